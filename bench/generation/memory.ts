// What the shop's process and its print shop hold of the machine's memory, from the first blueprints to the last.
import { availableParallelism } from 'node:os'
import { childrenOf, residentMb } from '#drills/works/processes.ts'
import { openWorks, type Works } from '#drills/works/works.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { founderWith } from './founder.ts'

const WARM = 10
/** BLUEPRINTS=200 for the long run. */
const BLUEPRINTS = Number(process.env.BLUEPRINTS) || 60
const LOOK_EVERY_MS = 250
/** 600 for each typesetting thread, with its share of what they have in common. */
const GOAL_MB = { shop: 500, press: 600 * availableParallelism() }

interface Sample {
  shop: number
  press: number
}

export async function* generationMemory(): AsyncIterable<Figure> {
  const works = await openWorks({ roles: ['all'] })
  try {
    const founder = await founderWith(works, WARM + BLUEPRINTS)
    const make = async (from: number, to: number) => {
      for (let i = from; i < to; i++) await founder.ask(i)
      const samples: Sample[] = []
      const timer = setInterval(() => samples.push(sampleOf(works)), LOOK_EVERY_MS)
      await founder.finished(to).finally(() => clearInterval(timer))
      return samples
    }
    await make(0, WARM)
    const quarter = BLUEPRINTS / 4
    const first = await make(WARM, Math.round(WARM + quarter))
    const middle = await make(Math.round(WARM + quarter), Math.round(WARM + 3 * quarter))
    const last = await make(Math.round(WARM + 3 * quarter), WARM + BLUEPRINTS)
    for (const part of ['shop', 'press'] as const) {
      const of = (samples: Sample[]) => samples.map((sample) => sample[part])
      const most = Math.max(...of([...first, ...middle, ...last]))
      const name = part === 'shop' ? "memory of the shop's process" : 'memory of its print shop'
      yield figure(`${name}, most`, most, 'MB', GOAL_MB[part], WITHIN)
      yield figure(`${name}, last quarter against first`, at(of(last), 0.5), 'MB', at(of(first), 0.5))
    }
  } finally {
    await works.close()
  }
}

function sampleOf({ processes }: Works): Sample {
  const pid = processes.get('all')?.pid() ?? 0
  const press = childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0)
  return { shop: residentMb(pid), press }
}
