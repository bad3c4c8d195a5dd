// How many blueprints a minute the whole shop makes on this machine while somebody looks at the dashboard all the time; beside
// what the engine alone makes here, before and after, in as many threads.
import { setTimeout as delay } from 'node:timers/promises'
import { openWorks } from '#drills/works/works.ts'
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { createPrintShop } from '#engine/press/print-shop.ts'
import { AT_ONCE } from '#features/generation/server/limits.ts'
import { type Figure, figure, REACHED, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { briefs, type Founder, founderWith } from './founder.ts'

const GOAL_A_MINUTE = 60
const SHARE_OF_THE_ENGINE = 0.7
const GOAL_P99_MS = 100
const WARM = 6
/** BLUEPRINTS=120 for a longer run. */
const BLUEPRINTS = Number(process.env.BLUEPRINTS) || 36
const LOOK_EVERY_MS = 50
const IDLE_MS = 5_000

export async function* load(): AsyncIterable<Figure> {
  const before = await bareRate()
  const { rate, busy, idle } = await shopRate()
  const bare = (before + (await bareRate())) / 2
  const goal = Math.min(GOAL_A_MINUTE, SHARE_OF_THE_ENGINE * bare)
  yield figure('load, blueprints a minute against the goal', rate, 'a minute', goal, REACHED)
  yield figure('load, blueprints a minute against the bare engine', rate, 'a minute', bare)
  yield figure('load, dashboard meanwhile, slowest in a hundred', at(busy, 0.99), 'ms', GOAL_P99_MS, WITHIN)
  yield figure('load, dashboard meanwhile against idle, median', at(busy, 0.5), 'ms', at(idle, 0.5))
}

async function shopRate(): Promise<{ rate: number; busy: number[]; idle: number[] }> {
  const works = await openWorks({ roles: ['all'] })
  try {
    const founder = await founderWith(works, WARM + BLUEPRINTS)
    for (let i = 0; i < WARM; i++) await founder.ask(i)
    await founder.finished(WARM)
    const idle = await looks(founder, delay(IDLE_MS))
    const begun = performance.now()
    const all = async () => {
      for (let i = 0; i < BLUEPRINTS; i++) await founder.ask(WARM + i)
      await founder.finished(WARM + BLUEPRINTS)
      return performance.now()
    }
    const making = all()
    const busy = await looks(founder, making)
    return { rate: (BLUEPRINTS * 60_000) / ((await making) - begun), busy, idle }
  } finally {
    await works.close()
  }
}

/** Milliseconds of each look. They come at fixed times, whether or not the one before was answered. */
async function looks({ browser }: Founder, until: Promise<unknown>): Promise<number[]> {
  const all: Promise<number>[] = []
  const look = async () => {
    const { status, ms } = await browser.get('/api/dashboard')
    if (status !== 200) throw new Error(`The dashboard was answered ${status}.`)
    return ms
  }
  const timer = setInterval(() => all.push(look()), LOOK_EVERY_MS)
  await until.finally(() => clearInterval(timer))
  return Promise.all(all)
}

async function bareRate(): Promise<number> {
  const press = createPrintShop({ threads: AT_ONCE })
  const count = Math.max(WARM, Math.round(BLUEPRINTS / 3))
  let next = 0
  const work = async (until: number) => {
    while (next < until) {
      const brief = briefs[next++ % briefs.length]
      if (brief) await press.print({ blueprint: await makeBlueprint(brief, { knowledge }) })
    }
  }
  const inThreads = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => work(until)))
  try {
    await inThreads(WARM)
    const begun = performance.now()
    await inThreads(WARM + count)
    return (count * 60_000) / (performance.now() - begun)
  } finally {
    await press.close()
  }
}
