// The model may propose a value for an assumption, inside bounds that the knowledge sets. The plan computes with it;
// whatever is out of bounds or makes no sense is as if it had not been said.
import { z } from 'zod'
import { figuresIn } from '../figures.ts'
import { NOTHING, type Reason, type Spent, WritingFailure } from '../writer.ts'
import type { Asking } from './ask.ts'
import { textFaults } from './checks.ts'
import { fenced, newFence, proposalInstructions, shortened } from './prompt.ts'

export interface Bounds {
  id: string
  /** What it is, for the model: 'share of customers who leave in a month'. */
  meaning: string
  low: number
  high: number
  unit: string
}

interface Proposal {
  id: string
  value: number
  reason: string
}

export interface Proposals {
  /** At most one for each of the bounds, in their order. */
  taken: Proposal[]
  record: Spent & {
    /** Why nothing was heard. */
    reason?: Reason
    /** All that was proposed, and what became of it. */
    heard: { id: string; value: number; outcome: Outcome }[]
  }
}
type Outcome = 'taken' | 'clamped' | 'out-of-bounds' | 'unknown' | 'repeated' | 'bad-reason'

const proposalSchema = z.object({
  assumptions: z.array(z.object({ id: z.string(), value: z.number(), reason: z.string() })).max(200),
})

const MOST_REASON = 300
/** Of the range. So much beyond an edge is rounding; it counts as the edge. */
const ROUNDING = 0.005

export function proposer({ ask }: Asking) {
  return async (
    bounds: Bounds[],
    brief: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Proposals> => {
    const fence = newFence()
    const spent = { ...NOTHING }
    const content = fenced(fence, { assumptions: bounds, brief: shortened(brief) })
    try {
      const { value } = await ask(
        {
          name: 'assumptions',
          instructions: proposalInstructions(fence),
          messages: [{ role: 'user', content }],
          schema: proposalSchema,
        },
        spent,
        signal,
      )
      return judge(value.assumptions, bounds, Object.values(brief), spent)
    } catch (error) {
      signal?.throwIfAborted()
      const reason = error instanceof WritingFailure ? error.reason : 'failed'
      return { taken: [], record: { ...spent, reason, heard: [] } }
    }
  }
}

function judge(proposed: Proposal[], bounds: Bounds[], brief: string[], spent: Spent): Proposals {
  const taken = new Map<string, Proposal>()
  const heard = proposed.map((proposal) => {
    const bound = bounds.find(({ id }) => id === proposal.id)
    const outcome = taken.has(proposal.id) ? 'repeated' : outcomeOf(proposal, bound, brief)
    if (bound && (outcome === 'taken' || outcome === 'clamped')) {
      const value = Math.min(bound.high, Math.max(bound.low, proposal.value))
      taken.set(proposal.id, { id: proposal.id, value, reason: proposal.reason.trim() })
    }
    return { id: proposal.id, value: proposal.value, outcome }
  })
  const inOrder = bounds.flatMap(({ id }) => taken.get(id) ?? [])
  return { taken: inOrder, record: { ...spent, heard } }
}

function outcomeOf({ value, reason }: Proposal, bound: Bounds | undefined, brief: string[]): Outcome {
  if (!bound) return 'unknown'
  const { low, high } = bound
  const slack = (high - low) * ROUNDING
  if (!(value >= low - slack && value <= high + slack)) return 'out-of-bounds'
  const bad = reason.trim() === '' || reason.length > MOST_REASON || figuresIn(reason).length > 0
  if (bad || textFaults(reason, brief).length > 0) return 'bad-reason'
  return value < low || value > high ? 'clamped' : 'taken'
}
