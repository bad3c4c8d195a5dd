import type { Db, Tx } from '#server/database/connect.ts'
import { and, arrayContains, asc, eq, ilike, or, type SQL, sql } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { ManagedResource, ResourceForm, ResourceQuery } from '../contract.ts'
import { resources } from './tables.ts'

const PAGE = 24

type Row = typeof resources.$inferSelect
type Page = { resources: ManagedResource[]; nextCursor?: string }

/** By title. The cursor is the last resource of the page before. */
export async function findResources(db: Db, asked: ResourceQuery & { hidden?: true }): Promise<Page> {
  const { category = 'all', tag, cursor, hidden } = asked
  const words = (asked.q ?? '').split(/\s+/).filter(Boolean)
  const rows = await db
    .select()
    .from(resources)
    .where(
      and(
        hidden ? undefined : eq(resources.hidden, false),
        category === 'all' ? undefined : eq(resources.category, category),
        tag ? arrayContains(resources.tags, [tag]) : undefined,
        ...words.map(mentions),
        cursor ? isAfter(cursor) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${resources.title})`), asc(resources.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return { resources: page.map(shown), ...(last && { nextCursor: last.id }) }
}

function mentions(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(resources.title, pattern),
    ilike(resources.description, pattern),
    ilike(resources.region, pattern),
    sql`array_to_string(${resources.tags}, ' ') ilike ${pattern}`,
  )
}

const isAfter = (cursor: string) =>
  sql`(lower(${resources.title}), ${resources.id}) > (select lower(r.title), r.id from ${resources} r where r.id = ${cursor})`

export async function createResource(tx: Tx, form: ResourceForm, now = new Date()): Promise<ManagedResource> {
  const [made] = await tx
    .insert(resources)
    .values({ ...form, asOf: now.toISOString().slice(0, 7) })
    .onConflictDoNothing({ target: resources.url })
    .returning()
  if (!made) throw new Failure('resource_known')
  return shown(made)
}

/** With a version, only that one is changed. */
export async function updateResource(
  tx: Tx,
  id: string,
  { version, ...form }: ResourceForm & { version?: number | undefined },
): Promise<{ before: ManagedResource; after: ManagedResource }> {
  const [before] = await tx.select().from(resources).where(eq(resources.id, id)).for('update')
  if (!before) throw deletedMeanwhile('This resource')
  if (version !== undefined && version !== before.version) throw new Failure('changed_meanwhile')
  const taken = await tx.$count(resources, and(eq(resources.url, form.url), sql`${resources.id} <> ${id}`))
  if (taken > 0) throw new Failure('resource_known')
  const [after] = await tx
    .update(resources)
    .set({ ...form, version: before.version + 1, updatedAt: new Date() })
    .where(eq(resources.id, id))
    .returning()
  return { before: shown(before), after: shown(after as Row) }
}

function shown({ source, note, ...row }: Row): ManagedResource {
  return { ...row, ...(source && { source }), ...(note && { note }) }
}
