import type { Feature } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { communityEvents } from './events.ts'

export const communityFeature: Feature = {
  name: 'community',
  // Whoever tells people about it takes this line over.
  jobs: () => [work(communityEvents, async () => {})],
}
