// How often one may try. Counted per address typed, whether or not it has an account, and per network.
// None of it locks anybody out for good: every window ends by itself, and while passwords are slowed down the emailed
// link still works. The window for links is shorter than a link's life, so that whoever asks in somebody's name only
// makes sure that a working link is in that person's mailbox.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter } from '#server/rate-limit/limiter.ts'
import { hashOf } from './secrets.ts'

const QUARTER_HOUR = 900
const DAY = 86_400

export type Throttle = ReturnType<typeof createThrottle>

export function createThrottle({ database: { pool } }: Pick<House, 'database'>) {
  const passwordsOfAccount = createLimiter(pool, 'password-account', { points: 20, seconds: QUARTER_HOUR })
  const passwordsOfNetwork = createLimiter(pool, 'password-network', { points: 50, seconds: QUARTER_HOUR })
  const linksToAddress = createLimiter(pool, 'link-address', { points: 3, seconds: 300 })
  const linksOfNetwork = createLimiter(pool, 'link-network', { points: 100, seconds: QUARTER_HOUR })
  const codesOfAccount = createLimiter(pool, 'code-account', { points: 20, seconds: DAY })
  const takenOfNetwork = createLimiter(pool, 'signup-taken', { points: 20, seconds: QUARTER_HOUR })

  return {
    /** Counts the try before the password is looked at, so that many at once are many; a right one is given back. */
    async password(email: string, network: string, isRight: () => Promise<boolean>): Promise<boolean> {
      const account = hashOf(email)
      await inWords(TOO_MANY_PASSWORDS, async () => {
        await passwordsOfNetwork.use(network)
        await passwordsOfAccount.use(account)
      })
      const right = await isRight()
      if (right)
        await Promise.all([passwordsOfNetwork.giveBack(network), passwordsOfAccount.giveBack(account)])
      return right
    },

    linkFromNetwork: (network: string) => linksOfNetwork.use(network),

    /** Whether one more email may go to the address now. */
    async mayEmail(purpose: string, email: string): Promise<boolean> {
      try {
        await linksToAddress.use(`${purpose}:${hashOf(email)}`)
        return true
      } catch (error) {
        if (error instanceof Failure) return false
        throw error
      }
    },

    code: (userId: string) => inWords(TOO_MANY_CODES, () => codesOfAccount.use(userId)),

    takenAddress: (network: string) => takenOfNetwork.use(network),
  }
}

const TOO_MANY_PASSWORDS =
  'Too many tries with a wrong password. Please wait a few minutes, or sign in with a link sent to your email.'
const TOO_MANY_CODES = 'Too many tries with a wrong code. Please use the link in the email.'

async function inWords(sentence: string, count: () => Promise<void>): Promise<void> {
  try {
    await count()
  } catch (error) {
    if (error instanceof Failure) throw new Failure('rate_limited', { sentence, headers: error.headers })
    throw error
  }
}
