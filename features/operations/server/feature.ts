import { forAdmin, type Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { Feature, House } from '#server/house.ts'
import { dismissFailedJob, getOperations, retryFailedJob } from '../contract.ts'
import { measuresOf } from './measures.ts'
import { operationsOf } from './operations.ts'

export const operationsFeature: Feature = {
  name: 'operations',
  measures: measuresOf,
  routes: (house: House) => {
    const { jobs } = house
    const forAdmins = forAdmin(house)
    return [
      forAdmins(getOperations, ({ query }) => operationsOf(house, Number(query.days))),
      forAdmins(retryFailedJob, ({ me, params }) =>
        settle(house, me, params.jobId, 'failed-job.retry', jobs.retry),
      ),
      forAdmins(dismissFailedJob, ({ me, params }) =>
        settle(house, me, params.jobId, 'failed-job.dismiss', jobs.dismiss),
      ),
    ]
  },
}

/** Whoever comes second finds nothing, and nothing is written down for them. */
function settle(
  { db }: House,
  actor: Me,
  id: string,
  action: `failed-job.${string}`,
  work: (tx: Tx, id: string) => Promise<boolean>,
): Promise<{ success: true }> {
  return db.transaction(async (tx) => {
    if (!(await work(tx, id))) throw new Failure('not_found')
    await record(tx, { actor, action, target: { kind: 'failed-job', id } })
    return { success: true }
  })
}
