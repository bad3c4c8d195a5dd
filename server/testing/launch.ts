// The whole program as its own process: for tests, drills and benchmarks.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Program {
  url: string
  pid: number
  output: () => string
  /** Sends the signal and waits for the end; answers the exit code and how long it took. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

export interface Ended {
  code: number | null
  output: string
}

export interface LaunchOptions {
  env?: Record<string, string>
  /** Instead of the shop itself. */
  program?: string
  /** Put in front of the command, such as `unshare --user`. */
  through?: string[]
  onSpawn?: (child: ChildProcess) => void
  /** Another release than this one. */
  cwd?: string
}

export async function startProgram(options: LaunchOptions): Promise<Program> {
  const result = await launch(options)
  if ('url' in result) return result
  throw new Error(`The program did not start (exit ${result.code}):\n${result.output}`)
}

/** Runs until the program serves or has ended, whichever comes first. */
export function launch({
  env = {},
  program = 'server/main.ts',
  through = [],
  onSpawn,
  cwd = ROOT,
}: LaunchOptions): Promise<Program | Ended> {
  const [command = process.execPath, ...args] = [...through, process.execPath, program]
  const child = spawn(command, args, {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onSpawn?.(child)
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const url = output.match(/Server listening at (http:\/\/[\d.:]+)/)?.[1]
      const ready = output.includes('"msg":"ready"')
      if (ready)
        resolve({
          url: url ?? '',
          pid: child.pid ?? 0,
          output: () => output,
          end: (signal) => end(child, signal),
        })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code, output }))
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
  const begun = Date.now()
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, ms: Date.now() - begun }))
    child.kill(signal)
  })
}
