import type { Tx } from '#server/database/connect.ts'
import { and, eq, like, or } from '#server/database/sql.ts'
import { slugOf } from './rules.ts'
import { blueprints } from './tables.ts'

export type NewBlueprint = Omit<typeof blueprints.$inferInsert, 'slug' | 'createdAt'>

/** The owner's row has to be held: two of the same name at once must not choose the same address. */
export async function addBlueprint(tx: Tx, blueprint: NewBlueprint): Promise<void> {
  const slug = await freeSlug(tx, blueprint.userId, slugOf(blueprint.name))
  await tx.insert(blueprints).values({ ...blueprint, slug })
}

async function freeSlug(tx: Tx, userId: string, wanted: string): Promise<string> {
  const escaped = wanted.replace(/[\\%_]/g, '\\$&')
  const taken = await tx
    .select({ slug: blueprints.slug })
    .from(blueprints)
    .where(
      and(
        eq(blueprints.userId, userId),
        or(eq(blueprints.slug, wanted), like(blueprints.slug, `${escaped}-%`)),
      ),
    )
  const known = new Set(taken.map(({ slug }) => slug))
  let slug = wanted
  for (let n = 2; known.has(slug); n++) slug = `${wanted}-${n}`
  return slug
}
