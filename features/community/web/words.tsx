import clsx from 'clsx'

const LOOK = [
  '[&>*]:my-4 [&>*:first-child]:mt-0 [&>*:last-child]:mb-0',
  '[&>h3]:mt-7 [&>h3]:text-lead [&>h3]:font-semibold [&>h3]:tracking-tight',
  '[&>ul]:list-disc [&>ul]:pl-5 [&>ol]:list-decimal [&>ol]:pl-6 [&_li]:my-1.5 [&_li]:marker:text-ink-3',
  '[&>blockquote]:border-l-2 [&>blockquote]:border-draft-soft [&>blockquote]:pl-5 [&>blockquote]:text-ink-2',
  '[&_code]:rounded-1 [&_code]:bg-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-small',
  '[&>pre]:overflow-x-auto [&>pre]:rounded-2 [&>pre]:border [&>pre]:border-line [&>pre]:bg-sunken [&>pre]:px-4 [&>pre]:py-3.5',
  '[&>pre]:wrap-normal [&>pre>code]:bg-transparent [&>pre>code]:p-0',
  '[&_a]:font-[550] [&_a]:text-navy [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-3 [&_a:hover]:decoration-2',
  '[&_[data-mention]]:font-[550] [&_[data-mention]]:text-draft-ink',
  '[&>hr]:border-line',
]

interface WordsProps {
  /** Made by the server of what people wrote: escaped, and of a few elements only. */
  html: string
  className?: string
}

export function Words({ html, className }: WordsProps) {
  return (
    <div
      className={clsx(LOOK, 'max-w-(--measure) min-w-0 wrap-anywhere', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
