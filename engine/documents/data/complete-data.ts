// Everything the complete blueprint's pages show, as data.
import type { Identity } from '../../brand/brand.ts'
import { textWidth } from '../../charts/text-width.ts'
import { formatMoney } from '../../money.ts'
import { plain } from '../../plain-text.ts'
import { readingNotes } from '../../plan/amounts-note.ts'
import { outcomeOf } from '../../plan/finance/outcome.ts'
import type { Marks } from '../../plan/kit/marks.ts'
import { plainText } from '../../plan/kit/prose.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import { capital } from '../../plan/names.ts'
import type { Plan } from '../../plan/plan.ts'
import { marksOf } from '../../plan/plan-marks.ts'
import { DENSITIES } from './density.ts'
import { documentData, type Edition, PAPERS, type Paper } from './document-data.ts'
import { sectionsOnSheets } from './house-sheets.ts'
import { textOf, withShortCells } from './long-amounts.ts'
import { columnsWide, type PlanChart } from './plan-charts.ts'
import { breakable, proseData, type SectionData, sectionData } from './prose-data.ts'
import { restsOn } from './rests-on.ts'
import { chosenDensities, looseningOf } from './sheet-heights.ts'
import { contentsOf, type Sheet, sheetsIn, sheetsOf } from './sheets.ts'
import { writtenDensities } from './written/sheets-with-written.ts'

export interface CompleteInput {
  plan: Plan
  identity: Identity
  edition: Edition
  charts: PlanChart[]
  /** The chosen mark, reversed, as SVG. */
  cover: { mark: string; alternative: string; dimension: string }
}

export function completeData({ plan, identity, edition, charts, cover }: CompleteInput) {
  const marks = marksOf(plan)
  const sections = Object.fromEntries(
    plan.sections.map((section) => {
      const data = sectionData(section, marks)
      return [section.id, withShortCells(data, plan.finance.drivers.currency)]
    }),
  ) as Record<SectionId, SectionData>
  const pages = pagesOf(plan, sections.finance, marks, edition.paper)
  const rests = restsOn(plan, marks)
  const content = { paper: edition.paper, identity, sections, charts, ...pages, rests }
  const sheets = sheetsOf(plan)
  const judged = chosenDensities(content)
  const chosen = { ...ofHouse(judged, sheets), ...writtenDensities(plan, identity, sheets) }
  return {
    ...documentData(identity, edition, `${plan.name}: business plan`),
    paper: PAPERS[edition.paper],
    place: edition.place,
    cover: { ...cover, note: '36 months, three cases', titles: titlesOf(plan, edition) },
    densities: DENSITIES,
    chosen,
    loosened: looseningOf(content, judged),
    sheets,
    contents: contentsOf(plan),
    marks: readingOf(marks, readingNotes(plan)),
    figures: plan.outline.keyFigures.map(({ isWarning, ...figure }) => ({
      ...figure,
      warning: isWarning === true,
    })),
    sections: {
      ...sectionsOnSheets(sections, plan),
      market: withLabels(sections.market),
      risks: { ...sections.risks, title: 'Risks' },
      statements: statementsOf(sections.finance, sheets),
    },
    charts: Object.fromEntries(charts.map((chart) => [chart.id, chartData(chart)])),
    ...pages,
    rests,
  }
}

/** A sheet that the house does not draw is judged by what is on it. */
function ofHouse(judged: Record<string, number>, sheets: Sheet[]): Record<string, number> {
  const others = new Set(sheets.flatMap((sheet) => (sheet.kind === 'house' ? [] : [sheet.id])))
  return Object.fromEntries(Object.entries(judged).filter(([id]) => !others.has(id)))
}

/** The tables by quarter, with what the house says of them. */
function statementsOf(finance: SectionData, sheets: Sheet[]): SectionData {
  const isHouse = sheets.some((sheet) => sheet.kind === 'house' && sheet.name === 'finance')
  return isHouse ? finance : { ...finance, blocks: finance.blocks.filter(({ kind }) => kind === 'table') }
}

function chartData({ width, height, items, alternative, caption, note }: PlanChart) {
  return { width, height, items, alternative, caption, note: note ?? '' }
}

