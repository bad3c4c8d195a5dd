// The paper that both charts are drawn on: months across, money up, and a reading line that follows the pointer.
import clsx from 'clsx'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { shortMoney } from '#engine/short-money.ts'
import { type Box, type Scale, scaleOf } from './scale.ts'
import { useWidth } from './use-width.ts'

interface PlotLine {
  id: string
  label: string
  look: 'strong' | 'dashed'
  months: readonly number[]
}

type PlotProps = {
  title: string
  /** The one sentence a reader takes from the picture; spoken instead of it. */
  summary: string
  currency: string
  lines: PlotLine[]
  /** The same of the issued plan: drawn faintly, and with room for them. */
  before?: readonly (readonly number[])[]
  full: (minor: number) => string
  height?: number
  children: (scale: Scale, box: Box) => ReactNode
}

const FIRST_WIDTH = 480
/** At most so many steps of money. */
const TICKS = 4
/** Below it every other label of a month is left out. */
const WIDE = 420

export function Plot({
  title,
  summary,
  currency,
  lines,
  before = [],
  full,
  height = 136,
  children,
}: PlotProps) {
  const [place, width] = useWidth<HTMLDivElement>(FIRST_WIDTH)
  const [month, setMonth] = useState<number>()
  const all = [...lines.map((line) => line.months), ...before]
  const labels = scaleOf(all, { width, height, top: 0, right: 0, bottom: 0, left: 0 }, TICKS).ticks.map(
    (tick) => shortMoney(tick, currency),
  )
  const left = 12 + Math.max(...labels.map(({ length }) => length)) * 7
  const box = { width, height, top: 8, right: 10, bottom: 26, left }
  const scale = scaleOf(all, box, TICKS)
  const count = lines[0]?.months.length ?? 0

  function point(event: PointerEvent<SVGSVGElement>) {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left
    const share = (across - box.left) / (box.width - box.left - box.right)
    setMonth(Math.min(count, Math.max(1, Math.round(share * (count - 1)) + 1)))
  }

  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ui font-semibold">{title}</span>
        <span
          aria-hidden="true"
          className="flex min-h-5 flex-wrap gap-x-4 text-caption text-ink-2 tabular-nums"
        >
          {month === undefined ? (
            <Legend lines={lines} hasBefore={before.length > 0} />
          ) : (
            <Reading {...{ month, lines, full }} />
          )}
        </span>
      </figcaption>
      <div ref={place} role="img" aria-label={summary} className="min-w-0">
        <svg
          width="100%"
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="block touch-pan-y overflow-visible"
          onPointerMove={point}
          onPointerLeave={() => setMonth(undefined)}
        >
          <Paper {...{ scale, box, labels, count }} />
          {children(scale, box)}
          {month !== undefined && <Reader {...{ month, lines, scale, box }} />}
        </svg>
      </div>
    </figure>
  )
}

type PaperProps = { scale: Scale; box: Box; labels: string[]; count: number }

function Paper({ scale: { x, y, ticks }, box, labels, count }: PaperProps) {
  const every = box.width < WIDE ? 12 : 6
  // 'Month 1' needs the room of the second label.
  const months = [1, ...Array.from({ length: Math.floor(count / every) }, (_, i) => (i + 1) * every)].filter(
    (month) => month === 1 || month > 6,
  )
  return (
    <g className="fill-ink-3 text-caption tabular-nums">
      {ticks.map((tick, i) => (
        <g key={tick}>
          <path
            d={`M${box.left} ${y(tick)}H${box.width - box.right}`}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={box.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {labels[i]}
          </text>
        </g>
      ))}
      {months.map((month) => (
        <text
          key={month}
          x={x(month)}
          y={box.height - 6}
          textAnchor={month === 1 ? 'start' : month === count ? 'end' : 'middle'}
        >
          {month === 1 ? 'Month 1' : month}
        </text>
      ))}
    </g>
  )
}

export const LINE_LOOK = {
  strong: { className: 'fill-none stroke-navy', strokeWidth: 2 },
  dashed: { className: 'fill-none stroke-draft', strokeWidth: 2, strokeDasharray: '6 4' },
  before: { className: 'fill-none stroke-ink-3', strokeWidth: 1, strokeDasharray: '1 3' },
} as const

function Legend({ lines, hasBefore }: { lines: PlotLine[]; hasBefore: boolean }) {
  return (
    <>
      {lines.map(({ id, label, look }) => (
        <Entry key={id} look={look} label={label} />
      ))}
      {hasBefore && <Entry look="before" label="As issued" />}
    </>
  )
}

function Entry({ look, label }: { look: keyof typeof LINE_LOOK; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="24" height="8" aria-hidden="true" className="shrink-0">
        <path d="M0 4H24" {...LINE_LOOK[look]} />
      </svg>
      {label}
    </span>
  )
}

type ReadingProps = { month: number; lines: PlotLine[]; full: (minor: number) => string }

function Reading({ month, lines, full }: ReadingProps) {
  return (
    <>
      <span className="font-semibold text-ink">Month {month}</span>
      {lines.map(({ id, label, months }) => (
        <span key={id}>
          {label} {full(months[month - 1] ?? 0)}
        </span>
      ))}
    </>
  )
}

type ReaderProps = { month: number; lines: PlotLine[]; scale: Scale; box: Box }

function Reader({ month, lines, scale: { x, y }, box }: ReaderProps) {
  return (
    <g pointerEvents="none">
      <path d={`M${x(month)} ${box.top}V${box.height - box.bottom}`} className="stroke-line-strong" />
      {lines.map(({ id, look, months }) => (
        <circle
          key={id}
          cx={x(month)}
          cy={y(months[month - 1] ?? 0)}
          r={3.5}
          strokeWidth={2}
          className={clsx('fill-surface', look === 'strong' ? 'stroke-navy' : 'stroke-draft')}
        />
      ))}
    </g>
  )
}
