// Trying codes until one works is slowed down, by network. Typing is not: it takes a few wrong ones to type a right one.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter } from '#server/rate-limit/limiter.ts'
import { CODE_SHAPE } from '../contract.ts'
import { INVALID } from './rules.ts'
import { type Buyer, type Checked, checkCode } from './uses.ts'

const WRONG_ONES = { points: 30, seconds: 300 }
const TOO_MANY = 'Too many wrong promo codes. Please wait a few minutes and try again.'

interface Try {
  code: string
  buyer: Buyer
  /** Where it comes from: see `networkOf`. */
  network: string
}

/** Not to be called inside a transaction: tries are counted outside of it. */
export function createCodeCheck({ db, database, cards }: Pick<House, 'db' | 'database' | 'cards'>) {
  const guesses = createLimiter(database.pool, 'promo-guess', WRONG_ONES, { givesBack: true })
  return async ({ code, buyer, network }: Try): Promise<Checked> => {
    // Counted before it is looked at, so that many at once are many.
    await guesses.use(network).catch((error) => {
      throw error instanceof Failure
        ? new Failure('rate_limited', { sentence: TOO_MANY, headers: error.headers })
        : error
    })
    const checked: Checked = CODE_SHAPE.test(code)
      ? await checkCode(db, code, buyer, cards)
      : { reason: INVALID }
    // One that exists was known, even if it does not work for them now.
    if (checked.reason !== INVALID) await guesses.giveBack(network)
    return checked
  }
}
