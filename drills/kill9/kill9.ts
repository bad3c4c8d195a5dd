// npm run drill kill9 [--full]: people buy by card, by credit and with a free code, while web, worker and PostgreSQL are each
// killed (SIGKILL) once a round, in an order and at moments that the seed decides. After each round everything that was
// promised has to be there, once.
import { chanceOf } from '../chance.ts'
import type { Outcome } from '../drill.ts'
import { openWorks, type Works } from '../works/works.ts'
import { type Books, CHECKS, openBooks } from './books.ts'
import { fileInspector } from './files.ts'
import { killAll, killsOf } from './kills.ts'
import { quiet } from './quiet.ts'
import { errandsOf, makeFreeCode, type Promised } from './shoppers.ts'

const ROUNDS = 5
const MANY_ROUNDS = 50
const BLUEPRINTS = 6
/** Orders begin and processes are killed within this time. */
const ORDERS_WITHIN_MS = 8_000
const KILLS_WITHIN_MS = 12_000
const ENDS_WITHIN_S = 60

export async function* kill9({ full = false } = {}): AsyncIterable<Outcome> {
  const rounds = Number(process.env.DRILL_ROUNDS) || (full ? MANY_ROUNDS : ROUNDS)
  const seed = Number(process.env.DRILL_SEED) || 9
  const works = await openWorks({ roles: ['web', 'worker'] })
  const chance = chanceOf(seed)
  const inspect = fileInspector(works)
  const promised: Promised[] = []
  let kills = 0
  try {
    await makeFreeCode(works)
    for (let round = 1; round <= rounds; round++) {
      const done = await runRound(works, { round, chance, promised })
      kills += done.kills
      const books = await openBooks(works)
      const { looked, fault } = await inspect(books)
      const faults = [...done.faults, ...(fault ? [fault] : []), ...wrongIn(books, promised, kills)]
      const detail = [...faults, done.said, `${looked} files`, figures(books)].join('; ')
      yield { drill: `kill9: round ${round} of ${rounds}, seed ${seed}`, pass: faults.length === 0, detail }
    }
    const complaints = [...works.processes.values()].flatMap((process) => process.complaints())
    yield {
      drill: 'kill9: nobody ends by itself, and nobody is left behind',
      pass: complaints.length === 0,
      detail: complaints.slice(0, 3).join('; ') || `${kills} kills`,
    }
  } finally {
    await works.close()
  }
}

async function runRound(
  works: Works,
  { round, chance, promised }: { round: number; chance: ReturnType<typeof chanceOf>; promised: Promised[] },
): Promise<{ kills: number; faults: string[]; said: string }> {
  const faults: string[] = []
  const count = Number(process.env.DRILL_SIZE) || BLUEPRINTS
  const errands = await errandsOf(works, chance, { round, count, withinMs: ORDERS_WITHIN_MS })
  const kills = killsOf(chance, { round, withinMs: KILLS_WITHIN_MS })
  const killing = killAll(works, kills)
  const results = await Promise.allSettled(errands.map((errand) => errand()))
  for (const result of results)
    if (result.status === 'fulfilled') promised.push(result.value)
    else faults.push(String(result.reason))
  const bought = Date.now()
  const lastKill = await killing
  const { at, over, left } = await quiet(works)
  const since = (moment: number) => Math.round((moment - lastKill) / 100) / 10
  if (!at) faults.push(`never quiet: ${left}`)
  else if (since(at) > ENDS_WITHIN_S) faults.push(`quiet only ${since(at)} s after the last kill`)
  const killed = kills.map(({ what, afterMs }) => `${what} at ${(afterMs / 1000).toFixed(1)} s`).join(', ')
  const ends = [...over].map(([what, moment]) => `${what} ${since(moment)} s`).join(', ')
  const said = `killed ${killed}; over, after the last kill: buying ${since(bought)} s, ${ends}`
  return { kills: kills.length, faults, said }
}

function wrongIn(books: Books, promised: Promised[], kills: number): string[] {
  return Object.entries(CHECKS).flatMap(([name, check]) => {
    const fault = check(promised, books, kills)
    return fault ? [`${name}: ${fault}`] : []
  })
}

function figures({ generations, received, letters }: Books): string {
  const taken = generations.map(({ tries }) => tries)
  const again = taken.filter((tries) => tries > 1).length
  const failed = generations.filter(({ status }) => status === 'error').length
  const repeats = received.length - letters.length
  return `so far ${generations.length} blueprints, ${again} of them taken up again (most: ${Math.max(...taken)} tries), ${failed} given up, ${repeats} letters repeated`
}
