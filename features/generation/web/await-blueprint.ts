// Waits for the end of a blueprint, wherever the page is meanwhile: by its id as it happens, else by asking for the newest.
import type { Answer } from '#kit/endpoint.ts'
import type { getBlueprintStatus } from '../contract.ts'
import { followGeneration } from './follow-generation.ts'
import type { GenerationRecord } from './generation-view.ts'
import { type Awaited, askNewest, type Ending, pollBlueprint } from './poll-blueprint.ts'

interface Watcher {
  signal: AbortSignal
  onRecord: (record: GenerationRecord) => void
}

/** The polling is also the clock: after its last turn nobody waits any longer. */
export async function awaitBlueprint(awaited: Awaited, { signal, onRecord }: Watcher): Promise<Ending> {
  const { blueprintId } = awaited
  if (!blueprintId) return pollBlueprint(awaited, { signal })
  const ended = Promise.withResolvers<Ending>()
  const over = new AbortController()
  let isHeard = false
  const stop = followGeneration(blueprintId, {
    onRecord(record) {
      isHeard = true
      onRecord(record)
      if (record.status === 'complete') ended.resolve('completed')
      if (record.status === 'error') ended.resolve('failed')
    },
    onTrouble: (trouble) => trouble === 'refused' && !isHeard && ended.resolve('elsewhere'),
  })
  // Whoever hears of it need not ask.
  const ask = async () => (isHeard ? NO_NEWS : askNewest())
  const polled = pollBlueprint(awaited, { signal: AbortSignal.any([signal, over.signal]), ask })
  const ending = await Promise.race([ended.promise, polled])
  stop()
  over.abort()
  return signal.aborted ? 'stopped' : ending
}

const NO_NEWS: Answer<typeof getBlueprintStatus> = { latestGeneration: null, latestBlueprint: null }
