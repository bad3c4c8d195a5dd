// How high each sheet of the complete blueprint would stand, density by density; it follows the templates in
// templates/complete, and a test compares the two.
import type { Identity } from '../../brand/brand.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import { DENSITIES, type Density, fittingDensity, type Ruler, rulerFor } from './density.ts'
import { PAPERS, type Paper } from './document-data.ts'
import { type ChartId, columnsWide, type PlanChart } from './plan-charts.ts'
import type { Run, SectionData } from './prose-data.ts'
import type { RestsOn } from './rests-on.ts'

export interface SheetContent {
  paper: Paper
  identity: Identity
  sections: Record<SectionId, SectionData>
  charts: PlanChart[]
  rests: RestsOn
  sceptic: { reasons: Run[][]; answer: Run[]; kill: { when: string; stopIf: Run[] }[] }
  days: { action: Run[]; goOnIf: Run[]; number: string }[]
}

/** The density of every sheet that has several. */
export function chosenDensities(content: SheetContent): Record<string, number> {
  const page = pageOf(content)
  const heights: Record<string, (r: Ruler) => number> = {
    summary: page.summary,
    problem: page.problem,
    solution: page.solution,
    market: page.market,
    competition: page.competition,
    product: page.product,
    model: page.model,
    pricing: page.pricing,
    architecture: page.architecture,
    operations: page.operations,
    finance: page.finance,
    scenarios: page.scenarios,
    funding: page.funding,
    sceptic: page.sceptic,
    'ninety-days': page.ninetyDays,
    assumptions: page.assumptions,
    sources: page.sources,
  }
  return Object.fromEntries(
    Object.entries(heights).map(([id, height]) => [
      id,
      fittingDensity(page.room(id) * (SPARE[id] ?? 1), (d) => height(page.ruler(d))),
    ]),
  )
}

/** By how much each is judged too high, as measured on plans of many trades; judged a little low, it would run over. */
const SPARE: Record<string, number> = {
  summary: 1.12,
  problem: 1.28,
  solution: 1.1,
  market: 1.06,
  competition: 1.05,
  product: 1.14,
  model: 1.2,
  pricing: 1.18,
  architecture: 1.1,
  operations: 1.13,
  finance: 1.08,
  scenarios: 1.2,
  funding: 1.05,
  'ninety-days': 1.11,
  assumptions: 1.04,
  sources: 1.1,
}

const characters = (runs: Run[] | undefined) =>
  (runs ?? []).reduce((sum, run) => sum + (typeof run === 'string' ? run.length : run.text.length + 2), 0)

