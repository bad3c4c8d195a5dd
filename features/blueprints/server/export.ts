// A person's blueprints, for that person. What belongs to an address only when it is proved.

import type { Db } from '#server/database/connect.ts'
import { and, asc, eq } from '#server/database/sql.ts'
import type { ExportedFile, Person } from '#server/house.ts'
import { aboutFiles } from './export-queries.ts'
import { visibleTo } from './queries.ts'
import { blueprintFiles, blueprintFileVersions, blueprints } from './tables.ts'

const theirs = ({ id, email }: Person) => visibleTo({ userId: id, proved: email !== undefined })

export async function exportBlueprints(db: Db, person: Person) {
  const found = await db.select().from(blueprints).where(theirs(person)).orderBy(asc(blueprints.createdAt))
  const about = await aboutFiles(
    db,
    found.map(({ id }) => id),
  )
  return found.map(({ id, name, businessIdea, industry, stage, createdAt }) => ({
    ...{ name, businessIdea, industry, stage, createdAt },
    ...about(id),
  }))
}

/** What was deleted and what was replaced lies in folders of its own, where its name is nobody else's. */
export async function exportedFiles(db: Db, person: Person): Promise<ExportedFile[]> {
  const isTheirs = and(eq(blueprints.id, blueprintFiles.blueprintId), theirs(person))
  const order = [asc(blueprints.createdAt), asc(blueprintFiles.position), asc(blueprintFiles.createdAt)]
  const now = await db
    .select({ slug: blueprints.slug, file: blueprintFiles })
    .from(blueprintFiles)
    .innerJoin(blueprints, isTheirs)
    .orderBy(...order)
  const before = await db
    .select({ slug: blueprints.slug, file: blueprintFiles, former: blueprintFileVersions })
    .from(blueprintFileVersions)
    .innerJoin(blueprintFiles, eq(blueprintFiles.id, blueprintFileVersions.fileId))
    .innerJoin(blueprints, isTheirs)
    .orderBy(...order, asc(blueprintFileVersions.version))
  return [
    ...now.map(({ slug, file: { id, filename, deletedAt, key } }) => ({
      path: `blueprints/${slug}/${deletedAt ? `bin/${id}/` : ''}${filename}`,
      key,
    })),
    ...before.map(({ slug, file: { id, filename }, former: { version, key } }) => ({
      path: `blueprints/${slug}/versions/${id}/${version}/${filename}`,
      key,
    })),
  ]
}
