import { useId } from 'react'
import { CornerMarks } from '#web/ui/corner-marks.tsx'

const TOP = 24
const HEIGHT = 222
const SHEET = 270

/** A sheet being drawn: in ink as far as it is done, dotted below; the orange line is where the pen is. Then the page itself. */
type Props = { percent: number; page?: string | undefined; className?: string }

export function DrawingSheet({ percent, page, className }: Props) {
  return (
    <div className={className}>
      <div className="grid-paper relative border border-draft-soft bg-paper">
        <CornerMarks />
        {page ? (
          <img
            src={page}
            alt="First page of the blueprint"
            className="block w-full animate-[appear_200ms_var(--ease)]"
          />
        ) : (
          <Sheet percent={percent} />
        )}
      </div>
    </div>
  )
}

function Sheet({ percent }: { percent: number }) {
  const done = useId()
  const pen = percent < 100 ? TOP + (HEIGHT * Math.max(0, percent)) / 100 : SHEET
  const move = 'transition-[transform] duration-(--slow) ease-house'
  return (
    <svg viewBox="0 0 208 270" fill="none" aria-hidden="true" className="block w-full overflow-hidden">
      <clipPath id={done}>
        <rect width="208" height={SHEET} y={-SHEET} className={move} transform={`translate(0 ${pen})`} />
      </clipPath>
      <g stroke="var(--draft-soft)" strokeWidth="1.5" strokeDasharray="4 4">
        <Lines />
      </g>
      <g clipPath={`url(#${done})`}>
        <rect width="208" height="270" fill="var(--paper)" />
        <g stroke="var(--ink)" strokeWidth="2">
          <path d="M24 33h70M24 49h112" />
        </g>
        <g stroke="var(--draft)" strokeWidth="1.5">
          <Lines />
        </g>
      </g>
      {percent < 100 && (
        <path
          d="M0 0h208"
          stroke="var(--signal)"
          strokeWidth="2"
          className={move}
          transform={`translate(0 ${pen})`}
        />
      )}
    </svg>
  )
}

function Lines() {
  return (
    <>
      <path d="M24 70h160M24 82h160M24 94h124" />
      <path d="M24 116h160v62H24zM24 156l30-11 30 6 36-20 30-9 34-6" />
      <path d="M24 196h160M24 208h160M24 220h124M24 232h160" />
    </>
  )
}
