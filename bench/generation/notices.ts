// Hears of every change of a generation, as the pages that watch it do.

import pg from 'pg'
import { generations } from '#features/generation/server/tables.ts'
import type { Database } from '#server/database/connect.ts'
import { desc } from '#server/database/sql.ts'

export interface Notices {
  /** Of the generation that begins next. */
  firstStages(): { first: Promise<number>; finished: Promise<void> }
  close(): Promise<void>
}

export async function openNotices({ url, db }: Database): Promise<Notices> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('listen generation')
  return {
    firstStages() {
      const begun = new Date()
      const first = Promise.withResolvers<number>()
      const finished = Promise.withResolvers<void>()
      client.on('notification', async function look() {
        const [newest] = await db.select().from(generations).orderBy(desc(generations.createdAt)).limit(1)
        if (!newest || newest.createdAt < begun) return
        if (newest.stage) first.resolve(performance.now())
        if (!newest.finishedAt) return
        client.off('notification', look)
        if (newest.status === 'complete') finished.resolve()
        else finished.reject(new Error('The blueprint failed.'))
      })
      return { first: first.promise, finished: finished.promise }
    },
    close: () => client.end(),
  }
}
