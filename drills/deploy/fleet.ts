// Two web processes and two workers, each replaced in its turn.
import type { ChildProcess } from 'node:child_process'
import { type Program, startProgram } from '#server/testing/launch.ts'
import type { Front } from './proxy.ts'

type Role = 'web' | 'worker'

interface Member {
  role: Role
  program: Program
}

export interface Fleet {
  /** Everybody from this folder, one after the other. What was there before is replaced, each in its turn. */
  roll(folder: string, how: { drains: boolean }): Promise<void>
  /** Ends that were not clean. */
  complaints: string[]
  close(): Promise<void>
}

const ROLES: Role[] = ['worker', 'worker', 'web', 'web']
/** With 0 the drill has to fail: that is how one sees that it can. */
const DRAIN_SECONDS = process.env.DRILL_DRAIN ?? '2'

export function openFleet(env: Record<string, string>, proxy: Front): Fleet {
  const members: (Member | undefined)[] = ROLES.map(() => undefined)
  const children = new Set<ChildProcess>()
  const complaints: string[] = []

  async function start(role: Role, folder: string): Promise<Member> {
    const program = await startProgram({
      env: { ...env, ROLE: role, PORT: '0', DRAIN_SECONDS },
      cwd: folder,
      onSpawn(child) {
        children.add(child)
        child.once('exit', () => children.delete(child))
      },
    })
    if (role === 'web') await proxy.add(program.url)
    return { role, program }
  }

  async function end({ role, program }: Member, drains: boolean): Promise<void> {
    // One that does not drain has to be taken out by hand first.
    if (role === 'web' && !drains) await proxy.takeOut(program.url)
    const { code, ms } = await program.end('SIGTERM')
    if (role === 'web') proxy.forget(program.url)
    if (code !== 0) complaints.push(`a ${role} ended with ${code} after ${ms} ms`)
  }

  let drainsNow = true
  return {
    complaints,
    async roll(folder, { drains }) {
      for (const [i, role] of ROLES.entries()) {
        const before = members[i]
        members[i] = await start(role, folder)
        if (before) await end(before, drainsNow)
      }
      drainsNow = drains
    },
    async close() {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
