// The three documents of a blueprint, as they are given to the typesetter.
import type { Brand } from '../brand/brand.ts'
import { tokensCss } from '../brand/tokens-css.ts'
import { coloursFor } from '../brand/treatments.ts'
import { svgOf } from '../drawing/svg.ts'
import { label, plainText } from '../plan/kit/prose.ts'
import type { Quickstart } from '../plan/outline/quickstart.ts'
import type { Plan } from '../plan/plan.ts'
import { freelyWritten } from '../writers/writer.ts'
import { brandGuideData, type PackFile } from './data/brand-guide-data.ts'
import { completeData } from './data/complete-data.ts'
import type { Edition } from './data/document-data.ts'
import { firstClause } from './data/first-clause.ts'
import { packageOf } from './data/package-data.ts'
import type { PlanChart } from './data/plan-charts.ts'
import { quickstartData } from './data/quickstart-data.ts'
import { type Sheet, sheetOf, sheetsIn, sheetsOf } from './data/sheets.ts'

export interface Subject {
  plan: Plan
  brand: Brand
  edition: Edition
  charts: PlanChart[]
}

/** What a typesetting thread needs for one document. */
interface Source<Id extends string> {
  id: Id
  template: string
  data: unknown
}

/** Densities are judged; where a sheet runs over all the same, the typesetter tries them out. */
export function completeSource({ plan, brand, edition, charts }: Subject) {
  const { identity } = brand
  const data = completeData({ plan, identity, edition, charts, cover: coverOf(brand) })
  return {
    id: 'blueprint' as const,
    template: '/complete.typ',
    data,
    pages: sheetsIn(plan),
    whenTooLong: { ...data, chosen: {} },
  }
}

function coverOf(brand: Brand) {
  const { mark, idea } = chosenOf(brand)
  return {
    mark: svgOf(mark, coloursFor(brand.identity.palette, 'reversed')),
    alternative: `The mark of ${brand.identity.name}: ${idea}`,
    dimension: '98 u',
  }
}

function chosenOf({ logos: { concepts, chosen } }: Brand) {
  const concept = concepts[chosen]
  if (!concept) throw new Error('A brand without a logo.')
  return concept
}

export function brandGuideSource(
  { plan, brand, edition }: Subject,
  files: PackFile[],
): Source<'brand-guide'> {
  const data = brandGuideData({
    brand,
    edition,
    model: plan.understood.model.value,
    files,
    tokens: { file: 'tokens.css', lines: tokenLines(tokensCss(brand.identity)) },
  })
  return { id: 'brand-guide', template: '/brand-guide.typ', data }
}

/** The variables of the light theme, as they stand in the file. */
function tokenLines(css: string): { name: string; value: string }[] {
  const light = css.slice(0, css.indexOf('@media'))
  return [...light.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))
}

export function quickstartSource({ plan, brand, edition }: Subject): Source<'quickstart'> {
  const { buyers } = plan.outline
  const isWritten = freelyWritten(plan.writing).size > 0
  const quickstart = isWritten ? withShortTasks(plan.outline.quickstart) : plan.outline.quickstart
  const data = quickstartData({
    identity: brand.identity,
    mark: chosenOf(brand).mark,
    edition,
    quickstart: {
      ...quickstart,
      numbers: quickstart.numbers.map(({ label, target }) => ({ label, target: plainText(target) })),
      tools: quickstart.tools.map(({ name, choice }) => ({ what: name, why: plainText(choice) })),
    },
    buyer: buyers,
    pages: sheetOf(plan),
    files: packageOf(plan.name, sheetsOf(plan).some(isScepticSheet)),
  })
  return { id: 'quickstart', template: '/quickstart.typ', data }
}

const isScepticSheet = (sheet: Sheet): boolean => sheet.kind === 'house' && sheet.name === 'sceptic'

/** What a model proposes to do it says at length; the guide has room for the beginning of it. */
function withShortTasks(quickstart: Quickstart): Quickstart {
  const short = <Task extends Quickstart['today'][number]>(task: Task): Task => ({
    ...task,
    action: label(firstClause(plainText(task.action), MOST_OF_ACTION)),
  })
  return {
    ...quickstart,
    today: quickstart.today.map(short),
    thisWeek: quickstart.thisWeek.map(short),
    thisMonth: quickstart.thisMonth.map(short),
    tools: quickstart.tools.map((tool) => ({
      ...tool,
      choice: label(firstClause(plainText(tool.choice), MOST_OF_TOOL)),
    })),
  }
}

/** In letters, as much as the guide shows. */
const MOST_OF_ACTION = 110
const MOST_OF_TOOL = 84
