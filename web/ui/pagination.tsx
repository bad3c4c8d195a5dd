import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button, IconButton } from './button.tsx'

type PaginationProps = {
  page: number
  pages: number
  onChange: (page: number) => void
  label?: string
  className?: string
}

export function Pagination({ page, pages, onChange, label = 'Pagination', className }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={clsx('flex flex-wrap items-center gap-1', className)}>
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onChange(page - 1)}
      />
      {shownPages(page, pages).map((shown, index, all) => (
        <span key={shown} className="flex items-center gap-1 max-sm:hidden">
          {index > 0 && shown - (all[index - 1] ?? 0) > 1 && <Gap />}
          <PageButton number={shown} current={shown === page} onPress={() => onChange(shown)} />
        </span>
      ))}
      <span className="px-2 text-small text-ink-2 tabular-nums sm:hidden">
        {page} of {pages}
      </span>
      <IconButton
        label="Next page"
        icon={ChevronRight}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onChange(page + 1)}
      />
    </nav>
  )
}

/** The first, the last, and the current with its neighbours. */
function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages)
}

function Gap() {
  return (
    <span aria-hidden="true" className="px-1 text-ink-3">
      …
    </span>
  )
}

function PageButton({ number, current, onPress }: { number: number; current: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Page ${number}`}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
      className={clsx(
        'grid h-11 min-w-11 place-items-center rounded-2 border px-2 text-ui tabular-nums',
        current
          ? 'border-navy bg-selected font-semibold text-ink'
          : 'border-transparent font-[550] text-navy hover:bg-hover',
      )}
    >
      {number}
    </button>
  )
}

type LoadMoreProps = { hasMore: boolean; busy?: boolean; onMore: () => void; className?: string }

export function LoadMore({ hasMore, busy, onMore, className }: LoadMoreProps) {
  return (
    <div className={clsx('flex justify-center', className)}>
      {hasMore && (
        <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
          Load more
        </Button>
      )}
      <span role="status" className="sr-only">
        {!hasMore && 'All entries are shown.'}
      </span>
    </div>
  )
}
