// The embedded database outlives whatever happens to the program or to itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { launch, type Program, postgresPid, startProgram, temporaryDataDir } from '../../testing/program.ts'

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
  expect(refused).toMatchObject([{ code: 1 }])
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
