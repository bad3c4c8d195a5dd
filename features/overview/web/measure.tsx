import clsx from 'clsx'

/** A measuring line in the venture's color, lying or standing. It measures something, so a value stands next to it. */
export function Measure({ isUpright, className }: { isUpright?: boolean; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('relative text-v-line', isUpright ? 'w-2.75' : 'h-2.75', className)}
    >
      <div
        className={clsx(
          'absolute bg-current',
          isUpright ? 'inset-y-0 left-1/2 w-px' : 'inset-x-0 top-1/2 h-px',
        )}
      />
      <Tick className={isUpright ? 'top-0 left-1/2 -translate-1/2' : 'top-1/2 left-0 -translate-1/2'} />
      <Tick
        className={
          isUpright
            ? 'bottom-0 left-1/2 -translate-x-1/2 translate-y-1/2'
            : 'top-1/2 right-0 translate-x-1/2 -translate-y-1/2'
        }
      />
    </div>
  )
}

function Tick({ className }: { className: string }) {
  return (
    <svg
      width="11"
      height="11"
      viewBox="0 0 11 11"
      aria-hidden="true"
      className={clsx('absolute', className)}
    >
      <path d="M.5 10.5l10-10" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  )
}
