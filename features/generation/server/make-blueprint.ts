// The worker's side: from a paid brief to stored files. Every stage leaves its result for the next, so that whoever takes
// over from a worker that died goes on where that one stopped.
import type { CallEvent } from '#engine/analyst/observed.ts'
import type { StageName } from '#engine/blueprint.ts'
import type { FileKind } from '#engine/file-names.ts'
import type { PrintedFile } from '#engine/press/press.ts'
import { contentTypeOf, folderOf } from '#features/blueprints/server/public.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { DOCUMENT_IDS } from '../contract.ts'
import type { DocumentId } from '../stages.ts'
import { claim, keepFiles, keepFirstPage, keepPlan } from './generation-steps.ts'
import { reissueOf, sameAsBefore } from './issue-files.ts'
import { MOST_TRIES } from './limits.ts'
import { ALL_SECTIONS, type MadeFile } from './made.ts'
import { endRun, permitRun } from './model-runs.ts'
import { type StoredBlueprint, unpackPlan } from './planning/packed-plan.ts'
import { CannotPlan, type Planned, type Planning } from './planning/planner.ts'
import { ALL_KINDS, asking, atStage, documentOf, inOrder, printing } from './progress-rules.ts'
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
  const files = generation.files ?? (await printPlan(making))
  progress.report(atStage('Email Delivery'))
  await progress.flush()
  signal.throwIfAborted()
  await complete(house, generation, files)
}

async function printPlan(making: Making): Promise<MadeFile[]> {
  return print(making, await plan(making))
    .catch(printByHouse(making))
    .catch(printUncorrected(making))
}

async function plan({ house, workshop, generation, progress, signal }: Making): Promise<StoredBlueprint> {
  const { storage } = house
  const packed = generation.planKey ? await read(storage, generation.planKey) : undefined
  const kept = packed && (await unpackPlan(packed))
  // The documents of today cannot be printed from a plan without a source: it is made anew from its brief.
  if (kept?.source) return kept
  const reissue = await reissueOf(house, generation)
  const corrections = generation.corrections ?? undefined
  const planning = {
    reissue,
    corrections,
    signal,
    onStage: (stage: StageName) => progress.report(atStage(stage)),
  }
  const planned = reissue
    ? await workshop.planner.plan(generation.brief, planning)
    : await planWithPermit({ house, workshop, generation, progress, signal }, planning)
  return unpackPlan(await storePlan(house, generation, planned))
}

/**
 * What a language model wrote may not fit the sheets, however often it is printed: after the second time the house plans. The
 * first time it may have been the press.
 */
const printByHouse =
  (making: Making) =>
  async (error: unknown): Promise<MadeFile[]> => {
    const { house, workshop, generation, signal } = making
    const { id, writing, planKey, brief, corrections } = generation
    const isByModel = writing !== null && !writing.fallbacks.some(({ section }) => section === ALL_SECTIONS)
    if (!isByModel || !planKey || signal.aborted) throw error
    house.log.warn({ err: error, generation: id }, 'the plan of a language model could not be printed')
    const { worded: _, ...reissue } = (await reissueOf(house, generation)) ?? {}
    const { plan: packed } = await workshop.planner.plan(brief, {
      signal,
      by: 'house',
      ...('edits' in reissue ? { reissue } : { corrections: corrections ?? undefined }),
    })
    const fallbacks = [{ section: ALL_SECTIONS, reason: 'unprintable' }]
    const planned = { plan: packed, writing: { ...writing, sections: 0, fallbacks } }
    return print(making, await unpackPlan(await storePlan(house, generation, planned)))
  }

/** Nor may what the founder corrected: after the second time the plan is made from the brief alone. It is paid for. */
const printUncorrected =
  (making: Making) =>
  async (error: unknown): Promise<MadeFile[]> => {
    const { house, workshop, generation, signal } = making
    const { id, corrections, planKey, brief } = generation
    const stored = corrections && planKey && !signal.aborted && (await read(house.storage, planKey))
    if (!stored || !(await unpackPlan(stored)).edits) throw error
    house.log.warn({ err: error, generation: id }, 'a plan with corrections could not be printed')
    const planned = await workshop.planner.plan(brief, { signal, by: 'house' })
    return print(making, await unpackPlan(await storePlan(house, generation, planned)))
  }

