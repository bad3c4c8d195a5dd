// Codes as the owner lists them, with what their orders brought in.
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import { orders } from '#features/checkout/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import type { PromoCode } from './rules.ts'
import { promoCodes } from './tables.ts'

export type Listed = PromoCode & { revenueCents: number }

interface Wanted {
  /** Part of the code, in upper case. */
  search?: string | undefined
  ended: boolean
  /** The last code of the page before. */
  cursor?: string | undefined
  size: number
}

/** Only paid orders have a sum; what went back to the buyer was not earned. */
const revenueCents = sql<number>`coalesce((
  select sum(o.amount_paid_cents - o.refunded_cents) from ${orders} o
  where o.promo_code_id = promo_codes.id and o.state = 'paid'
), 0)`.mapWith(Number)

/** Newest first. One more than a page, to know whether there is another. */
export function listCodes(db: Db, { search, ended, cursor, size }: Wanted): Promise<Listed[]> {
  return db
    .select({ ...getTableColumns(promoCodes), revenueCents })
    .from(promoCodes)
    .where(
      and(
        ended ? isNotNull(promoCodes.endedAt) : isNull(promoCodes.endedAt),
        // Not a pattern: a code may well have a percent sign in it.
        search ? sql`position(${search} in ${promoCodes.code}) > 0` : undefined,
        cursor
          ? sql`(${promoCodes.createdAt}, ${promoCodes.id}) < (select created_at, id from promo_codes where id = ${cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id))
    .limit(size + 1)
}

export async function revenueOf(db: Db, id: string): Promise<number> {
  const [code] = await db.select({ revenueCents }).from(promoCodes).where(eq(promoCodes.id, id))
  return code?.revenueCents ?? 0
}
