// The planner's thread: it stays, so that words and figures are read once.
import { parentPort, workerData } from 'node:worker_threads'
import { type Before, makeBlueprint } from '#engine/blueprint.ts'
import { type Brief, briefSchema } from '#engine/brief.ts'
import type { Corrections } from '#engine/first-edits.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { lookAt } from './look-at.ts'
import type { FromThread, PlannedBy, Reissue, ToThread } from './messages.ts'
import { type ModelSetup, modelWriting } from './model-writing.ts'
import { packPlan, unpackPlan } from './packed-plan.ts'

const { model } = workerData as { model?: ModelSetup }
const underWay = new Map<number, AbortController>()
const say = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: ToThread) => {
  const { number } = message
  if ('giveUp' in message) return underWay.get(number)?.abort(new Error('given up'))
  const control = new AbortController()
  underWay.set(number, control)
  say({ number, begun: true })
  try {
    if ('looksAt' in message) say({ number, lookedAt: lookAt(message.brief, message.looksAt) })
    else await plan(number, message, control.signal)
  } catch (error) {
    if (!control.signal.aborted) say({ number, refused: error instanceof Error ? error.message : `${error}` })
  } finally {
    underWay.delete(number)
  }
})

interface Asked {
  brief: Brief
  reissue?: Reissue
  corrections?: Corrections
  by: PlannedBy
}

async function plan(
  number: number,
  { brief, reissue, corrections, by }: Asked,
  signal: AbortSignal,
): Promise<void> {
  const onStage = (stage: Extract<FromThread, { stage: unknown }>['stage']) => say({ number, stage })
  // Whoever asks for another issue waits for it: the house writes what has to be said otherwise.
  if (reissue) {
    const { edits, source, brandedBy } = reissue
    const before = await beforeOf(reissue)
    const tools = { knowledge, onStage, signal, edits, before, source, ...(brandedBy && { brandedBy }) }
    return say({ number, plan: packPlan(await makeBlueprint(brief, tools)) })
  }
  const tools = { knowledge, onStage, signal, ...(corrections && { corrections }) }
  const byHouse = async () => packPlan(await makeBlueprint(brief, tools))
  if (!model || by === 'house') return say({ number, plan: await byHouse() })
  const { analyst, ...written } = await modelWriting(model)
  const onCall = (call: Extract<FromThread, { call: unknown }>['call']) => {
    written.hear(call)
    say({ number, call })
  }
  try {
    const blueprint = await makeBlueprint(brief, { ...tools, analyst, onCall })
    const { writing } = blueprint.plan
    // Without any answer it is the house's plan, to the last byte.
    const packed = written.hasAnswer() ? packPlan(blueprint) : await byHouse()
    say({ number, plan: packed, writing: written.summary(writing) })
  } catch (error) {
    signal.throwIfAborted()
    // Better the house's words than none: a language model may cost time, not the blueprint.
    const packed = await byHouse()
    say({ number, plan: packed, writing: written.nothingOf(error instanceof Error ? error.name : 'failed') })
  }
}

async function beforeOf({ proposed = {}, worded }: Reissue): Promise<Before> {
  const last = worded && (await unpackPlan(worded.plan))
  return {
    proposed: new Map(Object.entries(proposed)),
    // A plan without a source has other sections: none of their words fit here.
    ...(worded && last?.source && { worded: { edits: worded.edits, plan: last.plan } }),
  }
}

// Reads the words of the language once, before somebody waits for it.
const WARM = briefSchema.parse({ startupName: 'Warm', businessIdea: 'A bakery with evening classes' })
await makeBlueprint(WARM, { knowledge })
