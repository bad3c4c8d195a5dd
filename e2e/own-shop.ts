// A shop of the test's own, on a fresh database: a web process and a worker that can be killed, and a card provider that
// can be told to misbehave.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#drills/free-port.ts'
import { keptPort } from '#sandbox/cards/claim.ts'
import { keysIn } from '#sandbox/cards/keys.ts'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { type Program, startProgram } from '#server/testing/launch.ts'
import { OWNER } from './people.ts'
import { test as quiet } from './quiet-page.ts'

export type OwnShop = Awaited<ReturnType<typeof openShop>>

/** One shop for all tests of a file, which run one after the other. */
export const test = quiet.extend<object, { shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument must be a pattern
    async ({}, use) => {
      const undo: (() => unknown)[] = []
      try {
        await use(await openShop(undo))
      } finally {
        for (const step of undo.reverse()) await step()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})

async function openShop(undo: (() => unknown)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-e2e-shop-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const embedded = await startEmbedded({ folder: join(folder, 'postgres'), holder: 'the browser tests' })
  undo.push(embedded.stop)
  const database = openDatabase(embedded.ownerUrl, () => {})
  undo.push(database.close)

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = async (role: 'web' | 'worker'): Promise<Program> => {
    const env = {
      ROLE: role,
      // The worker prints at once; pages that ask the planner can wait for it.
      WARM_UP: role === 'worker' ? '1' : '0',
      PORT: `${port}`,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: embedded.url,
      DATABASE_OWNER_URL: embedded.ownerUrl,
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: OWNER.password,
    }
    return startProgram({ env, onSpawn: (child) => undo.push(() => child.kill('SIGKILL')) })
  }
  const web = await start('web')
  undo.push(() => web.end('SIGTERM'))
  return {
    url,
    db: database.db,
    provider: providerIn(join(folder, 'cards')),
    ...workers(await start('worker'), () => start('worker')),
    /** What the storage keeps under that key. */
    stored: (key: string) => readFileSync(join(folder, 'files', key)),
  }
}

function workers(first: Program, start: () => Promise<Program>) {
  let worker = first
  return {
    /** Nothing is taken up until it goes on. */
    holdWorker: () => process.kill(worker.pid, 'SIGSTOP'),
    releaseWorker: () => process.kill(worker.pid, 'SIGCONT'),
    killWorker: () => worker.end('SIGKILL'),
    async startWorker() {
      worker = await start()
    },
  }
}

interface Totals {
  paid: number
  paidAmount: number
}

/** Its switches, by its own address and key. */
function providerIn(folder: string) {
  return async (command: object = {}): Promise<Totals> => {
    const answer = await fetch(`http://127.0.0.1:${keptPort(folder)}/sandbox/control`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keysIn(folder, {}).secretKey}` },
      body: JSON.stringify(command),
    })
    if (!answer.ok) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Totals
  }
}
