import { z } from 'zod'
import { communityEvents } from '#features/community/server/public.ts'
import type { Feature } from '#server/house.ts'
import { queue, work } from '#server/jobs/job.ts'
import { forgetOld } from './notification-queries.ts'
import { receivedBy } from './present.ts'
import { notificationRoutes } from './routes.ts'
import { exportSettings } from './settings.ts'
import { newsOf, tell } from './tell.ts'
import { sendThreadMail, threadMail } from './thread-mail.ts'

const forget = queue({
  name: 'forget-notifications',
  data: z.object({}),
  schedule: '17 3 * * *',
  concurrency: 1,
})

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: notificationRoutes,
  jobs: (house) => [
    work(communityEvents, (event) => house.db.transaction((tx) => tell(house, tx, newsOf(event)))),
    work(threadMail, (who) => sendThreadMail(house, who)),
    work(forget, () => forgetOld(house.db)),
  ],
  exportData: async (db, { id }) => ({
    ...(await exportSettings(db, id)),
    received: await receivedBy(db, id),
  }),
}
