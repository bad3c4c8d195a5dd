// npm run drill abuse: what a single machine can do to the shop without being anybody. Meanwhile an ordinary visitor looks around, and the
// shop's own thread is hardly ever held up. DRILL_ONLY=smuggling for one of the attacks.
import { startProgram } from '#server/testing/launch.ts'
import { type DrillShop, withShop } from '../authz-matrix/shop.ts'
import type { Outcome } from '../drill.ts'
import { residentMb } from '../works/processes.ts'
import { bombs, hugeBodies } from './bodies.ts'
import { briefs } from './briefs.ts'
import { headerFloods, spoofs } from './headers.ts'
import { redos } from './redos.ts'
import { slow } from './slow.ts'
import { smuggling } from './smuggling.ts'
import { streams } from './streams.ts'
import { watching } from './watch.ts'

/** What an attack may leave in the shop's memory. */
const MOST_GROWTH_MB = 300
const REDOS_MS = { usual: 100_000, full: 1_200_000 }

export async function* abuse({ full }: { full: boolean }): AsyncIterable<Outcome> {
  const only = process.env.DRILL_ONLY
  const outcomes: Outcome[] = []
  await withShop(async (shop) => {
    for (const [name, attack] of Object.entries(attacksOn(shop, full))) {
      if (!only || only === name) outcomes.push(await held(shop, name, attack))
    }
  })
  yield* outcomes
  if (only && only !== 'briefs') return
  const { faults, did } = await briefs({ full })
  yield { drill: 'abuse', pass: faults.length === 0, detail: ['briefs', did, ...faults].join(': ') }
}

type Attack = () => Promise<{ faults: string[]; did: string }>

function attacksOn(shop: DrillShop, full: boolean): Record<string, Attack> {
  const port = Number(new URL(shop.site).port)
  const plain = (did: string, attack: () => Promise<string[]>) => async () => ({
    did,
    faults: await attack(),
  })
  return {
    slow: plain('400 connections that trickle', () => slow(port)),
    huge: plain('waves of 30 bodies of 256 MB and more', () => hugeBodies(port)),
    bombs: plain('waves of 40 bodies that unpack to 256 MB', bombs(port)),
    headers: plain('waves of 90 floods of headers', () => headerFloods(port)),
    spoofs: plain('claims to come from elsewhere, past a proxy and without one', async () => [
      ...(await spoofs(port, '127.0.0.9')),
      ...(await withoutProxy(shop)),
    ]),
    smuggling: plain('requests in requests', () => smuggling(port)),
    streams: plain('200 streams of events of one visitor', () => streams(shop, port)),
    redos: () => redos(shop, { full, until: Date.now() + (full ? REDOS_MS.full : REDOS_MS.usual) }),
  }
}

async function held(shop: DrillShop, name: string, attack: Attack): Promise<Outcome> {
  const before = residentMb(shop.pid)
  let did = ''
  const { faults, figures } = await watching(shop.visitor(), async () => {
    const found = await attack()
    did = found.did
    return found.faults
  })
  const growth = Math.round(residentMb(shop.pid) - before)
  if (growth > MOST_GROWTH_MB) faults.push(`it left ${growth} MB in the shop's memory`)
  const detail = `${name}: ${did}; ${figures}; memory ${growth < 0 ? '' : '+'}${growth} MB`
  return {
    drill: 'abuse',
    pass: faults.length === 0,
    detail:
      faults.length === 0 ? detail : `${detail}; ${faults.length} faults: ${faults.slice(0, 20).join('; ')}`,
  }
}

/** The same shop on another port, that nobody told of a proxy. */
async function withoutProxy({ env }: DrillShop): Promise<string[]> {
  const program = await startProgram({ env: { ...env, TRUST_PROXY: '', PORT: '0' } })
  try {
    return await spoofs(Number(new URL(program.url).port), '127.0.0.8')
  } finally {
    await program.end('SIGTERM')
  }
}
