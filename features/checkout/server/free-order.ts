// The free order itself, for an address that is proved.
import { accountOfAddress, lockUser, type User } from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { deliver } from './fulfil.ts'
import { type Browser, rowOf, withPromo } from './open-order.ts'
import { addOrder, findFreeOrder } from './queries.ts'
import { nameFor } from './rules.ts'
import { formMissing, type Wish } from './wish.ts'

export interface FreeBlueprint {
  orderId: string
  blueprintId: string
}

/** What a free blueprint needs: the form, and somebody to send it to. */
export function freeWish({ code, brief, buyer: { email } }: Wish) {
  if (!code || !brief) throw formMissing()
  if (!email)
    throw new Failure('invalid_input', {
      sentence: 'Please enter your email address: that is where the free blueprint goes.',
    })
  return { code, email, brief, startupName: brief.startupName }
}

export const notCovered = () =>
  new Failure('promo_refused', { sentence: 'This promo code does not cover the whole price.' })

/** Whoever asks at the same moment is held up by the owner's row until the first is done. */
export async function makeOnce(
  house: House,
  tx: Tx,
  wish: Wish,
  browser: Browser,
): Promise<FreeBlueprint & { isNew: boolean }> {
  const free = freeWish(wish)
  const { user, made } = await ownerOf(tx, wish, free.email)
  const before = await findFreeOrder(tx, free)
  if (before) return { ...before, isNew: false }
  return { ...(await make(house, tx, { wish, user, made, browser })), isNew: true }
}

async function ownerOf(tx: Tx, { buyer }: Wish, email: string): Promise<{ user: User; made: boolean }> {
  if (!buyer.userId) return accountOfAddress(tx, { email, fullName: nameFor(email, buyer.fullName) })
  const user = await lockUser(tx, buyer.userId)
  if (user?.email !== email) throw new Failure('signed_out')
  return { user, made: false }
}

interface Making {
  wish: Wish
  user: User
  made: boolean
  browser: Browser
}

async function make(house: House, tx: Tx, { wish, user, made, browser }: Making): Promise<FreeBlueprint> {
  const { browserHash } = browser
  const order = await addOrder(tx, {
    ...rowOf(wish),
    state: 'free',
    userId: user.id,
    quantity: 1,
    amountPaidCents: 0,
    madeAccount: made,
    browserHash,
  })
  const priced = await withPromo(house, tx, order, wish, browser)
  if (priced.payableCents > 0) throw notCovered()
  const { blueprintId } = await deliver(house, tx, priced, user)
  if (!blueprintId) throw new Error('A free order without its blueprint.')
  return { orderId: order.id, blueprintId }
}
