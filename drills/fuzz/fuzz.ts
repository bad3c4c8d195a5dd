// npm run drill fuzz: every call that the shop describes, made by everybody with
// requests that are almost right, and wholly wrong. None is answered with a fault of the server, with anything but the
// declared shape, or with words from inside. DRILL_SEED has the same requests again, DRILL_ONLY='POST /api/…' those to one call.
import { createHash, randomInt } from 'node:crypto'
import { type DrillShop, withShop } from '../authz-matrix/shop.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { crowd } from '../crowd.ts'
import type { Outcome } from '../drill.ts'
import { createAsk, type Reply } from './ask.ts'
import { bestOf, goodOf, rowOf } from './good.ts'
import { faultsOfReply } from './judge.ts'
import { oneOf } from './nasty.ts'
import { type OpenApi, type Operation, operationsOf } from './operations.ts'
import { makePeople, PEOPLE, type People, type Person } from './people.ts'
import { rightWish, type Wish, wishOf } from './requests.ts'

const MINUTES = { usual: 2, full: 20 }
const CASES = 40
const AT_ONCE = 4
/** So many answers of success to calls that change something, and the world is made anew. */
const WORN_AFTER = 3

export async function* fuzz({ full }: { full: boolean }): AsyncIterable<Outcome> {
  const seed = Number(process.env.DRILL_SEED) || randomInt(1e9)
  const only = process.env.DRILL_ONLY
  const begun = Date.now()
  const until = begun + 60_000 * (full ? MINUTES.full : MINUTES.usual)
  const tally: Tally = { statuses: new Map(), faults: new Map(), reached: new Set() }
  const calls = await withShop(async (shop) => {
    const { ask, close } = createAsk(shop.site)
    const { body } = await shop.visitor().get('/api/openapi.json')
    const operations = operationsOf(body as OpenApi).filter(({ call }) => !only || call === only)
    try {
      for (let round = 0; Date.now() < until; round++) {
        const visits = chanceOf(seed + round).shuffled(operations)
        const errand = (operation: Operation) => async () => {
          // Everybody is visited once, however slow the machine.
          if (round > 0 && Date.now() > until) return
          const chance = chanceOf(numberOf(`${seed} ${operation.call} ${round}`))
          await visit({ shop, ask, operation, chance, tally, name: `round ${round}` })
        }
        await crowd(visits.map(errand), AT_ONCE)
      }
    } finally {
      close()
    }
    return operations.length
  })
  const asked = [...tally.statuses.values()].reduce((sum, count) => sum + count, 0)
  const statuses = [...tally.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
  const did = `${asked} requests to ${calls} calls by ${PEOPLE.length} kinds of people (${statuses.join(', ')}), ${tally.reached.size} calls succeeded at least once, seed ${seed}, ${Math.round((Date.now() - begun) / 1000)} s`
  const faults = [...tally.faults.values()].map(({ text, times }) => `${text} (${times} times)`)
  yield {
    drill: 'fuzz',
    pass: faults.length === 0 && calls > 0,
    detail:
      faults.length === 0 ? did : `${faults.length} faults in ${did}: ${faults.slice(0, 60).join(' ;; ')}`,
  }
}

interface Tally {
  statuses: Map<number, number>
  /** By what they have in common. */
  faults: Map<string, { text: string; times: number }>
  reached: Set<string>
}

interface Visit {
  shop: DrillShop
  ask: ReturnType<typeof createAsk>['ask']
  operation: Operation
  chance: Chance
  tally: Tally
  name: string
}

async function visit(visit: Visit): Promise<void> {
  const { shop, operation, chance } = visit
  const row = rowOf(operation)
  const best = bestOf(row)
  let people = await makePeople(shop)
  let worn = 0
  await send(visit, people, best, rightWish(operation, goodOf(row, people.things, best)), 'as it should be')
  for (let number = 0; number < CASES; number++) {
    const person = chance.below(2) === 0 ? best : oneOf(chance, PEOPLE)
    const wish = wishOf(operation, goodOf(row, people.things, person), chance)
    const done = await send(visit, people, person, wish, `case ${number}`)
    if (done && operation.method !== 'GET') worn++
    if (worn < WORN_AFTER) continue
    worn = 0
    people = await makePeople(shop)
  }
}

/** Whether it was done. */
async function send(
  visit: Visit,
  people: People,
  person: Person,
  wish: Wish,
  name: string,
): Promise<boolean> {
  const { operation, tally, ask, shop } = visit
  const blame = (fault: string, cause = '') => {
    const key = `${operation.call} ${fault}`
    const text = `${operation.call} as ${person} ${fault}${cause} when ${wish.change} [${visit.name}, ${name}]`
    const found = tally.faults.get(key) ?? { text, times: 0 }
    tally.faults.set(key, { ...found, times: found.times + 1 })
  }
  try {
    const reply = await ask(operation.method, wish, people.callers[person])
    tally.statuses.set(reply.status, (tally.statuses.get(reply.status) ?? 0) + 1)
    for (const fault of faultsOfReply(operation, reply)) blame(fault, causeOf(reply, shop.log()))
    const done = reply.status < 300
    if (done) tally.reached.add(operation.call)
    return done
  } catch (error) {
    blame(`got no answer (${(error as Error).message})`)
    return false
  }
}

/** What the shop's own log says of it. */
function causeOf({ status, id }: Reply, log: string): string {
  if (status < 500 || !id) return ''
  const line = log.split('\n').findLast((one) => one.includes(id) && one.includes('"err"'))
  return line
    ? ` <${line.match(/"message":"(.{0,300}?)"[,}]/)?.[1]} ${line.match(/"stack":"(.{0,500})/)?.[1]}>`
    : ''
}

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
