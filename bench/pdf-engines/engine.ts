// One engine, one process: sets the text and tables of a complete blueprint several times and prints what it took.
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { at } from '../quantile.ts'
import { chromiumEngine } from './chromium-engine.ts'
import { reactPdfEngine } from './react-pdf-engine.ts'
import { typstEngine } from './typst-engine.ts'

const ROUNDS = 6

export interface Engine {
  pdf(): Promise<Uint8Array>
  /** Of processes other than this one. */
  otherMegabytes(): number
  close(): Promise<void>
}

const ENGINES = { typst: typstEngine, 'react-pdf': reactPdfEngine, chromium: chromiumEngine }

const name = process.argv[2] as keyof typeof ENGINES
const { plan } = await makeBlueprint(SAMPLES.bakery, { knowledge })
const engine = await ENGINES[name](plan.sections)
const times: number[] = []
let bytes = 0
for (let round = 0; round <= ROUNDS; round++) {
  const begun = performance.now()
  bytes = (await engine.pdf()).length
  if (round > 0) times.push(performance.now() - begun)
}
const megabytes = process.resourceUsage().maxRSS / 1024 + engine.otherMegabytes()
await engine.close()
console.log(JSON.stringify({ ms: at(times, 0.5), megabytes, kilobytes: bytes / 1024 }))
