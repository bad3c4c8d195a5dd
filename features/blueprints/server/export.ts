// A person's blueprints, for that person. What belongs to an address only when it is proved.
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import type { ExportedFile, Person } from '#server/house.ts'
import { visibleTo } from './queries.ts'
import { blueprintFiles, blueprints } from './tables.ts'

const theirs = ({ id, email }: Person) => visibleTo({ userId: id, proved: email !== undefined })

export function exportBlueprints(db: Db, person: Person) {
  return db
    .select({
      name: blueprints.name,
      businessIdea: blueprints.businessIdea,
      industry: blueprints.industry,
      stage: blueprints.stage,
      createdAt: blueprints.createdAt,
    })
    .from(blueprints)
    .where(theirs(person))
    .orderBy(asc(blueprints.createdAt))
}

export async function exportedFiles(db: Db, person: Person): Promise<ExportedFile[]> {
  const files = await db
    .select({ slug: blueprints.slug, filename: blueprintFiles.filename, key: blueprintFiles.key })
    .from(blueprintFiles)
    .innerJoin(blueprints, and(eq(blueprints.id, blueprintFiles.blueprintId), theirs(person)))
    .orderBy(asc(blueprints.createdAt), asc(blueprintFiles.position))
  return files.map(({ slug, filename, key }) => ({ path: `blueprints/${slug}/${filename}`, key }))
}
