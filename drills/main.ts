// npm run drill [NAME]: attacks and faults against the running program, as one JSON line each.
import type { Outcome } from './drill.ts'
import { takeover } from './takeover/takeover.ts'

const DRILLS: Record<string, () => AsyncIterable<Outcome>> = { takeover }

const wanted = process.argv[2]
if (wanted && !(wanted in DRILLS)) {
  console.error(`There is no drill ${wanted}. There are: ${Object.keys(DRILLS).join(', ')}.`)
  process.exit(1)
}
for (const [name, drill] of Object.entries(DRILLS)) {
  if (wanted && wanted !== name) continue
  for await (const outcome of drill()) {
    console.log(JSON.stringify(outcome))
    if (!outcome.pass) process.exitCode = 1
  }
}
