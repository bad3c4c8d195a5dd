import { peopleFound, users } from '#features/accounts/server/tables.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { aliasedTable, and, desc, eq, lt, or, type SQL, sql } from '#server/database/sql.ts'
import { wordsQuery } from '#server/database/words.ts'
import type { AuditEntry, listAudit } from '../contract.ts'
import { auditEntries, entriesFound } from './tables.ts'

type Page = Answer<typeof listAudit>

interface Asked {
  search: string
  target?: string | undefined
  cursor?: number | undefined
}

const PAGE = 50
/** Cast only what fits: comparing as text would not use the index of the people. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

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
    // The id of a customer is text here, as that of everything else. No entry can be changed, so one whose target is no
    // id must not break the page.
    .leftJoin(
      customers,
      sql`${customers.id} = case when ${auditEntries.targetKind} = 'customer' and ${auditEntries.targetId} ~ ${UUID}
        then ${auditEntries.targetId}::uuid end`,
    )
    .where(
      and(
        search ? found(search) : undefined,
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

function found(search: string): SQL | undefined {
  const words = wordsQuery(search)
  if (!words) return sql`false`
  const { id, actorId, targetKind, targetId } = auditEntries
  return or(
    sql`${id} in ${entriesFound(words)}`,
    sql`${actorId} in ${peopleFound(words)}`,
    and(
      eq(targetKind, 'customer'),
      sql`${targetId} in (select id::text from ${peopleFound(words)} as people)`,
    ),
  )
}

interface Row {
  entry: typeof auditEntries.$inferSelect
  actor: { email: string; fullName: string } | null
  customer: { email: string } | null
}

function present({ entry, actor, customer }: Row): AuditEntry {
  const { id, at, actorId, action, targetKind, targetId, targetLabel, before, after, reason } = entry
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
  }
}
