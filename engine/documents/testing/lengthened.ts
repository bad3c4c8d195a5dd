// A plan that says everything once and two thirds of it again.
import type { Prose } from '../../plan/kit/prose.ts'
import { together } from '../../plan/kit/prose.ts'
import type { Block } from '../../plan/kit/section.ts'
import type { Plan } from '../../plan/plan.ts'

const AGAIN = 0.6

export function lengthened(plan: Plan): Plan {
  return {
    ...plan,
    sections: plan.sections.map((section) => ({ ...section, blocks: section.blocks.map(longer) })),
  }
}

function longer(block: Block): Block {
  if (block.kind === 'paragraph' || block.kind === 'point') return { ...block, prose: said(block.prose) }
  return block
}

function said(prose: Prose): Prose {
  return together(prose, { parts: prose.parts.slice(0, Math.ceil(prose.parts.length * AGAIN)) })
}
