// Rename, move, copy, delete and take back. Each holds the blueprint, so that two windows cannot both have the last word.

import type { Tx } from '#server/database/connect.ts'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import { copyName, folderLike, freeName, renamed } from '../file-names.ts'
import { type BlueprintFile, filesOf } from '../queries.ts'
import { blueprintFiles } from '../tables.ts'

/** Of one blueprint: enough for anybody, and little enough to be shown at once. */
const MOST_FILES = 500

export async function renameOne(tx: Tx, file: BlueprintFile, typed: string): Promise<BlueprintFile> {
  const named = renamed(file.filename, typed)
  if (typeof named === 'string') throw new Failure('invalid_input', { sentence: named })
  // Renamed to what it is called, it keeps the title that it was made with.
  if (named.filename === file.filename) return file
  const taken = await takenNames(tx, file.blueprintId, [file.id])
  if (taken.has(named.filename.toLowerCase())) throw new Failure('name_taken')
  const madeAs = file.isCopy ? null : (file.madeAs ?? file.filename)
  return update(tx, file.id, { ...named, madeAs })
}

export async function moveAll(tx: Tx, blueprintId: string, files: BlueprintFile[], typed: string | null) {
  const known = (await filesOf(tx, blueprintId)).map(({ folder }) => folder)
  const folder = folderLike(typed, known)
  await tx
    .update(blueprintFiles)
    .set({ folder })
    .where(
      inArray(
        blueprintFiles.id,
        files.map(({ id }) => id),
      ),
    )
  return { folder, before: files.map(({ id: fileId, folder }) => ({ fileId, folder })) }
}

export async function copyAll(tx: Tx, blueprintId: string, files: BlueprintFile[]): Promise<BlueprintFile[]> {
  const taken = await takenNames(tx, blueprintId)
  // With what is in the bin, which comes back.
  const all = await tx.$count(blueprintFiles, eq(blueprintFiles.blueprintId, blueprintId))
  if (all + files.length > MOST_FILES) throw new Failure('too_many')
  const copies: BlueprintFile[] = []
  for (const file of files) {
    const named = copyName(file, taken)
    taken.add(named.filename.toLowerCase())
    const { kind, position, key, sha256, size, contentType, folder } = file
    const content = { kind, position, key, sha256, size, contentType, folder }
    const [copy] = await tx
      .insert(blueprintFiles)
      .values({ ...content, ...named, blueprintId, isCopy: true, versionCause: 'copied' })
      .returning()
    if (copy) copies.push(copy)
  }
  return copies
}

export async function binAll(tx: Tx, files: BlueprintFile[]): Promise<number> {
  await tx
    .update(blueprintFiles)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(
      inArray(
        blueprintFiles.id,
        files.map(({ id }) => id),
      ),
    )
  return files.length
}

export async function takeBackAll(tx: Tx, blueprintId: string, fileIds: string[]): Promise<BlueprintFile[]> {
  const files = await chosenFiles(tx, blueprintId, fileIds, 'in the bin')
  const taken = await takenNames(tx, blueprintId)
  const back: BlueprintFile[] = []
  for (const file of files) back.push(await takeBack(tx, file, taken))
  return back
}

/** Its name may have been given to another meanwhile. */
export async function takeBack(tx: Tx, file: BlueprintFile, taken: Set<string>): Promise<BlueprintFile> {
  const named = freeName(file, taken)
  taken.add(named.filename.toLowerCase())
  const madeAs = file.isCopy ? null : (file.madeAs ?? file.filename)
  return update(tx, file.id, { filename: named.filename, title: named.title, deletedAt: null, madeAs })
}

/** In the order in which they are shown. One that is not there makes all of it fail. */
export async function chosenFiles(
  tx: Tx,
  blueprintId: string,
  fileIds: string[],
  place: 'in use' | 'in the bin' = 'in use',
): Promise<BlueprintFile[]> {
  const wanted = [...new Set(fileIds)]
  const found = await tx
    .select()
    .from(blueprintFiles)
    .where(
      and(
        eq(blueprintFiles.blueprintId, blueprintId),
        inArray(blueprintFiles.id, wanted),
        place === 'in use'
          ? isNull(blueprintFiles.deletedAt)
          : and(isNotNull(blueprintFiles.deletedAt), gt(blueprintFiles.deletedAt, KEPT_SINCE)),
      ),
    )
    .orderBy(blueprintFiles.position, blueprintFiles.createdAt)
  if (found.length !== wanted.length)
    throw place === 'in use'
      ? deletedMeanwhile(nameOf(wanted.length))
      : new Failure('not_found', { sentence: NOT_IN_BIN })
  return found
}

/** As the founder is told of them. */
export const nameOf = (count: number) => (count === 1 ? 'This file' : 'At least one of these files')
const NOT_IN_BIN = 'This is not in the bin any more.'

export const KEPT_DAYS = 30
const KEPT_SINCE = sql`now() - make_interval(days => ${KEPT_DAYS})`

/** In lower case. */
export async function takenNames(
  tx: Tx,
  blueprintId: string,
  apartFrom: string[] = [],
): Promise<Set<string>> {
  const files = await filesOf(tx, blueprintId)
  return new Set(
    files.filter(({ id }) => !apartFrom.includes(id)).map(({ filename }) => filename.toLowerCase()),
  )
}

async function update(
  tx: Tx,
  fileId: string,
  changes: Partial<typeof blueprintFiles.$inferInsert>,
): Promise<BlueprintFile> {
  const [file] = await tx.update(blueprintFiles).set(changes).where(eq(blueprintFiles.id, fileId)).returning()
  if (!file) throw deletedMeanwhile('This file')
  return file
}
