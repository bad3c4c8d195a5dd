// The founder's blueprints: search, filters, what is chosen and what is done with it.
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { AssetsPanel } from './assets-panel.tsx'
import type { Dashboard } from './dashboard-head.tsx'
import { type Chosen, isEmpty, NOTHING, type Selection, seenOf } from './selection.ts'
import { ShelfBar } from './shelf-bar.tsx'
import { NothingHere } from './shelf-nothing.tsx'
import { EVERYTHING, type Filter, type Match, type Row } from './shelf-pages.ts'
import { ShelfTable } from './shelf-table.tsx'
import { useShelf } from './use-shelf.ts'
import { useShelfChange } from './use-shelf-change.ts'

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'recent', label: 'Recent' },
  { value: 'starred', label: 'Starred' },
  { value: 'archived', label: 'Archived' },
]

const TYPING_ENDS_MS = 250

export function Shelf({ dashboard }: { dashboard: Dashboard }) {
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Filter>(EVERYTHING.filter)
  const [chosen, setChosen] = useState<Chosen>({ selection: NOTHING, match: EVERYTHING })
  const [looked, setLooked] = useState<Row>()
  const match: Match = { search: useSettled(typed.trim()), filter }
  const shelf = useShelf(dashboard, match)
  const { change } = useShelfChange()
  const { rows, isPlaceholderData, isError } = shelf
  const selection = seenOf(chosen, match, rows)
  const select = (selection: Selection) => setChosen({ selection, match })
  const mayChange = !dashboard.user.orderOnly

  function look(next: { typed?: string; filter?: Filter }) {
    if (next.typed !== undefined) setTyped(next.typed)
    if (next.filter !== undefined) setFilter(next.filter)
    if (!isEmpty(selection)) select(NOTHING)
  }

  const star = (row: Row) =>
    void change({
      selection: { all: false, ids: new Set([row.id]) },
      change: { starred: !row.starred },
      match,
      silent: true,
    })

  return (
    <section aria-label="Your blueprints" className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
          label="Search by name, idea or industry"
          placeholder="Search by name, idea or industry"
          maxLength={200}
          value={typed}
          onChange={(text) => look({ typed: text })}
        />
        <Segmented
          label="Show"
          value={filter}
          onChange={(value) => look({ filter: value as Filter })}
          options={FILTERS}
          className="max-sm:[&_label]:min-h-11 max-sm:[&_label]:px-2.5"
        />
      </div>
      <Frame isDim={isPlaceholderData}>
        <ShelfBar
          shelf={shelf}
          match={match}
          selection={selection}
          onSelect={select}
          credits={dashboard.credits}
          mayChange={mayChange}
          change={change}
        />
        {rows.length > 0 ? (
          <ShelfTable
            shelf={shelf}
            selection={selection}
            onSelect={select}
            onStar={star}
            onAssets={setLooked}
            mayChange={mayChange}
          />
        ) : isError ? (
          <NotLoaded retry={() => void shelf.refetch()} busy={shelf.isFetching} />
        ) : shelf.isPending || shelf.hasNextPage ? (
          // What was loaded is put away; the others are on their way.
          <div className="h-60" />
        ) : (
          <NothingHere match={match} hasArchived={dashboard.hasArchived ?? false} onLook={look} />
        )}
      </Frame>
      {looked && (
        <AssetsPanel
          blueprint={rows.find(({ id }) => id === looked.id) ?? looked}
          onClose={() => setLooked(undefined)}
        />
      )}
    </section>
  )
}

/** Clipped, not hidden: its bar sticks to the window while the list goes by. */
function Frame({ isDim, children }: { isDim: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isDim}
      className={`overflow-clip rounded-3 border border-line bg-surface transition-opacity duration-200 ${isDim ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  )
}

function NotLoaded({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-4 p-6">
      <p className="text-ui">The list could not be loaded.</p>
      <Button size="small" busy={busy} busyLabel="Retrying..." onClick={retry}>
        Retry
      </Button>
    </div>
  )
}

/** What was typed, once the typing stops. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === '') return setSettled('')
    const timer = setTimeout(() => setSettled(text), TYPING_ENDS_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
