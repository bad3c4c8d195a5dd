import { memo } from 'react'
import { formatMoney } from '#engine/money.ts'
import type { Seen } from '../model.ts'
import { LINE_LOOK, Plot } from './plot.tsx'
import { pathOf } from './scale.ts'

type Props = { now: Seen; before?: Seen | undefined }

/** What comes in against what goes out, with the month from which it stays above. */
export const TradeChart = memo(function TradeChart({ now, before }: Props) {
  const { series, currency, figures } = now
  const full = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const even = figures.breakEvenMonth
  return (
    <Plot
      title="Revenue and costs a month"
      summary={tradeSummary(now, full)}
      currency={currency}
      full={full}
      lines={[
        { id: 'revenue', label: 'Revenue', look: 'strong', months: series.revenue },
        { id: 'costs', label: 'Costs', look: 'dashed', months: series.costs },
      ]}
      {...(before && { before: [before.series.revenue, before.series.costs] })}
    >
      {(scale, box) => (
        <>
          {before && <path d={pathOf(before.series.revenue, scale)} {...LINE_LOOK.before} />}
          {before && <path d={pathOf(before.series.costs, scale)} {...LINE_LOOK.before} />}
          {even !== undefined && (
            <path
              d={`M${scale.x(even)} ${box.top}V${box.height - box.bottom}`}
              strokeDasharray="3 3"
              className="stroke-ok"
            />
          )}
          <path d={pathOf(series.costs, scale)} {...LINE_LOOK.dashed} />
          <path data-line="revenue" d={pathOf(series.revenue, scale)} {...LINE_LOOK.strong} />
          {even !== undefined && (
            <text
              x={scale.x(even) + (even > 27 ? -6 : 6)}
              y={box.top + 10}
              textAnchor={even > 27 ? 'end' : 'start'}
              className="fill-ok text-caption font-[550]"
            >
              Break-even, month {even}
            </text>
          )}
        </>
      )}
    </Plot>
  )
})

function tradeSummary({ series, figures }: Seen, full: (minor: number) => string): string {
  const last = series.revenue.length
  const end = `Revenue of ${full(series.revenue[last - 1] ?? 0)} and costs of ${full(series.costs[last - 1] ?? 0)} in month ${last}.`
  return figures.breakEvenMonth === undefined
    ? `${end} Earnings do not stay above zero within ${last} months.`
    : `${end} From month ${figures.breakEvenMonth} on, earnings stay above zero.`
}
