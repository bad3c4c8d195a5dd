// Passkeys (WebAuthn). The site is the one of the configuration, whatever a request claims to be for.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Db } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Assertion, Attestation } from '../../second-factor-contract.ts'
import { passkeys } from '../tables.ts'
import type { User } from '../users.ts'
import { type ChallengePurpose, issueChallenge, spendChallenge } from './challenges.ts'

type Passkey = typeof passkeys.$inferSelect
type Options = Record<string, unknown>

/** Ed25519, ES256 and RS256, as COSE numbers them: what authenticators do, without what Node calls experimental. */
const ALGORITHMS = [-8, -7, -257]
/** Loaded when the first passkey comes: most starts never need it. */
const library = () => import('@simplewebauthn/server')
const TIMEOUT_MS = 5 * 60_000

function siteOf({ config }: Pick<House, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl)
  return { rpID: hostname, origin }
}

export function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt)
}

export async function registrationOptions(
  house: House,
  user: Pick<User, 'id' | 'email' | 'fullName'>,
  browserSecret: string,
): Promise<Options> {
  const existing = await listPasskeys(house.db, user.id)
  const challenge = await issueChallenge(house.db, { purpose: 'register', browserSecret })
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Founder Co-Pilot',
    rpID: siteOf(house).rpID,
    userID: Buffer.from(user.id),
    userName: user.email,
    userDisplayName: user.fullName,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: TIMEOUT_MS,
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    // Discoverable, so that it signs in by itself.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { ...options }
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

export async function verifyRegistration(
  house: House,
  response: Attestation,
  browserSecret: string,
): Promise<NewPasskey> {
  const expectedChallenge = await challengeIn(house.db, response, 'register', browserSecret)
  const { rpID, origin } = siteOf(house)
  const { verifyRegistrationResponse } = await library()
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse)
  if (!result.verified) throw new Failure('passkey_refused')
  const { id, publicKey, counter } = result.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

/** For a sign-in by passkey alone nobody is named: the browser offers what it has. */
export async function assertionOptions(
  house: House,
  { purpose, browserSecret, userId }: { purpose: ChallengePurpose; browserSecret: string; userId?: string },
): Promise<Options> {
  const existing = userId === undefined ? [] : await listPasskeys(house.db, userId)
  const challenge = await issueChallenge(house.db, { purpose, browserSecret })
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(house).rpID,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: TIMEOUT_MS,
    userVerification: purpose === 'sign-in' ? 'required' : 'preferred',
    allowCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
  return { ...options }
}

interface Expected {
  purpose: ChallengePurpose
  browserSecret: string
  /** Whose it has to be; when nobody is named, the passkey says whose it is. */
  userId?: string
}

/** The passkey that signed. Whether its user was verified matters only where it stands for both factors. */
export async function verifyAssertion(
  house: House,
  response: Assertion,
  { purpose, browserSecret, userId }: Expected,
): Promise<Passkey> {
  const expectedChallenge = await challengeIn(house.db, response, purpose, browserSecret)
  const [passkey] = await house.db.select().from(passkeys).where(eq(passkeys.credentialId, response.id))
  if (!passkey || (userId !== undefined && passkey.userId !== userId)) throw new Failure('passkey_refused')
  const { rpID, origin } = siteOf(house)
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: purpose === 'sign-in',
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(refuse)
  if (!verified) throw new Failure('passkey_refused')
  await house.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, passkey.id))
  return passkey
}

/** The one that was signed, if it is ours, of this browser, and was not used before. */
async function challengeIn(
  db: Db,
  { response }: Assertion | Attestation,
  purpose: ChallengePurpose,
  browserSecret: string,
): Promise<string> {
  const challenge = signedChallenge(response.clientDataJSON)
  if (!challenge || !(await spendChallenge(db, challenge, { purpose, browserSecret })))
    throw new Failure('passkey_refused')
  return challenge
}

function signedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' && challenge.length <= 100 ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library says why in words for programmers. */
function refuse(): never {
  throw new Failure('passkey_refused')
}
