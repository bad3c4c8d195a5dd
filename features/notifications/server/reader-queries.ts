import { eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'

/** Nobody, when the account was deleted meanwhile. */
export async function findReader(
  db: Db,
  id: string,
): Promise<{ email: string; provedAt: Date | null } | undefined> {
  const [reader] = await db
    .select({ email: users.email, provedAt: users.provedAt })
    .from(users)
    .where(eq(users.id, id))
  return reader
}
