import clsx from 'clsx'
import { doneShare, type GenerationView, STAGES, stageNumber, widthOf } from './stages.ts'

/** Nine pieces, as wide as their share of the time; below, the stage and the percentage. */
export function StageBar({ view }: { view: GenerationView }) {
  const percent = Math.floor(view.percent)
  const position = `stage ${stageNumber(view.stage)} of ${STAGES.length}`
  const done = view.status === 'complete'
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Overall progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={done ? '100%' : `${percent}%, ${view.stage}, ${position}`}
        className="flex gap-[3px]"
      >
        {STAGES.map(({ name }) => (
          <Piece
            key={name}
            weight={widthOf(name, view.scale)}
            share={doneShare(name, view.percent, view.scale)}
            status={view.status}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-3 flex items-baseline justify-between gap-4 text-small">
        <span className="min-w-0 text-ink-2">
          <span className="font-semibold text-ink">{done ? 'All nine stages' : view.stage}</span>{' '}
          {done ? 'done' : position}
        </span>
        <span className={clsx('font-semibold tabular-nums', done && 'text-ok')}>{percent}%</span>
      </p>
    </div>
  )
}

const TONES = { unknown: 'bg-draft', generating: 'bg-draft', complete: 'bg-ok', error: 'bg-danger' }

type PieceProps = { weight: number; share: number; status: GenerationView['status'] }

function Piece({ weight, share, status }: PieceProps) {
  return (
    <div
      className="h-3.5 min-w-1 basis-0 overflow-hidden transition-[flex-grow] duration-(--slow) ease-house bg-sunken inset-ring-1 inset-ring-line forced-colors:border"
      style={{ flexGrow: weight }}
    >
      <div
        className={clsx(
          'h-full origin-left transition-transform duration-(--slow) ease-house forced-colors:bg-[CanvasText]',
          TONES[status],
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
