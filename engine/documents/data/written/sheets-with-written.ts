// The sheets of a plan of which a language model wrote sections: those in the order and number they need, the house's as ever.

import type { Identity } from '../../../brand/brand.ts'
import { withFigureColumns } from '../../../plan/kit/figure-columns.ts'
import { plainText } from '../../../plan/kit/prose.ts'
import { ASKED_HEAD, FRONT_HEAD, type SectionId } from '../../../plan/kit/section.ts'
import type { Plan } from '../../../plan/plan.ts'
import { marksOf } from '../../../plan/plan-marks.ts'
import { DENSITIES } from '../density.ts'
import { PAPERS } from '../document-data.ts'
import { type HouseSheet, houseSheet, houseSheets, isOfField } from '../house-sheets.ts'
import { textOf, withShortCells } from '../long-amounts.ts'
import { columnsWide, planCharts } from '../plan-charts.ts'
import { breakable, proseData, type SectionData, sectionData } from '../prose-data.ts'
import { restsOn } from '../rests-on.ts'
import type { Setting } from './item-heights.ts'
import { COMFORTABLE, packings, type Rooms } from './pack.ts'
import { MANY_ASSUMPTIONS, namesSources, type RestsSheet, restsPackings } from './rests-sheets.ts'
import { ANY_FACES, linesIn } from './text-heights.ts'
import { densityWith, flowOf, roomsOf, sheetsFrom, type WrittenSheet } from './written-sheets.ts'

type Sheet = HouseSheet | WrittenSheet | RestsSheet

const MOST_SHEETS = 20
/** Rather a sheet more than small type, but not more than these. */
const MOST_AT_ALL = 22
/** What cannot be cut into comfortable sheets at all. */
const TOO_MANY = 9
/** To keep to fewer sheets, type may be as small as this. */
const DENSE = 5
/** And where that is not enough, the sheet that loses least by it. */
const DENSEST = 6

/** One part of a plan, and how it may be cut: from few sheets to many. */
type Part = { density: number; sheets: Sheet[] }[]

export function sheetsWithWritten(plan: Plan, free: ReadonlySet<string>): Sheet[] {
  const loose = sheetsAt(plan, free, COMFORTABLE)
  return loose.length > MOST_SHEETS ? sheetsAt(plan, free, DENSE) : loose
}

/** `most`: the density up to which sections run on to save a sheet. */
function sheetsAt(plan: Plan, free: ReadonlySet<string>, most: number): Sheet[] {
  const parts = partsOf(plan, free, groundOf(plan), most)
  const chosen = parts.map((ways) => {
    const comfortable = ways.findIndex(({ density }) => density <= most)
    return comfortable < 0 ? ways.length - 1 : comfortable
  })
  const count = () => parts.reduce((sum, ways, i) => sum + (ways[chosen[i] ?? 0]?.sheets.length ?? 0), 0)
  // Whatever loses least by it is set more densely, until the plan is short enough.
  while (count() > MOST_SHEETS) {
    const [next] = parts
      .flatMap((ways, i) => {
        const at = (chosen[i] ?? 0) - 1
        const way = ways[at]
        return way ? [{ i, at, density: way.density }] : []
      })
      .sort((one, other) => one.density - other.density)
    if (!next || (next.density > DENSEST && count() <= MOST_AT_ALL)) break
    chosen[next.i] = next.at
  }
  return parts.flatMap((ways, i) => ways[chosen[i] ?? 0]?.sheets ?? [])
}

const HIGHEST_RUN = 330

interface Ground {
  setting: Setting
  rooms: Rooms
  sections: Map<string, SectionData>
}

/** What sheets are cut from: the words, and what decides how high they are. */
function groundOf(plan: Plan): Ground {
  const ground = grounds.get(plan) ?? newGround(plan)
  grounds.set(plan, ground)
  return ground
}
const grounds = new WeakMap<Plan, Ground>()

