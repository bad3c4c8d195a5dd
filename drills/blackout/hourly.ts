// The job that recovers purchases every hour, without waiting for the hour: a house of its own over the same database, in
// which nothing else works.
import { join } from 'node:path'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { createNotices } from '#server/database/notices.ts'
import { features } from '#server/features.ts'
import type { House } from '#server/house.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { createMail } from '#server/mail/mail.ts'
import { createSecurityLog } from '#server/security-log/security-log.ts'
import { createStorage } from '#server/storage/create.ts'
import type { Market } from '../market/market.ts'

const NAME = 'recover-purchases'
const NOWHERE = { issuer: 'http://127.0.0.1:1', clientId: 'none', clientSecret: 'none' }

export interface Hourly {
  run(): Promise<void>
  close(): Promise<void>
}

export async function openHourly({ env, folder, provider }: Market, name: string): Promise<Hourly> {
  const config = loadConfig({ ...env, DATA_DIR: join(folder, name) })
  const log = await createLog('silent', true)
  const database = openDatabase(config.databaseUrl ?? '', () => {})
  const all = () => features.flatMap((feature) => feature.jobs?.(house) ?? [])
  const jobs = createJobs({ database, log, works: false, all })
  const notices = createNotices(database.url, log)
  const { secretKey, webhookSecret, apiBase } = provider
  const house: House = {
    config,
    log,
    database,
    db: database.db,
    jobs,
    notices,
    mail: createMail(jobs),
    securityLog: createSecurityLog({ db: database.db, log }),
    storage: await createStorage(config),
    smtpUrl: '',
    identityProvider: NOWHERE,
    cards: { secretKey, webhookSecret, apiBase, testMoney: true },
    features,
  }
  await jobs.prepare()
  const recover = all().find(({ queue }) => queue.name === NAME)
  if (!recover) throw new Error(`There is no job ${NAME}.`)
  return {
    run: () => recover.run({}, { jobId: 'drill', signal: AbortSignal.timeout(600_000), isLast: false }),
    async close() {
      await jobs.stop()
      await notices.close()
      await database.close()
    },
  }
}

/** When it starts by itself, as a cron line. */
export async function scheduleOf({ database }: Market): Promise<string | undefined> {
  const { rows } = await database.pool.query('select cron from pgboss.schedule where name = $1', [NAME])
  return rows[0]?.cron
}
