import { expect, test } from 'vitest'
import { eq, sql } from '#server/database/sql.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { sweep } from './sweep.ts'
import { generations } from './tables.ts'
import { paid } from './testing/paid.ts'

const house = testHouse({ features: [generationFeature] })

async function jobsOf(id: string): Promise<string[]> {
  const { rows } = await house().database.pool.query(
    `select state from pgboss.job where name = 'make-blueprint' and data->>'generationId' = $1`,
    [id],
  )
  return rows.map(({ state }) => state)
}

/** Nobody has touched it for so long, and its job is in this state. */
async function old(minutes: number, state: string): Promise<string> {
  const { generation } = await paid(house())
  await house()
    .db.update(generations)
    .set({ updatedAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(generations.id, generation.id))
  await house().database.pool.query(
    `update pgboss.job set state = $2 where name = 'make-blueprint' and data->>'generationId' = $1`,
    [generation.id, state],
  )
  return generation.id
}

test('what no queue knows any more is queued again, once; what is in a queue, or new, or finished, is left alone', async () => {
  const lost = await old(11, 'failed')
  const [waiting, fresh, finished] = [
    await old(600, 'created'),
    await old(9, 'failed'),
    await old(600, 'completed'),
  ]
  await house()
    .db.update(generations)
    .set({ status: 'complete', finishedAt: new Date() })
    .where(eq(generations.id, finished))
  await sweep(house())
  await sweep(house())
  expect((await jobsOf(lost)).toSorted()).toEqual(['created', 'failed'])
  expect(await jobsOf(waiting)).toEqual(['created'])
  expect(await jobsOf(fresh)).toEqual(['failed'])
  expect(await jobsOf(finished)).toEqual(['completed'])
})
