import type { ReactNode } from 'react'
import { Link } from 'react-router'

const look =
  'rounded-1 font-[550] text-navy underline decoration-line-strong underline-offset-4 hover:decoration-current'

/** Inside a sentence. `newTab` where something half done would be lost. */
export function TextLink({ to, newTab, children }: { to: string; newTab?: boolean; children: ReactNode }) {
  if (!newTab)
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noopener" className={look}>
      {children}
    </a>
  )
}
