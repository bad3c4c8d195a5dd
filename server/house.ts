// What every capability is handed: the parts of the house. And what every capability hands back.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Filling } from '#kit/filling.ts'
import type { Route } from '#kit/route.ts'
import type { Config } from './config.ts'
import type { Database, Db, Tx } from './database/connect.ts'
import type { Notices } from './database/notices.ts'
import type { Job } from './jobs/job.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { SecurityLog } from './security-log/security-log.ts'
import type { Storage } from './storage/storage.ts'

export interface House {
  config: Config
  log: Log
  database: Database
  db: Db
  /** What other processes tell. */
  notices: Notices
  jobs: Jobs
  mail: Mail
  /** Written to by `recordSecurityEvent`. */
  securityLog: SecurityLog
  storage: Storage
  /** Where mail goes: the configured server, or the sandbox's. */
  smtpUrl: string
  /** Where people may sign in instead of here: the configured provider, or the sandbox's. */
  identityProvider: { issuer: string; clientId: string; clientSecret: string }
  /** Who takes the money: the configured provider, or the sandbox's. */
  cards: Cards
  /** Everything that is registered, for what concerns all: export, erasure. */
  features: Feature[]
}

export interface Cards {
  secretKey: string
  webhookSecret: string
  /** Only when it is not the usual address. */
  apiBase: string | undefined
  /** The sandbox, or a provider's test key: no money moves. */
  testMoney: boolean
  /** What hashes are keyed with, when it is not the provider's key. */
  hashSecret?: string | undefined
}

export interface Person {
  id: string
  /** Only when proved: what is kept by address alone is nobody else's to see or erase. */
  email: string | undefined
}

/** A file of a person's export. */
export interface ExportedFile {
  path: string
  /** Where the storage keeps it. */
  key: string
}

/** From an account that leaves its address, or goes away, without ever having proved it, to one that keeps the address. */
export interface Move {
  from: string
  to: string
}

/** 'Owner' → 'owner@example.com, password …' */
export type Greeting = [label: string, text: string]

/** A public page of `web/routes.tsx` that comes with its words, so that search engines and visitors read it before any script runs. */
export interface FilledPage {
  path: string
  /** Nothing to fill it with is a 404, and 'missing' one that the page itself words; what only some may see is drawn in the browser. */
  fill: (asked: Asked) => Promise<Filling | { movedTo: string } | 'in the browser' | 'missing' | undefined>
  /** What the sitemap lists of it beside the pages that are always there. */
  addresses?: () => Promise<string[]>
}

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  /** What was typed once; what was typed twice is left out. */
  params: Record<string, string>
  query: Record<string, string>
}

/** A figure for whoever watches the shop from outside. */
export interface Measure {
  name: `fcp_${string}`
  help: string
  /** A counter only goes up, and its name ends in _total. */
  kind: 'gauge' | 'counter'
  values: { labels?: Record<string, string>; value: number }[]
}

/** A capability registers itself with this in `server/features.ts`. */
export interface Feature {
  name: string
  routes?: (house: House) => Route[]
  pages?: (house: House) => FilledPage[]
  // biome-ignore lint/suspicious/noExplicitAny: jobs of every kind of data stand in one list
  jobs?: (house: House) => Job<any>[]
  /** Runs at every start of every process, before anything is served. Answers lines for whoever started it in a terminal. */
  start?: (house: House) => Promise<Greeting[]>
  /** Asked anew whenever `/metrics` is read, but not more often than its figures change. */
  measures?: (house: House) => Promise<Measure[]>
  /** Lets go of what it holds (threads, connections). Jobs have ended by then; the database has not. */
  stop?: (house: House) => Promise<void>
  /** What it knows about a person, for that person: becomes `<name>.json` in their export. */
  exportData?: (db: Db, person: Person) => Promise<unknown>
  /** The files it keeps for a person: each becomes `files/<path>` in their export. */
  exportFiles?: (db: Db, person: Person) => Promise<ExportedFile[]>
  /**
   * Hands over what belongs to an address rather than to the account that has it, and answers whether there was anything.
   * The account is held; of rows that others hold while they wait for it, it asks with `nowait`, and is called again.
   */
  stayWithAddress?: (tx: Tx, move: Move) => Promise<boolean>
  /** Whether the account has something that would be lost with it. Without anything, and never proved, it is deleted after a while. */
  ownsAnything?: (db: Db, userId: string) => Promise<boolean>
  /** Forgets the person. What the law or the ledger needs stays, without the person. Files go by a job, once it is certain. */
  erase?: (tx: Tx, person: Person, house: House) => Promise<void>
}
