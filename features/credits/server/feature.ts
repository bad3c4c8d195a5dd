import { eq } from '#server/database/sql.ts'
import type { Feature } from '#server/house.ts'
import { entriesOf } from './queries.ts'
import { creditRoutes } from './routes.ts'
import { stayWithAddress } from './stay-with-address.ts'
import { creditAccounts } from './tables.ts'

/** Nothing to erase: deleting the person takes the name off the purses. */
export const creditsFeature: Feature = {
  name: 'credits',
  routes: creditRoutes,
  exportData: (db, { id, email }) => entriesOf(db, id, { proved: email !== undefined }),
  // A purse is made with its first entry.
  ownsAnything: async (db, userId) =>
    (await db.$count(creditAccounts, eq(creditAccounts.userId, userId))) > 0,
  stayWithAddress,
}
