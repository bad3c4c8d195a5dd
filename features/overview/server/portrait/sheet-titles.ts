// What is on each page of the plan's PDF, in groups as a reader would name them.
import { sheetsOf } from '#engine/documents/data/sheets.ts'
import type { Plan } from '#engine/plan/plan.ts'
import type { OverviewPlan } from '../../contract.ts'

type SheetTitle = OverviewPlan['sheets'][number]

const HOUSE_TITLES: Record<string, string> = {
  cover: 'Cover',
  contents: 'Contents',
  checked: 'Your figures, checked',
  rules: 'Rules',
  statements: 'Statements by quarter',
  sceptic: 'The skeptic’s page',
  assumptions: 'Assumptions',
  sources: 'Sources',
}

const PARTS: Record<string, string> = Object.fromEntries(
  (
    [
      ['The business', ['summary', 'checked', 'problem', 'solution', 'market', 'competition']],
      [
        'How it works',
        ['product', 'model', 'pricing', 'go-to-market', 'architecture', 'operations', 'rules'],
      ],
      ['The money', ['finance', 'statements', 'scenarios', 'funding', 'risks']],
      ['The test', ['sceptic', 'ninety-days']],
      ['The proof', ['assumptions', 'sources']],
    ] as const
  ).flatMap(([part, names]) => names.map((name) => [name, part])),
)

/** `pages`: of the PDF as it is. Where it has others than the plan tells of, pages have numbers alone. */
export function sheetTitles(plan: Plan, pages: number | undefined): SheetTitle[] {
  const sheets = sheetsOf(plan)
  if (pages !== undefined && pages !== sheets.length)
    return Array.from({ length: pages }, (_, i) => numbered(i + 1))
  const titles = new Map<string, string>(plan.sections.map(({ id, title }) => [id, title]))
  // A section that runs on keeps its name.
  let last: Omit<SheetTitle, 'page'> = { title: '', part: null, section: null }
  return sheets.map((sheet, i) => {
    const name = sheet.kind === 'house' ? sheet.name : sheet.id
    const begun = sheet.begins.flatMap((id) => titles.get(id) ?? []).join(', ')
    const own = sheet.kind === 'house' ? HOUSE_TITLES[name] : sheet.title
    last = {
      title: own || begun || last.title,
      part: FRONT.has(name) ? null : (PARTS[name] ?? PARTS[sheet.begins[0] ?? ''] ?? last.part),
      section: SECTION_OF[name] ?? sheet.begins[0] ?? last.section,
    }
    return { page: i + 1, ...last }
  })
}

const numbered = (page: number): SheetTitle => ({ page, title: `Page ${page}`, part: null, section: null })

const FRONT = new Set(['cover', 'contents'])
/** Sheets that the reader knows by another name than the section that begins on them. */
const SECTION_OF: Record<string, string> = {
  checked: 'checked',
  rules: 'operations',
  statements: 'statements',
  sceptic: 'case-against',
  sources: 'sources',
}
