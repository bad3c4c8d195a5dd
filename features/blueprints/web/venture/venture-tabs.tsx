import { Link } from 'react-router'

export type VentureTab = 'overview' | 'files' | 'milestones' | 'plan'

export const tabAddress = (id: string, tab: VentureTab): string => {
  const blueprint = `/blueprint/${encodeURIComponent(id)}`
  if (tab === 'overview') return blueprint
  return tab === 'plan' ? `${blueprint}/plan` : `${blueprint}?tab=${tab}`
}

export const TABS: { tab: VentureTab; label: string }[] = [
  { tab: 'overview', label: 'Overview' },
  { tab: 'files', label: 'Files' },
  { tab: 'milestones', label: 'Milestone Map' },
  { tab: 'plan', label: 'Assumptions & What-if' },
]

export const ventureTabRow = '-mx-3 flex h-12 overflow-x-auto [scrollbar-width:none] lg:mx-0 lg:h-full'

export const ventureTabLook =
  'relative flex shrink-0 items-center gap-2 px-3 text-ui whitespace-nowrap text-ink-2 after:absolute after:inset-x-3 after:bottom-0 after:border-b-2 after:border-transparent hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-[550] data-[state=active]:text-ink data-[state=active]:after:border-draft aria-[current=page]:font-[550] aria-[current=page]:text-ink aria-[current=page]:after:border-draft'

/** Where the tabs are pages of their own. The page of a blueprint has its own tabs, which the arrow keys move through. */
export function VentureTabs({ id, current }: { id: string; current: VentureTab }) {
  return (
    <nav aria-label="Blueprint" className={ventureTabRow}>
      {TABS.map(({ tab, label }) => (
        <Link
          key={tab}
          to={tabAddress(id, tab)}
          ref={tab === current ? scrollIntoRow : null}
          aria-current={tab === current ? 'page' : undefined}
          className={ventureTabLook}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** On a narrow phone the row is wider than the screen. */
function scrollIntoRow(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft + link.offsetWidth - row.clientWidth
}
