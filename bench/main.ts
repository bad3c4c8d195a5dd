// npm run bench [NAME]: each benchmark beside a stated reference, as one JSON line per figure; then all of them as one table.

import { blueprint } from './blueprint/blueprint.ts'
import { blueprintThroughput } from './blueprint/throughput.ts'
import { dashboard } from './dashboard/dashboard.ts'
import type { Figure } from './figure.ts'
import { forum } from './forum/forum.ts'
import { forumLoad } from './forum/load.ts'
import { load } from './generation/load.ts'
import { generationMemory } from './generation/memory.ts'
import { pickup } from './generation/pickup.ts'
import { lighthouse } from './lighthouse/lighthouse.ts'
import { pdfEngines } from './pdf-engines/pdf-engines.ts'
import { plan } from './plan/plan.ts'
import { reading } from './reading/reading.ts'
import { reissue } from './reissue/reissue.ts'
import { scale } from './scale/scale.ts'
import { tableOf } from './table.ts'
import { understanding } from './understanding/understanding.ts'
import { whatIf } from './what-if/what-if.ts'

const BENCHES: Record<string, () => AsyncIterable<Figure>> = {
  lighthouse,
  reading,
  plan,
  blueprint,
  'blueprint-throughput': blueprintThroughput,
  'pdf-engines': pdfEngines,
  pickup,
  load,
  reissue,
  'generation-memory': generationMemory,
  dashboard,
  forum,
  'forum-load': forumLoad,
  'what-if': whatIf,
  understanding,
  scale,
}

const wanted = process.argv[2]
if (wanted && !(wanted in BENCHES)) {
  console.error(`There is no bench ${wanted}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
const figures: Figure[] = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted && wanted !== name) continue
  for await (const figure of bench()) {
    console.log(JSON.stringify(figure))
    figures.push(figure)
  }
}
console.log(`\n${tableOf(figures)}`)
