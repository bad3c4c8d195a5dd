// Plans for tests: made, looked at, and compared.
import { type Brief, briefSchema } from '../../brief.ts'
import { understandingOf } from '../../compose/understood.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { sourceOf } from '../../testing/understood.ts'
import type { Trade } from '../../trades/schema.ts'
import type { Fault } from '../gate/gate.ts'
import { prosesOf } from '../kit/marks.ts'
import { plainText } from '../kit/prose.ts'
import type { Block } from '../kit/section.ts'
import { type Drafted, draftPlan, faultsIn as faultsOfPlan } from '../make-plan.ts'
import type { PlanInput } from '../open-plan.ts'

/** A brief as a form sends it; what is left out is empty. */
export function briefOf(fields: Partial<Brief>): Brief {
  return briefSchema.parse({ startupName: 'Plover', businessIdea: 'a shop', ...fields })
}

const made = new Map<string, Drafted>()

/** `trade`: taken instead of the one that is found. Many tests ask of the same plan: it is made once. */
export function planFor(fields: Partial<Brief>, trade?: Trade): Drafted {
  const brief = briefOf(fields)
  const key = JSON.stringify([brief, trade?.id])
  const plan = made.get(key) ?? draftPlan(planInput(brief, trade))
  made.set(key, plan)
  return plan
}

function planInput(brief: Brief, trade?: Trade): PlanInput {
  const found = sourceOf(brief)
  const source = trade ? { ...found, choice: { trade, sure: 1, instead: [] } } : found
  return { brief, u: understandingOf(brief, source), knowledge, source }
}

/** As the last door sees it, with blemishes. */
export function faultsIn(drafted: Drafted): Fault[] {
  return faultsOfPlan(drafted, drafted.sections)
}

/** All sentences of the plan, without tables and charts. */
export function proseOf({ sections }: Drafted): string {
  const isProse = ({ kind }: Block) => kind !== 'table' && kind !== 'chart' && kind !== 'heading'
  return sections
    .filter(({ id }) => id !== 'assumptions')
    .flatMap(({ claim, blocks }) => [...(claim ? [claim] : []), ...blocks.filter(isProse).flatMap(prosesOf)])
    .map(plainText)
    .join('\n')
}

/** Everything that is read, tables included. */
export function textOfPlan({ sections }: Drafted): string {
  return sections
    .flatMap(({ claim, blocks }) => [...(claim ? [claim] : []), ...blocks.flatMap(prosesOf)])
    .map(plainText)
    .join('\n')
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(0, Math.max(0, words.length - 4)).map((_, i) => words.slice(i, i + 5).join(' ')))
}

/** Of the shorter text's five-word sequences, the share that the other has too. */
export function sharedSequences(one: string, other: string): number {
  const [a, b] = [shingles(one), shingles(other)]
  const common = [...a].filter((sequence) => b.has(sequence)).length
  return common / Math.max(1, Math.min(a.size, b.size))
}
