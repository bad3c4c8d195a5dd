// Which charts a plan has, and how large they stand on its pages.
import { breakEvenChart } from '../../charts/break-even-chart.ts'
import { cashAndRevenue } from '../../charts/cash-and-revenue.ts'
import { cashSmall } from '../../charts/cash-small.ts'
import { channelMix } from '../../charts/channel-mix.ts'
import { marketCircles, ringsOf } from '../../charts/market-circles.ts'
import type { Chart } from '../../charts/pens.ts'
import { roadmapGantt } from '../../charts/roadmap-gantt.ts'
import { scenarioFan } from '../../charts/scenario-fan.ts'
import { tornado } from '../../charts/tornado.ts'
import { unitWaterfall } from '../../charts/unit-waterfall.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'
import { freelyWritten } from '../../writers/writer.ts'
import { PAPERS, type Paper } from './document-data.ts'

export interface PlanChart extends Chart {
  id: ChartId
  section: SectionId
}

const GUTTER = 12

/** The width of so many of the page's twelve columns. */
export function columnsWide(paper: Paper, columns: number): number {
  const { width, margin } = PAPERS[paper]
  const column = (width - 2 * margin - 11 * GUTTER) / 12
  return columns * column + (columns - 1) * GUTTER
}

export type ChartId =
  | 'cashSmall'
  | 'market'
  | 'roadmap'
  | 'waterfall'
  | 'channels'
  | 'finance'
  | 'breakEven'
  | 'fan'
  | 'tornado'

/** Of their height: a free writer says more, and the charts leave room for it. */
const LOWER = { finance: 0.56, fan: 0.66, tornado: 0.66 }

export function planCharts(plan: Plan, paper: Paper): PlanChart[] {
  const { outline, finance } = plan
  const wide = (columns: number) => columnsWide(paper, columns)
  // A4 is taller, and what stretches takes the difference.
  const tall = (letter: number, a4: number) => (paper === 'a4' ? a4 : letter)
  const written = freelyWritten(plan.writing)
  const lower = (chart: keyof typeof LOWER, section: SectionId, height: number) =>
    height * (written.has(section) ? LOWER[chart] : 1)
  const drawn: [ChartId, SectionId, Chart | undefined][] = [
    ['cashSmall', 'summary', cashSmall(plan, { width: wide(6), height: tall(92, 104) })],
    ['market', 'market', marketCircles(ringsOf(plan), { width: wide(4), height: tall(190, 205) })],
    [
      'roadmap',
      'product',
      roadmapGantt(phasesOf(plan), { width: wide(12), height: 20 + 21 * outline.phases.length }),
    ],
    ['waterfall', 'model', unitWaterfall(plan, { width: wide(6), height: tall(112, 122) })],
    [
      'channels',
      'go-to-market',
      channelMix(outline.channels, finance.drivers.currency, {
        width: wide(7),
        height: 18 + 19 * outline.channels.length,
      }),
    ],
    [
      'finance',
      'finance',
      cashAndRevenue(plan, { width: wide(12), height: lower('finance', 'finance', tall(226, 252)) }),
    ],
    ['breakEven', 'finance', breakEvenChart(plan, { width: wide(8), height: tall(118, 140) })],
    [
      'fan',
      'scenarios',
      scenarioFan(plan, { width: wide(6), height: lower('fan', 'scenarios', tall(180, 212)) }),
    ],
    [
      'tornado',
      'scenarios',
      tornado(plan, { width: wide(12), height: lower('tornado', 'scenarios', tall(168, 190)) }),
    ],
  ]
  return drawn.flatMap(([id, section, chart]) => (chart ? [{ ...chart, id, section }] : []))
}

/** What runs before the first sale prepares it. */
function phasesOf({ outline, finance }: Plan) {
  const firstSale = Math.min(36, ...finance.drivers.streams.map(({ from }) => from))
  return outline.phases.map((phase) => ({ ...phase, isRunning: phase.fromMonth >= firstSale }))
}