export function pageOf({ paper, identity, sections, charts, rests, sceptic, days }: SheetContent) {
  const wide = (columns: number) => columnsWide(paper, columns)
  const full = wide(12)
  const gutter = 12
  const chart = (id: ChartId) => charts.find((one) => one.id === id)?.height ?? 0
  const of = (id: SectionId) => {
    const { blocks, ending } = sections[id]
    const texts = blocks.flatMap((b) => (b.kind === 'paragraph' ? [characters(b.prose)] : []))
    const points = blocks.flatMap((b) =>
      b.kind === 'point' ? [[b.headline.length, characters(b.prose)] as const] : [],
    )
    const lists = blocks.flatMap((b) => (b.kind === 'list' ? [b.items.map(characters)] : []))
    const tables = blocks.flatMap((b) =>
      b.kind === 'table' ? [b.rows.map(({ cells }) => cells.map(characters))] : [],
    )
    return {
      texts,
      points,
      lists,
      tables,
      ending: characters(ending?.prose),
    }
  }
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const highest = (values: number[]) => Math.max(0, ...values)
  /** Paragraphs side by side, so many in a row. */
  const inRows = (r: Ruler, texts: number[], count: number, gap: number, factor: number) => {
    const column = (full - gap * (count - 1)) / count
    const rows = Array.from({ length: Math.ceil(texts.length / count) }, (_, i) =>
      texts.slice(i * count, (i + 1) * count),
    )
    return sum(
      rows.map((row) => highest(row.map((text) => r.reading(text, column, factor))) + r.density.after),
    )
  }
  const band = (text: number) => {
    const ruler = rulerFor(identity, { ...DENSITIES[0], text: 11 } as unknown as Density)
    return 22 + ruler.headline(text, full - 28 - wide(2) - gutter) - 3 + 15
  }
  const ruler = (density: Density) => rulerFor(identity, density)
  const { footer } = PAPERS[paper]
  const below = 36 + 13 * footer - 27 - (36 + 39) - 28.1 - 65 - 13.2
  const closing: Record<string, SectionId> = { pricing: 'go-to-market', funding: 'risks' }
  return {
    ruler,
    room(id: string): number {
      if (id === 'sceptic' || id === 'assumptions' || id === 'sources') return below
      const section = (closing[id] ?? id) as SectionId
      return below - band(of(section).ending)
    },
    summary(r: Ruler) {
      const { texts, points, tables } = of('summary')
      const [what = 0, ...rest] = texts
      const right = full - wide(4) - 2 * gutter
      const left = r.headline(what, wide(4), 1.2)
      const findings = sum(
        points.map(
          ([head, text]) =>
            r.headline(head, right, 1.14) * 0.75 + r.density.line * 0.62 + r.reading(text, right) + r.between,
        ),
      )
      const half = full - wide(6) - 2 * gutter
      const years = Math.max(
        r.table(tables[0] ?? [], half, [1.6, 1, 1, 1]) + r.density.after * 2,
        chart('cashSmall') + 17,
      )
      const below = highest(rest.map((text) => r.reading(text, (full - 2 * gutter) / 2, 0.97)))
      const questions = tables[1] ? r.table(tables[1], full, [1.1, 1.2, 1.6]) + r.density.after * 3 : 0
      return 66 + r.density.after + 13 + Math.max(left, findings) + years + below + questions
    },
    problem(r: Ruler) {
      const { texts, points } = of('problem')
      const right = full - wide(3) - gutter
      const [first = 0, ...more] = texts
      const column = (full - 18 * (points.length - 1)) / Math.max(1, points.length)
      const groups = highest(
        points.map(
          ([head, text]) =>
            9 +
            r.density.text * 2.7 +
            r.headline(head, column, 1.2) +
            r.density.line * 0.62 +
            r.reading(text, column, 0.97),
        ),
      )
      return (
        r.headline(first, right, 1.26) +
        r.between +
        12 +
        groups +
        14 +
        r.between +
        sum(more.map((text) => r.reading(text, right) + r.between + 5))
      )
    },
    solution(r: Ruler) {
      const { texts, lists } = of('solution')
      const [promise = 0, ...rest] = texts
      const against = rest.pop() ?? 0
      const left = full - wide(4) - 2 * gutter
      const parts = 14 + sum(rest.map((text) => r.reading(text, left) + r.between))
      const panel =
        26 +
        r.density.text * 1.2 +
        sum(
          lists
            .flat()
            .map(
              (text) =>
                r.small(text, wide(4) - 36, r.density.text * 0.9, r.density.line * 0.9) + r.density.after + 5,
            ),
        )
      return (
        r.headline(promise, wide(11), 1.46) +
        r.density.after +
        14 +
        Math.max(parts, panel) +
        8 +
        r.reading(against, full - wide(3) - gutter)
      )
    },
    market(r: Ruler) {
      const { texts, tables } = of('market')
      const [first = 0, ...rest] = texts
      const left = full - wide(4) - 18
      const ladder = sum(
        (tables[0] ?? []).map(
          ([, working = 0, result = 0]) =>
            Math.max(r.small(working, left - 62 - result * r.density.text * 0.75), r.density.text * 1.2) +
            2 * (r.density.gap + 3.4),
        ),
      )
      return (
        r.headline(first, wide(9), 1.26) +
        r.density.after +
        12 +
        Math.max(ladder, chart('market') + 40) +
        22 +
        highest(rest.map((text) => r.reading(text, (full - 24) / 2, 0.97)))
      )
    },
    competition(r: Ruler) {
      const { texts, tables } = of('competition')
      const [first = 0, ...rest] = texts
      const table = tables[0] ?? []
      const airy = rulerFor(identity, { ...r.density, gap: r.density.gap + 5 } as unknown as Density)
      return (
        r.headline(first, wide(9), 1.26) +
        r.density.after * 3 +
        20 +
        airy.table(table, full, [1.15, ...(table[0]?.slice(1) ?? []).map(() => 1.2)]) +
        sum(rest.map((text) => 8 + r.reading(text, full - wide(3) - gutter)))
      )
    },
    product(r: Ruler) {
      const { texts, lists, tables } = of('product')
      const [first = 0] = texts
      const left = full - wide(5) - 24
      const panel =
        31 +
        sum(
          (lists[0] ?? []).map(
            (text) => r.small(text, wide(5) - 36, r.density.table + 0.3) - 3 + r.density.gap + 4.4,
          ),
        )
      const airy = rulerFor(identity, { ...r.density, gap: r.density.gap + 1 } as unknown as Density)
      const phases = sum(tables.map((table) => airy.table(table, full, [0.8, 0.95, 1.6, 1.6])))
      const leftOut =
        8 +
        sum(
          (lists[1] ?? []).map(
            (text) =>
              r.small(text, full - wide(3) - gutter, r.density.table + 0.4, r.density.row + 0.4) -
              3 +
              r.density.gap +
              4,
          ),
        )
      return (
        Math.max(r.headline(first, left, 1.26), panel) +
        chart('roadmap') +
        r.density.after +
        10 +
        phases +
        leftOut
      )
    },
    model(r: Ruler) {
      const { texts, tables } = of('model')
      const [first = 0, ...rest] = texts
      const head = Math.max(r.headline(first, full - wide(6) - 24, 1.26), chart('waterfall') + 17)
      const units = sum(
        tables.map((table) => r.table(table, full, [0.7, 2.6, 0.7]) + 15 + 2 * r.density.after + 5),
      )
      return head + units + inRows(r, rest, 2, 24, 0.97) + 6 * Math.ceil(rest.length / 2)
    },
    pricing(r: Ruler) {
      const pricing = of('pricing')
      const going = of('go-to-market')
      const [first = 0, ...rest] = pricing.texts
      const rows = pricing.tables[0] ?? []
      const card = (wide(8) - 16.8 * (rows.length - 1)) / Math.max(1, rows.length)
      const cards = highest(
        rows.map(([what = 0, , why = 0]) => 8 + r.small(what, card, 7.4, 9.75) + 36 + r.small(why, card)),
      )
      const head = Math.max(r.headline(first, full - wide(8) - 24, 1.14), cards)
      const count = Math.max(1, Math.min(4, rest.length + 1))
      const third = (full - 18 * (count - 1)) / count
      const comments = [
        ...rest.map((text) => r.reading(text, third, 0.94)),
        r.headline(pricing.ending, third - 12) + 14,
      ]
      const prices = head + sum(chunksOf(comments, count).map(highest)) + 2 * r.density.after
      const [lead = 0, ...told] = going.texts
      const reach = Math.max(r.headline(lead, full - wide(7) - 24, 1.14), chart('channels') + 17)
      const table = r.table(going.tables[0] ?? [], full, [2.2, 1.9, 0.8, 0.8, 0.8]) + 12 + 2 * r.density.after
      const most = Math.max(1, Math.min(3, told.length))
      return prices + 13 + 44 + r.density.after + 5 + reach + table + inRows(r, told, most, 18, 0.94) + 8
    },
    architecture(r: Ruler) {
      const { texts, tables } = of('architecture')
      const [first = 0, ...rest] = texts
      const right = full - wide(3)
      const plates = sum(
        (tables[0] ?? []).map(
          ([, job = 0, choice = 0]) =>
            Math.max(
              r.small(job, right / 2.25 - 20),
              r.small(choice, (right * 1.25) / 2.25 - 8),
              r.density.text,
            ) +
            2 * (r.density.gap + 6),
        ),
      )
      const column = (full - 24 * (rest.length - 1)) / Math.max(1, rest.length)
      return (
        r.headline(first, wide(9), 1.26) +
        r.density.after +
        28 +
        plates +
        highest(rest.map((text) => 8 + r.reading(text, column)))
      )
    },
    operations(r: Ruler) {
      const { texts, tables, lists } = of('operations')
      const count = Math.max(1, Math.min(3, texts.length))
      const left = full - wide(6) - 21.6
      const [people = [], gaps = []] = tables
      const who =
        r.table(people, left, [0.9, 0.9, 1.5]) +
        r.table(gaps, left, [1, 1.1, 1.3]) +
        2 * (2 * r.density.after + 12 + r.density.text) +
        r.density.after
      const rules =
        24 +
        r.headline(34, wide(5) - 24, 1.2) +
        r.density.after +
        5 +
        sum(
          (lists.at(-1) ?? []).map(
            (text) => r.small(text, wide(6) - 24, r.density.table - 0.1) - 3 + r.density.gap + 4.6,
          ),
        )
      return inRows(r, texts, count, 21.6, 0.97) + Math.max(who, rules) + 6
    },
    finance(r: Ruler) {
      const { texts, tables } = of('finance')
      const [costs = [], years = []] = tables
      const half = (full - 24) / 2
      const both = Math.max(...[costs, years].map((table) => r.table(table, half, [1.9, 1, 1, 1]))) + 17
      const shown = texts.slice(0, 3)
      const column = (full - 19.2 * (shown.length - 1)) / Math.max(1, shown.length)
      return (
        chart('finance') +
        15 +
        both +
        highest(shown.map((text) => r.small(text, column, r.density.text * 0.93, r.density.line * 0.93)))
      )
    },
    scenarios(r: Ruler) {
      const { texts, tables } = of('scenarios')
      const [first = 0, ...rest] = texts
      const left = full - wide(6) - 24
      const tight = rulerFor(identity, {
        ...r.density,
        table: r.density.table - 0.4,
        row: r.density.row - 0.4,
        gap: r.density.gap * 0.7,
      } as unknown as Density)
      const cases =
        r.headline(first, left, 1.12) +
        r.density.after * 3 +
        25 +
        tight.table(tables[0] ?? [], left, [1.6, 1, 1, 1])
      return (
        Math.max(cases, chart('fan') + 40) +
        r.density.text * 1.3 +
        20 +
        chart('tornado') +
        sum(rest.map((text) => 8 + r.reading(text, full - wide(3) - gutter, 0.97)))
      )
    },
    funding(r: Ruler) {
      const funding = of('funding')
      const risks = of('risks')
      const [first = 0, ...rest] = funding.texts
      const left = full - wide(6) - 24
      const need =
        r.headline(first, left, 1.16) +
        r.between +
        sum(rest.map((text) => r.small(text, left, r.density.text * 0.94, r.density.line * 0.94) + r.between))
      const table =
        17 +
        r.table(funding.tables[0] ?? [], wide(6), [1.5, 0.9, 1.5, 0.9]) +
        20 +
        r.headline(funding.ending, wide(6) - 12)
      return (
        Math.max(need, table) +
        13 +
        44 +
        r.density.after +
        6 +
        r.table(risks.tables[0] ?? [], full, [1, 0.62, 1.05, 1.1, 1.25])
      )
    },
    sceptic(r: Ruler) {
      const column = (full - 12 * (sceptic.kill.length - 1)) / Math.max(1, sceptic.kill.length)
      const reasons = sum(
        sceptic.reasons.map(
          (runs) => 11 + r.reading(characters(runs), full - wide(1) - gutter, 1.04) + r.between + 4,
        ),
      )
      const kill = highest(
        sceptic.kill.map(
          ({ when, stopIf }) =>
            r.headline(when.length, column - 8, 1.04) +
            r.density.text * 0.8 +
            r.small(characters(stopIf), column - 8),
        ),
      )
      return (
        r.density.line +
        r.density.after +
        16 +
        reasons +
        22 +
        r.reading(characters(sceptic.answer), full - wide(3) - gutter) +
        20 +
        kill
      )
    },
    ninetyDays(r: Ruler) {
      const [first = 0] = of('ninety-days').texts
      const right = full - 2 * wide(4) - 2 * gutter
      const rows = sum(
        days.map(
          ({ action, goOnIf, number }) =>
            Math.max(
              r.small(characters(action) * 1.06, wide(4)) + r.density.row,
              r.small(number.length * 1.06, right) + r.small(characters(goOnIf), right),
            ) -
            3 +
            2 * (r.density.gap + 3),
        ),
      )
      return r.headline(first, wide(9), 1.26) + r.density.after + 12 + 18 + rows + 16
    },
    assumptions(r: Ruler) {
      const founder = Math.ceil(rests.founder.length / 2) * (r.density.row + 1.6 * r.density.gap)
      const tight = rulerFor(identity, { ...r.density, gap: r.density.gap * 0.8 } as unknown as Density)
      const rows = rests.assumptions.map(({ label, text, range, why }) =>
        [label, text, range, why].map(({ length }) => length),
      )
      const head = r.headline(170, wide(9), 1.14) + 2 * r.density.after + 30
      return head + founder + tight.table(rows, full - 26, [1.3, 0.72, 0.9, 2])
    },
    sources(r: Ruler) {
      const shares = full - 26
      const rows = rests.sources.map(({ title, by, url, uses }) => {
        const left = (shares * 2.1) / 3.3 - 8
        const right = (shares * 1.2) / 3.3 - 8
        return (
          Math.max(
            r.small(title.length * 1.06, left) + r.small(by.length, left) + r.small(url.length * 1.1, left),
            r.small(uses.length, right),
          ) -
          3 +
          2 * r.density.gap
        )
      })
      return 16 + sum(rows) + 16
    },
  }
}

const chunksOf = (values: number[], count: number) =>
  Array.from({ length: Math.ceil(values.length / count) }, (_, i) => values.slice(i * count, (i + 1) * count))