function newGround(plan: Plan): Ground {
  const { paper, ninetyDays } = plan.outline
  const marks = marksOf(plan)
  const setting: Setting = {
    lines: linesIn(ANY_FACES),
    wide: (columns) => columnsWide(paper, columns),
    charts: new Map(
      planCharts(plan, paper).map(({ id, height, note }) => [id, { height, ...(note && { note }) }]),
    ),
    days: ninetyDays.map(({ action, number, goOnIf }) => ({
      action: proseData(action, marks),
      number,
      goOnIf: proseData(goOnIf, marks),
    })),
    highestRun: HIGHEST_RUN,
  }
  const { currency } = plan.finance.drivers
  return {
    setting,
    rooms: roomsOf(PAPERS[paper].footer, setting),
    sections: new Map(
      plan.sections.map((section) => [
        section.id,
        withShortCells(figuresAligned(sectionData(section, marks)), currency),
      ]),
    ),
  }
}

const figuresAligned = (section: SectionData): SectionData => ({
  ...section,
  blocks: section.blocks.map((block) => {
    if (!('columns' in block)) return block
    const texts = block.rows.map(({ cells }) => cells.map(textOf))
    return { ...block, columns: withFigureColumns(block.columns, texts) }
  }),
})

/** Known beforehand like those of the house's sheets; a sheet for which none will do is left to the typesetter. */
export function writtenDensities(plan: Plan, identity: Identity, sheets: Sheet[]): Record<string, number> {
  const written = sheets.filter((sheet) => sheet.kind !== 'house')
  if (written.length === 0) return {}
  const { setting, rooms } = groundOf(plan)
  const found = written.map((sheet): [string, number] => [
    sheet.id,
    sheet.kind === 'rests' ? sheet.density : densityWith(identity, sheet, rooms, setting),
  ])
  return Object.fromEntries(found.filter(([, density]) => density <= DENSITIES.length - 1))
}

/** Sections that share a sheet if they fit, each with the sheet of the house that stands for them. */
const GROUPS: SectionId[][] = [
  ['problem', 'solution'],
  ['market'],
  ['competition'],
  ['product'],
  ['model'],
  ['pricing', 'go-to-market'],
  ['architecture', 'operations'],
  ['finance'],
  ['scenarios'],
  ['funding'],
  ['risks'],
  ['ninety-days'],
]

function partsOf(plan: Plan, written: ReadonlySet<string>, ground: Ground, most: number): Part[] {
  const house = new Map(houseSheets(plan).map((sheet) => [sheet.name, sheet]))
  const named = (...names: HouseSheet['name'][]): Part => [
    { density: 0, sheets: names.flatMap((name) => house.get(name) ?? []) },
  ]
  const isWritten = (id: SectionId) => written.has(id) || losesField(plan, id, written)
  // The house has one sheet for both.
  const isFree = (id: SectionId) =>
    id === 'funding' || id === 'risks' ? isWritten('funding') || isWritten('risks') : isWritten(id)
  const cut = (...sections: Opened[]): Part => cutSections(sections, ground)
  const of = (id: SectionId) => ground.sections.get(id) as SectionData
  const front = isFree('summary')
    ? [cut(summaryOf(of('summary'))), ...checkedOf(plan, of('summary')).map((checked) => cut(checked))]
    : [named('summary', 'checked')]
  const countOf = (ids: SectionId[]) =>
    cut(...ids.map(of)).find(({ density }) => density <= most)?.sheets.length ?? TOO_MANY
  const body = shared(GROUPS, isFree, countOf).flatMap((ids): Part[] => {
    const [first] = ids as [SectionId]
    const more = first === 'finance' ? [named('statements')] : []
    if (ids.some(isFree)) return [cut(...ids.map(of)), ...more]
    if (first === 'architecture') return [named('architecture', 'rules')]
    return [named(first), ...more, ...(first === 'risks' ? [named('sceptic')] : [])]
  })
  return [named('cover', 'contents'), ...front, ...body, restingPart(plan, ground)]
}

