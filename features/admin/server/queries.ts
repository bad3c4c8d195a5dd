import { aliasedTable, and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { wordsOf as nameWords, users } from '#features/accounts/server/tables.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { wordsQuery } from '#server/database/words.ts'
import type { AuditEntry, listAudit } from '../contract.ts'
import { auditEntries, wordsOf } from './tables.ts'

type Page = Answer<typeof listAudit>

interface Asked {
  search: string
  target?: string | undefined
  cursor?: number | undefined
}

const PAGE = 50
/** A search that fits more people than this is about no one in particular. */
const MOST_PEOPLE = 200

const actors = aliasedTable(users, 'actors')
const customers = aliasedTable(users, 'customers')

export async function auditPage(db: Db, { search, target, cursor }: Asked): Promise<Page> {
  const rows = await db
    .select({
      entry: auditEntries,
      actor: { email: actors.email, fullName: actors.fullName },
      customer: { email: customers.email },
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    // The id of a customer is text here, as that of everything else.
    .leftJoin(
      customers,
      sql`${customers.id} = case when ${auditEntries.targetKind} = 'customer' then ${auditEntries.targetId}::uuid end`,
    )
    .where(
      and(
        search ? await found(db, search) : undefined,
        target ? doneTo(target) : undefined,
        cursor ? lt(auditEntries.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return { entries: page.map(present), ...(last && { nextCursor: last.entry.id }) }
}

function doneTo(target: string): SQL | undefined {
  const at = target.indexOf(':')
  return and(
    eq(auditEntries.targetKind, target.slice(0, at)),
    eq(auditEntries.targetId, target.slice(at + 1)),
  )
}

async function found(db: Db, search: string): Promise<SQL | undefined> {
  const words = wordsQuery(search)
  if (!words) return sql`false`
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${nameWords(users)} @@ ${words}::tsquery`)
    .limit(MOST_PEOPLE)
  const ids = people.map(({ id }) => id)
  return or(
    sql`${wordsOf(auditEntries)} @@ ${words}::tsquery`,
    ids.length > 0 ? sql`${auditEntries.actorId} = any(${sql.param(ids)}::uuid[])` : undefined,
    ids.length > 0
      ? and(
          eq(auditEntries.targetKind, 'customer'),
          sql`${auditEntries.targetId} = any(${sql.param(ids)}::text[])`,
        )
      : undefined,
  )
}

interface Row {
  entry: typeof auditEntries.$inferSelect
  actor: { email: string; fullName: string } | null
  customer: { email: string } | null
}

function present({ entry, actor, customer }: Row): AuditEntry {
  const { id, at, actorId, action, targetKind, targetId, targetLabel, before, after, reason, network } = entry
  const label = customer?.email ?? targetLabel
  return {
    id,
    at: at.toISOString(),
    ...(actorId && { actor: { id: actorId, ...actor } }),
    action,
    target: { kind: targetKind, id: targetId, ...(label && { label }) },
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(reason && { reason }),
    ...(network && { network }),
  }
}
