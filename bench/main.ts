// npm run bench [NAME]: each benchmark beside a stated reference, as one JSON line per figure.

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

const BENCHES: Record<string, () => AsyncIterable<Figure>> = {
  lighthouse,
  plan,
  blueprint,
  'blueprint-throughput': blueprintThroughput,
  'pdf-engines': pdfEngines,
  pickup,
  load,
  'generation-memory': generationMemory,
  dashboard,
  forum,
  'forum-load': forumLoad,
}

const wanted = process.argv[2]
if (wanted && !(wanted in BENCHES)) {
  console.error(`There is no bench ${wanted}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted && wanted !== name) continue
  for await (const figure of bench()) console.log(JSON.stringify(figure))
}
