// An event of the card provider, dealt with again because the owner asks for it.
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Delivery } from '../owner-contract.ts'
import { correctDelivery, lockDelivery, shown } from './deliveries.ts'
import { type Dealt, dealWith } from './events.ts'
import { providerOf } from './provider.ts'

/**
 * The event is fetched from the provider, for we keep nothing of it but its outcome. Whatever it leads to is done at most
 * once, so a second press is harmless.
 */
export async function processDelivery(house: House, me: Me, eventId: string): Promise<Delivery> {
  if (!(await house.db.transaction((tx) => lockDelivery(tx, eventId)))) throw new Failure('not_found')
  const event = await providerOf(house).retrieveEvent(eventId)
  if (!event) throw new Failure('not_found', { sentence: FORGOTTEN })
  const dealt = await dealWith(house, event).catch((err) => {
    house.log.error({ err, eventId }, 'an event that was dealt with again failed')
    return undefined
  })
  const delivery = await keep(house, me, eventId, dealt)
  if (!dealt) throw new Failure('internal', { sentence: STILL_FAILS })
  return delivery
}
const FORGOTTEN = 'The card provider keeps events for 30 days, and no longer has this one.'
const STILL_FAILS = 'It failed again. Nothing was done by halves: try again in a moment, and look at the log.'

/** What worked before stays so, even if it fails now. */
function keep({ db }: House, me: Me, eventId: string, dealt: Dealt | undefined): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const before = await lockDelivery(tx, eventId)
    if (!before) throw new Failure('not_found')
    const after = dealt ? await correctDelivery(tx, eventId, { status: 'success', ...dealt }) : before
    await record(tx, {
      actor: me,
      action: 'webhook.process',
      target: { kind: 'webhook', id: eventId, label: before.type },
      before: { status: before.status },
      after: dealt ? { status: after.status, message: after.message } : { failed: true },
    })
    return shown(after)
  })
}
