// How often one may ask for what costs us something, or could be guessed.
import { hashOf } from '#features/accounts/server/public.ts'
import { personAddress } from '#features/promo-codes/server/public.ts'
import type { Database } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter } from '#server/rate-limit/limiter.ts'

type Shop = Pick<House, 'database'>

const MINUTE = 60
const HOUR = 60 * MINUTE
const known = new WeakMap<Database, ReturnType<typeof createLimits>>()

function limitsOf({ database }: Shop) {
  const limits = known.get(database) ?? createLimits(database)
  known.set(database, limits)
  return limits
}

function createLimits({ pool }: Database) {
  return {
    freeOfNetwork: createLimiter(pool, 'free-network', { points: 10, seconds: HOUR }),
    freeOfProvedNetwork: createLimiter(
      pool,
      'free-network-proved',
      { points: 30, seconds: HOUR },
      { givesBack: true },
    ),
    freeToAddress: createLimiter(pool, 'free-address', { points: 3, seconds: 24 * HOUR }),
    unknownSessions: createLimiter(
      pool,
      'unknown-session',
      { points: 30, seconds: 5 * MINUTE },
      { givesBack: true },
    ),
    asksAboutSession: createLimiter(pool, 'ask-session', { points: 60, seconds: 5 * MINUTE }),
    linksForOrder: createLimiter(pool, 'order-link', { points: 1, seconds: HOUR }),
  }
}

/** Anybody can type any address: it gets few emails of ours. */
export async function countFreeRequest(shop: Shop, email: string, network: string): Promise<void> {
  const { freeOfNetwork, freeToAddress } = limitsOf(shop)
  try {
    await freeOfNetwork.use(network)
    await freeToAddress.use(hashOf(personAddress(email)))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure('rate_limited', { sentence: ENOUGH_FREE, headers: error.headers })
  }
}
/**
 * Proved addresses cost somebody who owns a domain nothing, so their network is counted, too: by a counter of its own, so that
 * a neighbour who asks for links does not lock them out. Only what is made counts.
 */
export async function withinNetwork<T extends { isNew: boolean }>(
  shop: Shop,
  network: string,
  make: () => Promise<T>,
): Promise<T> {
  const { freeOfProvedNetwork } = limitsOf(shop)
  let takesPlace = false
  try {
    await freeOfProvedNetwork.use(network).catch((error) => {
      if (!(error instanceof Failure)) throw error
      throw new Failure('rate_limited', { sentence: ENOUGH_OF_NETWORK, headers: error.headers })
    })
    const made = await make()
    takesPlace = made.isNew
    return made
  } finally {
    if (!takesPlace) await freeOfProvedNetwork.giveBack(network)
  }
}
const ENOUGH_OF_NETWORK =
  'Many free blueprints were ordered from your network in the last hour. Please try again later: nothing you entered is lost.'

const ENOUGH_FREE =
  'Several free blueprints were ordered for this address or network already. Please use the newest email, wait a while, or sign in with a confirmed address.'

/** Asks the provider about a payment that we know nothing of. Finding nothing counts; finding something does not. */
export async function guess<T>(shop: Shop, network: string, look: () => Promise<T | undefined>) {
  const { unknownSessions } = limitsOf(shop)
  await unknownSessions.use(network)
  const found = await look()
  if (found !== undefined) await unknownSessions.giveBack(network)
  return found
}

/** The provider is not to be asked without end about one and the same payment. */
export function countAsking(shop: Shop, sessionId: string): Promise<void> {
  return limitsOf(shop).asksAboutSession.use(sessionId)
}

/** Whether the buyer of this order is to be sent a login link now: once is enough. */
export async function mayEmailLink(shop: Shop, orderId: string): Promise<boolean> {
  try {
    await limitsOf(shop).linksForOrder.use(orderId)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