/** By the language model where it may be asked, else by the house. */
async function planWithPermit(
  { house, workshop, generation, progress }: Making,
  planning: Omit<Planning, 'reissue'>,
): Promise<Planned> {
  const { planner } = workshop
  const permit = await permitRun(house, 'blueprint')
  if (permit.runId === undefined) {
    const { plan: made } = await planner.plan(generation.brief, { ...planning, by: 'house' })
    return { plan: made, ...(permit.writing && { writing: permit.writing }) }
  }
  const events: CallEvent[] = []
  const planned = await planner.plan(generation.brief, {
    ...planning,
    by: 'model',
    onCall: (event) => {
      events.push(event)
      progress.report(asking(events))
    },
  })
  if (planned.writing) await endRun(house, permit.runId, planned.writing)
  return planned
}

/** Two workers may have planned the same, a language model each time otherwise: the plan that was kept first counts. */
async function storePlan(
  { db, storage }: House,
  generation: Generation,
  planned: Planned,
): Promise<Uint8Array> {
  const { key } = await storage.put(folderOf(generation.blueprintId), planned.plan)
  const keptKey = await keepPlan(db, generation, { planKey: key, writing: planned.writing })
  if (keptKey === key) return planned.plan
  const first = keptKey && (await read(storage, keptKey))
  if (!first) throw new Error('The plan of another worker is gone.')
  return first
}

async function print(making: Making, blueprint: StoredBlueprint): Promise<MadeFile[]> {
  const { house, generation, progress } = making
  const same = await sameAsBefore(house, generation, blueprint)
  const printed = new Set(same.kinds)
  progress.report(printing(printed))
  const only = ALL_KINDS.filter((kind) => !printed.has(kind))
  const made = only.length > 0 ? await printNew(making, { blueprint, only, printed }) : []
  const all = inOrder([...same.files, ...made])
  await keepFiles(house.db, generation.id, all)
  return all
}

interface New {
  blueprint: StoredBlueprint
  only: FileKind[]
  /** The kinds that are there. */
  printed: Set<FileKind>
}

async function printNew(making: Making, { blueprint, only, printed }: New): Promise<MadeFile[]> {
  const { workshop, generation, progress, signal } = making
  const shown: Promise<void>[] = []
  const press = await workshop.press()
  const { files } = await press.print(
    {
      blueprint,
      date: printedDate(generation.createdAt),
      ...(only.length < ALL_KINDS.length && { only }),
    },
    {
      signal,
      onProgress: (news) => {
        if ('made' in news) progress.report(printing(printed.add(news.made)))
        else shown.push(showFirstPage(making, documentOf(news.firstPageOf), news.png))
      },
    },
  )
  const made = await store(making, files, printed)
  await Promise.all(shown)
  return made
}

/** Something to look at while the rest is printed: it may fail. */
async function showFirstPage({ house, generation }: Making, document: DocumentId, png: Uint8Array) {
  try {
    const { key } = await house.storage.put(folderOf(generation.blueprintId), png)
    await keepFirstPage(house.db, generation.id, document, key)
  } catch (err) {
    house.log.warn({ err, generation: generation.id }, 'a first page was not kept')
  }
}

async function store({ house, generation, progress }: Making, files: PrintedFile[], printed: Set<FileKind>) {
  const stored = new Set<DocumentId>()
  const made = new Map<string, MadeFile>()
  const storeDocument = async (document: DocumentId) => {
    for (const { bytes, kind, name: filename, title } of files) {
      if (documentOf(kind) !== document) continue
      const kept = await house.storage.put(folderOf(generation.blueprintId), bytes)
      made.set(filename, { kind, filename, title, contentType: contentTypeOf(filename), ...kept })
    }
    progress.report(printing(printed, stored.add(document)))
  }
  await Promise.all(DOCUMENT_IDS.map(storeDocument))
  return files.flatMap(({ name }) => made.get(name) ?? [])
}
