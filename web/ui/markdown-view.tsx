import clsx from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { isActionLink } from '#kit/action-links.ts'
import { ScrollBox } from './scroll-box.tsx'

// The parser prefixes ids already; twice would break footnotes.
const SCHEMA = { ...defaultSchema, clobberPrefix: '' }

export const LINK = 'font-[550] text-navy underline decoration-1 underline-offset-3 hover:decoration-2'
const HEAD = 'mt-8 font-semibold tracking-tight first:mt-0'

// The text stands inside a page that has its own first and second headings.
const components: Components = {
  h1: ({ children }) => <h3 className={clsx(HEAD, 'text-h3')}>{children}</h3>,
  h2: ({ children }) => <h4 className={clsx(HEAD, 'text-lead')}>{children}</h4>,
  h3: ({ children }) => <h5 className={clsx(HEAD, 'text-body')}>{children}</h5>,
  h4: ({ children }) => <h6 className={clsx(HEAD, 'text-ui')}>{children}</h6>,
  h5: ({ children }) => <h6 className={clsx(HEAD, 'text-ui')}>{children}</h6>,
  h6: ({ children }) => <h6 className={clsx(HEAD, 'text-ui')}>{children}</h6>,
  p: ({ children }) => <p className="my-4 first:mt-0 last:mb-0">{children}</p>,
  a: ({ href, children }) => <Away href={href}>{children}</Away>,
  // A picture from elsewhere would tell its owner who reads: its words stand for it.
  img: ({ alt }) => <em>[{alt || 'picture'}]</em>,
  ul: ({ className, children }) => (
    <ul
      className={clsx(
        'my-4 grid gap-1.5 marker:text-draft',
        className?.includes('task-list') ? 'list-none' : 'list-disc pl-5',
      )}
    >
      {children}
    </ul>
  ),
  ol: ({ start, children }) => (
    <ol start={start} className="my-4 grid list-decimal gap-1.5 pl-6 marker:text-ink-3">
      {children}
    </ol>
  ),
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'Done:' : 'Open:'}>
      {checked ? '☑ ' : '☐ '}
    </span>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-5 border-l-2 border-draft-soft pl-5 text-ink-2">{children}</blockquote>
  ),
  hr: () => <hr className="my-8 border-line" />,
  code: ({ children }) => (
    <code className="rounded-1 bg-sunken px-1.5 py-0.5 font-mono text-small">{children}</code>
  ),
  pre: ({ children }) => (
    <ScrollBox label="Code" className="my-5 rounded-2 border border-line bg-sunken">
      <pre className="w-max min-w-full px-4 py-3.5 font-mono text-small leading-relaxed [&_code]:bg-transparent [&_code]:p-0">
        {children}
      </pre>
    </ScrollBox>
  ),
  table: ({ children }) => (
    <ScrollBox label="Table" className="my-5 rounded-2 border border-line">
      <table className="w-full border-collapse text-small wrap-normal">{children}</table>
    </ScrollBox>
  ),
  thead: ({ children }) => <thead className="bg-sunken">{children}</thead>,
  th: ({ style, children }) => (
    <th scope="col" className={clsx('px-4 py-2.5 font-[550]', alignment(style))}>
      {children}
    </th>
  ),
  td: ({ style, children }) => (
    <td className={clsx('border-t border-line px-4 py-2.5', alignment(style))}>{children}</td>
  ),
}

// The parser says it as a style, which served markup may not carry.
function alignment(style: CSSProperties | undefined) {
  if (style?.textAlign === 'right') return 'whitespace-nowrap text-right tabular-nums'
  return style?.textAlign === 'center' ? 'text-center' : 'text-left'
}

function Away({ href, children }: ComponentProps<'a'>) {
  // What the sanitiser refused has lost its address, and is no link any more.
  if (!href) return <span>{children}</span>
  // Files that founders edit are shared with others.
  if (isActionLink(href, globalThis.location?.origin)) return <span>{children}</span>
  const within = href.startsWith('#')
  return (
    <a href={href} target={within ? undefined : '_blank'} rel="nofollow noopener" className={LINK}>
      {children}
    </a>
  )
}

type MarkdownViewProps = {
  text: string
  className?: string
  /** What stands for some elements instead: `article-view.tsx`. */
  parts?: Components
}

export default function MarkdownView({ text, className, parts }: MarkdownViewProps) {
  return (
    <div className={clsx('max-w-(--measure) min-w-0 wrap-anywhere', className)}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, SCHEMA]]}
        components={parts ? { ...components, ...parts } : components}
      >
        {text}
      </Markdown>
    </div>
  )
}
