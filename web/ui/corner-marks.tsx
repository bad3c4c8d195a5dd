import clsx from 'clsx'

const CORNERS = [
  'top-0 left-0 -translate-1/2',
  'top-0 right-0 translate-x-1/2 -translate-y-1/2',
  'bottom-0 left-0 -translate-x-1/2 translate-y-1/2',
  'bottom-0 right-0 translate-1/2',
]

/** Four drafting crosses on the corners of the box around it, which must be `relative`. One object per view. */
export function CornerMarks({ className }: { className?: string }) {
  return (
    <>
      {CORNERS.map((corner) => (
        <svg
          key={corner}
          width="15"
          height="15"
          viewBox="0 0 15 15"
          fill="none"
          aria-hidden="true"
          className={clsx('pointer-events-none absolute text-draft', corner, className)}
        >
          <path d="M7.5 0v15M0 7.5h15" stroke="currentColor" />
        </svg>
      ))}
    </>
  )
}
