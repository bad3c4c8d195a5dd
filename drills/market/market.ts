// A shop of two web processes over one database, and its card provider: what the drills about money have in common.
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { type Program, startProgram } from '#server/testing/launch.ts'
import { freePort } from '../free-port.ts'
import { Visitor } from '../visitor.ts'
import { raised, type Undo } from '../works/surroundings.ts'
import { type Provider, startProvider } from './provider.ts'

const OWNER = { email: 'owner@example.com', password: 'known to the owner alone' }

export interface Market {
  folder: string
  /** The addresses of the web processes. The first is also the public one. */
  sites: [string, string]
  database: Database
  provider: Provider
  /** What both processes run with. */
  env: Record<string, string>
  visitor(): Visitor
  /** Signed in. */
  owner(): Promise<Visitor>
  /** What the processes said that was an error. */
  complaints(): string[]
  close(): Promise<void>
}

export const openMarket = (): Promise<Market> => raised('drill', raise)

async function raise(folder: string, undo: Undo): Promise<Omit<Market, 'close'>> {
  const embedded = await startEmbedded({
    folder: join(folder, 'postgres'),
    holder: 'the drill',
    // Who comes first is the question here, not what survives a power cut.
    settings: { synchronous_commit: 'off' },
  })
  undo.push(embedded.stop)
  const provider = await startProvider(join(folder, 'cards'))
  undo.push(provider.close)
  await provider.control({ webhooks: { drop: true } })

  const ports = [await freePort(), await freePort()] as const
  const sites: Market['sites'] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]
  const env = {
    PUBLIC_URL: sites[0],
    DATABASE_URL: embedded.url,
    DATABASE_OWNER_URL: embedded.ownerUrl,
    // Nothing of what is bought is made or sent: that is somebody else's drill.
    ROLE: 'web',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
    LOG_LEVEL: 'info',
  }
  const programs: Program[] = []
  for (const port of ports) {
    const own = { ...env, PORT: `${port}`, DATA_DIR: join(folder, `data-${port}`) }
    const program = await startProgram({ env: own })
    programs.push(program)
    undo.push(() => program.end('SIGTERM'))
  }
  const database = openDatabase(embedded.ownerUrl, () => {})
  undo.push(database.close)
  return {
    folder,
    sites,
    database,
    provider,
    env,
    visitor: () => new Visitor(sites[0]),
    async owner() {
      const person = new Visitor(sites[0])
      const { status } = await person.post('/api/auth/login', OWNER)
      if (status !== 200) throw new Error(`The owner could not sign in: ${status}.`)
      return person
    },
    complaints: () => programs.flatMap((program) => errorsIn(program.output())),
  }
}

/** Log lines of the level error and above. */
function errorsIn(output: string): string[] {
  return output.split('\n').filter((line) => /^\{"level":[56]0,/.test(line))
}
