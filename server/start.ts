import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ShopsCardProvider } from '#sandbox/cards/cards.ts'
import { joinCardProvider } from '#sandbox/cards/join.ts'
import { openIdentityProvider } from '#sandbox/identity/identity.ts'
import { type Mailbox, openMailbox } from '#sandbox/mailbox/mailbox.ts'
import { buildApp } from './app.ts'
import { CannotStart } from './cannot-start.ts'
import type { Config } from './config.ts'
import { closeDataDir } from './data-dir.ts'
import { openDatabase } from './database/connect.ts'
import { startEmbedded } from './database/embedded/embedded.ts'
import { type Logins, loginsOf, loginWarning } from './database/logins.ts'
import { migrate } from './database/migrate.ts'
import { createNotices } from './database/notices.ts'
import { features } from './features.ts'
import { buildHealthApp } from './health-app.ts'
import type { Cards, Feature, Greeting, House } from './house.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLog, type Log } from './log.ts'
import { createMail } from './mail/mail.ts'
import { mountMailbox } from './sandbox/mailbox-pages.ts'
import { mountPaymentPages } from './sandbox/payment-pages.ts'
import { sandboxWarnings } from './sandbox-warnings.ts'
import { createSecurityLog } from './security-log/security-log.ts'
import { createStorage, prepareStorage } from './storage/create.ts'

export interface RunningShop {
  log: Log
  /** How long the end waits until those in front look elsewhere. */
  drainMs: number
  stop(): Promise<void>
}

/** How to undo a step of the start, and how long that may take: nothing that hangs may keep the rest from stopping. */
interface Undo {
  stop: () => Promise<unknown>
  withinMs: number
}

interface How {
  list?: Feature[]
  /** Ends the start between two steps. */
  signal?: AbortSignal
  /** Nothing is served or worked on: database and bucket are made ready, and that is all. */
  onlyMigrate?: boolean
}

export async function startShop(
  config: Config,
  { list = features, signal = new AbortController().signal, onlyMigrate = false }: How = {},
): Promise<RunningShop> {
  const log = await createLog(config.logLevel, config.production)
  const started: Undo[] = []
  const stop = async () => {
    for (const { stop, withinMs } of started.splice(0).reverse()) {
      const late = delay(withinMs)
      await Promise.race([stop(), late]).catch((err) => log.error({ err }, 'while stopping'))
    }
  }
  try {
    await raise(config, { list, signal, onlyMigrate }, log, started)
  } catch (error) {
    await stop()
    throw error
  }
  return { log, drainMs: config.drainMs, stop }
}

async function raise(
  config: Config,
  { list, signal, onlyMigrate }: Required<How>,
  log: Log,
  started: Undo[],
): Promise<void> {
  warnOfSandbox(config, log)
  closeDataDir(config.dataDir, (message) => log.warn(message))
  const logins = loginsOf(config) ?? (await raiseEmbedded(config, log, started))
  const { url } = logins
  signal.throwIfAborted()
  const database = openDatabase(url, (err) => log.warn({ err }, 'a database connection broke'))
  started.push({ stop: database.close, withinMs: 500 })
  const securityLog = createSecurityLog({ db: database.db, log })
  started.push({ stop: securityLog.settled, withinMs: 500 })
  const notices = createNotices(url, log)
  started.push({ stop: notices.close, withinMs: 200 })

  let mailbox: Mailbox | undefined
  if (!config.mail.smtpUrl) {
    mailbox = await openMailbox(join(config.dataDir, 'mailbox'))
    started.push({ stop: mailbox.close, withinMs: 200 })
  }

  signal.throwIfAborted()
  const cardProvider = config.stripe ? undefined : await raiseCardProvider(config, started)
  signal.throwIfAborted()
  const works = config.role !== 'web' && !onlyMigrate
  const jobs = createJobs({ database, log, works, all: () => list.flatMap((one) => one.jobs?.(house) ?? []) })
  const house: House = {
    config,
    log,
    database,
    db: database.db,
    notices,
    jobs,
    smtpUrl: config.mail.smtpUrl ?? mailbox?.smtpUrl ?? '',
    mail: createMail(jobs),
    securityLog,
    storage: await createStorage(config),
    identityProvider: config.identityProvider ?? (await raiseIdentityProvider(config, started)),
    cards: cardsOf(config, cardProvider),
    features: list,
  }
  started.push({ stop: () => stopFeatures(house), withinMs: 500 })
  started.push({ stop: jobs.stop, withinMs: 2_700 })
  signal.throwIfAborted()
  await migrate(logins, jobs.install)
  if (onlyMigrate) return prepareStorage(config)
  const warning = config.production && (await loginWarning(database.pool))
  if (warning) log.warn(warning)
  await jobs.prepare()

  signal.throwIfAborted()
  const greetings: Greeting[] = []
  for (const { start } of list) greetings.push(...((await start?.(house)) ?? []))

  signal.throwIfAborted()
  if (works) await jobs.work()
  if (config.role !== 'worker') await listen(house, { mailbox, cardProvider }, greetings, started)
  else if (config.healthPort !== undefined) await listenForHealth(house, config.healthPort, started)
  log.info({ role: config.role }, 'ready')
}

