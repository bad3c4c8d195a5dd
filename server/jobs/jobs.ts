// Durable jobs on pg-boss: enqueued inside the caller's transaction, woken by NOTIFY, given to another worker when
// theirs dies, kept as dead letters when nothing helped.

import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { CannotStart } from '../cannot-start.ts'
import type { Database, Db } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Log } from '../log.ts'
import type { Job, Queue } from './job.ts'

const DEAD_LETTERS = 'dead-letters'
const TEN_YEARS = 10 * 365 * 24 * 3600
/** Running jobs get this long to finish at shutdown; then they go back to the queue. */
const FINISH_MS = 2_000

interface QueueCount {
  name: string
  waiting: number
  active: number
}

interface FailedJob {
  id: string
  queue: string
  /** What kind of error it was; never its words, which may hold what people typed. */
  problem: string
  tries: number
  failedAt: Date
  /** A queue that this release does not know has nobody to try it. */
  hasWorker: boolean
}

interface EnqueueOptions {
  /** Not before that. */
  after?: Date
  /** Of the jobs that wait in a queue, those with the highest number go first. */
  priority?: number
}

export interface Jobs {
  /** Inside a transaction the job exists only if that commits. */
  enqueue<Data extends object>(
    db: Db,
    queue: Queue<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Whether a job with this data waits or runs. */
  isUnderWay<Data extends object>(queue: Queue<Data>, data: Data): Promise<boolean>
  /** Makes the tables of the queue, every queue and every schedule, over the owner's login. */
  install(ownerUrl: string): Promise<void>
  /** Joins what `install` has made, as the program. */
  prepare(): Promise<void>
  work(): Promise<void>
  counts(): Promise<{ queues: QueueCount[]; deadLetters: number }>
  /** What failed for good, the newest first. */
  failed(most: number): Promise<FailedJob[]>
  /** Back to where it came from, with all its tries. Answers whether it was there and has a worker: who comes second finds nothing. */
  retry(db: Db, id: string): Promise<boolean>
  /** Forgets what failed for good. Answers whether it was there. */
  dismiss(db: Db, id: string): Promise<boolean>
  /** Deletes what ended, well or badly, and has the person in its data. What waits or runs stays. */
  forget(db: Db, person: { userId: string; email: string | undefined }): Promise<void>
  stop(): Promise<void>
}

interface Options {
  database: Pick<Database, 'url' | 'pool'>
  log: Log
  /** Every job of the house, asked for once the house is complete. */
  // biome-ignore lint/suspicious/noExplicitAny: jobs of every kind of data stand in one list
  all: () => Job<any>[]
  works: boolean
}

export function createJobs({ database: { url, pool }, log, all, works }: Options): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 5,
    application_name: 'fcp jobs',
    // A dead worker's job is seen after 10 s without a heartbeat and at most 5 s of waiting for the next look.
    supervise: works,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: works,
    useListenNotify: works,
  })
  boss.on('error', (err) => log.error({ err }, 'jobs'))
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`))

  const active = new Set<string>()
  // biome-ignore lint/suspicious/noExplicitAny: jobs of every kind of data stand in one list
  let jobs: Job<any>[] = []

  const knownQueues = () => new Set(jobs.map(({ queue }) => queue.name))

  async function startWorker<Data extends object>(job: Job<Data>): Promise<void> {
    const workerId = await boss.work(
      job.queue.name,
      { includeMetadata: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
      async (batch) => {
        for (const { id } of batch) active.add(id)
        try {
          for (const one of batch) await runOne(job, one, log)
        } finally {
          for (const { id } of batch) active.delete(id)
          // There may be more: look again at once, or a backlog would drain at one job a second.
          boss.notifyWorker(workerId)
        }
      },
    )
  }

  return {
    async enqueue(db, queue, data, options = {}) {
      const { after: startAfter, priority = 0 } = options
      const id = await boss.send(queue.name, data, { db: fromDrizzle(db, sql), startAfter, priority })
      if (id === null) throw new Error(`Job ${queue.name} was not taken.`)
    },

    async isUnderWay(queue, data) {
      const { rows } = await pool.query(
        `select 1 from pgboss.job where name = $1 and data @> $2 and state in ('created', 'retry', 'active') limit 1`,
        [queue.name, data],
      )
      return rows.length > 0
    },

    async install(ownerUrl) {
      await installQueues(ownerUrl, all(), log)
    },

    async prepare() {
      jobs = all()
      await boss.start()
      const names = new Set((await boss.getQueues()).map(({ name }) => name))
      const missing = [...knownQueues()].filter((name) => !names.has(name))
      if (missing.length > 0)
        throw new CannotStart(
          `The job queues ${missing.join(', ')} are missing. Run node server/migrate.ts with DATABASE_OWNER_URL first.`,
        )
    },

    async work() {
      for (const job of jobs) {
        for (let i = 0; i < job.queue.concurrency; i++) await startWorker(job)
      }
    },

    async counts() {
      const queues = await boss.getQueues()
      return {
        queues: queues
          .filter(({ name }) => name !== DEAD_LETTERS && !name.startsWith('__pgboss__'))
          .map(({ name, queuedCount, activeCount }) => ({ name, waiting: queuedCount, active: activeCount })),
        deadLetters: queues.find(({ name }) => name === DEAD_LETTERS)?.queuedCount ?? 0,
      }
    },

    async failed(most) {
      const { rows } = await pool.query(
        `select id, source_name, source_retry_count, source_output ->> 'message' as problem, created_on
         from pgboss.job where name = $1 and state = 'created' order by created_on desc, id limit $2`,
        [DEAD_LETTERS, most],
      )
      const known = knownQueues()
      return rows.map((row) => ({
        id: row.id,
        queue: row.source_name ?? '',
        problem: row.problem ?? '',
        tries: Number(row.source_retry_count ?? 0) + 1,
        failedAt: row.created_on,
        hasWorker: known.has(row.source_name),
      }))
    },

    async retry(db, id) {
      const { rows } = await db.execute(
        sql`select source_name from pgboss.job where name = ${DEAD_LETTERS} and id = ${id} and state = 'created'`,
      )
      // Where nobody works it would wait forever, and out of sight.
      if (!knownQueues().has(String(rows[0]?.source_name))) return false
      return (await boss.redrive(DEAD_LETTERS, { ids: [id], db: fromDrizzle(db, sql) })) > 0
    },

    async dismiss(db, id) {
      const { rowCount } = await db.execute(
        sql`delete from pgboss.job where name = ${DEAD_LETTERS} and id = ${id} and state = 'created'`,
      )
      return rowCount === 1
    },

    async forget(db, { userId, email }) {
      await db.execute(
        sql`delete from pgboss.job
          where (state in ('completed', 'cancelled', 'failed') or name = ${DEAD_LETTERS})
            and (data ->> 'userId' = ${userId} or data ->> 'email' = ${email ?? null})`,
      )
    },

    async stop() {
      // What does not finish in time goes back to the queue as failed: that must not cost it one of its tries.
      if (active.size > 0) await forgiveOneTry(pool, [...active])
      await boss.stop({ graceful: works, timeout: FINISH_MS })
    },
  }
}

async function forgiveOneTry(pool: pg.Pool, ids: string[]): Promise<void> {
  await pool.query('update pgboss.job set retry_limit = retry_limit + 1 where id = any($1)', [ids])
}

async function installQueues(ownerUrl: string, jobs: Job[], log: Log): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 2,
    application_name: 'fcp set-up of jobs',
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  })
  boss.on('error', (err) => log.error({ err }, 'set-up of jobs'))
  try {
    await boss.start()
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: TEN_YEARS })
    for (const { queue } of jobs) await prepareQueue(boss, queue)
    await dropForgottenSchedules(boss, jobs)
    await indexesBuilt(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** A newer pg-boss builds its new indexes in the background, which only the owner may. */
async function indexesBuilt(boss: PgBoss): Promise<void> {
  const isPending = async () =>
    (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress')
  while (await isPending()) await delay(200)
}

async function prepareQueue(boss: PgBoss, queue: Queue): Promise<void> {
  const options = {
    retryLimit: queue.retries,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: queue.timeLimitSeconds,
    heartbeatSeconds: 10,
    deadLetter: DEAD_LETTERS,
    notify: true,
  }
  await boss.createQueue(queue.name, options)
  await boss.updateQueue(queue.name, options)
  if (queue.schedule) await boss.schedule(queue.name, queue.schedule, {}, { tz: 'UTC' })
}

async function dropForgottenSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  const wanted = new Set(jobs.filter(({ queue }) => queue.schedule).map(({ queue }) => queue.name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
}

async function runOne<Data extends object>(
  job: Job<Data>,
  given: JobWithMetadata<unknown>,
  log: Log,
): Promise<void> {
  const { id, signal, retryCount, retryLimit } = given
  try {
    await job.run(job.queue.data.parse(given.data), { jobId: id, signal, isLast: retryCount >= retryLimit })
  } catch (err) {
    log.error({ err, job: job.queue.name, jobId: id, attempt: retryCount + 1 }, 'job failed')
    // The queue stores what it is thrown, and a database error carries its parameters: store the kind only.
    throw new Error(`${job.queue.name}: ${err instanceof Error ? err.name : 'failed'}`)
  }
}
