import type { ChartTone } from './chart-tones.tsx'

export type ChartRow = { label: string } & Record<string, number | string>
export type ChartSeries = { key: string; label: string; tone: ChartTone }

export type ChartProps = {
  title: string
  /** The one sentence a reader takes from the picture; spoken instead of it. */
  summary: string
  kind: 'line' | 'bar'
  data: ChartRow[]
  series: ChartSeries[]
  format?: (value: number) => string
}
