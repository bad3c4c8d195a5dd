// Above the list: how many there are or how many are chosen, and what can be done with them.
import { Archive, ArchiveRestore, Download, Plus, Star, StarOff } from 'lucide-react'
import { useRef } from 'react'
import { openPurchase } from '#features/checkout/web/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { blueprintCount } from './rules.ts'
import { allLoaded, boxState, isChosen, isEmpty, NOTHING, type Selection } from './selection.ts'
import type { Change, Match } from './shelf-pages.ts'
import { useExport } from './use-export.ts'
import type { useShelf } from './use-shelf.ts'
import type { Wish } from './use-shelf-change.ts'

export type Shelved = ReturnType<typeof useShelf>

type Props = {
  shelf: Shelved
  match: Match
  selection: Selection
  onSelect: (selection: Selection) => void
  credits: number
  mayChange: boolean
  change: (wish: Wish) => Promise<boolean>
}

export function ShelfBar({ shelf, match, selection, onSelect, credits, mayChange, change }: Props) {
  const { rows, total, totalIsMore, hasNextPage, isError, isPlaceholderData } = shelf
  const nothing = isEmpty(selection)
  const box = boxState(selection, rows)
  const isAllLoaded = box === true && !selection.all
  // As long as the rows of the last search stand there, nobody knows how many match.
  const offersAll = isAllLoaded && hasNextPage && !isPlaceholderData
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div ref={bar} tabIndex={-1} className="sticky top-17 z-20 border-b border-line bg-surface outline-none">
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 pr-2 pl-5">
        <div className="flex min-h-11 min-w-0 items-center gap-4">
          {mayChange && rows.length > 0 && (
            <Checkbox
              aria-label="Select all"
              checked={box}
              onChange={() => onSelect(box === true ? NOTHING : allLoaded(rows))}
            />
          )}
          <p role="status" className="text-ui font-semibold">
            {nothing
              ? !(isError && rows.length === 0) && blueprintCount(total, totalIsMore)
              : chosenText(selection, total, totalIsMore)}
          </p>
        </div>
        {nothing ? (
          mayChange && (
            <Button
              kind="ghost"
              size="small"
              icon={Plus}
              className="max-sm:-ml-3.5 max-sm:min-h-11"
              onClick={() => openPurchase({ useCredits: credits > 0, another: true })}
            >
              Create Another Blueprint
            </Button>
          )
        ) : (
          <Actions
            {...{ shelf, match, selection, onSelect, change }}
            // Its buttons go with the selection; whoever pressed one by the keyboard stays here.
            onGone={() => bar.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {offersAll && (
        <p className="flex flex-wrap items-center gap-x-2 border-t border-line bg-sunken px-5 py-1 text-small text-ink-2">
          The {rows.length} loaded ones are selected.
          <Button
            kind="ghost"
            size="small"
            className="-ml-2 max-sm:min-h-11"
            onClick={() => onSelect({ all: true })}
          >
            Select all {blueprintCount(total, totalIsMore)}
          </Button>
        </p>
      )}
    </div>
  )
}

function chosenText(selection: Selection, total: number, totalIsMore: boolean): string {
  return selection.all
    ? `All ${blueprintCount(total, totalIsMore)} selected`
    : `${selection.ids.size} selected`
}

type ActionsProps = Pick<Props, 'shelf' | 'match' | 'selection' | 'onSelect' | 'change'> & {
  onGone: () => void
}

function Actions({ shelf, match, selection, onSelect, change, onGone }: ActionsProps) {
  const { start, isBusy } = useExport()
  const areStarred = shelf.rows.filter(({ id }) => isChosen(selection, id)).every(({ starred }) => starred)
  const isArchive = match.filter === 'archived'

  async function apply(wanted: Change) {
    // What is put away is no longer there to be chosen.
    if (wanted.archived !== undefined) {
      onSelect(NOTHING)
      onGone()
    }
    const isDone = await change({ selection, change: wanted, match })
    if (!isDone) onSelect(selection)
  }

  const look = { kind: 'ghost', size: 'small', className: 'max-sm:min-h-11 px-3' } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label="With the selected ones" className="-ml-3 flex flex-wrap">
      <Button
        {...look}
        icon={areStarred ? StarOff : Star}
        onClick={() => void apply({ starred: !areStarred })}
      >
        {areStarred ? 'Unstar' : 'Star'}
      </Button>
      <Button
        {...look}
        icon={isArchive ? ArchiveRestore : Archive}
        onClick={() => void apply({ archived: !isArchive })}
      >
        {isArchive ? 'Unarchive' : 'Archive'}
      </Button>
      <Button
        {...look}
        icon={Download}
        busy={isBusy}
        busyLabel="Exporting..."
        onClick={() => void start(selection, match)}
      >
        Export
      </Button>
    </div>
  )
}
