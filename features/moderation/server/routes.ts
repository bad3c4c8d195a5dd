import { forAdmin, forMe, type Me } from '#features/accounts/server/public.ts'
import type { ThingKind } from '#features/community/contract.ts'
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter } from '#server/rate-limit/limiter.ts'
import { listReports as listCall, type Reason, reportComment, reportPost, updateReport } from '../contract.ts'
import { report } from './report.ts'
import { describeReport, listReports } from './report-queries.ts'
import { review } from './review.ts'

const success = true as const
/** Of one person: enough for somebody who cleans up, too few for somebody who floods. */
const REPORTS_AN_HOUR = { points: 30, seconds: 3_600 }

export function moderationRoutes(house: House): Route[] {
  const { db, database } = house
  const reportsOf = createLimiter(database.pool, 'community-reports', REPORTS_AN_HOUR)
  const send = async (
    me: Me,
    kind: ThingKind,
    id: string,
    body: { reason: Reason; description?: string | null | undefined },
  ) => {
    await reportsOf.use(me.id)
    await report(house, me, { kind, id, reason: body.reason, description: body.description ?? '' })
    return { success }
  }
  return [
    forMe(house)(reportPost, ({ me, params, body }) => send(me, 'post', params.id, body)),
    forMe(house)(reportComment, ({ me, params, body }) => send(me, 'comment', params.id, body)),
    forAdmin(house)(listCall, () => listReports(db)),
    forAdmin(house)(updateReport, async ({ me, params, body }) => {
      await review(house, me, params.id, {
        status: body.status,
        reviewNotes: body.reviewNotes === null ? '' : body.reviewNotes,
        content: body.content ?? undefined,
        seenStatus: body.seenStatus ?? undefined,
      })
      const changed = await describeReport(db, params.id)
      if (!changed) throw new Failure('not_found')
      return { success, report: changed }
    }),
  ]
}
