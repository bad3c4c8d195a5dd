import { vi } from 'vitest'
import type { Db } from '#server/database/connect.ts'
import { desc, eq } from '#server/database/sql.ts'
import { type Generation, generations } from '../tables.ts'

/** The blueprint's generation, once it is finished one way or the other. */
export function settled(db: Db, blueprintId: string, timeout = 240_000): Promise<Generation> {
  return until(db, blueprintId, ({ finishedAt }) => finishedAt !== null, timeout)
}

/** The blueprint's generation, once it looks as it should. */
export function until(
  db: Db,
  blueprintId: string,
  fits: (generation: Generation) => boolean,
  timeout = 240_000,
): Promise<Generation> {
  return vi.waitFor(
    async () => {
      const [found] = await db
        .select()
        .from(generations)
        .where(eq(generations.blueprintId, blueprintId))
        .orderBy(desc(generations.createdAt))
        .limit(1)
      if (!found || !fits(found)) throw new Error(`The generation is ${found?.status}, at ${found?.progress}`)
      return found
    },
    { timeout, interval: 20 },
  )
}
