// How many blueprints a print shop of two threads prints in a minute, beside what the typesetter alone would manage in
// them; and how much memory it takes, from the first to the last.
import { readFileSync } from 'node:fs'
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { createPrintShop } from '#engine/press/print-shop.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { type Figure, figure } from '../figure.ts'
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
    held.push(memoryOf(press.pid, 'VmRSS'))
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
    yield figure('blueprints a minute, two threads', rate, 'a minute', GOAL_A_MINUTE)
    yield figure('blueprints a minute against the bare typesetter', rate, 'a minute', bareRate)
    if (MORE > 0) await inTwos(MORE, printOne)
    yield figure('peak memory of a worker', memoryOf(press.pid, 'VmHWM') / THREADS, 'MB', GOAL_MB)
    // The peak can only rise with time; what is held after each blueprint tells whether anything is never given back.
    const [first, last] = [mean(held.slice(0, ENDS)), mean(held.slice(-ENDS))]
    yield figure(`memory held: after the last ${ENDS} against the first ${ENDS}`, last, 'MB', first)
  } finally {
    await press.close()
  }
}

/** VmRSS: what it holds now. VmHWM: the most it ever held. */
function memoryOf(pid: number | undefined, kind: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(`${kind}:\\s+(\\d+)`) ?? []
  return Number(kilobytes) / 1024
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

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
