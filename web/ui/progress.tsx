import clsx from 'clsx'

type ProgressProps = { label: string; value: number; caption?: string; className?: string }

export function Progress({ label, value, caption, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  const done = percent === 100
  return (
    <div className={className}>
      <div aria-hidden="true" className="mb-2 flex items-baseline justify-between gap-4 text-small">
        <span className="min-w-0 font-[550]">{label}</span>
        <span className={clsx('tabular-nums', done ? 'font-[550] text-ok' : 'text-ink-2')}>{percent}%</span>
      </div>
      <ProgressBar label={label} value={percent} text={caption ? `${percent}%, ${caption}` : undefined} />
      {caption && <p className="mt-2 text-caption text-ink-2">{caption}</p>}
    </div>
  )
}

type BarProps = { label: string; value: number; text?: string; className?: string }

/** The line alone. */
export function ProgressBar({ label, value, text, className }: BarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className={className}
    >
      {/* An SVG, since a width in a style attribute would be refused in served markup. */}
      <svg
        width="100%"
        height="8"
        aria-hidden="true"
        className="block rounded-1 bg-sunken inset-ring-1 inset-ring-line"
      >
        <rect
          width={`${percent}%`}
          height="8"
          fill="currentColor"
          className={clsx(
            'transition-[width] duration-(--slow) ease-house',
            percent === 100 ? 'text-ok' : 'text-draft',
          )}
        />
      </svg>
    </div>
  )
}
