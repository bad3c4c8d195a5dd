// A language model for one plan, and what it did and cost.
import { type Analyst, CALLS, type CallKind } from '#engine/analyst/analyst.ts'
import type { CallEvent } from '#engine/analyst/observed.ts'
import { ALL_GROUPS } from '#engine/analyst/prompts/sections.ts'
import type { Limits, Prices } from '#engine/writers/limits.ts'
import type { ModelAddress } from '#engine/writers/model/connect.ts'
import type { Reason, WritingRecord } from '#engine/writers/writer.ts'
import { ALL_SECTIONS, type KindUse, type Writing } from '../made.ts'

/** Who is asked, and what one plan may cost. */
export interface ModelSetup {
  address: ModelAddress
  limits?: Partial<Limits>
  prices?: Prices | undefined
}

interface ModelWriting {
  analyst: Analyst
  hear(event: CallEvent): void
  /** Whether any question was answered. */
  hasAnswer(): boolean
  summary(records: WritingRecord[]): Writing
  /** Where nothing of the model's is in the plan. The cost is counted all the same. */
  nothingOf(reason: string): Writing
}

export async function modelWriting({ address, limits, prices }: ModelSetup): Promise<ModelWriting> {
  // A large library: only who has a model loads it.
  const { createAnalyst } = await import('#engine/analyst/create-analyst.ts')
  const analyst = createAnalyst({
    model: address,
    fetch: globalThis.fetch,
    prices,
    ...(limits && { limits }),
  })
  const events: CallEvent[] = []
  return {
    analyst,
    hear: (event) => void (event.state === 'ended' && events.push(event)),
    hasAnswer: () => events.some(({ by }) => by === 'model'),
    summary: (records) => summaryOf(address.name, events, records),
    nothingOf: (reason) => ({
      ...summaryOf(address.name, events, []),
      fallbacks: [{ section: ALL_SECTIONS, reason }],
    }),
  }
}

/** Of a plan that the house makes without asking. */
export const notAsked = (model: string, reason: string): Writing => ({
  model,
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  sections: 0,
  fallbacks: [{ section: ALL_SECTIONS, reason }],
  kinds: {},
})

/** `events` are those that ended. */
function summaryOf(model: string, events: CallEvent[], records: WritingRecord[]): Writing {
  const parts = partsOf(records)
  const fallbacks = parts.filter(({ by }) => by === 'house')
  const asked = CALLS.filter((kind) => events.some((event) => event.kind === kind))
  const kinds = Object.fromEntries(
    asked.map((kind) => {
      const lost = fallbacks.filter((part) => part.kind === kind).length
      return [kind, { ...useOf(events.filter((event) => event.kind === kind)), fallbacks: lost }]
    }),
  )
  const { calls, inputTokens, outputTokens } = useOf(events)
  const isOutage = !events.some(({ by }) => by === 'model') && events.some((event) => event.isOutage)
  return {
    model,
    calls,
    inputTokens,
    outputTokens,
    sections: parts.filter(({ kind, by }) => kind === 'sections' && by === 'model').length,
    fallbacks: fallbacks.map(({ section, reason }) => ({ section, reason: reason ?? 'invalid-output' })),
    kinds,
    ...(isOutage && { isOutage }),
  }
}

function useOf(events: CallEvent[]): KindUse {
  const sum = (of: (event: CallEvent) => number) => events.reduce((total, event) => total + of(event), 0)
  return {
    calls: sum(({ spent }) => spent.calls),
    inputTokens: sum(({ spent }) => spent.inputTokens),
    outputTokens: sum(({ spent }) => spent.outputTokens),
    ms: sum(({ ms }) => ms),
    failures: sum(({ by }) => (by === 'house' ? 1 : 0)),
    fallbacks: 0,
  }
}

interface Part {
  kind: CallKind
  section: string
  by: 'model' | 'house'
  reason?: Reason | undefined
}

const KINDS: Record<string, CallKind> = {
  reading: 'reading',
  books: 'trade',
  field: 'trade',
  critic: 'critic',
}
const groupPart = (first: string) => `sections of ${first}`

/** What the plan is made of: a section whose group has no answer is the house's for the group's reason. */
function partsOf(records: WritingRecord[]): Part[] {
  const groups = new Map<string, WritingRecord>(
    ALL_GROUPS.flatMap(({ ids }) => {
      const group = records.find(({ section }) => section === groupPart(ids[0]))
      return group ? ids.map((id: string): [string, WritingRecord] => [id, group]) : []
    }),
  )
  const isGroup = ({ section }: WritingRecord) => ALL_GROUPS.some(({ ids }) => groupPart(ids[0]) === section)
  return records
    .filter((record) => !isGroup(record))
    .map(({ section, by, reason }) => ({
      kind: KINDS[section] ?? 'sections',
      section,
      by,
      reason: reason ?? groups.get(section)?.reason,
    }))
}