/** Neighbours run on where that saves a sheet; what has a look of its own does not. */
const ALONE = new Set<SectionId>(['finance', 'risks', 'ninety-days'])
const MOST_SHARING = 5

/** The groups as they need fewest sheets, and among such ways the one that joins fewest. */
function shared(
  groups: SectionId[][],
  isFree: (id: SectionId) => boolean,
  countOf: (ids: SectionId[]) => number,
): SectionId[][] {
  const mayShare = (ids: SectionId[]) =>
    ids.length <= MOST_SHARING && ids.every((id) => isFree(id) && !ALONE.has(id))
  const best: { sheets: number; runs: SectionId[][] }[] = [{ sheets: 0, runs: [] }]
  for (let end = 1; end <= groups.length; end++) {
    const ways = groups.slice(0, end).flatMap((_, start) => {
      const run = groups.slice(start, end).flat()
      const before = best[start]
      if (!before || (end - start > 1 && !mayShare(run))) return []
      const own = run.every(isFree) ? countOf(run) : 1
      return [{ sheets: before.sheets + own, runs: [...before.runs, run] }]
    })
    ways.sort((one, other) => one.sheets - other.sheets || other.runs.length - one.runs.length)
    best.push(ways[0] ?? { sheets: 0, runs: groups })
  }
  return best.at(-1)?.runs ?? groups
}

type Opened = Omit<SectionData, 'id'> & { id: string }

/** On one sheet, two columns may be as high as it is; where there are more, they have to be cut. */
function cutSections(sections: Opened[], { rooms, setting }: Ground): Part {
  const ways = (highestRun: number) => {
    const own = { ...setting, highestRun }
    const flow = flowOf(sections, own)
    return packings(flow, rooms, own).map(({ cuts, density }) => ({
      density,
      sheets: sheetsFrom(flow, cuts),
    }))
  }
  const [low, high] = [ways(setting.highestRun), ways(Number.POSITIVE_INFINITY)]
  const one = [...low, ...high].filter(({ sheets }) => sheets.length === 1)
  const [best] = one.sort((first, second) => first.density - second.density)
  return [...(best ? [best] : []), ...low.filter(({ sheets }) => sheets.length > 1)]
}

/** What is known about the field is gathered on the sheet of rules; without one it stands where it is written. */
function losesField({ sections }: Plan, id: SectionId, written: ReadonlySet<string>): boolean {
  if (!written.has('operations') && !written.has('architecture')) return false
  return sections.some((section) => section.id === id && section.blocks.some(isOfField))
}

const frontOf = ({ blocks }: SectionData): number => {
  const at = blocks.findIndex(
    (block) => block.kind === 'heading' && (block.text === FRONT_HEAD || block.text === ASKED_HEAD),
  )
  return at < 0 ? blocks.length : at
}

const summaryOf = (section: SectionData): SectionData => ({
  ...section,
  blocks: section.blocks.slice(0, frontOf(section)),
})

/** The founder's own figures, with the answers to what was asked. */
function checkedOf({ outline }: Plan, summary: SectionData): Opened[] {
  const blocks = summary.blocks.slice(frontOf(summary))
  if (blocks.length === 0) return []
  const claim = [breakable(outline.checkedClaim ? plainText(outline.checkedClaim) : FRONT_HEAD)]
  return [{ id: 'checked', title: 'Your figures, checked', claim, blocks }]
}

function restingPart(plan: Plan, { rooms, setting }: Ground): Part {
  const rests = restsOn(plan, marksOf(plan))
  const sources = namesSources(rests) ? [houseSheet('sources')] : []
  if (rests.assumptions.length <= MANY_ASSUMPTIONS)
    return [{ density: 0, sheets: [houseSheet('assumptions', 'assumptions'), ...sources] }]
  return restsPackings(rests, rooms, setting).map(({ sheets, density }) => ({
    density,
    sheets: sheets.at(-1)?.hasSources ? sheets : [...sheets, ...sources],
  }))
}
