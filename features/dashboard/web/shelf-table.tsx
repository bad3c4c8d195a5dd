import { useEffect, useMemo, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isChosen, type Selection, toggled } from './selection.ts'
import type { Shelved } from './shelf-bar.tsx'
import type { Row } from './shelf-pages.ts'
import { ShelfRow } from './shelf-row.tsx'
import { WIDTHS, widthOfActions } from './shelf-widths.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** Until the first row tells. */
const ROW_HEIGHT = 76
/** So many rows before the end, the next page is asked for. */
const AHEAD = 25

type Props = {
  shelf: Shelved
  selection: Selection
  onSelect: (selection: Selection) => void
  onStar: (row: Row) => void
  onAssets: (row: Row) => void
  mayChange: boolean
}

/** Only what is in sight is in the page, however many there are. */
export function ShelfTable({ shelf, selection, onSelect, onStar, onAssets, mayChange }: Props) {
  const { rows, total, totalIsMore } = shelf
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, end, rowHeight } = useVisibleRows(body, rows.length, ROW_HEIGHT)
  useNextPage(shelf, end)
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end])
  return (
    <>
      <table
        aria-rowcount={totalIsMore ? -1 : total + 1}
        className="w-full table-fixed border-collapse text-left text-small"
      >
        <caption className="sr-only">Your blueprints</caption>
        <Head mayChange={mayChange} />
        <tbody ref={body}>
          <Gap height={first * rowHeight} mayChange={mayChange} />
          {shown.map((row, i) => (
            <ShelfRow
              key={row.id}
              row={row}
              index={first + i + 2}
              isChosen={isChosen(selection, row.id)}
              onChoose={() => onSelect(toggled(selection, row.id, rows))}
              onStar={() => onStar(row)}
              onAssets={() => onAssets(row)}
              mayChange={mayChange}
            />
          ))}
          <Gap height={(rows.length - end) * rowHeight} mayChange={mayChange} />
        </tbody>
      </table>
      <More shelf={shelf} />
    </>
  )
}

function Head({ mayChange }: { mayChange: boolean }) {
  return (
    // On phones its words are only spoken. It stays, without height: it decides how wide the columns are.
    <thead className="bg-sunken text-ink-2">
      <tr aria-rowindex={1} className="h-11 *:px-2 *:py-0 *:font-[550] max-md:h-0">
        {mayChange && (
          <th scope="col" className={WIDTHS.box}>
            <span className="sr-only">Selected</span>
          </th>
        )}
        <th scope="col" className={mayChange ? undefined : 'pl-5!'}>
          <span className="max-md:sr-only">Blueprint</span>
        </th>
        <th scope="col" className={WIDTHS.industry}>
          <span className="max-md:sr-only">Industry</span>
        </th>
        <th scope="col" className={WIDTHS.stage}>
          <span className="max-md:sr-only">Stage</span>
        </th>
        <th scope="col" className={WIDTHS.created}>
          <span className="max-md:sr-only">Created</span>
        </th>
        <th scope="col" className={widthOfActions(mayChange)}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

/** In place of the rows that are out of sight. It has their cells: the first row of a table decides how wide its columns are. */
function Gap({ height, mayChange }: { height: number; mayChange: boolean }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot have the focus.
    <tr aria-hidden="true">
      {mayChange && <td className={WIDTHS.box} />}
      <td style={{ height, padding: 0 }} />
      <td className={WIDTHS.industry} />
      <td className={WIDTHS.stage} />
      <td className={WIDTHS.created} />
      <td className={widthOfActions(mayChange)} />
    </tr>
  )
}

function useNextPage(
  { rows, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Shelved,
  end: number,
) {
  const isNear = hasNextPage && !isFetching && !isFetchNextPageError && end > rows.length - AHEAD
  useEffect(() => {
    if (isNear) void fetchNextPage()
  }, [isNear, fetchNextPage])
}

function More({
  shelf: { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage },
}: {
  shelf: Shelved
}) {
  if (!hasNextPage) return null
  return (
    <div className="flex min-h-15 items-center justify-between [overflow-anchor:none] gap-4 border-t border-line px-5 text-small text-ink-2">
      {isFetchNextPageError ? (
        <>
          <p role="alert">The rest of the list could not be loaded.</p>
          <Button
            size="small"
            busy={isFetchingNextPage}
            busyLabel="Retrying..."
            onClick={() => void fetchNextPage()}
          >
            Retry
          </Button>
        </>
      ) : (
        <p className="flex items-center gap-3">
          <Spinner /> Loading more…
        </p>
      )}
    </div>
  )
}
