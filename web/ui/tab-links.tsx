import { Link } from 'react-router'
import { tabLook, tabRowLook } from './tab-look.ts'

export type TabLink = { to: string; label: string }

type Props = { label: string; links: TabLink[]; current: string }

/** Looks like tabs where each is a page of its own. */
export function TabLinks({ label, links, current }: Props) {
  return (
    <nav aria-label={label} className={tabRowLook}>
      {links.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          ref={to === current ? intoView : null}
          aria-current={to === current ? 'page' : undefined}
          className={tabLook}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** On a narrow phone the row is wider than the screen. */
function intoView(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft + link.offsetWidth - row.clientWidth
}
