// A plan that says everything once, and more than half of it again.
import { type Prose, plainText, together } from '../../plan/kit/prose.ts'
import type { Block } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'

const AGAIN = 0.6

export function lengthened(plan: Plan): Plan {
  const sections = plan.sections.map((section) => ({ ...section, blocks: section.blocks.map(longer) }))
  return { ...plan, sections }
}

const longer = (block: Block): Block =>
  block.kind === 'paragraph' || block.kind === 'point' ? { ...block, prose: said(block.prose) } : block

/** Figures stay figures; the sentence may break off anywhere. */
function said(prose: Prose): Prose {
  let left = plainText(prose).length * AGAIN
  const again = prose.parts.flatMap((part): Prose['parts'] => {
    if (left <= 0) return []
    const room = left
    left -= plainText({ parts: [part] }).length
    return part.kind === 'text' ? [{ ...part, text: part.text.slice(0, Math.ceil(room)) }] : [part]
  })
  return together(prose, { parts: again })
}
