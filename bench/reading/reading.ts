// What reading a brief costs: once warm, at its first use in a fresh process, and in memory; and how soon the program is
// there again when it is started a second time.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { briefSchema } from '#engine/brief.ts'
import { lessons } from '#engine/read/learn/lessons.ts'
import { read } from '#engine/read/read.ts'
import { startProgram } from '#server/testing/launch.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'

const GOALS = { warmMs: 150, firstMs: 2000, megabytes: 150, startMs: 4000 }
const WARM_UP = 100
const PROCESSES = 5
const STARTS = 3

export async function* reading(): AsyncIterable<Figure> {
  const briefs = lessons().map(({ brief }) => briefSchema.parse(brief))
  for (const brief of briefs.slice(0, WARM_UP)) read(brief)
  const times = briefs.map((brief) => {
    const begun = performance.now()
    read(brief)
    return performance.now() - begun
  })
  yield figure('reading, warm, median', at(times, 0.5), 'ms', GOALS.warmMs, WITHIN)
  yield figure('reading, warm, p95', at(times, 0.95), 'ms', GOALS.warmMs, WITHIN)
  const fresh: Fresh[] = []
  for (const brief of briefs.slice(0, PROCESSES)) fresh.push(await inFreshProcess(brief))
  const slowest = Math.max(...fresh.map(({ firstMs }) => firstMs))
  const most = Math.max(...fresh.map(({ megabytes }) => megabytes))
  yield figure('reading, first in a fresh process, slowest', slowest, 'ms', GOALS.firstMs, WITHIN)
  yield figure('reading, memory added, most', most, 'MB', GOALS.megabytes, WITHIN)
  yield figure('second start of the program', await secondStart(), 'ms', GOALS.startMs, WITHIN)
}

interface Fresh {
  firstMs: number
  megabytes: number
}

async function inFreshProcess(brief: unknown): Promise<Fresh> {
  const program = fileURLToPath(new URL('fresh-process.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    program,
    JSON.stringify(brief),
  ])
  return JSON.parse(stdout)
}

/** The first start makes the database; every later one finds it. The median of some. */
async function secondStart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-bench-'))
  const env = { DATA_DIR: join(folder, 'data') }
  try {
    await timedStart(env)
    const times: number[] = []
    for (let i = 0; i < STARTS; i++) times.push(await timedStart(env))
    return at(times, 0.5)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timedStart(env: Record<string, string>): Promise<number> {
  const begun = performance.now()
  const program = await startProgram({ env })
  const ms = performance.now() - begun
  await program.end('SIGTERM')
  return ms
}
