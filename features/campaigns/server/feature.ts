import { z } from 'zod'
import type { Feature } from '#server/house.ts'
import { queue, work } from '#server/jobs/job.ts'
import { receivedBy } from './queries.ts'
import { campaignRoutes } from './routes.ts'
import { runLane, sendLane } from './send-lane.ts'
import { mindCampaigns } from './start.ts'

const mind = queue({ name: 'mind-campaigns', data: z.object({}), schedule: '* * * * *', concurrency: 1 })

export const campaignsFeature: Feature = {
  name: 'campaigns',
  routes: campaignRoutes,
  jobs: (house) => [
    work(sendLane, (data, attempt) => runLane(house, data, attempt)),
    work(mind, () => mindCampaigns(house)),
  ],
  exportData: (db, { id }) => receivedBy(db, id),
}
