// A language model for one plan, and what it did and cost.
import type { ModelAddress } from '#engine/writers/model/connect.ts'
import type { ModelWriter } from '#engine/writers/model/model-writer.ts'
import { type Spent, WritingFailure, type WritingRecord } from '#engine/writers/writer.ts'
import type { Writing } from '../made.ts'

interface ModelWriting {
  writer: ModelWriter
  summary(records: WritingRecord[]): Writing
}

/** Tells how many sections were answered for. The cost is counted even when the plan then comes to nothing. */
export async function modelWriting(
  model: ModelAddress,
  onWritten: (sections: number) => void,
): Promise<ModelWriting> {
  // A large library: only who has a model loads it.
  const { createModelWriter } = await import('#engine/writers/model/model-writer.ts')
  const writer = createModelWriter({ model, fetch: globalThis.fetch })
  const total: Spent = { calls: 0, inputTokens: 0, outputTokens: 0 }
  const count = (spent: Partial<Spent> = {}) => {
    for (const kind of ['calls', 'inputTokens', 'outputTokens'] as const) total[kind] += spent[kind] ?? 0
  }
  let answered = 0
  let proposed: Record<string, number> = {}
  return {
    writer: {
      async write(request, signal) {
        try {
          const section = await writer.write(request, signal)
          count(section.spent)
          return section
        } catch (error) {
          if (error instanceof WritingFailure) count(error.spent)
          throw error
        } finally {
          onWritten(++answered)
        }
      },
      async proposeAssumptions(...asked) {
        const proposals = await writer.proposeAssumptions(...asked)
        count(proposals.record)
        proposed = Object.fromEntries(proposals.taken.map(({ id, value }) => [id, value]))
        return proposals
      },
    },
    summary: (records) => ({
      model: model.name,
      ...total,
      proposed,
      sections: records.filter(({ by }) => by === 'model').length,
      fallbacks: records.flatMap(({ section, by, reason }) =>
        by === 'house' && reason ? [{ section, reason }] : [],
      ),
    }),
  }
}
