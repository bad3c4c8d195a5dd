// The worker's side: from a paid brief to stored files. Every stage leaves its result for the next, so that whoever takes
// over from a worker that died goes on where that one stopped.
import type { Blueprint } from '#engine/blueprint.ts'
import { contentTypeOf, folderOf } from '#features/blueprints/server/public.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { claim, keepFiles, keepPlan } from './generation-steps.ts'
import { MOST_TRIES } from './limits.ts'
import { DOCUMENTS, type DocumentId, type MadeFile } from './made.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import { CannotPlan, type Planned } from './planning/planner.ts'
import { atStage, documentOf, printing, writing } from './progress-rules.ts'
import { type ProgressWriter, progressWriter } from './progress-writer.ts'
import { printedDate } from './rules.ts'
import { complete, giveUp } from './settle.ts'
import type { Generation } from './tables.ts'
import type { Workshop } from './workshop.ts'

interface Making {
  house: House
  workshop: Workshop
  generation: Generation
  progress: ProgressWriter
  signal: AbortSignal
}

export async function makeBlueprint(
  house: House,
  workshop: Workshop,
  { generationId, signal }: { generationId: string; signal: AbortSignal },
): Promise<void> {
  const generation = await claim(house.db, generationId)
  // Settled by another worker, or its person is gone.
  if (!generation) return
  if (generation.tries > MOST_TRIES) return giveUp(house, generation, 'Every worker that took it died.')
  const progress = progressWriter(house, generation)
  try {
    await make({ house, workshop, generation, progress, signal })
  } catch (error) {
    await progress.flush()
    // Another worker has it, or will.
    signal.throwIfAborted()
    const isHopeless = error instanceof CannotPlan || generation.tries >= MOST_TRIES
    if (!isHopeless) throw error
    house.log.error({ err: error, generation: generation.id }, 'a blueprint could not be made')
    await giveUp(house, generation, `${error}`)
  }
}

async function make(making: Making): Promise<void> {
  const { house, generation, progress, signal } = making
  const files = generation.files ?? (await print(making, await plan(making)))
  progress.report(atStage('Email Delivery'))
  await progress.flush()
  signal.throwIfAborted()
  await complete(house, generation, files)
}

async function plan({ house, workshop, generation, progress, signal }: Making): Promise<Blueprint> {
  const { storage } = house
  const kept = generation.planKey && (await read(storage, generation.planKey))
  if (kept) return unpackPlan(kept)
  const planned = await workshop.planner.plan(generation.brief, {
    signal,
    onStage: (stage) => progress.report(atStage(stage)),
    onWritten: (sections) => progress.report(writing(sections)),
  })
  return unpackPlan(await store(house, generation, planned))
}

/** Two workers may have planned the same, a language model each time otherwise: the plan that was kept first counts. */
async function store({ db, storage }: House, generation: Generation, planned: Planned): Promise<Uint8Array> {
  const { key } = await storage.put(folderOf(generation.blueprintId), planned.plan)
  const keptKey = await keepPlan(db, generation, { planKey: key, writing: planned.writing })
  if (keptKey === key) return planned.plan
  const first = keptKey && (await read(storage, keptKey))
  if (!first) throw new Error('The plan of another worker is gone.')
  return first
}

async function print({ house, workshop, generation, progress, signal }: Making, blueprint: Blueprint) {
  const stored = new Set<DocumentId>()
  progress.report(printing(stored))
  const press = await workshop.press()
  const date = printedDate(generation.createdAt)
  const { files } = await press.print({ blueprint, date }, { signal })
  const made = new Map<string, MadeFile>()
  const storeDocument = async (document: DocumentId) => {
    for (const { bytes, kind, name: filename, title } of files) {
      if (documentOf(kind) !== document) continue
      const kept = await house.storage.put(folderOf(generation.blueprintId), bytes)
      made.set(filename, { kind, filename, title, contentType: contentTypeOf(filename), ...kept })
    }
    progress.report(printing(stored.add(document)))
  }
  await Promise.all(DOCUMENTS.map(storeDocument))
  const inOrder = files.flatMap(({ name }) => made.get(name) ?? [])
  await keepFiles(house.db, generation.id, inOrder)
  return inOrder
}
