// How often one may try. Counted per address typed, whether or not it has an account, and per network.
// None of it locks anybody out for good: every window ends by itself, and while passwords are slowed down the emailed
// link still works. The window for links is shorter than a link's life, so that whoever asks in somebody's name only
// makes sure that a working link is in that person's mailbox.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter } from '#server/rate-limit/limiter.ts'
import { hashOf } from './secrets.ts'

const QUARTER_HOUR = 900
const HOUR = 3_600
const DAY = 86_400

/** Whether one more email of the kind may go to the address now. */
export function createMailThrottle({ database: { pool } }: Pick<House, 'database'>) {
  const linksToAddress = createLimiter(pool, 'link-address', { points: 3, seconds: 300 })
  return (kind: string, email: string) => isWithin(linksToAddress.use(`${kind}:${hashOf(email)}`))
}

export type Throttle = ReturnType<typeof createThrottle>

export function createThrottle(house: Pick<House, 'database'>) {
  const { pool } = house.database
  const limiter = (name: string, points: number, seconds: number) =>
    createLimiter(pool, name, { points, seconds })
  const failures = (name: string, points: number, seconds: number) =>
    createLimiter(pool, name, { points, seconds }, { givesBack: true })
  const passwordsOfAccount = failures('password-account', 20, QUARTER_HOUR)
  const passwordsOfNetwork = failures('password-network', 50, QUARTER_HOUR)
  const ownPasswords = failures('password-own', 10, QUARTER_HOUR)
  const codesOfAccount = limiter('code-account', 20, DAY)
  const codesOfNetwork = failures('code-network', 100, DAY)
  const factorCodesOfAccount = failures('factor-account', 20, DAY)
  const linksOfNetwork = limiter('link-network', 100, QUARTER_HOUR)
  const takenOfNetwork = limiter('signup-taken', 20, QUARTER_HOUR)
  const changesOfAccount = limiter('password-change', 10, HOUR)

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

    /** Of somebody who is in already, or holds a link: no outsider's guesses count against them. */
    async ownPassword(key: string, isRight: () => Promise<boolean>): Promise<boolean> {
      await inWords(TOO_MANY_OWN, () => ownPasswords.use(key))
      const right = await isRight()
      if (right) await ownPasswords.giveBack(key)
      return right
    },

    passwordChange: (userId: string) => changesOfAccount.use(userId),

    linkFromNetwork: (network: string) => linksOfNetwork.use(network),

    mayEmail: createMailThrottle(house),

    /** Whether one more code may be tried for the address. Silent, or it would tell which accounts exist. */
    async mayTryCode(email: string, network: string): Promise<boolean> {
      const within = await Promise.all([
        isWithin(codesOfAccount.use(hashOf(email))),
        isWithin(codesOfNetwork.use(network)),
      ])
      return within.every(Boolean)
    },
    /** Given back to the network only: an account is charged for every try, right or wrong. */
    rightCode: (network: string) => codesOfNetwork.giveBack(network),

    /** Of an authenticator app. Who asks knows the first factor, so it may be said; passkeys and recovery codes still work. */
    factorCode: (userId: string) => inWords(TOO_MANY_FACTORS, () => factorCodesOfAccount.use(userId)),
    rightFactorCode: (userId: string) => factorCodesOfAccount.giveBack(userId),

    /** Asked before every sign-up: refusing only taken addresses would tell which they are. */
    async signUp(network: string): Promise<void> {
      if (await takenOfNetwork.isOver(network)) throw new Failure('rate_limited')
    },
    takenAddress: (network: string) => takenOfNetwork.use(network),
  }
}

const TOO_MANY_PASSWORDS =
  'Too many tries with a wrong password. Please wait a few minutes, or sign in with a link sent to your email.'
const TOO_MANY_OWN = 'Too many tries with a wrong password. Please wait a few minutes.'

const TOO_MANY_FACTORS =
  'Too many wrong codes. Please use a passkey or a recovery code, or come back tomorrow.'

async function isWithin(counting: Promise<void>): Promise<boolean> {
  try {
    await counting
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

async function inWords(sentence: string, count: () => Promise<void>): Promise<void> {
  try {
    await count()
  } catch (error) {
    if (error instanceof Failure) throw new Failure('rate_limited', { sentence, headers: error.headers })
    throw error
  }
}
