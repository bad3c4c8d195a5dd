// npm run drill [NAME] [--full]: attacks and faults against the running program, as one JSON line each.
import { abuse } from './abuse/abuse.ts'
import { authzMatrix } from './authz-matrix/authz-matrix.ts'
import { blackout } from './blackout/blackout.ts'
import { campaign } from './campaign/campaign.ts'
import { deploy } from './deploy/deploy.ts'
import type { Outcome } from './drill.ts'
import { fulfilStorm } from './fulfil-storm/fulfil-storm.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { kill9 } from './kill9/kill9.ts'
import { llmChaos } from './llm-chaos/llm-chaos.ts'
import { overspend } from './overspend/overspend.ts'
import { restore } from './restore/restore.ts'
import { scaleOut } from './scale-out/scale-out.ts'
import { takeover } from './takeover/takeover.ts'
import { visit } from './visit/visit.ts'
import { webhookForgery } from './webhook-forgery/webhook-forgery.ts'
import { xss } from './xss/xss.ts'

const DRILLS: Record<string, (options: { full: boolean }) => AsyncIterable<Outcome>> = {
  takeover,
  overspend,
  'fulfil-storm': fulfilStorm,
  blackout,
  'webhook-forgery': webhookForgery,
  kill9,
  'scale-out': scaleOut,
  'llm-chaos': llmChaos,
  campaign,
  'authz-matrix': authzMatrix,
  xss,
  visit,
  fuzz,
  abuse,
  restore,
  deploy,
}

const full = process.argv.includes('--full')
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (wanted && !(wanted in DRILLS)) {
  console.error(`There is no drill ${wanted}. There are: ${Object.keys(DRILLS).join(', ')}.`)
  process.exit(1)
}
for (const [name, drill] of Object.entries(DRILLS)) {
  if (wanted && wanted !== name) continue
  try {
    for await (const outcome of drill({ full })) tell(outcome)
  } catch (error) {
    tell({ drill: name, pass: false, detail: `it could not be held: ${error}` })
  }
}

function tell(outcome: Outcome): void {
  console.log(JSON.stringify(outcome))
  if (!outcome.pass) process.exitCode = 1
}
