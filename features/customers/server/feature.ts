import { forAdmin, forOwner } from '#features/accounts/server/public.ts'
import type { Feature } from '#server/house.ts'
import * as contract from '../contract.ts'
import * as change from './change-customer.ts'
import { describeCustomer } from './describe-customer.ts'
import { customersAsCsv, recordExport } from './export-customers.ts'
import { countEverything, customerPage } from './queries.ts'

const success = true as const

export const customersFeature: Feature = {
  name: 'customers',
  routes(house) {
    const { db } = house
    const admin = forAdmin(house)
    const owner = forOwner(house)
    const confirmedOwner = forOwner(house, { confirmed: true })
    return [
      admin(contract.listCustomers, ({ query }) => customerPage(db, query)),
      admin(contract.getTotals, () => countEverything(db)),
      confirmedOwner(contract.exportCustomers, async ({ me, query, reply }) => {
        // Written down before the first row leaves: a download that breaks off took people along, too.
        await db.transaction((tx) => recordExport(tx, me, query))
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="founder-co-pilot-customers.csv"')
          .send(customersAsCsv(db, query))
      }),
      owner(contract.getCustomer, ({ params }) => describeCustomer(db, params.id)),
      confirmedOwner(contract.adjustCredits, async ({ me, params, body }) => ({
        success,
        credits: await change.adjustCredits(house, me, params.id, body),
      })),
      owner(contract.sendLoginLink, async ({ me, params }) => {
        await change.sendLoginLink(house, me, params.id)
        return { success }
      }),
      owner(contract.resendFiles, async ({ me, params }) => ({
        success,
        sent: await change.resendFiles(house, me, params.id, params.blueprintId),
      })),
      confirmedOwner(contract.changeRole, async ({ me, params, body }) => {
        await change.setRole(house, me, params.id, body)
        return { success }
      }),
      confirmedOwner(contract.resetSecondFactor, async ({ me, params, body }) => {
        await change.resetFactor(house, me, params.id, body)
        return { success }
      }),
      confirmedOwner(contract.changeSuspension, async ({ me, params, body }) => {
        await change.setSuspension(house, me, params.id, body)
        return { success }
      }),
    ]
  },
}
