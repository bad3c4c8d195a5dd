import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { makeSample, makeSampleFiles } from './make-sample.ts'
import { releaseOfEngine } from './release.ts'
import { samples } from './tables.ts'

/** No jobs are worked: the tests say when it is made. */
const shop = openShop({ works: false })
const never = new AbortController().signal
const ask = () => shop.visitor().get('/api/sample')

test('whoever asks first has it made, once, however many ask', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: { state: 'making', files: [] } })
  const { pool } = shop.house().database
  const { rows } = await pool.query('select data from pgboss.job where name = $1', [makeSampleFiles.name])
  expect(rows).toEqual([{ data: { release: await releaseOfEngine() } }])
})

test('one that came to nothing is asked for again, after a while and once', async () => {
  const { db, database } = shop.house()
  await database.pool.query('delete from pgboss.job where name = $1', [makeSampleFiles.name])
  await ask()
  const count = async () =>
    (await database.pool.query('select 1 from pgboss.job where name = $1', [makeSampleFiles.name])).rowCount
  expect(await count()).toBe(0)
  await db.update(samples).set({ askedAt: new Date(Date.now() - 11 * 60_000) })
  await Promise.all([ask(), ask(), ask()])
  expect(await count()).toBe(1)
})

test('a worker of another release makes nothing, and one that is stopped leaves nothing half', async () => {
  await makeSample(shop.house(), 'another release', never)
  await expect(
    makeSample(shop.house(), await releaseOfEngine(), AbortSignal.abort(new Error('stopped'))),
  ).rejects.toThrow('stopped')
  expect((await ask()).body.state).toBe('making')
})

test('a file that is none is not found', async () => {
  const person = shop.visitor()
  expect((await person.get(`/api/sample/${'a'.repeat(64)}/x.pdf`)).status).toBe(404)
  expect((await person.get('/api/sample/../../etc/passwd')).status).toBe(404)
  expect((await person.get('/api/sample/short/x.pdf')).status).toBe(404)
})
