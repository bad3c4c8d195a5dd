import clsx from 'clsx'

const TONES = {
  draft: 'border-draft text-draft',
  ink: 'border-ink text-ink',
  warn: 'border-warn text-warn',
}
type Tone = keyof typeof TONES

/** A measuring line with its end ticks. It measures something, so a value stands next to it. */
export function DimensionLine({ tone = 'draft', className }: { tone?: Tone; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('relative h-3.5 border-x', TONES[tone], className)}>
      <div className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-current" />
      <Slash className="left-0 -translate-x-1/2" />
      <Slash className="right-0 translate-x-1/2" />
    </div>
  )
}

function Slash({ className }: { className: string }) {
  return (
    <svg
      width="8"
      height="8"
      viewBox="0 0 8 8"
      aria-hidden="true"
      className={clsx('absolute top-1/2 -translate-y-1/2', className)}
    >
      <path d="M.5 7.5l7-7" stroke="currentColor" />
    </svg>
  )
}
