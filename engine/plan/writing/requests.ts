// A section as a writer is asked for it: its paragraphs with the facts taken out, and nothing that could be got wrong.
import type { BriefTexts } from '../../brief.ts'
import type { SectionFact, SectionRequest } from '../../writers/writer.ts'
import { figuresOf, type Prose, plainText } from '../kit/prose.ts'
import type { Block, Section, SectionId } from '../kit/section.ts'

/** Lists and tables are data and stay; endings are decisions and stay; what is left is prose. */
export function isRewritable(block: Block): block is Extract<Block, { kind: 'paragraph' | 'point' }> {
  return block.kind === 'paragraph' || block.kind === 'point'
}

export function requestsFor(sections: Section[], brief: BriefTexts): SectionRequest[] {
  return sections.flatMap((section) => {
    const proses = section.blocks.filter(isRewritable).map(({ prose }) => prose)
    return proses.length === 0 ? [] : [requestFor(section, proses, brief)]
  })
}

function requestFor({ id, title }: Section, proses: Prose[], brief: BriefTexts): SectionRequest {
  const count = proses.map(plainText).join(' ').split(/\s+/).length
  return {
    id,
    title,
    purpose: PURPOSES[id],
    facts: factsOf(proses),
    brief: {
      name: brief.startupName,
      idea: brief.businessIdea,
      customer: brief.targetCustomer,
      context: brief.additionalContext,
    },
    draft: proses.map(draftText),
    words: { least: Math.round(count * 0.8), most: Math.round(count * 1.3) },
  }
}

function factsOf(proses: Prose[]): SectionFact[] {
  const facts = new Map<string, SectionFact>()
  for (const { id, text, basis } of proses.flatMap(figuresOf)) facts.set(id, { id, text, kind: basis.kind })
  return [...facts.values()]
}

const draftText = ({ parts }: Prose) =>
  parts.map((part) => (part.kind === 'figure' ? `{{${part.quantity.id}}}` : part.text)).join('')

const PURPOSES: Record<SectionId, string> = {
  summary: 'What it is, what was found, what it needs, where it is weakest and what to decide next.',
  problem: 'Who has the trouble, how much it costs them, and how much of this is known.',
  solution: 'What is offered, which reason for giving up each part removes, and why it works now.',
  market: 'How many there are, counted one by one, and how many of them are within reach.',
  competition: 'What people do instead, doing nothing among it, and how each is met.',
  product: 'What the first version holds and what it leaves out.',
  model: 'What one customer or sale leaves, and which figure is the lever.',
  pricing: 'What it costs and why, and how that is tested.',
  'go-to-market': 'How the first customers are won, channel by channel.',
  architecture: 'Which parts it is made of, which are rented, and what must not fail.',
  operations: 'How the work runs, who does it and who is missing.',
  finance: 'What three years of figures say.',
  scenarios: 'What happens if things go worse or better, and which change matters most.',
  funding: 'How much money is needed, for what, and from whom.',
  risks: 'The strongest case against, and what would have to be true for it to be wrong.',
  'ninety-days': 'What is done first, and what is learned before money is bound.',
  assumptions: 'What the plan rests on.',
}
