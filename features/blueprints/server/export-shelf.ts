// What an export of several blueprints holds.

import type { Parsed } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { and, desc, inArray, isNull } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import { MOST_EXPORTED, type measureExport } from '../contract.ts'
import { pathsOf } from './export-paths.ts'
import { type Viewer, visibleTo } from './queries.ts'
import { matching } from './shelf-queries.ts'
import { blueprintFiles, blueprints } from './tables.ts'

export interface ToExport {
  /** Of the whole. */
  filename: string
  blueprints: number
  files: { path: string; key: string; size: number; createdAt: Date }[]
  /** Names of those that have no files yet. */
  unfinished: string[]
}

const TOO_MANY = `Please choose at most ${MOST_EXPORTED} blueprints for one export.`

export async function exportOf(
  db: Db,
  viewer: Viewer,
  { ids, ...match }: Parsed<typeof measureExport, 'query'>,
): Promise<ToExport> {
  const chosen = ids && and(visibleTo(viewer), inArray(blueprints.id, [...new Set(ids.split('.'))]))
  const found = await db
    .select({ id: blueprints.id, name: blueprints.name, slug: blueprints.slug })
    .from(blueprints)
    .where(chosen || matching(viewer, match))
    .orderBy(desc(blueprints.createdAt), desc(blueprints.id))
    .limit(MOST_EXPORTED + 1)
  if (found.length === 0) throw new Failure('not_found', { sentence: 'There is nothing to export.' })
  if (found.length > MOST_EXPORTED) throw new Failure('invalid_input', { sentence: TOO_MANY })
  const all = await filesOf(db, found)
  const byBlueprint = Map.groupBy(all, ({ blueprintId }) => blueprintId)
  return {
    filename: `${found.length === 1 ? found[0]?.slug : 'blueprints'}.zip`,
    blueprints: found.length,
    files: pathsOf(
      found.flatMap(({ id, slug }) => (byBlueprint.get(id) ?? []).map((file) => ({ ...file, slug }))),
    ),
    unfinished: found.filter(({ id }) => !byBlueprint.has(id)).map(({ name }) => name),
  }
}

function filesOf(db: Db, found: { id: string }[]) {
  const { blueprintId, filename, folder, key, size, createdAt, deletedAt, position } = blueprintFiles
  return db
    .select({ blueprintId, filename, folder, key, size, createdAt })
    .from(blueprintFiles)
    .where(
      and(
        inArray(
          blueprintId,
          found.map(({ id }) => id),
        ),
        isNull(deletedAt),
      ),
    )
    .orderBy(blueprintId, position)
}

export function sizeOf({ blueprints, files }: ToExport) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return { blueprints, files: files.length, bytes }
}
