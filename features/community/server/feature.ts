import type { Feature } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { communityEvents } from './events.ts'
import { communityPages } from './pages.ts'
import { writtenBy } from './person-queries.ts'
import { communityRoutes } from './routes.ts'
import { seedThreads } from './seed.ts'

export const communityFeature: Feature = {
  name: 'community',
  routes: communityRoutes,
  pages: communityPages,
  // Whoever tells people about it takes this line over.
  jobs: () => [work(communityEvents, async () => {})],
  async start({ db }) {
    await seedThreads(db)
    return []
  },
  // Who leaves leaves what they wrote and how they voted, without the name: the tables see to that.
  exportData: (db, { id }) => writtenBy(db, id),
}
