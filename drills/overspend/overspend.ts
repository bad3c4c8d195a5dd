// npm run drill overspend [--full]: many seeds, each 200 parallel spends on 10 credits, with restores, refunds and promo
// codes mixed in. The plan of a seed is always the same; who comes first is up to the database.
import type { Outcome } from '../drill.ts'
import { openArena } from './arena.ts'
import { CHECKS, openBooks } from './books.ts'
import { runCrowd } from './crowd.ts'

const SEEDS = 10
const MANY_SEEDS = 120

export async function* overspend({ full = false } = {}): AsyncIterable<Outcome> {
  const seeds = full ? MANY_SEEDS : SEEDS
  const wrong = new Map<string, string[]>(Object.keys(CHECKS).map((name) => [name, []]))
  const arena = await openArena()
  const begun = Date.now()
  let spends = 0
  try {
    for (let seed = 1; seed <= seeds; seed++) {
      const told = await runCrowd(arena.processes, seed)
      spends += [...told.spent.values()].flat().length
      const books = await openBooks(arena.processes[0] as (typeof arena.processes)[0], told)
      for (const [name, check] of Object.entries(CHECKS)) {
        const fault = check(told, books)
        if (fault) wrong.get(name)?.push(`seed ${seed}: ${fault}`)
      }
    }
  } finally {
    await arena.close()
  }
  const size = `${seeds} seeds, ${spends} spends on 10 credits each, ${Math.round((Date.now() - begun) / 1000)} s`
  for (const [name, faults] of wrong) {
    const pass = faults.length === 0
    const detail = pass ? size : `${faults.length} of ${seeds} seeds; ${faults.slice(0, 3).join('; ')}`
    yield { drill: `overspend: ${name}`, pass, detail }
  }
}
