// Which sheets a plan has, in order. A plan of the house always has the same ones; what a language model wrote freely takes
// as many as it needs.
import type { SectionId } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'
import { freelyWritten } from '../../writers/writer.ts'
import { type HouseSheet, houseSheets } from './house-sheets.ts'
import type { RestsSheet } from './written/rests-sheets.ts'
import { sheetsWithWritten } from './written/sheets-with-written.ts'
import type { WrittenSheet } from './written/written-sheets.ts'

export type Sheet = HouseSheet | WrittenSheet | RestsSheet

/** Asked for several times, and dear to make: kept for as long as the plan is. */
const known = new WeakMap<Plan, Sheet[]>()

export function sheetsOf(plan: Plan): Sheet[] {
  const free = freelyWritten(plan.writing)
  const sheets = known.get(plan) ?? (free.size > 0 ? sheetsWithWritten(plan, free) : houseSheets(plan))
  known.set(plan, sheets)
  return sheets
}

/** Where each section begins. */
export const sheetOf = (plan: Plan): Record<SectionId, number> =>
  Object.fromEntries(sheetsOf(plan).flatMap(({ begins }, i) => begins.map((id) => [id, i + 1]))) as Record<
    SectionId,
    number
  >

export const sheetsIn = (plan: Plan): number => sheetsOf(plan).length

const STRONG = ['summary', 'finance', 'risks']

interface ContentsLine {
  anchor: string
  title: string
  strong: boolean
}

/** One line for a section, and one for each sheet between them that has a title of its own. */
export function contentsOf(plan: Plan): ContentsLine[] {
  const titles = new Map<string, string>(plan.sections.map(({ id, title }) => [id, title]))
  return sheetsOf(plan).flatMap((sheet): ContentsLine[] => {
    const more = sheet.kind === 'house' ? MORE[sheet.name] : undefined
    const lines = sheet.begins.map((id) => ({
      anchor: id,
      title: titleOf(id, sheet) ?? titles.get(id) ?? id,
      strong: STRONG.includes(id) && !(id === 'risks' && sheet.kind === 'house'),
    }))
    const sources = sheet.kind === 'rests' && sheet.hasSources ? [MORE.sources] : []
    return [...lines, ...(more ? [more] : []), ...sources].flatMap((line) => line ?? [])
  })
}

/** Where the house draws them, risks and doubts have a sheet each. */
function titleOf(id: string, { kind }: Sheet): string | undefined {
  if (id === 'checked') return 'Your figures, checked'
  if (id === 'assumptions') return 'Assumptions'
  return id === 'risks' && kind === 'house' ? 'Risks' : undefined
}

const MORE: Partial<Record<string, ContentsLine>> = {
  checked: { anchor: 'checked', title: 'Your figures, checked', strong: false },
  rules: { anchor: 'rules', title: 'Rules', strong: false },
  statements: { anchor: 'statements', title: 'Statements by quarter', strong: false },
  sceptic: { anchor: 'sceptic', title: 'The sceptic’s page', strong: true },
  sources: { anchor: 'sources', title: 'Sources', strong: false },
}
