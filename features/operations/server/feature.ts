import { forAdmin } from '#features/accounts/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { Feature, House } from '#server/house.ts'
import { dismissFailedJob, getOperations, retryFailedJob } from '../contract.ts'
import { measuresOf } from './measures.ts'
import { operationsOf } from './operations.ts'

const success = true as const

export const operationsFeature: Feature = {
  name: 'operations',
  measures: measuresOf,
  routes: (house: House) => {
    const forAdmins = forAdmin(house)
    return [
      forAdmins(getOperations, ({ query }) => operationsOf(house, Number(query.days))),
      forAdmins(retryFailedJob, async ({ params }) => {
        if (!(await house.jobs.retry(params.jobId))) throw new Failure('not_found')
        return { success }
      }),
      forAdmins(dismissFailedJob, async ({ params }) => {
        if (!(await house.jobs.dismiss(params.jobId))) throw new Failure('not_found')
        return { success }
      }),
    ]
  },
}
