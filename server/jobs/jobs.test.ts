import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { stuckQueue } from '../testing/stuck-worker.ts'
import { type Job, type Queue, queue, work } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

const database = freshDatabase()
const log = await createLog('silent', true)
const running: Jobs[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
})

// biome-ignore lint/suspicious/noExplicitAny: jobs of every kind of data stand in one list
async function start(all: Job<any>[], works = true): Promise<Jobs> {
  const jobs = createJobs({ database: database(), log, all: () => all, works })
  running.push(jobs)
  await jobs.install(database().ownerUrl)
  await jobs.prepare()
  if (works) await jobs.work()
  return jobs
}

const Numbered = z.object({ n: z.number() })
let made = 0
function numbered(options: Partial<Queue<{ n: number }>> = {}) {
  made += 1
  return queue({ name: `numbered-${made}`, data: Numbered, retryDelaySeconds: 0, ...options })
}

function waitUntil(check: () => void | Promise<void>, timeout = 20_000) {
  return vi.waitFor(check, { timeout, interval: 20 })
}

test('a job sent inside a transaction that rolls back never runs; after a commit it runs once', async () => {
  const seen: number[] = []
  const q = numbered()
  const jobs = await start([work(q, async ({ n }) => void seen.push(n))])
  const { db } = database()
  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueue(tx, q, { n: 1 })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await db.transaction((tx) => jobs.enqueue(tx, q, { n: 2 }))
  await waitUntil(() => expect(seen).toEqual([2]))
  const { rows } = await database().pool.query('select data from pgboss.job where name = $1', [q.name])
  expect(rows).toEqual([{ data: { n: 2 } }])
})

test('whether a job waits or runs can be asked', async () => {
  const release = Promise.withResolvers<void>()
  const q = numbered()
  const jobs = await start([work(q, () => release.promise)])
  await jobs.enqueue(database().db, q, { n: 1 })
  expect(await jobs.isUnderWay(q, { n: 1 })).toBe(true)
  expect(await jobs.isUnderWay(q, { n: 2 })).toBe(false)
  release.resolve()
  await waitUntil(async () => expect(await jobs.isUnderWay(q, { n: 1 })).toBe(false))
})