function warnOfSandbox(config: Config, log: Log): void {
  const { parts, isExposed } = config.sandbox
  if (isExposed && parts.length > 0) log.warn({ parts }, 'SANDBOX PARTS ARE RUNNING: not for real customers')
  for (const warning of sandboxWarnings(config)) log.warn(warning)
}

async function stopFeatures(house: House): Promise<void> {
  await Promise.all(house.features.map(({ stop }) => stop?.(house)))
}

async function raiseEmbedded(config: Config, log: Log, started: Undo[]): Promise<Logins> {
  const embedded = await startEmbedded({
    folder: join(config.dataDir, 'postgres'),
    holder: `Founder Co-Pilot, process ${process.pid}, port ${config.port}`,
    warn: (message) => log.warn(message),
  })
  started.push({ stop: embedded.stop, withinMs: 4_000 })
  return embedded
}

async function raiseIdentityProvider(config: Config, started: Undo[]) {
  const provider = await openIdentityProvider({
    redirectUris: [`${config.publicUrl}/api/auth/google/callback`],
    siteUrl: config.publicUrl,
  })
  started.push({ stop: provider.close, withinMs: 200 })
  return provider
}

async function raiseCardProvider(config: Config, started: Undo[]): Promise<ShopsCardProvider> {
  const provider = await joinCardProvider({
    folder: join(config.dataDir, 'cards'),
    pagesUrl: config.publicUrl,
  })
  started.push({ stop: provider.close, withinMs: 500 })
  return provider
}

function cardsOf({ stripe, hashSecret }: Config, sandbox: ShopsCardProvider | undefined): Cards {
  const { secretKey, webhookSecret, apiBase } = stripe ?? sandbox ?? {}
  if (!secretKey || !webhookSecret) throw new Error('There is neither a card provider nor its sandbox.')
  const testMoney = !stripe || /^[sr]k_test_/.test(secretKey)
  return { secretKey, webhookSecret, apiBase, testMoney, hashSecret }
}

interface SandboxParts {
  mailbox: Mailbox | undefined
  cardProvider: ShopsCardProvider | undefined
}

async function listen(
  house: House,
  { mailbox, cardProvider }: SandboxParts,
  greetings: Greeting[],
  started: Undo[],
): Promise<void> {
  const { config } = house
  let leaving = false
  const app = await buildApp({
    house,
    isLeaving: () => leaving,
    routes: house.features.flatMap((feature) => feature.routes?.(house) ?? []),
    mountSandbox: (target) => {
      if (mailbox) mountMailbox(target, mailbox)
      if (cardProvider) mountPaymentPages(target, cardProvider)
    },
  })
  await listenAt(app, { name: 'PORT', port: config.port, host: config.host })
  started.push({ stop: () => closeApp(app), withinMs: 1_000 })
  const drain = async () => {
    leaving = true
    await delay(config.drainMs)
  }
  started.push({ stop: drain, withinMs: config.drainMs + 100 })
  const { port } = app.server.address() as AddressInfo
  // Not the public address: that may lead through a proxy of the outside world.
  cardProvider?.deliverTo(`http://${reachable(config.host)}:${port}/api/webhooks/stripe`)
  if (config.port === 0) cardProvider?.showPagesAt(siteAt(config, port))
  if (config.production) return
  const sandbox: Greeting[] = []
  if (mailbox) sandbox.push(['Mailbox', '/sandbox/mailbox'])
  if (cardProvider) sandbox.push(['Test card', '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined'])
  greet(siteAt(config, port), [...sandbox, ...greetings])
}

async function listenForHealth(house: House, port: number, started: Undo[]): Promise<void> {
  const app = buildHealthApp(house)
  await listenAt(app, { name: 'HEALTH_PORT', port, host: house.config.host })
  started.push({ stop: () => closeApp(app), withinMs: 1_000 })
}

async function listenAt(
  app: FastifyInstance,
  { name, port, host }: { name: string; port: number; host: string },
): Promise<void> {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new CannotStart(`Port ${port} is taken. Set ${name} to another, or stop what listens there.`)
      : error
  })
}

/** Where we can call ourselves, when we listen there. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** A port that was not chosen beforehand is in no public address. */
function siteAt({ port: chosen, host, publicUrl }: Config, port: number): string {
  return chosen === 0 ? `http://${reachable(host)}:${port}` : publicUrl
}

/** Requests under way may finish; whoever keeps a connection open, as browsers do in advance, does not hold us up. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), 700)
  await app.close()
  clearTimeout(impatience)
}

function greet(site: string, more: Greeting[]): void {
  const lines: Greeting[] = [['Site', '/'], ['API', '/api/docs'], ['Parts', '/sandbox/ui'], ...more]
  console.log('\n  Founder Co-Pilot is open\n')
  for (const [label, text] of lines)
    console.log(`  ${label.padEnd(9)} ${text.startsWith('/') ? site : ''}${text}`)
  console.log('')
}
