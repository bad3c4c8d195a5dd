// One process of the shop, started again whenever it ends, as the supervisor of a real machine would.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type LaunchOptions, launch } from '#server/testing/launch.ts'
import { childrenOf, isAlive } from './processes.ts'

export interface Supervised {
  /** Of the process that runs, or is being started. */
  pid(): number
  /** SIGKILL, whatever it is doing. The next one is started at once. Answers when the old one was gone. */
  kill(): Promise<number>
  /** Once there is one that serves or works, the killed one's successor included. */
  up(): Promise<void>
  /** What should never happen: it ended though nobody ended it, or left something behind. */
  complaints(): string[]
  stop(): Promise<void>
}

/** Between two starts that failed, as when the database is not there yet. */
const PAUSE_MS = 200
/** A process whose parent was killed may take so long to notice, on a machine that is busy with much else. */
const GRACE_MS = 15_000

export async function supervise(
  name: string,
  env: Record<string, string>,
  { through = [] }: Pick<LaunchOptions, 'through'> = {},
): Promise<Supervised> {
  const complaints: string[] = []
  const killed = new Set<number>()
  let child: ChildProcess | undefined
  let isStopping = false
  let up = Promise.withResolvers<void>()

  async function liveOnce(): Promise<void> {
    const ended = Promise.withResolvers<void>()
    const started = await launch({
      env,
      through,
      onSpawn(spawned) {
        child = spawned
        spawned.once('exit', () => ended.resolve())
        if (isStopping) spawned.kill('SIGTERM')
      },
    })
    if (!('url' in started)) return void (await delay(PAUSE_MS))
    up.resolve()
    await ended.promise
    const output = started.output()
    if (!isStopping && !killed.has(started.pid))
      complaints.push(`${name} ended by itself: ${output.trim().split('\n').slice(-3).join(' | ')}`)
  }

  async function live(): Promise<void> {
    while (!isStopping) await liveOnce()
  }
  const living = live()
  await up.promise

  return {
    pid: () => child?.pid ?? 0,
    async kill() {
      const pid = child?.pid ?? 0
      const left = childrenOf(pid)
      killed.add(pid)
      up = Promise.withResolvers<void>()
      const ended = child?.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child?.kill('SIGKILL')
      await ended
      const gone = Date.now()
      const until = Date.now() + GRACE_MS
      while (left.some(isAlive) && Date.now() < until) await delay(50)
      const orphans = left.filter(isAlive)
      if (orphans.length > 0)
        complaints.push(`${name} was killed and left ${orphans.length} processes behind`)
      return gone
    },
    up: () => up.promise,
    complaints: () => complaints,
    async stop() {
      isStopping = true
      child?.kill('SIGTERM')
      await living
    },
  }
}
