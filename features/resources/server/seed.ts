// Sows the directory. What is there stays as the admins left it: each entry is sown once, however it looks now.

import type { Db } from '#server/database/connect.ts'
import { isNotNull } from '#server/database/sql.ts'
import { readDirectory } from './directory.ts'
import { resources } from './tables.ts'

export async function seedResources(db: Db): Promise<void> {
  const entries = readDirectory()
  const rows = await db.select({ seed: resources.seed }).from(resources).where(isNotNull(resources.seed))
  const sown = new Set(rows.map(({ seed }) => seed))
  const missing = entries.filter(({ url }) => !sown.has(url)).map((entry) => ({ ...entry, seed: entry.url }))
  if (missing.length === 0) return
  // Another process may start at the same time, and an admin may have added the same address by hand.
  await db.insert(resources).values(missing).onConflictDoNothing()
}
