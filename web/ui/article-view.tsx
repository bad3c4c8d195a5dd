import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { Components } from 'react-markdown'
import { Link } from 'react-router'
import MarkdownView, { LINK } from './markdown-view.tsx'

const HEAD = 'font-semibold tracking-tight'

// An article is the page: under its title come headings of the second rank. And its words are ours: what it links to,
// it recommends.
const PARTS: Components = {
  h1: ({ children }) => <h2 className={clsx(HEAD, 'mt-12 text-[1.625rem] leading-tight')}>{children}</h2>,
  h2: ({ children }) => <h2 className={clsx(HEAD, 'mt-12 text-[1.625rem] leading-tight')}>{children}</h2>,
  h3: ({ children }) => <h3 className={clsx(HEAD, 'mt-8 text-h3')}>{children}</h3>,
  h4: ({ children }) => <h4 className={clsx(HEAD, 'mt-6 text-body')}>{children}</h4>,
  h5: ({ children }) => <h5 className={clsx(HEAD, 'mt-6 text-body')}>{children}</h5>,
  h6: ({ children }) => <h6 className={clsx(HEAD, 'mt-6 text-body')}>{children}</h6>,
  a: ({ href, children }) => <Recommended href={href}>{children}</Recommended>,
}

function Recommended({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Link to={href} className={LINK}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel="noopener" className={LINK}>
      {children}
    </a>
  )
}

export default function ArticleView({ text }: { text: string }) {
  return <MarkdownView text={text} parts={PARTS} className="text-[1.0625rem] leading-[1.7]" />
}
