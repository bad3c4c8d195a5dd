import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { usePause } from '#web/use-pause.ts'
import { type FigureMove, type FigureRow, spoken } from './figures.ts'

/** What it all comes to, each beside the issued plan. */
export function KeyFigures({ rows }: { rows: FigureRow[] }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-3">
        {rows.map(({ id, label, text, note, change }) => (
          <div key={id} data-figure={id} className="min-w-0 border-l border-draft-soft pl-3">
            <dt className="text-caption text-ink-2">{label}</dt>
            <dd className="mt-0.5">
              <span className="block text-[1.1875rem] leading-snug font-semibold tracking-tight tabular-nums wrap-anywhere">
                {text}
              </span>
              {note && <span className="block text-caption text-ink-2">in {note}</span>}
              {/* Its room is kept, so that nothing jumps while somebody types. */}
              <span className="block min-h-5">{change && <Change {...change} />}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Spoken rows={rows} />
    </>
  )
}

export function Change({ text, is, goes }: FigureMove) {
  const Icon = goes === 'up' ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-caption font-[550] tabular-nums',
        { better: 'text-ok', worse: 'text-warn', other: 'text-ink-2' }[is],
      )}
    >
      {goes && <Icon size={14} strokeWidth={2} aria-hidden className="shrink-0" />}
      {text}
      {is !== 'other' && <span className="sr-only">, {is} than the issued plan</span>}
    </span>
  )
}

function Spoken({ rows }: { rows: FigureRow[] }) {
  const settled = usePause(spoken(rows.filter(({ change }) => change)))
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  )
}
