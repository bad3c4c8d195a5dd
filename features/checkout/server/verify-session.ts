// After the payment page: has it been paid? If so it is served now, if it was not already.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { countAsking, guess } from './limits.ts'
import { providerOf, type Session } from './provider.ts'
import { findBySession } from './queries.ts'
import { namedBy, type Order, standingOf } from './rules.ts'
import { settle } from './settle.ts'

export interface Checked {
  order: Order
  /** pending: the buyer finished, the money comes later. */
  standing: 'paid' | 'pending'
}

/** Fails with not_paid while there is nothing to serve, and with not_found for what is not ours. */
export async function checkPayment(house: House, sessionId: string, network: string): Promise<Checked> {
  const known = await findBySession(house.db, sessionId)
  // What is in our books needs nobody's word any more.
  if (known?.state === 'paid') return { order: known, standing: 'paid' }
  const session = await (known
    ? askAbout(house, sessionId)
    : guess(house, network, () => ours(house, sessionId)))
  if (!session) throw new Failure('not_found')
  const { outcome, order } = await settle(house, session)
  switch (outcome) {
    case 'served':
    case 'already':
      return { order, standing: 'paid' }
    case 'unknown':
      throw new Failure('not_found')
    case 'wrong amount':
    case 'no address':
      throw new Failure('not_paid', { sentence: unclear(house.config.shown.supportEmail) })
    default:
      if (standingOf(session) !== 'pending') throw new Failure('not_paid')
      return { order, standing: 'pending' }
  }
}

const unclear = (supportEmail: string) =>
  `This payment does not match its order. Nothing is lost: please write to ${supportEmail}.`

async function askAbout(house: House, sessionId: string): Promise<Session | undefined> {
  await countAsking(house, sessionId)
  return providerOf(house).retrieveSession(sessionId)
}

/** The provider's answer with the session's name may have been lost, or the order itself with the database. */
async function ours(house: House, sessionId: string): Promise<Session | undefined> {
  const session = await providerOf(house).retrieveSession(sessionId)
  return session && namedBy(session) ? session : undefined
}
