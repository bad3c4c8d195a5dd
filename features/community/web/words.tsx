import clsx from 'clsx'

interface WordsProps {
  /** Made by the server of what people wrote: escaped, and of a few elements only. */
  html: string
  className?: string
}

export function Words({ html, className }: WordsProps) {
  return <div className={clsx('member-words', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
