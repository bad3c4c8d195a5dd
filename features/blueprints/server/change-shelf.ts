import type { Parsed } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { changeShelf as contract } from '../contract.ts'
import { type Viewer, visibleTo } from './queries.ts'
import { matching } from './shelf-queries.ts'
import { blueprints } from './tables.ts'

type Wish = Parsed<typeof contract, 'body'>

/** Only what is not so already is changed: taking it back later leaves the others as they were. */
export async function changeShelf(db: Db, viewer: Viewer, { target, starred, archived }: Wish) {
  const now = new Date()
  const where = targeted(viewer, target)
  const changed = await db.transaction(async (tx) => {
    // In one order: two who change the same ones wait for each other rather than for ever.
    const held = await tx
      .select({ id: blueprints.id })
      .from(blueprints)
      .where(and(where, differs({ starred, archived })))
      .orderBy(asc(blueprints.id))
      .for('update')
    const ids = held.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx
      .update(blueprints)
      .set({
        ...(starred !== undefined && { starred }),
        ...(archived !== undefined && { archivedAt: archived ? now : null }),
      })
      .where(inArray(blueprints.id, ids))
    return ids.length
  })
  if (changed === 0 && 'ids' in target && (await db.$count(blueprints, where)) === 0)
    throw new Failure('not_found')
  return { success: true as const, changed, ...(archived && { archivedAt: now.toISOString() }) }
}

function targeted(viewer: Viewer, target: Wish['target']): SQL | undefined {
  if ('match' in target) return matching(viewer, target.match)
  if ('ids' in target) return and(visibleTo(viewer), inArray(blueprints.id, target.ids))
  return and(visibleTo(viewer), eq(blueprints.archivedAt, new Date(target.archivedAt)))
}

function differs({ starred, archived }: Pick<Wish, 'starred' | 'archived'>): SQL | undefined {
  const { archivedAt } = blueprints
  const wishes = [
    starred === undefined ? undefined : ne(blueprints.starred, starred),
    archived === undefined ? undefined : archived ? isNull(archivedAt) : isNotNull(archivedAt),
  ].filter((one) => one !== undefined)
  // Nothing wished for, nothing to change.
  if (wishes.length === 0) throw new Failure('invalid_input')
  return or(...wishes)
}
