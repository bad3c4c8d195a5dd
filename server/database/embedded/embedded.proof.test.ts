// The embedded database outlives whatever happens to the program or to itself.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Program, ROOT } from '../../testing/launch.ts'
import { launch, postgresPid, startProgram, temporaryDataDir } from '../../testing/program.ts'
import { openDatabase } from '../connect.ts'
import { startEmbedded } from './embedded.ts'
import { runningServer } from './server-process.ts'

async function isReady({ url }: Program): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200
}

function killNow(pid: number | undefined): void {
  if (pid === undefined) throw new Error('There is no such process.')
  process.kill(pid, 'SIGKILL')
}

// Starting the program is what costs here, so one folder lives through all that can happen to it; and a web process does
// not get ready to print.
test('one folder, many lives', { timeout: 240_000 }, async () => {
  const DATA_DIR = temporaryDataDir()
  const env = { DATA_DIR, ROLE: 'web' }
  const alias = `${DATA_DIR}-alias`
  symlinkSync(DATA_DIR, alias)
  onTestFinished(() => unlinkSync(alias))

  const first = await startProgram({ env })
  const refused = await launch({ env: { ...env, DATA_DIR: alias } })
  expect(refused, 'a second start, by another name of the folder, says who holds it').toMatchObject({
    code: 1,
    output: expect.stringContaining(`is in use by Founder Co-Pilot, process ${first.pid}`),
  })
  expect(await isReady(first), 'the first goes on').toBe(true)

  killNow(postgresPid(DATA_DIR))
  await vi.waitFor(async () => expect(await isReady(first)).toBe(true), { timeout: 60_000, interval: 100 })

  const server = postgresPid(DATA_DIR)
  await first.end('SIGKILL')
  const second = await startProgram({ env })
  expect(await isReady(second)).toBe(true)
  expect(postgresPid(DATA_DIR), 'the orphaned server is taken over').toBe(server)

  killNow(server)
  await second.end('SIGKILL')
  const third = await startProgram({ env })
  expect(await isReady(third), 'both were killed').toBe(true)

  const pidFile = join(DATA_DIR, 'postgres', 'data', 'postmaster.pid')
  const left = readFileSync(pidFile, 'utf8')
  await endsCleanly(third, 'SIGINT', DATA_DIR)
  writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)))
  const fourth = await startProgram({ env })
  expect(await isReady(fourth), 'the pid file named some other living process').toBe(true)

  await openSilentConnections(fourth)
  await endsCleanly(fourth, 'SIGTERM', DATA_DIR)
})

async function endsCleanly(program: Program, signal: NodeJS.Signals, dataDir: string): Promise<void> {
  const { code, ms } = await program.end(signal)
  expect(code, signal).toBe(0)
  expect(ms, signal).toBeLessThan(5_000)
  expect(postgresPid(dataDir), signal).toBeUndefined()
}

/** Nobody may hold up the end by saying nothing. */
async function openSilentConnections({ url }: Program): Promise<void> {
  const port = Number(new URL(url).port)
  const silent = connect(port, '127.0.0.1')
  const half = connect(port, '127.0.0.1', () =>
    half.write('POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'),
  )
  await Promise.all([once(silent, 'connect'), once(half, 'connect')])
  for (const socket of [silent, half]) socket.on('error', () => {})
}

test('of two first starts at the same moment one serves and one exits 1', async () => {
  const env = { DATA_DIR: temporaryDataDir(), ROLE: 'web' }
  const both = await Promise.all([launch({ env }), launch({ env })])
  const serving = both.filter((result) => 'url' in result)
  const refused = both.filter((result) => 'code' in result)
  expect(serving).toHaveLength(1)
  expect(refused).toMatchObject([
    { code: 1, output: expect.stringContaining('is in use by Founder Co-Pilot') },
  ])
})

// In a namespace where root is somebody else, without an account, so that the test needs no open folders.
test.runIf(process.getuid?.() === 0)('other users can run it too', async () => {
  const env = { DATA_DIR: temporaryDataDir(), ROLE: 'web' }
  const through = ['unshare', '--user', '--map-user=4242', '--map-group=4242', '--']
  const program = await startProgram({ env, through })
  expect(await isReady(program)).toBe(true)
  await program.end('SIGTERM')
})

test('a signal while it is still starting ends it cleanly', async () => {
  const DATA_DIR = temporaryDataDir()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { DATA_DIR, PORT: '0', ROLE: 'web' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  await vi.waitFor(() => expect(postgresPid(DATA_DIR)).toBeDefined(), { timeout: 110_000, interval: 5 })
  child.kill('SIGTERM')
  expect(await once(child, 'exit'), said).toEqual([0, null])
  expect(postgresPid(DATA_DIR)).toBeUndefined()
})

test('PostgreSQL dying under an open transaction is an error of that transaction, no more', async () => {
  const folder = join(temporaryDataDir(), 'postgres')
  const embedded = await startEmbedded({ folder, holder: 'a test' })
  const database = openDatabase(embedded.url, () => {})
  const within = database.db.transaction(async (tx) => {
    killNow(runningServer(join(folder, 'data'))?.pid)
    await vi.waitFor(
      async () => expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]),
      20_000,
    )
    await tx.execute('select 1')
  })
  await expect(within).rejects.toThrow()
  await database.close()
  await embedded.stop()
})

test('a start that overlaps the end of another waits for its turn', async () => {
  const folder = join(temporaryDataDir(), 'postgres')
  for (let round = 0; round < 3; round++) {
    const old = await startEmbedded({ folder, holder: 'the old one' })
    const [, next] = await Promise.all([old.stop(), startEmbedded({ folder, holder: 'the new one' })])
    await next.stop()
  }
})

test.runIf(process.getuid?.() === 0)(
  'root without namespaces runs it as nobody, or says what is in the way',
  async () => {
    const reachable = spawnSync(process.execPath, ['--version'], { uid: 65_534, gid: 65_534 }).status === 0
    // No PATH, no unshare.
    const result = await launch({ env: { DATA_DIR: temporaryDataDir(), PATH: '/nowhere' } })
    if (reachable) expect('url' in result && (await isReady(result))).toBe(true)
    else expect(result).toMatchObject({ code: 1, output: expect.stringContaining('set DATABASE_URL') })
  },
)
