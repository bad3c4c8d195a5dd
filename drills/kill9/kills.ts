// The kills of a round: each target once, in an order and at moments that the seed decides.
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runningServer } from '#server/database/embedded/server-process.ts'
import type { Chance } from '../chance.ts'
import { childrenOf } from '../works/processes.ts'
import type { Works } from '../works/works.ts'

export interface Kill {
  /** From the beginning of the round. */
  afterMs: number
  /** For people: 'postgres, all of it'. */
  what: string
  go(works: Works): Promise<void>
}

export function killsOf(chance: Chance, { round, withinMs }: { round: number; withinMs: number }): Kill[] {
  const whole = round % 2 === 0
  const targets: Pick<Kill, 'what' | 'go'>[] = [
    { what: 'web', go: async ({ processes }) => void (await processes.get('web')?.kill()) },
    { what: 'worker', go: async ({ processes }) => void (await processes.get('worker')?.kill()) },
    {
      what: whole ? 'postgres, all of it' : 'postgres, its head',
      go: async ({ postgres }) => killPostgres(join(postgres, 'data'), whole),
    },
  ]
  return chance
    .shuffled(targets)
    .map((target) => ({ ...target, afterMs: chance.below(withinMs) }))
    .sort((a, b) => a.afterMs - b.afterMs)
}

/** The head alone leaves servers behind that notice only later; all of it is what the machine does when memory runs out. */
function killPostgres(data: string, whole: boolean): void {
  const server = runningServer(data)
  if (!server) return
  for (const pid of [server.pid, ...(whole ? childrenOf(server.pid) : [])]) killIfThere(pid)
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was faster.
  }
}

/** Answers when the last was killed. */
export async function killAll(works: Works, kills: Kill[]): Promise<number> {
  const begun = Date.now()
  const moments = kills.map(async ({ afterMs, go }) => {
    await delay(Math.max(0, begun + afterMs - Date.now()))
    const at = Date.now()
    await go(works)
    return at
  })
  return Math.max(...(await Promise.all(moments)))
}
