// How many free blueprints are made on one day. Each costs us work, and perhaps a language model.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter, type Limiter } from '#server/rate-limit/limiter.ts'

const DAY_MS = 86_400_000

type Shop = Pick<House, 'database' | 'config'>

/** Fails when today's are all made. What turns out to be there already, or fails, takes no place. */
export async function underCeiling<T extends { isNew: boolean }>(
  shop: Shop,
  make: () => Promise<T>,
): Promise<T> {
  const ceiling = ceilingOf(shop)
  if (!ceiling) return make()
  const day = today()
  // A refused use is counted as well, so it is given back like any other.
  let takesPlace = false
  try {
    await ceiling.use(day).catch(refuse)
    const made = await make()
    takesPlace = made.isNew
    return made
  } finally {
    if (!takesPlace) await ceiling.giveBack(day)
  }
}

/** Before anybody is asked to look for an email. */
export async function refuseWhenFull(shop: Shop): Promise<void> {
  if (await ceilingOf(shop)?.isOver(today())) throw full()
}

function ceilingOf({ database, config }: Shop): Limiter | undefined {
  const points = config.freeBlueprintsPerDay
  if (points === 0) return undefined
  return createLimiter(database.pool, 'free-day', { points, seconds: DAY_MS / 1000 }, { givesBack: true })
}

const today = () => new Date().toISOString().slice(0, 10)

function refuse(error: unknown): never {
  throw error instanceof Failure ? full() : error
}

function full(): Failure {
  const untilMidnight = DAY_MS - (Date.now() % DAY_MS)
  return new Failure('rate_limited', {
    sentence:
      'All free blueprints for today have been made. Please come back tomorrow: nothing you entered is lost.',
    headers: { 'retry-after': String(Math.ceil(untilMidnight / 1000)) },
  })
}
