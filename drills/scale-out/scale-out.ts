// npm run drill scale-out: three web and three worker processes that share nothing but an outside PostgreSQL and an S3 server,
// behind nginx. While people buy, read, write and watch, each process is killed in turn (SIGKILL) and started again.
import { setTimeout as delay } from 'node:timers/promises'
import { type Chance, chanceOf } from '../chance.ts'
import type { Outcome } from '../drill.ts'
import { type Fleet, openFleet } from '../fleet/fleet.ts'
import { CHECKS, openBooks } from '../kill9/books.ts'
import { fileInspector } from '../kill9/files.ts'
import { quiet } from '../kill9/quiet.ts'
import { errandsOf, makeFreeCode, type Promised } from '../kill9/shoppers.ts'
import { sessionFaults } from './sessions.ts'
import { type Kill, lostWords, startTraffic, type Traffic, unexcused } from './traffic.ts'
import { openGallery, type Watched } from './watched.ts'

const EACH = 3
const ROUNDS = 1
const MANY_ROUNDS = 5
const BLUEPRINTS = 6
const ORDERS_WITHIN_MS = 25_000
const LONGEST_PAUSE_MS = 1_500

interface Course {
  promised: Promised[]
  watched: Watched[]
  webKills: Kill[]
  kills: number
  faults: string[]
}

export async function* scaleOut({ full = false } = {}): AsyncIterable<Outcome> {
  const chance = chanceOf(Number(process.env.DRILL_SEED) || 9)
  // What is made ready ahead of the first order would be made ready anew after every kill.
  const fleet = await openFleet({ webs: EACH, env: { WARM_UP: '0' } })
  try {
    const each = Array.from({ length: EACH }, (_, i) => i)
    await Promise.all(each.flatMap(() => [fleet.add('web'), fleet.add('worker')]))
    await fleet.proxyTo(EACH)
    const sessions = await sessionFaults(fleet)
    yield outcome(
      'a sign-in, its end and wrong guesses are known to every process',
      sessions,
      'three processes',
    )

    const traffic = await startTraffic(fleet)
    const rounds = Number(process.env.DRILL_ROUNDS) || (full ? MANY_ROUNDS : ROUNDS)
    const course = await killInTurn(fleet, chance, rounds).finally(traffic.stop)
    yield requestsOutcome(traffic, course)
    yield streamsOutcome(course)
    yield await booksOutcome(fleet, traffic, course)

    const complaints = [...fleet.processes.values()].flatMap((process) => process.complaints())
    yield outcome('nobody ends by itself, and nobody is left behind', complaints, `${course.kills} kills`)
  } finally {
    await fleet.close()
  }
}

const outcome = (name: string, faults: string[], said: string): Outcome => ({
  drill: `scale-out: ${name}`,
  pass: faults.length === 0,
  detail: [...faults.slice(0, 3), said].join('; '),
})

async function killInTurn(fleet: Fleet, chance: Chance, rounds: number): Promise<Course> {
  const course: Course = { promised: [], watched: [], webKills: [], kills: 0, faults: [] }
  await makeFreeCode(fleet)
  const gallery = await openGallery(fleet, EACH * rounds)
  for (let round = 1; round <= rounds; round++) {
    const errands = await errandsOf(fleet, chance, { round, count: BLUEPRINTS, withinMs: ORDERS_WITHIN_MS })
    const buying = Promise.allSettled(errands.map((errand) => errand()))
    for (let i = 1; i <= EACH; i++) {
      await delay(chance.below(LONGEST_PAUSE_MS))
      course.watched.push(await gallery.watchAt(`web ${i}`))
      course.webKills.push(await killAndAwait(fleet, `web ${i}`))
      await delay(chance.below(LONGEST_PAUSE_MS))
      await killAndAwait(fleet, `worker ${i}`)
      course.kills += 2
    }
    for (const result of await buying)
      if (result.status === 'fulfilled') course.promised.push(result.value)
      else course.faults.push(String(result.reason))
  }
  course.promised.push(gallery.promised())
  const { at, left } = await quiet(fleet)
  if (!at) course.faults.push(`never quiet: ${left}`)
  await Promise.all(course.watched.map(({ follower }) => follower.ends))
  return course
}

async function killAndAwait({ processes }: Fleet, name: string): Promise<Kill> {
  const process = processes.get(name)
  const from = Date.now()
  const to = (await process?.kill()) ?? from
  await process?.up()
  return { from, to }
}

function requestsOutcome({ asked }: Traffic, { webKills }: Course): Outcome {
  const failed = asked.filter(({ status }) => status !== 200).length
  const said = `${asked.length} requests, ${failed} failed, each a POST that a killed process had begun; GET is asked of the next one`
  return outcome('no request fails but those under way at a killed process', unexcused(asked, webKills), said)
}

function streamsOutcome({ watched }: Course): Outcome {
  const faults = watched.flatMap(({ at, follower: { servedBy, percents, cuts, end } }) => {
    const isForward = percents.every((percent, i) => i === 0 || percent >= (percents[i - 1] ?? 0))
    return [
      ...(end === 'complete' ? [] : [`a stream ended: ${end}`]),
      ...(cuts > 0 && servedBy.length > 1 ? [] : [`a stream of ${at} was never cut, or went on nowhere`]),
      ...(isForward ? [] : [`a stream went backwards: ${percents.join(' ')}`]),
    ]
  })
  const heard = watched.map(({ follower }) => follower.percents.length).join(', ')
  return outcome(
    'a progress stream goes on at another process',
    faults,
    `${watched.length} cut; events heard: ${heard}`,
  )
}

async function booksOutcome(fleet: Fleet, { asked }: Traffic, course: Course): Promise<Outcome> {
  const books = await openBooks(fleet)
  const { looked, fault } = await fileInspector(fleet)(books)
  const wrong = Object.entries(CHECKS).flatMap(([name, check]) => {
    const found = check(course.promised, books, course.kills)
    return found ? [`${name}: ${found}`] : []
  })
  const again = books.generations.filter(({ tries }) => tries > 1).length
  const words = asked.filter(({ content, status }) => content && status === 200).length
  const said = [
    `${books.generations.length} blueprints (${again} taken up by another worker)`,
    `${books.orders.length} orders, ${books.entries.length} ledger entries`,
    `${looked} files by their hash from S3`,
    `${words} posts and comments`,
    `PostgreSQL ${fleet.postgresVersion}`,
  ]
  const faults = [...course.faults, ...(fault ? [fault] : []), ...wrong, ...(await lostWords(fleet, asked))]
  return outcome('nothing is lost, and nothing is there twice', faults, said.join('; '))
}
