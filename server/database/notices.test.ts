import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { createNotices, type Notices } from './notices.ts'

const database = freshDatabase()
const log = await createLog('silent', true)
const opened: Notices[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((notices) => notices.close()))
})

function notices(url = database().url): Notices {
  const made = createNotices(url, log)
  opened.push(made)
  return made
}

const notify = (channel: string, payload: string) =>
  database().pool.query('select pg_notify($1, $2)', [channel, payload])

const listeners = async () =>
  (await database().pool.query(`select pid from pg_stat_activity where application_name = 'fcp notices'`))
    .rows

test('everybody who listens hears, in order, until they leave; one connection serves all', async () => {
  const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()]
  const house = notices()
  const [leave] = await Promise.all([
    house.listen('news', one),
    house.listen('news', two),
    house.listen('other-News', other),
  ])
  await notify('news', 'a')
  await notify('news', 'b')
  await notify('other-News', '')
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith(''))
  for (const ear of [one, two]) expect(ear.mock.calls).toEqual([['a'], ['b']])
  leave()
  await notify('news', 'c')
  await vi.waitFor(() => expect(two).toHaveBeenCalledWith('c'))
  expect(one).toHaveBeenCalledTimes(2)
  expect(await listeners()).toHaveLength(1)
})

test('a lost connection comes back by itself, and whoever listens is told that something may have been missed', async () => {
  const ear = vi.fn()
  await notices().listen('news', ear)
  const [{ pid }] = await listeners()
  await database().pool.query('select pg_terminate_backend($1)', [pid])
  await vi.waitFor(() => expect(ear).toHaveBeenCalledWith(undefined), 10_000)
  await notify('news', 'after')
  await vi.waitFor(() => expect(ear).toHaveBeenCalledWith('after'))
})

test('what is rolled back is not heard', async () => {
  const ear = vi.fn()
  await notices().listen('news', ear)
  const { db } = database()
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(`select pg_notify('news', 'never')`)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await notify('news', 'now')
  await vi.waitFor(() => expect(ear).toHaveBeenCalled())
  expect(ear.mock.calls).toEqual([['now']])
})

test('without a database listening fails, and may be tried again', async () => {
  const lost = notices('postgres://nobody:nothing@127.0.0.1:1/none')
  for (const _ of [1, 2]) await expect(lost.listen('news', () => {})).rejects.toThrow()
})

test('closed, it lets its connection go', async () => {
  const house = createNotices(database().url, log)
  await house.listen('news', () => {})
  await house.close()
  await vi.waitFor(async () => expect(await listeners()).toEqual([]))
})