test('a killed worker’s job runs again on another within 30 s', async () => {
  const jobs = await start([work(stuckQueue, async () => {})], false)
  const script = fileURLToPath(new URL('../testing/stuck-worker.ts', import.meta.url))
  const victim = spawn(process.execPath, [script, database().url, database().ownerUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await jobs.enqueue(database().db, stuckQueue, {})
  await once(victim.stdout, 'data')
  victim.kill('SIGKILL')
  const killedAt = Date.now()

  const done = Promise.withResolvers<void>()
  await start([work(stuckQueue, async () => done.resolve())])
  await done.promise
  expect(Date.now() - killedAt).toBeLessThan(30_000)
})

test('a backlog of 1,000 drains without waiting for the next look between jobs', async () => {
  const seen = new Set<number>()
  const q = numbered()
  const sender = await start([work(q, async () => {})], false)
  await database().db.transaction(async (tx) => {
    for (let n = 0; n < 1_000; n++) await sender.enqueue(tx, q, { n })
  })
  await start([work(q, async ({ n }) => void seen.add(n))])
  // At one look a second, two workers would need 500 s.
  await waitUntil(() => expect(seen.size).toBe(1_000))
})

test('of those that wait, the one with the highest priority goes first', async () => {
  const seen: number[] = []
  const q = numbered({ concurrency: 1 })
  const sender = await start([work(q, async () => {})], false)
  for (const [n, priority] of [
    [1, 0],
    [2, 0],
    [3, 10],
    [4, 5],
  ] as const)
    await sender.enqueue(database().db, q, { n }, { priority })
  await start([work(q, async ({ n }) => void seen.push(n))])
  await waitUntil(() => expect(seen).toEqual([3, 4, 1, 2]))
})

test('a job that fails is tried again, and knows its last try', async () => {
  const tries: boolean[] = []
  const q = numbered({ retries: 2 })
  const job = work(q, async (_, { isLast }) => {
    tries.push(isLast)
    if (!isLast) throw new Error('not yet')
  })
  const jobs = await start([job])
  await jobs.enqueue(database().db, q, { n: 1 })
  await waitUntil(() => expect(tries).toEqual([false, false, true]))
})

test('what failed for good is kept as a dead letter, counted, and stores no secret', async () => {
  const q = numbered({ retries: 0 })
  const jobs = await start([
    work(q, async () => {
      throw new Error('password=hunter2')
    }),
  ])
  const before = (await jobs.counts()).deadLetters
  await jobs.enqueue(database().db, q, { n: 7 })
  await waitUntil(async () => expect((await jobs.counts()).deadLetters).toBe(before + 1))
  const { rows } = await database().pool.query(
    `select data, source_output::text as output, keep_until > now() + interval '1 year' as kept from pgboss.job
     where name = 'dead-letters' and source_name = $1`,
    [q.name],
  )
  expect(rows).toMatchObject([{ data: { n: 7 }, kept: true }])
  expect(rows[0].output).not.toContain('hunter2')
})

test('data that does not fit the contract never reaches the work', async () => {
  const seen: unknown[] = []
  const q = numbered({ retries: 0 })
  const jobs = await start([work(q, async (data) => void seen.push(data))])
  await jobs.enqueue(database().db, q, { n: 'x' } as never)
  await jobs.enqueue(database().db, q, { n: 1 })
  await waitUntil(() => expect(seen).toEqual([{ n: 1 }]))
})

test('a scheduled job starts by itself, and a schedule that is gone from the code stops', async () => {
  const fired = Promise.withResolvers<void>()
  const q = queue({ name: 'every-minute', data: z.object({}), schedule: '* * * * *' })
  await start([work(q, async () => fired.resolve())])
  await fired.promise
  await start([work(numbered(), async () => {})], false)
  const { rows } = await database().pool.query('select name from pgboss.schedule')
  expect(rows).toEqual([])
})

test('stopping lets a running job finish', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const q = numbered()
  const jobs = await start([
    work(q, async () => {
      begun.resolve()
      await release.promise
    }),
  ])
  await jobs.enqueue(database().db, q, { n: 1 })
  await begun.promise
  const stopped = jobs.stop()
  release.resolve()
  await stopped
  const { rows } = await database().pool.query('select state from pgboss.job where name = $1', [q.name])
  expect(rows).toEqual([{ state: 'completed' }])
})

test('a web process enqueues and works nothing', async () => {
  const seen: string[] = []
  const q = numbered()
  const web = await start([work(q, async () => void seen.push('web'))], false)
  await web.enqueue(database().db, q, { n: 1 })
  await start([work(q, async () => void seen.push('worker'))])
  await waitUntil(() => expect(seen).toEqual(['worker']))
})

test('stopping gives a job that does not finish in time back to the others, at no cost of a try', async () => {
  const begun = Promise.withResolvers<void>()
  const q = numbered({ retries: 0 })
  const slow = await start([
    work(q, async () => {
      begun.resolve()
      await new Promise(() => {})
    }),
  ])
  await slow.enqueue(database().db, q, { n: 1 })
  await begun.promise
  await slow.stop()
  const taken = Promise.withResolvers<number>()
  await start([work(q, async ({ n }) => taken.resolve(n))])
  expect(await taken.promise).toBe(1)
})

test('a backlog of jobs that fail drains as fast', async () => {
  const seen = new Set<number>()
  const q = numbered({ retries: 0 })
  const fails = work(q, async ({ n }) => {
    seen.add(n)
    throw new Error('no')
  })
  const jobs = await start([fails])
  await database().db.transaction(async (tx) => {
    for (let n = 0; n < 100; n++) await jobs.enqueue(tx, q, { n })
  })
  // At one look a second, two workers would need 50 s.
  await waitUntil(() => expect(seen.size).toBe(100))
})
