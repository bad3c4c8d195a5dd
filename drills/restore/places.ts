// Places that a shop may live in, and the two commands, run as an operator runs them.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runningServer } from '#server/database/embedded/server-process.ts'
import type { Logins } from '#server/database/logins.ts'
import { type Program, ROOT, startProgram } from '#server/testing/launch.ts'
import type { Provider } from '../market/provider.ts'
import { Visitor } from '../visitor.ts'

export interface Place {
  name: string
  dataDir: string
  /** Undefined: the embedded one. */
  logins: Logins | undefined
}

export interface Running {
  place: Place
  site: string
  program: Program
  visitor(): Visitor
  stop(): Promise<void>
}

/** What every shop of the drill runs with. */
export interface Common {
  provider: Provider
  smtpUrl: string
}

const environment = ({ dataDir, logins }: Place, { provider, smtpUrl }: Common) => ({
  DATA_DIR: dataDir,
  ...(logins && { DATABASE_URL: logins.url, DATABASE_OWNER_URL: logins.ownerUrl }),
  SMTP_URL: smtpUrl,
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '0',
  STRIPE_SECRET_KEY: provider.secretKey,
  STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
  STRIPE_API_BASE: provider.apiBase,
  LOG_LEVEL: 'info',
})

export async function open(place: Place, common: Common): Promise<Running> {
  const program = await startProgram({ env: environment(place, common) })
  const site = program.url
  return {
    place,
    site,
    program,
    visitor: () => new Visitor(site),
    async stop() {
      await program.end('SIGTERM')
    },
  }
}

/** Where the place's database listens just now, for its owner. */
export function urlOf({ dataDir, logins }: Place): string {
  if (logins) return logins.ownerUrl
  const folder = join(dataDir, 'postgres')
  const server = existsSync(folder) ? runningServer(join(folder, 'data')) : undefined
  if (!server) throw new Error(`Nothing runs in ${folder}.`)
  return `postgres://fcp:${readFileSync(join(folder, 'password'), 'utf8')}@127.0.0.1:${server.port}/fcp`
}

interface Said {
  code: number | null
  text: string
}

/** `npm run backup` or `npm run restore`, without what a fresh clone needs first. */
export function run(place: Place, common: Common, ...args: string[]): Promise<Said> {
  const child = spawn(process.execPath, ['server/backup/main.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment(place, common) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text: text.trim() }))
  })
}

/** Throws with what it said when it did not go well. */
export async function mustRun(place: Place, common: Common, ...args: string[]): Promise<string> {
  const { code, text } = await run(place, common, ...args)
  if (code !== 0) throw new Error(`${args[0]} in ${place.name} ended with ${code}: ${text}`)
  return text
}
