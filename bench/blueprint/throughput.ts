// How many blueprints a print shop of two threads prints in a minute, beside what the typesetter alone would manage in
// them; and how much memory it takes, from the first to the last.
import { peakMb, residentMb } from '#drills/works/processes.ts'
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { createPrintShop } from '#engine/press/print-shop.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { type Figure, figure, REACHED, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { bareTypesetters } from './bare-typesetter.ts'

const THREADS = 2
const WARM = 6
const PRINTED = 60
/** So many at either end are compared. */
const ENDS = 25
const GOAL_A_MINUTE = 60
/** After so many more, memory is measured; BLUEPRINTS=200 for the long run. */
const MORE = Number(process.env.BLUEPRINTS ?? 0)
/** For each typesetting thread, with its share of what they have in common. */
const GOAL_MB = 600

const briefs = Object.values(SAMPLES)

export async function* blueprintThroughput(): AsyncIterable<Figure> {
  const press = createPrintShop({ threads: THREADS })
  const held: number[] = []
  const printOne = async (index: number) => {
    const brief = briefs[index % briefs.length]
    if (brief) await press.print({ blueprint: await makeBlueprint(brief, { knowledge }) })
    held.push(residentMb(press.pid ?? 0))
  }
  try {
    await inTwos(WARM, printOne)
    held.length = 0
    const rate = await aMinute(PRINTED, printOne)
    const bare = bareTypesetters()
    const made = await Promise.all(briefs.map((brief) => makeBlueprint(brief, { knowledge })))
    const bareRate = await aMinute(PRINTED / 3, async (index) => {
      const one = made[index % made.length]
      if (one) await bare.timeFor(one)
    })
    await bare.close()
    yield figure('blueprints a minute, two threads', rate, 'a minute', GOAL_A_MINUTE, REACHED)
    yield figure('blueprints a minute against the bare typesetter', rate, 'a minute', bareRate)
    if (MORE > 0) await inTwos(MORE, printOne)
    yield figure('peak memory of a worker', peakMb(press.pid ?? 0) / THREADS, 'MB', GOAL_MB, WITHIN)
    // The peak can only rise with time; what is held after each blueprint tells whether anything is never given back.
    const [first, last] = [at(held.slice(0, ENDS), 0.5), at(held.slice(-ENDS), 0.5)]
    yield figure(`memory held: after the last ${ENDS} against the first ${ENDS}`, last, 'MB', first)
  } finally {
    await press.close()
  }
}

async function aMinute(count: number, work: (index: number) => Promise<void>): Promise<number> {
  const begun = performance.now()
  await inTwos(count, work)
  return (count * 60_000) / (performance.now() - begun)
}

async function inTwos(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      while (next < count) await work(next++)
    }),
  )
}
