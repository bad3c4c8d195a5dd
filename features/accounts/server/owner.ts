// The owner is the account of OWNER_EMAIL. It is made at the first start, and counts as proved.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { record } from '#features/admin/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq, ne } from '#server/database/sql.ts'
import type { Greeting, House } from '#server/house.ts'
import { endShortPassword } from './change-standing.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { proveAddress } from './prove-address.ts'
import { removeFactors } from './second-factor/factors.ts'
import { newSecret } from './secrets.ts'
import { endSessions } from './sessions.ts'
import { users } from './tables.ts'
import { findByEmail, lockUser, type User } from './users.ts'

export async function seedOwner(house: House): Promise<Greeting[]> {
  const { db, config } = house
  const email = config.owner.email.toLowerCase()
  const password = config.owner.password ?? sandboxPassword(house)
  if (config.owner.resetSecondFactor) await resetOwnersFactor(house, email)
  const known = await findByEmail(db, email)
  if (known?.role !== 'owner') await makeOwner(house, email, password)
  if (config.production) return []
  // Terminals are logged and shared. A configured password is known to whoever configured it.
  if (config.owner.password !== undefined) return [['Owner', `${email}, password of OWNER_PASSWORD`]]
  // The one that was made up is printed as long as it is right: the owner may have chosen another since.
  const owner = known ?? (await findByEmail(db, email))
  const isRight = await isPassword(password, owner?.passwordHash)
  return [['Owner', isRight ? `${email}, password ${password}` : email]]
}

async function makeOwner(house: House, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await house.db.transaction(async (tx) => {
    // Whoever was the owner under another address is one no more.
    const former = await tx
      .update(users)
      .set({ role: 'user' })
      .where(and(eq(users.role, 'owner'), ne(users.email, email)))
      .returning()
    for (const { id } of former) await noteRole(tx, { id, from: 'owner', to: 'user' })
    const firstPassword = { passwordHash, passwordFitsRole: true }
    await tx
      .insert(users)
      .values({ email, fullName: 'Owner', role: 'owner', provedAt: new Date(), ...firstPassword })
      .onConflictDoNothing({ target: users.email })
    const existing = await findByEmail(tx, email)
    const user = existing && (await lockUser(tx, existing.id))
    if (!user || user.role === 'owner') return
    // Somebody signed up with the address before it was the owner's. If they never proved it, they lose it.
    if (!user.provedAt) {
      await proveAddress(house, tx, user, { knowsAccount: false })
      await tx.update(users).set(firstPassword).where(eq(users.id, user.id))
    } else await endShortPassword(house, tx, user)
    // The owner is never suspended, whatever became of an earlier account of the address.
    await tx
      .update(users)
      .set({ role: 'owner', suspendedAt: null, suspensionReason: null })
      .where(eq(users.id, user.id))
    await noteRole(tx, { id: user.id, from: user.role, to: 'owner' })
  })
}

/** Nobody pressed a button, so the trail is what tells. They sign in again with what they may do now. */
async function noteRole(tx: Tx, { id, from, to }: { id: string; from: User['role']; to: User['role'] }) {
  await endSessions(tx, id)
  await record(tx, {
    actor: 'house',
    action: to === 'owner' ? 'customer.make-owner' : 'customer.unmake-owner',
    target: { kind: 'customer', id },
    before: { role: from },
    after: { role: to },
    reason: 'OWNER_EMAIL at the start',
  })
}

/** For an owner who lost every factor: whoever can set the environment is trusted with it. */
async function resetOwnersFactor({ db, log }: House, email: string): Promise<void> {
  const owner = await findByEmail(db, email)
  if (!owner) return
  await db.transaction(async (tx) => {
    await lockUser(tx, owner.id)
    await removeFactors(tx, owner.id)
    await endSessions(tx, owner.id)
  })
  log.warn('the second factor of the owner was removed; take RESET_OWNER_SECOND_FACTOR out again')
}

/** Production requires OWNER_PASSWORD; elsewhere one is made up once and kept beside the database. */
function sandboxPassword({ config }: House): string {
  const file = join(config.dataDir, 'owner-password')
  if (!existsSync(file)) writeFileSync(file, newSecret().slice(0, 16), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8')
}
