// Who gets a campaign: people who agreed to news, at an address that they proved. Read when it starts, and again for each of them.

import { users } from '#features/accounts/server/tables.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { type SQL, sql } from '#server/database/sql.ts'
import { LANES } from './rules.ts'
import { campaignRecipients, type campaigns } from './tables.ts'

type Audience = (typeof campaigns.$inferSelect)['audience']

const WANTS_NEWS = sql`${notificationSettings.marketingEmails} and ${users.provedAt} is not null`
const IS_CUSTOMER = sql`exists (select 1 from ${orders} where ${orders.userId} = ${users.id} and ${orders.state} in ('paid', 'free'))`
const THOSE = sql`from ${users} join ${notificationSettings} on ${notificationSettings.userId} = ${users.id} where ${WANTS_NEWS}`

const NARROWED: Record<Audience, SQL> = { agreed: sql``, customers: sql` and ${IS_CUSTOMER}` }

export async function countAudiences(db: Db): Promise<Record<Audience, number>> {
  const { rows } = await db.execute<Record<Audience, number>>(
    sql`select count(*)::int as agreed, (count(*) filter (where ${IS_CUSTOMER}))::int as customers ${THOSE}`,
  )
  return rows[0] ?? { agreed: 0, customers: 0 }
}

/** Writes down whom it goes to, spread over the lanes, and answers how many they are. Again changes nothing. */
export async function drawUp(tx: Tx, campaignId: string, audience: Audience): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into ${campaignRecipients} (campaign_id, user_id, lane)
      select ${campaignId}::uuid, ${users.id}, row_number() over (order by ${users.id}) % ${LANES} ${THOSE}${NARROWED[audience]}
      on conflict do nothing`,
  )
  return rowCount ?? 0
}
