// A writer with a language model behind it. Make one for each plan: time, calls and tokens are counted over its life.
import type { ModelMessage } from 'ai'
import { z } from 'zod'
import { LIMITS, type Limits } from '../limits.ts'
import { fill, maskDraft } from '../placeholders.ts'
import {
  NOTHING,
  type SectionRequest,
  type Spent,
  type Writer,
  WritingFailure,
  type WrittenSection,
} from '../writer.ts'
import { type Answer, openAsking } from './ask.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { openBudget } from './budget.ts'
import { faultsIn } from './checks.ts'
import { connect, type ModelAddress } from './connect.ts'
import { CallFailure } from './failures.ts'
import { fenced, newFence, repairRequest, sectionData, sectionInstructions } from './prompt.ts'
import { type Bounds, type Proposals, proposer } from './propose-assumptions.ts'

interface ModelWriterOptions {
  model: ModelAddress
  /** The way to the network; the engine has none of its own. */
  fetch: typeof globalThis.fetch
  limits?: Partial<Limits>
}

export interface ModelWriter extends Writer {
  /** Values for assumptions, where the brief gives a reason for one. Rejects only when the signal fires. */
  proposeAssumptions(
    bounds: Bounds[],
    brief: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Proposals>
}

const sectionSchema = z.object({ paragraphs: z.array(z.string()).min(1).max(40) })
type Section = z.output<typeof sectionSchema>
type Marked = NonNullable<WrittenSection['marked']>

/** Of an answer that is shown to the model again. */
const MOST_SHOWN = 8_000

export function createModelWriter({ model, fetch, limits }: ModelWriterOptions): ModelWriter {
  const all = { ...LIMITS, ...limits }
  const connection = connect(model, boundedFetch(fetch, all.responseBytes))
  const asking = openAsking(connection, openBudget(all), all)

  async function write(request: SectionRequest, spent: Spent, signal?: AbortSignal): Promise<Marked> {
    const fence = newFence()
    const draft = maskDraft(request.draft, request.facts)
    const instructions = sectionInstructions(fence)
    const first: ModelMessage[] = [{ role: 'user', content: fenced(fence, sectionData(request, draft)) }]
    const question = { name: 'section', instructions, schema: sectionSchema }

    const attempt = async (messages: ModelMessage[]) => {
      const answer = await asking.ask({ ...question, messages }, spent, signal)
      return printable(answer, { request, draft, fence })
    }
    const paragraphs = await attempt(first).catch((error: unknown) => {
      // One repair, and only of something that was written.
      if (!(error instanceof Unprintable) && !(error instanceof CallFailure && error.text)) throw error
      const problems = error instanceof Unprintable ? error.problems : [error.message]
      const shown: ModelMessage = { role: 'assistant', content: (error.text ?? '').slice(0, MOST_SHOWN) }
      return attempt([...first, shown, { role: 'user', content: repairRequest(problems) }])
    })
    return { paragraphs, facts: draft.facts }
  }

  return {
    async write(request, signal) {
      const spent = { ...NOTHING }
      try {
        const marked = await write(request, spent, signal)
        const paragraphs = marked.paragraphs.map((paragraph) => fill(paragraph, marked.facts))
        return { paragraphs, marked, by: 'model', spent }
      } catch (error) {
        if (!(error instanceof WritingFailure)) throw error
        const { reason, outage } = error
        throw new WritingFailure(reason, { outage, spent, cause: error })
      }
    },
    proposeAssumptions: proposer(asking),
  }
}

class Unprintable extends WritingFailure {
  readonly text: string
  readonly problems: string[]

  constructor(reason: 'figures' | 'invalid-output', problems: string[], text: string) {
    super(reason, { detail: problems.slice(0, 3).join('; ') })
    this.problems = problems
    this.text = text
  }
}

function printable({ value, text }: Answer<Section>, checked: Parameters<typeof faultsIn>[1]): string[] {
  const paragraphs = value.paragraphs.map((paragraph) => paragraph.trim())
  const faults = faultsIn(paragraphs, checked)
  if (faults.length === 0) return paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' '))
  const reason = faults.some(({ kind }) => kind === 'figures') ? 'figures' : 'invalid-output'
  throw new Unprintable(
    reason,
    faults.map(({ problem }) => problem),
    text,
  )
}
