// What more processes bring, in one run: blueprints a minute with one, two and three workers, and requests a second with one, two and
// three web processes behind nginx. Each worker has one core, as a container with one does; the third has to share, so that two cores
// are full with two. Beside each figure is the same with one process.
import { availableParallelism } from 'node:os'
import { type Fleet, openFleet } from '#drills/fleet/fleet.ts'
import { childrenOf, residentMb } from '#drills/works/processes.ts'
import { type Figure, figure } from '../figure.ts'
import { founderWith } from '../generation/founder.ts'
import { requestRate } from './requests.ts'

const MOST = 3
/** BLUEPRINTS=60 for a longer run: so many for each number of workers. */
const BLUEPRINTS = Number(process.env.BLUEPRINTS) || 12
/** For each worker. */
const WARM = 1

export async function* scale(): AsyncIterable<Figure> {
  const fleet = await openFleet({ webs: MOST })
  try {
    const webs: number[] = []
    for (let count = 1; count <= MOST; count++) {
      await fleet.add('web')
      await fleet.proxyTo(count)
      webs.push(await requestRate(fleet))
      yield figure(
        `scale, requests a second, web processes: ${count}`,
        webs.at(-1) ?? 0,
        'a second',
        webs[0] ?? 0,
      )
    }
    yield* workers(fleet)
    yield figure('scale, memory of a web process', memoryOf(fleet, 'web 1'), 'MB', 256)
    yield figure('scale, memory of a worker with its print shop', memoryOf(fleet, 'worker 1'), 'MB', 1024)
  } finally {
    await fleet.close()
  }
}

async function* workers(fleet: Fleet): AsyncIterable<Figure> {
  const founder = await founderWith(fleet, MOST * (MOST * WARM + BLUEPRINTS))
  const rates: number[] = []
  let asked = 0
  const make = async (count: number) => {
    const begun = performance.now()
    for (let i = 0; i < count; i++) await founder.ask(asked++)
    await founder.finished(asked)
    return (count * 60_000) / (performance.now() - begun)
  }
  for (let count = 1; count <= MOST; count++) {
    await fleet.add('worker', ['taskset', '--cpu-list', `${(count - 1) % availableParallelism()}`])
    await make(count * WARM)
    rates.push(await make(BLUEPRINTS))
    yield figure(
      `scale, blueprints a minute, workers of one core: ${count}`,
      rates.at(-1) ?? 0,
      'a minute',
      rates[0] ?? 0,
    )
  }
}

function memoryOf({ processes }: Fleet, name: string): number {
  const pid = processes.get(name)?.pid() ?? 0
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentMb(one), 0)
}
