import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Mailbox, openMailbox } from '#sandbox/mailbox/mailbox.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/connect.ts'
import { startEmbedded } from './database/embedded/embedded.ts'
import { migrate } from './database/migrate.ts'
import { features } from './features.ts'
import type { Feature, House } from './house.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLog, type Log } from './log.ts'
import { createMail } from './mail/mail.ts'
import { mountMailbox } from './sandbox/mailbox-pages.ts'
import { createStorage } from './storage/create.ts'

export interface RunningShop {
  log: Log
  stop(): Promise<void>
}

export async function startShop(config: Config, list: Feature[] = features): Promise<RunningShop> {
  const log = await createLog(config.logLevel, config.production)
  /** What was started, newest last: stopping goes backwards. */
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const undo of started.splice(0).reverse())
      await undo().catch((err) => log.error({ err }, 'while stopping'))
  }
  try {
    await raise(config, list, log, started)
  } catch (error) {
    await stop()
    throw error
  }
  return { log, stop }
}

async function raise(
  config: Config,
  list: Feature[],
  log: Log,
  started: (() => Promise<unknown>)[],
): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const databaseUrl = config.databaseUrl ?? (await raiseEmbedded(config, log, started))
  const database = openDatabase(databaseUrl, (err) => log.warn({ err }, 'a database connection broke'))
  started.push(() => database.close())

  let mailbox: Mailbox | undefined
  if (!config.mail.smtpUrl) {
    mailbox = await openMailbox(join(config.dataDir, 'mailbox'))
    started.push(mailbox.close)
  }
  const smtpUrl = config.mail.smtpUrl ?? mailbox?.smtpUrl ?? ''

  const works = config.role !== 'web'
  const jobs = createJobs({
    databaseUrl,
    log,
    works,
    all: () => list.flatMap((feature) => feature.jobs?.(house) ?? []),
  })
  const house: House = {
    config,
    log,
    database,
    db: database.db,
    jobs,
    smtpUrl,
    mail: createMail(jobs),
    storage: await createStorage(config),
  }
  started.push(jobs.stop)
  await migrate(databaseUrl, jobs.prepare)

  if (works) await jobs.work()
  if (config.role !== 'worker') await listen(house, list, mailbox, started)
  log.info({ role: config.role }, 'ready')
}

async function raiseEmbedded(config: Config, log: Log, started: (() => Promise<unknown>)[]): Promise<string> {
  const embedded = await startEmbedded({
    folder: join(config.dataDir, 'postgres'),
    holder: `Founder Co-Pilot, process ${process.pid}, port ${config.port}`,
    warn: (message) => log.warn(message),
  })
  started.push(embedded.stop)
  return embedded.url
}

async function listen(
  house: House,
  list: Feature[],
  mailbox: Mailbox | undefined,
  started: (() => Promise<unknown>)[],
): Promise<void> {
  const { config } = house
  const app = await buildApp({
    house,
    routes: list.flatMap((feature) => feature.routes?.(house) ?? []),
    mountSandbox: mailbox && ((target) => mountMailbox(target, mailbox)),
  })
  await app.listen({ port: config.port, host: config.host })
  started.push(() => app.close())
  if (!config.production) greet((app.server.address() as AddressInfo).port, config, mailbox !== undefined)
}

function greet(port: number, config: Config, sandboxMail: boolean): void {
  const site = config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl
  console.log(`\n  Founder Co-Pilot is open\n\n  Site      ${site}/`)
  console.log(`  API       ${site}/api/docs`)
  if (sandboxMail) console.log(`  Mailbox   ${site}/sandbox/mailbox`)
  console.log('')
}
