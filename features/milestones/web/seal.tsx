import clsx from 'clsx'

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30)

/** The set is complete: a stamp as on a finished drawing. It is drawn when the last milestone is saved, then it stands. */
export function Seal({ isFresh }: { isFresh: boolean }) {
  const drawn = (delay: string) => isFresh && clsx('animate-[draw_700ms_var(--ease)_both]', delay)
  return (
    <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" className="size-18 shrink-0 sm:size-24">
      <g stroke="var(--draft)" strokeWidth="1.5">
        {RAYS.map((angle) => (
          <path
            key={angle}
            d={angle % 90 ? 'M48 10V5' : 'M48 10V1'}
            pathLength={1}
            strokeDasharray={1}
            transform={`rotate(${angle} 48 48)`}
            className={clsx(drawn('[animation-delay:600ms]'))}
          />
        ))}
        <circle
          {...{ cx: 48, cy: 48, r: 34, pathLength: 1, strokeDasharray: 1 }}
          transform="rotate(-90 48 48)"
          className={clsx(drawn(''))}
        />
      </g>
      <circle
        {...{ cx: 48, cy: 48, r: 28 }}
        fill="var(--ok-tint)"
        className={clsx(isFresh && 'animate-[appear_420ms_var(--ease)_300ms_both]')}
      />
      <path
        d="M35 49l9 9 17-19"
        stroke="var(--ok)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength={1}
        strokeDasharray={1}
        className={clsx(drawn('[animation-delay:500ms]'))}
      />
    </svg>
  )
}
