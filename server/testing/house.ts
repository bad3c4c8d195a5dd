// The house as the tests use it: real database, jobs, mailbox and files; only the log is silent.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type CardProvider, openCardProvider } from '#sandbox/cards/cards.ts'
import { type Mailbox, openMailbox } from '#sandbox/mailbox/mailbox.ts'
import { type Environment, loadConfig } from '../config.ts'
import { createNotices } from '../database/notices.ts'
import type { Cards, Feature, House } from '../house.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { createMail } from '../mail/mail.ts'
import { createSecurityLog } from '../security-log/security-log.ts'
import { createStorage } from '../storage/create.ts'
import { freshDatabase } from './database.ts'

export interface TestHouse extends House {
  mailbox: Mailbox
  /** For what the program's login may not do in the database. */
  ownerUrl: string
  /** Only when the house was opened with cards. Its events wait until it is told where to deliver them. */
  cardProvider: CardProvider | undefined
}

/** Nobody listens there: tests about the provider bring their own. */
const NO_PROVIDER = { issuer: 'http://127.0.0.1:1', clientId: 'none', clientSecret: 'none' }

const NO_CARDS = {
  secretKey: 'sk_test_none',
  webhookSecret: 'whsec_none',
  apiBase: 'http://127.0.0.1:1',
  testMoney: true,
}

interface Options {
  features?: Feature[]
  env?: Environment
  /** Whether jobs are worked in this process. */
  works?: boolean
  /** Whether there is a card provider; otherwise nobody answers there. */
  cards?: boolean
  /** The sandbox's identity provider; otherwise nobody answers there. */
  identityProvider?: typeof NO_PROVIDER | undefined
}

export function testHouse({
  features = [],
  env = {},
  works = false,
  cards = false,
  identityProvider = NO_PROVIDER,
}: Options = {}): () => TestHouse {
  const database = freshDatabase()
  let house: TestHouse | undefined
  const undo: (() => unknown)[] = []

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fcp-house-'))
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const config = loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://shop.test', NODE_ENV: 'test', ...env })
    const log = await createLog('silent', true)
    const mailbox = await openMailbox(join(dataDir, 'mailbox'))
    undo.push(mailbox.close)
    const cardProvider = cards
      ? await openCardProvider({
          folder: join(dataDir, 'cards'),
          pagesUrl: config.publicUrl,
          settleAfterMs: 3600_000,
          firstPauseMs: 20,
        })
      : undefined
    undo.push(() => cardProvider?.close())
    const notices = createNotices(database().url, log)
    undo.push(notices.close)
    const all = () => features.flatMap((feature) => (house && feature.jobs?.(house)) ?? [])
    const jobs = createJobs({ database: database(), log, works, all })
    undo.push(() => Promise.all(features.map(({ stop }) => house && stop?.(house))))
    undo.push(() => house?.securityLog.settled())
    undo.push(jobs.stop)
    house = {
      config,
      log,
      database: database(),
      ownerUrl: database().ownerUrl,
      db: database().db,
      notices,
      jobs,
      mail: createMail(jobs),
      securityLog: createSecurityLog({ db: database().db, log }),
      storage: await createStorage(config),
      smtpUrl: config.mail.smtpUrl ?? mailbox.smtpUrl,
      identityProvider: config.identityProvider ?? identityProvider,
      cards: cardProvider ? cardsAt(cardProvider) : NO_CARDS,
      features,
      mailbox,
      cardProvider,
    }
    await jobs.install(database().ownerUrl)
    await jobs.prepare()
    if (works) await jobs.work()
  })
  afterAll(async () => {
    for (const step of undo.reverse()) await step()
  })
  return () => {
    if (!house) throw new Error('The house stands only while tests run.')
    return house
  }
}

function cardsAt({ secretKey, webhookSecret, apiBase }: CardProvider): Cards {
  return { secretKey, webhookSecret, apiBase, testMoney: true }
}
