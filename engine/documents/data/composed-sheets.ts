// How a composed plan lies on its sheets: the founder's figures and the rules have sheets of their own, problem and solution
// share one, and so do product and systems.
import { plainText } from '../../plan/kit/prose.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'
import { breakable, type SectionData } from './prose-data.ts'

export type Sections = Record<SectionId, SectionData>

export const isComposed = ({ outline }: Plan): boolean => outline.checkedClaim !== undefined

/** Where each section begins. */
export const COMPOSED_SHEET_OF: Record<SectionId, number> = {
  summary: 3,
  problem: 5,
  solution: 5,
  market: 6,
  competition: 7,
  product: 8,
  architecture: 8,
  model: 9,
  pricing: 10,
  'go-to-market': 10,
  operations: 11,
  finance: 13,
  scenarios: 15,
  funding: 16,
  risks: 16,
  'ninety-days': 18,
  assumptions: 19,
}

/** Their density is found by trying: how high they are is judged for playbooks alone. */
export const TRIED_SHEETS = ['summary', 'problem', 'solution', 'product', 'model', 'pricing', 'operations']

/** Lines of the contents that follow a section's own. */
export const SHEETS_AFTER: Partial<Record<SectionId, { anchor: string; title: string }>> = {
  summary: { anchor: 'checked', title: 'Your figures, checked' },
  operations: { anchor: 'rules', title: 'Rules' },
}

type SheetSection = Omit<SectionData, 'id'> & { id: string }

export function composedSections(
  sections: Sections,
  { outline }: Plan,
): Record<SectionId | 'checked' | 'rules', SheetSection> {
  const [summary, checked] = splitAt(sections.summary, (kinds) => kinds.indexOf('heading'))
  const [operations, rules] = splitAt(sections.operations, (kinds) => kinds.lastIndexOf('heading'))
  const claim = outline.checkedClaim ? [breakable(plainText(outline.checkedClaim))] : []
  return {
    ...sections,
    summary,
    checked: { ...checked, id: 'checked', title: 'Your figures, checked', claim },
    operations,
    rules: { ...rules, id: 'rules', title: 'Rules', claim: [rulesClaim(rules)] },
  }
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
