// How a plan of the house lies on its sheets: the founder's figures have a sheet of their own, and so have rules where
// they are many. Problem and solution share a sheet, systems and operations another.
import { plainText } from '../../plan/kit/prose.ts'
import type { Section, SectionId } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'
import { breakable, type SectionData } from './prose-data.ts'

type Sections = Record<SectionId, SectionData>

/** Sheets that the house's templates draw, in the order of a plan. */
type HouseSheetName =
  | 'cover'
  | 'contents'
  | SectionId
  | 'checked'
  | 'rules'
  | 'statements'
  | 'sceptic'
  | 'sources'

export interface HouseSheet {
  kind: 'house'
  name: HouseSheetName
  /** Sections that begin on it. */
  begins: SectionId[]
}

export const houseSheet = (name: HouseSheetName, ...begins: SectionId[]): HouseSheet => ({
  kind: 'house',
  name,
  begins,
})

/** Of a plan that the house wrote; a plan with few rules needs one less. */
export function houseSheets(plan: Plan): HouseSheet[] {
  return [
    houseSheet('cover'),
    houseSheet('contents'),
    houseSheet('summary', 'summary'),
    houseSheet('checked'),
    houseSheet('problem', 'problem', 'solution'),
    houseSheet('market', 'market'),
    houseSheet('competition', 'competition'),
    houseSheet('product', 'product'),
    houseSheet('model', 'model'),
    houseSheet('pricing', 'pricing', 'go-to-market'),
    houseSheet('architecture', 'architecture', 'operations'),
    ...(hasRulesSheet(plan) ? [houseSheet('rules')] : []),
    houseSheet('finance', 'finance'),
    houseSheet('statements'),
    houseSheet('scenarios', 'scenarios'),
    houseSheet('funding', 'funding', 'risks'),
    houseSheet('sceptic'),
    houseSheet('ninety-days', 'ninety-days'),
    houseSheet('assumptions', 'assumptions'),
    houseSheet('sources'),
  ]
}

/** Letters of rules beside which people and skills still fit. */
const FEW_RULES = 700

function hasRulesSheet({ sections }: Plan): boolean {
  if (sections.some(({ blocks }) => blocks.some(isOfField))) return true
  const blocks = sections.find(({ id }) => id === 'operations')?.blocks ?? []
  const rules = blocks.findLast((block) => block.kind === 'table')
  const letters = rules?.rows.flatMap(({ cells }) => cells.map((cell) => plainText(cell).length)) ?? []
  return letters.reduce((sum, count) => sum + count, 0) > FEW_RULES
}

export const isOfField = (block: Section['blocks'][number]): boolean =>
  block.kind === 'list' && block.of === 'field'

type Block = SectionData['blocks'][number]
type SheetSection = Omit<SectionData, 'id'> & { id: string }

export function sectionsOnSheets(
  sections: Sections,
  plan: Plan,
): Sections & { checked: SheetSection; rules?: SheetSection } {
  const { outline } = plan
  const { field, rest } = withoutField(sections, plan)
  const [summary, checked] = splitAt(rest.summary, (kinds) => kinds.indexOf('heading'))
  const [work, rules] = splitAt(rest.operations, (kinds) => kinds.lastIndexOf('heading'))
  // What the offer touches brings rules with it; the one rule that comes first stays with the work.
  const isTouched = ({ kind }: Block, i: number) => kind === 'point' && i > 0
  const claim = outline.checkedClaim ? [breakable(plainText(outline.checkedClaim))] : []
  return {
    ...rest,
    summary,
    checked: { ...checked, id: 'checked', title: 'Your figures, checked', claim },
    ...(hasRulesSheet(plan) && {
      operations: { ...work, blocks: work.blocks.filter((block, i) => !isTouched(block, i)) },
      rules: {
        ...rules,
        blocks: [...field, ...work.blocks.filter(isTouched), ...rules.blocks],
        id: 'rules',
        title: 'Rules',
        claim: [rulesClaim(rules)],
      },
    }),
  }
}

const FIELD_HEADS: Partial<Record<SectionId, string>> = {
  problem: 'Customers',
  market: 'Market',
  competition: 'Rivals',
  product: 'Product',
  model: 'Money',
  pricing: 'Prices',
  'go-to-market': 'Selling',
  operations: 'Work',
  risks: 'Risk',
}

/** What is known about the field, from all sections, and the sections without it. */
function withoutField(sections: Sections, plan: Plan): { field: Block[]; rest: Sections } {
  const field: Block[] = []
  const rest = { ...sections }
  for (const { id, blocks } of plan.sections) {
    const at = blocks.findIndex(isOfField)
    const list = sections[id].blocks[at]
    if (at < 0 || list?.kind !== 'list') continue
    field.push(
      ...list.items.map(
        (prose): Block => ({ kind: 'point', headline: `${FIELD_HEADS[id] ?? 'More'}.`, prose }),
      ),
    )
    rest[id] = { ...sections[id], blocks: sections[id].blocks.filter((_, i) => i !== at) }
  }
  return { field, rest }
}

/** The section up to a block, and what stands from there on. */
function splitAt(section: SectionData, find: (kinds: string[]) => number): [SectionData, SectionData] {
  const at = find(section.blocks.map(({ kind }) => kind))
  const end = at < 0 ? section.blocks.length : at
  return [
    { ...section, blocks: section.blocks.slice(0, end) },
    { ...section, blocks: section.blocks.slice(end) },
  ]
}

/** 'Rules in the United Kingdom: whom to ask, and the first step.' */
function rulesClaim({ blocks }: SectionData): string {
  const heading = blocks.find((block) => block.kind === 'heading')
  const title = heading && 'text' in heading ? heading.text : 'Rules'
  return `${title}: whom to ask, and the first step.`
}
