import type { Feature } from '#server/house.ts'
import { communityPages } from './pages.ts'
import { takesPart, writtenBy } from './person-queries.ts'
import { communityRoutes } from './routes.ts'
import { seedThreads } from './seed.ts'

export const communityFeature: Feature = {
  name: 'community',
  routes: communityRoutes,
  pages: communityPages,
  async start({ db }) {
    await seedThreads(db)
    return []
  },
  // Who leaves leaves what they wrote and how they voted, without the name: the tables see to that.
  exportData: (db, { id }) => writtenBy(db, id),
  ownsAnything: takesPart,
}
