// What every capability is handed: the parts of the house. And what every capability hands back.
import type { Route } from '#kit/route.ts'
import type { Config } from './config.ts'
import type { Database, Db, Tx } from './database/connect.ts'
import type { Job } from './jobs/job.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Storage } from './storage/storage.ts'

export interface House {
  config: Config
  log: Log
  database: Database
  db: Db
  jobs: Jobs
  mail: Mail
  storage: Storage
  /** Where mail goes: the configured server, or the sandbox's. */
  smtpUrl: string
}

interface Person {
  id: string
  email: string
}

/** A capability registers itself with this in `server/features.ts`. */
export interface Feature {
  name: string
  routes?: (house: House) => Route[]
  // biome-ignore lint/suspicious/noExplicitAny: jobs of every kind of data stand in one list
  jobs?: (house: House) => Job<any>[]
  /** What it knows about a person, for that person: becomes `<name>.json` in their export. */
  exportData?: (db: Db, person: Person) => Promise<unknown>
  /** Forgets the person. What the law or the ledger needs stays, without the person. */
  erase?: (tx: Tx, person: Person) => Promise<void>
}
