import { Tabs as Radix } from 'radix-ui'
import { Link } from 'react-router'
import { TABS, tabAddress, ventureTabLook, ventureTabRow } from './venture-tabs.tsx'

// Radix writes this style, which our content policy refuses in served markup. Undefined takes it out again.
const NO_OUTLINE_STYLE = { outline: undefined }

/** On the page of a blueprint three tabs are of the page, and the arrow keys move through them; the fourth is a page of its own. */
export function VentureTabList({ id, files }: { id: string; files: number }) {
  return (
    <div className={ventureTabRow}>
      <Radix.List aria-label="Blueprint" style={NO_OUTLINE_STYLE} className="flex">
        {TABS.filter(({ tab }) => tab !== 'plan').map(({ tab, label }) => (
          <Radix.Trigger key={tab} value={tab} className={ventureTabLook}>
            {label}
            {tab === 'files' && files > 0 && (
              <span aria-hidden="true" className="text-caption text-ink-3 tabular-nums">
                {files}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {TABS.filter(({ tab }) => tab === 'plan').map(({ tab, label }) => (
        <Link key={tab} to={tabAddress(id, tab)} className={ventureTabLook}>
          {label}
        </Link>
      ))}
    </div>
  )
}
