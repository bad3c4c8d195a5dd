import type { Feature } from '#server/house.ts'
import { entriesOf } from './queries.ts'
import { creditRoutes } from './routes.ts'
import { stayWithAddress } from './stay-with-address.ts'

/** Nothing to erase: deleting the person takes the name off the purses. */
export const creditsFeature: Feature = {
  name: 'credits',
  routes: creditRoutes,
  exportData: (db, { id, email }) => entriesOf(db, id, { proved: email !== undefined }),
  stayWithAddress,
}
