// What the owner does for, or to, a customer. Each in one transaction with its line in the audit trail.
import {
  changeRole,
  emailLoginLinkFor,
  holdCustomer,
  liftSuspension,
  type Me,
  mayEmailLogin,
  resetSecondFactor,
  suspend,
  type User,
} from '#features/accounts/server/public.ts'
import { type Deed, record } from '#features/admin/server/public.ts'
import { availableCredits, totalsOf, writeEntry } from '#features/credits/server/public.ts'
import { emailFilesAgain } from '#features/generation/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { findCustomer } from './queries.ts'

const PROVED = { proved: true }

interface Adjustment {
  amount: number
  reason: string
  /** Of the dialog that was opened: pressing twice is pressing once. */
  key: string
}

/** Answers how many credits there are now. */
export function adjustCredits({ db }: House, me: Me, id: string, given: Adjustment): Promise<number> {
  const { amount, reason, key } = given
  return db.transaction(async (tx) => {
    const user = await holdCustomer(tx, id)
    const { credits } = await totalsOf(tx, user.id, PROVED)
    const written = await write(tx, user, { amount, cause: `adjustment:${user.id}:${key}` })
    const after = await totalsOf(tx, user.id, PROVED)
    if (written)
      await record(tx, {
        ...deed(me, user, 'credits'),
        before: { credits },
        after: { credits: after.credits },
        reason,
      })
    return after.credits
  })
}

/** Until the address is proved, what is given belongs to the address: whoever planted the account gets nothing. */
async function write(tx: Tx, { id: userId, provedAt }: User, entry: { amount: number; cause: string }) {
  const purse = { userId, forAddress: provedAt === null }
  const there = await availableCredits(tx, purse)
  try {
    return await writeEntry(tx, { ...purse, kind: 'adjustment', ...entry })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'no_credits') throw error
    const sentence = `There are only ${there} to take. Nothing was changed.`
    throw new Failure('invalid_input', { sentence })
  }
}

export async function sendLoginLink(house: House, me: Me, id: string): Promise<void> {
  const customer = await findCustomer(house.db, id)
  if (!customer) throw new Failure('not_found')
  if (!(await mayEmailLogin(house, customer.email)))
    throw new Failure('rate_limited', { sentence: 'Enough links went to this address. Please wait a while.' })
  await house.db.transaction(async (tx) => {
    const user = await holdCustomer(tx, id)
    await emailLoginLinkFor(house, tx, user)
    await record(tx, deed(me, user, 'send-login-link'))
  })
}

/** Answers whether it was sent: twice within a minute is once. */
export function resendFiles(house: House, me: Me, id: string, blueprintId: string): Promise<boolean> {
  return house.db.transaction(async (tx) => {
    const user = await holdCustomer(tx, id)
    const sent = await emailFilesAgain(house, tx, user, blueprintId)
    if (sent) await record(tx, { ...deed(me, user, 'resend-files'), after: { blueprint: blueprintId } })
    return sent
  })
}

export function setRole(
  house: House,
  me: Me,
  id: string,
  { role, reason }: { role: 'user' | 'admin'; reason: string },
): Promise<void> {
  return house.db.transaction(async (tx) => {
    const user = await holdCustomer(tx, id)
    if (!(await changeRole(house, tx, user, role))) return
    await record(tx, {
      ...deed(me, user, role === 'admin' ? 'make-admin' : 'unmake-admin'),
      before: { role: user.role },
      after: { role },
      reason,
    })
  })
}

/** For an admin who lost phone, keys and recovery codes. The owner's own is reset on the server. */
export function resetFactor(house: House, me: Me, id: string, { reason }: { reason: string }): Promise<void> {
  return house.db.transaction(async (tx) => {
    const user = await holdCustomer(tx, id)
    if (user.role === 'owner') throw new Failure('owner_stays')
    if (!(await resetSecondFactor(house, tx, user))) return
    await record(tx, { ...deed(me, user, 'reset-second-factor'), reason })
  })
}

export function setSuspension(
  { db }: House,
  me: Me,
  id: string,
  { suspended, reason }: { suspended: boolean; reason: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await holdCustomer(tx, id)
    const changed = suspended ? await suspend(tx, user, reason) : await liftSuspension(tx, user)
    if (!changed) return
    await record(tx, {
      ...deed(me, user, suspended ? 'suspend' : 'lift-suspension'),
      before: { suspended: !suspended },
      after: { suspended },
      reason,
    })
  })
}

function deed(actor: Me, { id }: User, what: string): Pick<Deed, 'actor' | 'action' | 'target'> {
  return { actor, action: `customer.${what}`, target: { kind: 'customer', id } }
}
