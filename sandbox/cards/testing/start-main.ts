// The provider as a process of its own, gone with the test that started it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Keys } from '../keys.ts'

export interface Running extends Keys {
  apiBase: string
  /** The first line it said, word for word. */
  line: string
  /** Answers the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export async function startMain(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    ...JSON.parse(line),
    line,
    async kill(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
