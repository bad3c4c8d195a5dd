// A shop that makes what it sells: database, card provider and mailbox of the drill's own, and the shop's processes under a
// supervisor.
import { join } from 'node:path'
import type { Mailbox } from '#sandbox/mailbox/mailbox.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { diskStorage } from '#server/storage/disk.ts'
import type { Storage } from '#server/storage/storage.ts'
import { freePort } from '../free-port.ts'
import type { Provider } from '../market/provider.ts'
import { Visitor } from '../visitor.ts'
import { type Supervised, supervise } from './supervised.ts'
import { openOutsideWorld, raised, type Undo } from './surroundings.ts'

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

export const openWorks = (options: Options): Promise<Works> =>
  raised('drill', (folder, undo) => raise(folder, options, undo))

async function raise(
  folder: string,
  { roles, env = {} }: Options,
  undo: Undo,
): Promise<Omit<Works, 'close'>> {
  const postgres = join(folder, 'postgres')
  const embedded = await startEmbedded({ folder: postgres, holder: 'the drill' })
  undo.push(embedded.stop)
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const { provider, mailbox, env: world } = await openOutsideWorld(folder, site, undo)
  const dataDir = join(folder, 'data')
  const common = {
    ...world,
    PORT: `${port}`,
    DATABASE_URL: embedded.url,
    DATABASE_OWNER_URL: embedded.ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...env,
  }
  const processes = new Map<string, Supervised>()
  for (const role of roles) {
    const process = await supervise(role, { ...common, ROLE: role })
    processes.set(role, process)
    undo.push(process.stop)
  }
  const database = openDatabase(embedded.ownerUrl, () => {})
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
