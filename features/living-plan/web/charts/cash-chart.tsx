import { memo, useId } from 'react'
import { formatMoney } from '#engine/money.ts'
import { shortMoney } from '#engine/short-money.ts'
import type { Seen } from '../model.ts'
import { LINE_LOOK, Plot } from './plot.tsx'
import { areaOf, type Box, pathOf, type Scale } from './scale.ts'

type Props = { now: Seen; before?: Seen | undefined }

/** Cash at the end of each month, with its lowest point; what lies below zero is hatched. */
export const CashChart = memo(function CashChart({ now, before }: Props) {
  const id = useId()
  const { series, currency, figures } = now
  const full = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const { month, amount } = figures.lowestCash
  return (
    <Plot
      title="Cash at the end of each month"
      summary={`Cash is lowest in month ${month}, at ${full(amount)}, and ends at ${full(figures.endCash)} in month ${series.cash.length}.`}
      currency={currency}
      full={full}
      lines={[{ id: 'cash', label: 'Cash', look: 'strong', months: series.cash }]}
      {...(before && { before: [before.series.cash] })}
    >
      {(scale, box) => (
        <>
          <Hatching id={id} {...{ scale, box }} />
          <path d={areaOf(series.cash, scale)} className="fill-selected" />
          <path d={areaOf(series.cash, scale)} fill={`url(#${id}-hatch)`} clipPath={`url(#${id}-below)`} />
          {before && <path d={pathOf(before.series.cash, scale)} {...LINE_LOOK.before} />}
          <path
            d={`M${box.left} ${scale.y(0)}H${box.width - box.right}`}
            className="stroke-ink-3"
            strokeWidth={1.25}
          />
          <path data-line="cash" d={pathOf(series.cash, scale)} {...LINE_LOOK.strong} />
          <Lowest
            {...{ scale, box, month, amount }}
            text={`${shortMoney(amount, currency)}, month ${month}`}
          />
        </>
      )}
    </Plot>
  )
})

function Hatching({ id, scale, box }: { id: string; scale: Scale; box: Box }) {
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-danger-tint" />
        <rect width="1.5" height="6" className="fill-danger" />
      </pattern>
      <clipPath id={`${id}-below`}>
        <rect x="0" y={scale.y(0)} width={box.width} height={Math.max(0, box.height - scale.y(0))} />
      </clipPath>
    </defs>
  )
}

type LowestProps = { scale: Scale; box: Box; month: number; amount: number; text: string }

function Lowest({ scale: { x, y }, box, month, amount, text }: LowestProps) {
  const [across, down] = [x(month), y(amount)]
  const isLate = across > box.width * 0.6
  const hasRoomBelow = down < box.height - box.bottom - 22
  return (
    <g>
      <circle cx={across} cy={down} r={4} strokeWidth={2} className="fill-surface stroke-navy" />
      <text
        x={across + (isLate ? -8 : 8)}
        y={hasRoomBelow ? down + 18 : down - 12}
        textAnchor={isLate ? 'end' : 'start'}
        paintOrder="stroke"
        strokeWidth={4}
        strokeLinejoin="round"
        className="fill-ink stroke-surface text-caption font-semibold tabular-nums"
      >
        {text}
      </text>
    </g>
  )
}
