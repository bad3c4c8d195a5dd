// Orders that nobody paid in time, and payments that were to come later: the provider is asked what became of them.
import { z } from 'zod'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { deleteUnpaidOrders } from './delete-unpaid.ts'
import { deleteOldRequests } from './free-requests.ts'
import { giveUp } from './payment-page.ts'
import { providerOf } from './provider.ts'
import { overdueOrders, postpone } from './queries.ts'
import type { Order } from './rules.ts'
import { settle } from './settle.ts'

export const sweepOrders = queue({
  name: 'sweep-orders',
  data: z.object({}),
  schedule: '*/10 * * * *',
  concurrency: 1,
})

const AT_A_TIME = 100
/** More in a row, and it is not the order but the provider. */
const MOST_FAULTS = 3
const ASK_AGAIN_MS = 3_600_000

export async function sweep(house: House): Promise<void> {
  await deleteUnpaidOrders(house)
  await deleteOldRequests(house.db)
  await sweepOverdue(house)
}

async function sweepOverdue(house: House): Promise<void> {
  let faults = 0
  for (;;) {
    const overdue = await overdueOrders(house.db, AT_A_TIME)
    if (overdue.length === 0) return
    for (const order of overdue) {
      faults = (await isLookedAt(house, order)) ? 0 : faults + 1
      // Whatever came of it: none stands in the way of the others.
      await postpone(house.db, order.id, new Date(Date.now() + ASK_AGAIN_MS))
      if (faults >= MOST_FAULTS) throw new Failure('card_provider')
    }
  }
}

async function isLookedAt(house: House, order: Order): Promise<boolean> {
  try {
    await look(house, order)
    return true
  } catch (err) {
    house.log.warn({ err, order: order.id }, 'an overdue order could not be looked at')
    return false
  }
}

async function look(house: House, order: Order): Promise<void> {
  if (order.state === 'open') return giveUp(house, order)
  const session = order.sessionId && (await providerOf(house).retrieveSession(order.sessionId))
  if (session) await settle(house, session)
}
