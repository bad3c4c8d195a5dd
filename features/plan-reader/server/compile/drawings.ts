// The plan's charts, laid out for a wide page and for a phone. Pure.
import { breakEvenChart } from '#engine/charts/break-even-chart.ts'
import { channelMix } from '#engine/charts/channel-mix.ts'
import { marketCircles, ringsOf } from '#engine/charts/market-circles.ts'
import type { Chart, Size } from '#engine/charts/pens.ts'
import { roadmapGantt } from '#engine/charts/roadmap-gantt.ts'
import { scenarioFan } from '#engine/charts/scenario-fan.ts'
import { tornado } from '#engine/charts/tornado.ts'
import { unitWaterfall } from '#engine/charts/unit-waterfall.ts'
import type { Item } from '#engine/drawing/drawing.ts'
import { pathOf } from '#engine/drawing/svg.ts'
import type { SectionId } from '#engine/plan/kit/section.ts'
import type { Plan } from '#engine/plan/plan.ts'
import type { ReaderBlock, ReaderDrawing } from '../../contract.ts'

type ChartBlock = Extract<ReaderBlock, { kind: 'chart' }>

/** In points, in which type is 7.4: the page shows them larger, so that it is read at 13. */
const WIDE = 376
const NARROW = 200

/** By section, in the order in which they stand there. */
export function drawingsOf(plan: Plan): Partial<Record<SectionId, ChartBlock[]>> {
  const { outline, finance } = plan
  const firstSale = Math.min(36, ...finance.drivers.streams.map(({ from }) => from))
  const phases = outline.phases.map((phase) => ({ ...phase, isRunning: phase.fromMonth >= firstSale }))
  const drawn: [SectionId, (width: number) => Chart | undefined][] = [
    ['market', (width) => marketCircles(ringsOf(plan), size(width, 0.5, 150))],
    ['product', (width) => roadmapGantt(phases, { width, height: 20 + 21 * phases.length })],
    ['model', (width) => unitWaterfall(plan, size(width, 0.36, 130))],
    [
      'go-to-market',
      (width) =>
        channelMix(outline.channels, finance.drivers.currency, {
          width,
          height: 18 + 19 * outline.channels.length,
        }),
    ],
    ['finance', (width) => breakEvenChart(plan, size(width, 0.42, 140))],
    ['scenarios', (width) => scenarioFan(plan, size(width, 0.5, 150))],
    ['scenarios', (width) => tornado(plan, size(width, 0.5, 190))],
  ]
  const blocks: Partial<Record<SectionId, ChartBlock[]>> = {}
  for (const [section, draw] of drawn) {
    const wide = draw(WIDE)
    const narrow = draw(NARROW)
    if (wide && narrow) blocks[section] = [...(blocks[section] ?? []), blockOf(wide, narrow)]
  }
  return blocks
}

const size = (width: number, ratio: number, least: number): Size => ({
  width,
  height: Math.max(least, Math.round(width * ratio)),
})

function blockOf(wide: Chart, narrow: Chart): ChartBlock {
  const { caption, note, alternative } = wide
  return {
    kind: 'chart',
    title: caption.name,
    unit: caption.unit,
    ...(note && { note }),
    alternative,
    wide: drawingOf(wide),
    narrow: drawingOf(narrow),
  }
}

const drawingOf = ({ width, height, items }: Chart): ReaderDrawing => ({
  width,
  height,
  items: items.map(itemOf),
})

function itemOf(item: Item): ReaderDrawing['items'][number] {
  if (item.kind === 'text') {
    const { kind: _, ...lettering } = item
    return lettering
  }
  const { path, fill, rule, stroke } = item
  return {
    path: pathOf(path),
    ...(fill && { fill }),
    ...(rule && { evenOdd: true as const }),
    ...(stroke && { stroke: stroke.ink, width: stroke.width }),
    ...(stroke?.dash && { dash: stroke.dash.join(' ') }),
  }
}
