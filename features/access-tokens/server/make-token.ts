import type { User } from '#features/accounts/server/public.ts'
import type { AccessScope } from '#kit/endpoint.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { MOST_TOKENS } from '../contract.ts'
import { tokenMadeLetter } from './letters.ts'
import { endingOf, expiryOf, newToken, tokenHash } from './rules.ts'
import { type AccessToken, accessTokens } from './tables.ts'
import { tokensOf } from './token-queries.ts'

interface Wish {
  name: string
  scopes: AccessScope[]
  days: number
}

/** The account is held. What is answered as `token` is kept nowhere. */
export async function makeToken(
  { mail, config }: Pick<House, 'mail' | 'config'>,
  tx: Tx,
  user: User,
  { name, scopes, days }: Wish,
): Promise<{ token: string; made: AccessToken }> {
  const known = await tokensOf(tx, user.id)
  if (known.length >= MOST_TOKENS) throw new Failure('too_many', { sentence: ENOUGH })
  const token = newToken()
  const [made] = await tx
    .insert(accessTokens)
    .values({
      userId: user.id,
      name,
      tokenHash: tokenHash(token),
      ending: endingOf(token),
      scopes,
      expiresAt: expiryOf(days, new Date()),
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new Failure('name_taken', { sentence: NAMED_SO })
  await mail.send(tx, { to: user.email, ...tokenMadeLetter(config.publicUrl, made) })
  return { token, made }
}

const ENOUGH = `You have ${MOST_TOKENS} access tokens. Please revoke one that you no longer need first.`
const NAMED_SO = 'You have an access token with this name already. Please choose another name.'
