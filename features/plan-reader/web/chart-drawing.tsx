// A drawing of the engine as SVG, in the venture's inks.
import type { ReaderBlock, ReaderDrawing } from '../contract.ts'

type Chart = Extract<ReaderBlock, { kind: 'chart' }>

export function ChartDrawing({ chart: { title, unit, note, alternative, wide, narrow } }: { chart: Chart }) {
  return (
    <figure className="reader-chart">
      <figcaption className="mb-3 flex flex-wrap items-baseline gap-x-3 text-small">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-2">{unit}</span>
      </figcaption>
      <div role="img" aria-label={alternative}>
        <Drawing drawing={wide} className="max-sm:hidden print:block!" />
        <Drawing drawing={narrow} className="sm:hidden print:hidden" />
      </div>
      {note && <p className="mt-2 text-caption text-ink-2">{note}</p>}
    </figure>
  )
}

const PALETTE = new Set(['ink', 'primary', 'mid', 'line', 'light', 'tint', 'pale', 'signal', 'soft'])
const OURS: Record<string, string> = { grey: 'var(--ink-2)', hair: 'var(--line)', paper: 'var(--paper)' }

const inkOf = (ink: string | undefined): string =>
  ink === undefined ? 'none' : PALETTE.has(ink) ? `var(--v-${ink})` : (OURS[ink] ?? 'currentColor')

const FACES = { sans: 'var(--font)', mono: 'var(--font)', display: 'var(--v-display)' }

type DrawingProps = { drawing: ReaderDrawing; className: string }

function Drawing({ drawing: { width, height, items }, className }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`block h-auto w-full overflow-visible tabular-nums ${className}`}
    >
      {items.map((item, i) =>
        'path' in item ? (
          <path
            key={i}
            d={item.path}
            fill={inkOf(item.fill)}
            {...(item.evenOdd && { fillRule: 'evenodd' as const })}
            {...(item.stroke && {
              stroke: inkOf(item.stroke),
              strokeWidth: item.width,
              strokeDasharray: item.dash,
              strokeLinejoin: 'round' as const,
            })}
          />
        ) : (
          <text
            key={i}
            x={item.x}
            y={item.y}
            fontSize={item.size}
            fontWeight={item.weight}
            textAnchor={item.anchor}
            fill={inkOf(item.ink)}
            style={{ fontFamily: FACES[item.face] }}
          >
            {item.text}
          </text>
        ),
      )}
    </svg>
  )
}
