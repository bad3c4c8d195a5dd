// What another issue of a blueprint has in common with the one before it.

import type { PrintableBlueprint } from '#engine/blueprint.ts'
import type { Edits } from '#engine/edits.ts'
import type { FileKind } from '#engine/file-names.ts'
import { affectedFiles } from '#engine/press/affected-files.ts'
import { folderOf } from '#features/blueprints/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { and, desc, eq, lt } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { carriedOver } from './carry-over.ts'
import { firstMaking, originOf } from './first-making.ts'
import type { MadeFile } from './made.ts'
import type { Reissue } from './planning/messages.ts'
import { unpackPlan } from './planning/packed-plan.ts'
import { isReissue } from './rules.ts'
import { type Generation, generations } from './tables.ts'

/** The newest that was ready when this one was asked for. */
async function issueBefore(
  db: Db,
  { blueprintId, createdAt }: Pick<Generation, 'blueprintId' | 'createdAt'>,
): Promise<Generation | undefined> {
  const [found] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.blueprintId, blueprintId),
        eq(generations.status, 'complete'),
        lt(generations.createdAt, createdAt),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
  return found
}

/** What another issue is made from: of a plan that a language model worded, also what it assumed and wrote. */
export async function reissueOf(house: House, generation: Generation): Promise<Reissue | undefined> {
  const { db, storage } = house
  const { edits, blueprintId } = generation
  if (!edits) return undefined
  const first = await firstMaking(db, blueprintId)
  if (!first) throw new Error('There is no first making to reissue.')
  const firstPlan = await originOf(house, first)
  const { id: _, brief: __, edits: firstEdits, ...origin } = firstPlan
  const current = (stored: Edits) => carriedOver(house, firstPlan, stored)
  const ground = { ...origin, edits: await current(edits) }
  if (!first.writing) return ground
  const before = await issueBefore(db, generation)
  const plan = before?.planKey && (await read(storage, before.planKey))
  return {
    ...ground,
    ...(plan && { worded: { edits: await current(before.edits ?? firstEdits), plan } }),
  }
}

interface Same {
  kinds: FileKind[]
  files: MadeFile[]
}

/** Of another issue, the files that would come out as they are. One that is not in the storage any more is made again. */
export async function sameAsBefore(
  { db, storage }: Pick<House, 'db' | 'storage'>,
  generation: Generation,
  blueprint: PrintableBlueprint,
): Promise<Same> {
  const before = isReissue(generation) ? await issueBefore(db, generation) : undefined
  const kept = before?.planKey && (await read(storage, before.planKey))
  if (!before?.files || !kept) return { kinds: [], files: [] }
  const stored = new Set(await storage.list(folderOf(generation.blueprintId)))
  const affected = new Set(affectedFiles(await unpackPlan(kept), blueprint))
  for (const { kind, key } of before.files) if (!stored.has(key)) affected.add(kind)
  const files = before.files.filter(({ kind }) => !affected.has(kind))
  return { kinds: [...new Set(files.map(({ kind }) => kind))], files }
}

/**
 * What another issue brings: a file that it has in common with the one before stays as its founder left it, edited or in
 * the bin. What is brought back is brought back whole.
 */
export async function newIn(db: Db, generation: Generation, files: MadeFile[]): Promise<MadeFile[]> {
  if (!isReissue(generation) || generation.restored) return files
  const before = (await issueBefore(db, generation))?.files ?? []
  const isKept = ({ filename, sha256 }: MadeFile) =>
    before.some((file) => file.filename === filename && file.sha256 === sha256)
  return files.filter((file) => !isKept(file))
}
