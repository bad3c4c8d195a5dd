// A shop of many processes that share nothing but an outside PostgreSQL and an S3 server: each has a folder of its own, as on a
// machine of its own. nginx stands in front of those that serve.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '#server/database/connect.ts'
import { s3Storage } from '#server/storage/s3.ts'
import { ROOT } from '#server/testing/launch.ts'
import { freePort } from '../free-port.ts'
import { openOutside } from '../outside-postgres.ts'
import { Visitor } from '../visitor.ts'
import { type Supervised, supervise } from '../works/supervised.ts'
import { openOutsideWorld, raised, type Undo } from '../works/surroundings.ts'
import type { OpenShop } from '../works/works.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { startS3Server } from './s3-server.ts'

export interface Fleet extends OpenShop {
  /** 'web 1' → http://127.0.0.1:…, past the proxy. */
  webs: Map<string, string>
  postgresVersion: string
  /** One more of the kind. `through` is put in front of its command. */
  add(role: 'web' | 'worker', through?: string[]): Promise<Supervised>
  /** In front of the first so many that serve. */
  proxyTo(webs: number): Promise<void>
}

interface Options {
  /** At most. */
  webs: number
  env?: Record<string, string>
}

export const openFleet = (options: Options): Promise<Fleet> =>
  raised('fleet', (folder, undo) => raise(folder, options, undo))

async function raise(
  folder: string,
  { webs: mostWebs, env: special = {} }: Options,
  undo: Undo,
): Promise<Omit<Fleet, 'close'>> {
  const postgres = await openOutside(join(folder, 'postgres'))
  undo.push(postgres.close)
  const { url, ownerUrl } = await postgres.database('fcp')
  const s3 = await startS3Server(join(folder, 's3'))
  undo.push(s3.close)
  const [proxyPort, ...webPorts] = await freePorts(mostWebs + 1)
  const site = `http://127.0.0.1:${proxyPort}`
  const { provider, mailbox, env: world } = await openOutsideWorld(folder, site, undo)
  const common = {
    ...world,
    DATABASE_URL: url,
    OWNER_EMAIL: 'owner@example.com',
    OWNER_PASSWORD: 'the-owner-of-the-fleet',
    LOG_LEVEL: 'info',
    ...s3.env,
    ...special,
  }
  migrate({ ...common, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: join(folder, 'data of the migration') })
  const database = openDatabase(ownerUrl, () => {})
  undo.push(database.close)

  const processes = new Map<string, Supervised>()
  const webs = new Map<string, string>()
  const numbers = { web: 0, worker: 0 }
  let nginx: Nginx | undefined
  undo.push(() => nginx?.stop())

  return {
    site,
    postgresVersion: postgres.version,
    database,
    provider,
    mailbox,
    storage: s3Storage(s3.settings),
    processes,
    webs,
    visitor: () => new Visitor(site),
    async add(role, through = []) {
      const number = ++numbers[role]
      const name = `${role} ${number}`
      const port = role === 'web' ? webPorts[number - 1] : 0
      const env = { ...common, ROLE: role, PORT: `${port}`, DATA_DIR: join(folder, `data of ${name}`) }
      const process = await supervise(name, env, { through })
      undo.push(process.stop)
      processes.set(name, process)
      if (role === 'web') webs.set(name, `http://127.0.0.1:${port}`)
      return process
    },
    async proxyTo(count) {
      await nginx?.stop()
      const ports = webPorts.slice(0, count)
      nginx = await startNginx({ folder: join(folder, 'nginx'), port: proxyPort ?? 0, ports })
    },
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

/** As a deployment does it: once, before the first process, and alone with the owner's login. */
function migrate(env: Record<string, string>): void {
  const { status, stderr } = spawnSync(process.execPath, ['server/migrate.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The migration failed: ${stderr.trim()}`)
}
