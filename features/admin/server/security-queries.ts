import { z } from 'zod'
import { peopleFound, users } from '#features/accounts/server/tables.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { SecurityEventKind } from '#kit/security-events.ts'
import type { Db } from '#server/database/connect.ts'
import { and, desc, eq, lt, type SQL, sql } from '#server/database/sql.ts'
import { wordsQuery } from '#server/database/words.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import type { listSecurityEvents, SecurityEvent } from '../contract.ts'

interface Filter {
  kind?: SecurityEventKind | undefined
  account: string
  cursor?: number | undefined
}

const PAGE = 50

export async function securityEventsPage(
  db: Db,
  { kind, account, cursor }: Filter,
): Promise<Answer<typeof listSecurityEvents>> {
  const rows = await db
    .select({ event: securityEvents, email: users.email, fullName: users.fullName })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        kind ? eq(securityEvents.kind, kind) : undefined,
        account ? concerns(account) : undefined,
        cursor ? lt(securityEvents.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return { events: page.map(present), ...(last && { nextCursor: last.event.id }) }
}

/** By id too: that is all that is left of an account that was deleted. */
function concerns(account: string): SQL {
  if (z.uuid().safeParse(account).success) return eq(securityEvents.userId, account)
  const words = wordsQuery(account)
  return words ? sql`${securityEvents.userId} in ${peopleFound(words)}` : sql`false`
}

interface Row {
  event: typeof securityEvents.$inferSelect
  email: string | null
  fullName: string | null
}

function present({ event, email, fullName }: Row): SecurityEvent {
  const { id, kind, userId, network, method, device, requestId, count, firstAt, lastAt } = event
  return {
    id,
    kind,
    ...(userId && { account: { id: userId, ...(email && { email }), ...(fullName && { fullName }) } }),
    network,
    method,
    device,
    requestId,
    count,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}
