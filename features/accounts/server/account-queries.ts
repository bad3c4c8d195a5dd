import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import type { Person } from '#server/house.ts'
import type { Me } from './me.ts'
import { providerName } from './rules.ts'
import { findAuthenticator } from './second-factor/factors.ts'
import { listPasskeys } from './second-factor/passkeys.ts'
import { recoveryCodesLeft } from './second-factor/recovery-codes.ts'
import { listSessionsOf } from './sessions.ts'
import { identities, users } from './tables.ts'

export async function accountOf(db: Db, me: Me) {
  const known = await db.select().from(identities).where(eq(identities.userId, me.id))
  const [user] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, me.id))
  return {
    ...me,
    isAdmin: me.role !== 'user',
    isOwner: me.role === 'owner',
    providers: known.map(({ issuer }) => providerName(issuer)),
    createdAt: (user?.createdAt ?? me.signedInAt).toISOString(),
  }
}

/** What the person gets to see of it: no hashes. */
export async function exportAccount(db: Db, { id }: Person) {
  const [user] = await db
    .select({
      email: users.email,
      fullName: users.fullName,
      provedAt: users.provedAt,
      role: users.role,
      termsAcceptedAt: users.termsAcceptedAt,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, id))
  const sessions = await listSessionsOf(db, id)
  return {
    ...user,
    passkeys: (await listPasskeys(db, id)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
    authenticatorSince: (await findAuthenticator(db, id))?.confirmedAt,
    recoveryCodesLeft: await recoveryCodesLeft(db, id),
    identities: await db
      .select({ issuer: identities.issuer, subject: identities.subject, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, id)),
    sessions: sessions.map(({ method, userAgent, createdAt, lastSeenAt }) => ({
      method,
      userAgent,
      createdAt,
      lastSeenAt,
    })),
  }
}