function titlesOf(plan: Plan, { place, date }: Edition) {
  const { founder } = plan
  return [
    ...(founder ? [{ label: 'Founder', text: plain(founder, 40), wide: 2 }] : []),
    { label: 'Place', text: place, wide: 2 },
    ...(date ? [{ label: 'Date', text: date, wide: 1.3 }] : []),
    { label: 'Sheets', text: String(sheetsIn(plan)), wide: 0.8 },
  ]
}

/** A mark for each figure, as the last sheets count them; rules have sources too and are no figures. */
function readingOf({ founder, sources, assumptions }: Marks, notes: string[]) {
  const sourced = sources
    .flatMap(({ uses }) => uses)
    .filter(({ id, basis }) => basis.kind === 'source' && !id.startsWith('rule-'))
  const kinds = [
    ...founder.map(() => 'founder'),
    ...sourced.map(() => 'source'),
    ...assumptions.map(() => 'assumption'),
  ]
  return {
    total: `${kinds.length} figures carry this plan`,
    kinds,
    note: [
      `${founder.length} of the founder’s own, ${sourced.length} from a source, ${assumptions.length} assumed. Totals are summed before rounding, so the spreadsheet and these pages agree to the cent.`,
      ...notes,
    ].join(' '),
  }
}

/** The rows of the ladder know which circle they are. */
function withLabels(section: SectionData) {
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'table' && 'rows' in block
        ? { ...block, rows: block.rows.map((row) => ({ ...row, label: row.cells[0]?.[0] ?? '' })) }
        : block,
    ),
  }
}

function pagesOf(plan: Plan, statements: SectionData, marks: Marks, paper: Paper) {
  const { outline, finance } = plan
  const { projection } = finance
  const lowest = outcomeOf(projection).lowestCash
  const end = projection.balance.cash.months[35] ?? 0
  const money = (minor: number) => formatMoney(minor, projection.currency, { digits: 0 })
  return {
    statements: {
      claim: `Cash is lowest at ${money(lowest.amount)}, in month ${lowest.month}, and ends at ${money(end)}.`,
      ...statementType(statements, columnsWide(paper, 12)),
      note: `Amounts in ${finance.drivers.currency}. Quarters are sums of months; the spreadsheet holds all 36.`,
    },
    tornado: { title: 'What moves cash after three years most' },
    sceptic: {
      claim: [breakable(plainText(outline.scepticClaim))],
      note: 'A careful investor would stop here. This is the case against, put as strongly as we can put it.',
      reasons: outline.sceptic.map((prose) => proseData(prose, marks)),
      answer: proseData(outline.scepticAnswer, marks),
      kill: outline.kill.map(({ when, stopIf }) => ({
        when: capital(when),
        stopIf: proseData(stopIf, marks),
      })),
    },
    days: daysOf(plan, marks),
  }
}

const NAMES_NEED = 84
const STATEMENT_SIZES = [6.2, 5.9, 5.6, 5.3, 5]

/** As large as twelve quarters fit beside their names, and how wide each of them is. */
function statementType({ blocks }: SectionData, width: number): { size: number; column: number } {
  const texts = blocks.flatMap((block) =>
    block.kind === 'table' && 'rows' in block && block.columns.length > 8
      ? block.rows.flatMap(({ cells }) => cells.slice(1).map(textOf))
      : [],
  )
  const columnAt = (size: number) =>
    3.6 + Math.max(0, ...texts.map((text) => textWidth(text, { face: 'sans', weight: 600, size })))
  const size =
    STATEMENT_SIZES.find((one) => 12 * columnAt(one) + NAMES_NEED <= width) ?? STATEMENT_SIZES.at(-1) ?? 5
  return { size, column: columnAt(size) }
}

/** Each bar begins where the one before ended; the last of each month is a gate. */
function daysOf({ outline }: Plan, marks: Marks) {
  const steps = outline.ninetyDays
  return steps.map(({ day, action, owner, number, goOnIf }, i) => ({
    day,
    from: Math.min(steps[i - 1]?.day ?? 0, day - 4),
    gate: Math.ceil((steps[i + 1]?.day ?? 120) / 30) > Math.ceil(day / 30),
    action: proseData(action, marks),
    owner: capital(owner),
    number,
    goOnIf: proseData(goOnIf, marks),
  }))
}
