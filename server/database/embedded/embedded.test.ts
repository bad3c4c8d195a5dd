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

test('after kill -9 of the app, the next start takes over the orphaned server', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const first = await startProgram({ env })
  const server = postgresPid(env.DATA_DIR)
  await first.end('SIGKILL')
  const second = await startProgram({ env })
  expect(await isReady(second)).toBe(true)
  expect(postgresPid(env.DATA_DIR)).toBe(server)
})

test('after kill -9 of the app and of PostgreSQL, the next start recovers', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const first = await startProgram({ env })
  killNow(postgresPid(env.DATA_DIR))
  await first.end('SIGKILL')
  expect(await isReady(await startProgram({ env }))).toBe(true)
})

test('a pid file that names some other living process is seen through', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const pidFile = join(env.DATA_DIR, 'postgres', 'data', 'postmaster.pid')
  const first = await startProgram({ env })
  const left = readFileSync(pidFile, 'utf8')
  await first.end('SIGTERM')
  writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)))
  expect(await isReady(await startProgram({ env }))).toBe(true)
})

test('a second start on the same folder says who holds it and exits 1; the first goes on', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const first = await startProgram({ env })
  const second = await launch({ env })
  expect(second).toMatchObject({ code: 1 })
  expect('output' in second && second.output).toContain(`is in use by Founder Co-Pilot, process ${first.pid}`)
  expect(await isReady(first)).toBe(true)
})

test('of two first starts at the same moment one serves and one exits 1', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const both = await Promise.all([launch({ env }), launch({ env })])
  const serving = both.filter((result) => 'url' in result)
  const refused = both.filter((result) => 'code' in result)
  expect(serving).toHaveLength(1)
  expect(refused).toMatchObject([
    { code: 1, output: expect.stringContaining('is in use by Founder Co-Pilot') },
  ])
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the app and its PostgreSQL cleanly, in under 5 s',
  async (signal) => {
    const env = { DATA_DIR: temporaryDataDir() }
    const program = await startProgram({ env })
    const { code, ms } = await program.end(signal)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(5_000)
    expect(postgresPid(env.DATA_DIR)).toBeUndefined()
  },
)

test('PostgreSQL killed under a living app comes back', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const program = await startProgram({ env })
  killNow(postgresPid(env.DATA_DIR))
  await vi.waitFor(async () => expect(await isReady(program)).toBe(true), { timeout: 20_000, interval: 100 })
  expect((await program.end('SIGTERM')).code).toBe(0)
})

// In a namespace where root is somebody else, so that the test needs no open folders: 'daemon' has an account, 4242 none.
test.runIf(process.getuid?.() === 0).each([1, 4242])('user %i can run it too', async (user) => {
  const through = ['unshare', '--user', `--map-user=${user}`, `--map-group=${user}`, '--']
  const program = await startProgram({ env: { DATA_DIR: temporaryDataDir() }, through })
  expect(await isReady(program)).toBe(true)
})

test('a second start through another name of the folder is turned away too; the first keeps its database', async () => {
  const DATA_DIR = temporaryDataDir()
  const first = await startProgram({ env: { DATA_DIR } })
  const alias = `${DATA_DIR}-alias`
  symlinkSync(DATA_DIR, alias)
  onTestFinished(() => unlinkSync(alias))
  const second = await launch({ env: { DATA_DIR: alias } })
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('is in use by') })
  expect(await isReady(first)).toBe(true)
})

test('connections that are open and silent do not hold up the end', async () => {
  const env = { DATA_DIR: temporaryDataDir() }
  const program = await startProgram({ env })
  const { port } = new URL(program.url)
  const silent = connect(Number(port), '127.0.0.1')
  const half = connect(Number(port), '127.0.0.1', () =>
    half.write('POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'),
  )
  await Promise.all([once(silent, 'connect'), once(half, 'connect')])
  for (const socket of [silent, half]) socket.on('error', () => {})
  const { code, ms } = await program.end('SIGTERM')
  expect(code).toBe(0)
  expect(ms).toBeLessThan(5_000)
  expect(postgresPid(env.DATA_DIR)).toBeUndefined()
})

test('a signal while it is still starting ends it cleanly', async () => {
  const DATA_DIR = temporaryDataDir()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { DATA_DIR, PORT: '0' },
    stdio: 'ignore',
  })
  await vi.waitFor(() => expect(postgresPid(DATA_DIR)).toBeDefined(), { timeout: 20_000, interval: 5 })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
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
  for (let round = 0; round < 5; round++) {
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
