// The account itself: finding it, and holding it still while something about it is decided.

import type { Db, Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { users } from './tables.ts'

export type User = typeof users.$inferSelect

export async function findByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** Nobody else signs in to it, proves it or changes it until the transaction ends. Always before its sessions and tokens. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}

/** PostgreSQL's word for a second row where only one may be. */
export function isDuplicate(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === '23505' || cause?.code === '23505'
}

export function shown({ id, email, fullName }: User): { id: string; email: string; fullName: string } {
  return { id, email, fullName }
}
