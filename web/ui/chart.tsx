import { useId } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartProps, ChartSeries } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'
import { Hatch, Marker, Swatch, TONES } from './chart-tones.tsx'

export default function Chart({ title, summary, kind, data, series, format = String }: ChartProps) {
  const id = useId()
  const hatchId = (one: ChartSeries) => `${id}-${one.key}`
  return (
    <figure className="min-w-0">
      <figcaption className="mb-4 grid gap-1.5">
        <span className="text-body font-semibold">{title}</span>
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-caption text-ink-2">
          {series.map((one) => (
            <span key={one.key} className="flex items-center gap-2">
              <Swatch tone={one.tone} kind={kind} hatchId={hatchId(one)} />
              {one.label}
            </span>
          ))}
        </span>
      </figcaption>
      {/* A tip that stood at the right edge stays there, unseen, when the page gets narrow: it must not widen it. */}
      <div role="img" aria-label={summary} className="overflow-x-clip text-caption">
        <ResponsiveContainer width="100%" height={260}>
          {kind === 'line' ? lines({ data, series, format }) : bars({ data, series, format, hatchId })}
        </ResponsiveContainer>
      </div>
      <ChartTable {...{ title, data, series, format }} />
    </figure>
  )
}

type Drawing = Pick<ChartProps, 'data' | 'series'> & { format: (value: number) => string }

// The picture is described by its summary and its table, so it takes no focus of its own.
const FRAME = { accessibilityLayer: false, margin: { top: 8, right: 8, bottom: 0, left: 0 } }

function lines({ data, series, format }: Drawing) {
  return (
    <LineChart data={data} {...FRAME}>
      {axes(format)}
      {series.map((one) => (
        <Line
          key={one.key}
          dataKey={one.key}
          name={one.label}
          stroke={TONES[one.tone].colour}
          strokeWidth={2}
          strokeDasharray={TONES[one.tone].dash}
          isAnimationActive={false}
          dot={({ cx, cy, index }) => <Marker key={index} tone={one.tone} cx={cx ?? 0} cy={cy ?? 0} />}
          activeDot={false}
        />
      ))}
    </LineChart>
  )
}

function bars({ data, series, format, hatchId }: Drawing & { hatchId: (one: ChartSeries) => string }) {
  return (
    <BarChart data={data} {...FRAME} barGap={2} barCategoryGap="28%">
      <defs>
        {series.map((one) => (
          <Hatch key={one.key} id={hatchId(one)} tone={one.tone} />
        ))}
      </defs>
      {axes(format)}
      {series.map((one) => (
        <Bar
          key={one.key}
          dataKey={one.key}
          name={one.label}
          fill={`url(#${hatchId(one)})`}
          stroke={TONES[one.tone].colour}
          isAnimationActive={false}
          maxBarSize={40}
        />
      ))}
    </BarChart>
  )
}

const EDGES = { left: 12, right: 12 }
const TICK = { fill: 'var(--ink-3)', fontSize: 13 }

function axes(format: (value: number) => string) {
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
    <XAxis
      key="x"
      dataKey="label"
      tick={TICK}
      tickLine={false}
      axisLine={{ stroke: 'var(--line-strong)' }}
      tickMargin={8}
      padding={EDGES}
    />,
    <YAxis key="y" tick={TICK} tickLine={false} axisLine={false} tickFormatter={format} width="auto" />,
    <Tooltip
      key="tip"
      isAnimationActive={false}
      cursor={{ fill: 'var(--hover)', stroke: 'var(--line-strong)' }}
      formatter={(value) => format(Number(value))}
      contentStyle={{
        background: 'var(--surface)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-2)',
      }}
      labelStyle={{ color: 'var(--ink)', fontWeight: 600 }}
      itemStyle={{ color: 'var(--ink-2)' }}
    />,
  ]
}
