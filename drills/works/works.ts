// A shop that makes what it sells: database, card provider and mailbox of the drill's own, and the shop's processes under a
// supervisor.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, openMailbox } from '#sandbox/mailbox/mailbox.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { diskStorage } from '#server/storage/disk.ts'
import type { Storage } from '#server/storage/storage.ts'
import { freePort } from '../free-port.ts'
import { type Provider, startProvider } from '../market/provider.ts'
import { Visitor } from '../visitor.ts'
import { type Supervised, supervise } from './supervised.ts'

type Role = 'all' | 'web' | 'worker'

/** What people and books see of it, however many processes it has. */
export interface OpenShop {
  site: string
  database: Database
  provider: Provider
  mailbox: Mailbox
  storage: Storage
  /** By role, or by what each is called where there are several. */
  processes: Map<string, Supervised>
  visitor(): Visitor
  close(): Promise<void>
}

export interface Works extends OpenShop {
  /** Where the embedded PostgreSQL keeps everything. */
  postgres: string
}

interface Options {
  /** One process of each. */
  roles: Role[]
  env?: Record<string, string>
}

export async function openWorks(options: Options): Promise<Works> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-drill-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await raise(folder, options, undo)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function raise(
  folder: string,
  { roles, env = {} }: Options,
  undo: (() => unknown)[],
): Promise<Omit<Works, 'close'>> {
  const postgres = join(folder, 'postgres')
  const embedded = await startEmbedded({ folder: postgres, holder: 'the drill' })
  undo.push(embedded.stop)
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const provider = await startProvider(join(folder, 'cards'), `${site}/api/webhooks/stripe`)
  undo.push(provider.close)
  const mailbox = await openMailbox(join(folder, 'mailbox'))
  undo.push(mailbox.close)

  const dataDir = join(folder, 'data')
  const common = {
    PUBLIC_URL: site,
    PORT: `${port}`,
    DATABASE_URL: embedded.url,
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.smtpUrl,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
    LOG_LEVEL: 'info',
    ...env,
  }
  const processes = new Map<string, Supervised>()
  for (const role of roles) {
    const process = await supervise(role, { ...common, ROLE: role })
    processes.set(role, process)
    undo.push(process.stop)
  }
  const database = openDatabase(embedded.url, () => {})
  undo.push(database.close)
  return {
    site,
    database,
    postgres,
    provider,
    mailbox,
    storage: diskStorage(join(dataDir, 'files')),
    processes,
    visitor: () => new Visitor(site),
  }
}
