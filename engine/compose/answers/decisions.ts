// The trade's own answer to a question that its founders ask, where the words agree closely.
import { type Prose, together } from '../../plan/kit/prose.ts'
import { stem } from '../../read/words.ts'
import type { Composer } from '../composer.ts'

/** Of the words of the trade's question, and at least two of them unless it has only one. */
const LEAST_ALIKE = 0.6

export function ruleOfTrade(composer: Composer, question: string): Prose | undefined {
  const { trade, one } = composer
  const questionStems = new Set(tellingStems(question))
  const [best] = [...trade.decisions, ...one.input.facets.flatMap((facet) => facet.decisions ?? [])]
    .filter(({ when }) => one.holds(when))
    .map((decision) => ({ decision, alike: alikeness(decision.ask, questionStems) }))
    .sort((a, b) => b.alike - a.alike)
  if (!best || best.alike < LEAST_ALIKE) return undefined
  const s = composer.sentences()
  const rule = s.text(best.decision.rule)
  const verdict = best.decision.verdict?.find(({ when }) => one.holds(when))
  return rule && together(rule, verdict ? s.text(verdict.say) : undefined)
}

function alikeness(ask: string, questionStems: ReadonlySet<string>): number {
  const stems = tellingStems(ask)
  const sharedCount = stems.filter((word) => questionStems.has(word)).length
  return sharedCount < Math.min(2, stems.length) ? 0 : sharedCount / Math.max(1, stems.length)
}

const COMMON = new Set(
  'should would could what which when where have this that with from there their about into them they need want best better first'
    .split(' ')
    .map(stem),
)

const tellingStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map(stem)
    .filter((word) => !COMMON.has(word) && !/^(?:the|and|for|our|can|how|you)$/.test(word))
