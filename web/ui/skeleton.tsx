import clsx from 'clsx'

const WIDTHS = ['w-[55%]', 'w-full', 'w-[80%]', 'w-[92%]', 'w-[68%]']

/** Waits 200 ms before it shows: what loads faster needs no placeholder. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  const rows = Array.from({ length: lines }, (_, line) => WIDTHS[line % WIDTHS.length])
  return (
    <div className={className}>
      <span role="status" className="sr-only">
        Loading…
      </span>
      <div aria-hidden="true" className="grid gap-3.5 animate-[appear_200ms_var(--ease)_200ms_both]">
        {rows.map((width, line) => (
          <div key={line} className={clsx('h-3 rounded-1 bg-tint', width)} />
        ))}
      </div>
    </div>
  )
}
