// What has to be true of a campaign afterwards.
import type { Reader } from './people.ts'
import type { Arrival } from './sink.ts'

export interface Record {
  readers: Reader[]
  arrivals: Arrival[]
  /** When. */
  kills: number[]
  /** Who left on the way, and when they were told that they are out. */
  left: Map<string, number>
  results: { recipients?: number; sent?: number; failed?: number; skipped?: number; waiting?: number }
  faults: string[]
}

/** So many messages can be on the wire when the program is killed. */
const LANES = 4
/** What was looked at before somebody left, and what was taken before a kill, may still arrive so much later. */
const IN_FLIGHT_MS = 1_000

export function faultsOf(record: Record): string[] {
  return [...record.faults, ...CHECKS.flatMap((check) => check(record) ?? [])]
}

type Check = (record: Record) => string | undefined

const CHECKS: Check[] = [
  function nobodyIsMissed({ readers, arrivals, left }) {
    const have = new Set(arrivals.map(({ to }) => to))
    const missed = readers.filter(({ email }) => !have.has(email) && !left.has(email))
    return missed.length > 0 ? `${missed.length} people were missed` : undefined
  },

  function onlyWhatWasInFlightRepeats({ arrivals, kills }) {
    const firsts = new Map<string, Arrival>()
    const wrong: string[] = []
    let repeats = 0
    for (const arrival of arrivals) {
      const first = firsts.get(arrival.to)
      if (!first) {
        firsts.set(arrival.to, arrival)
        continue
      }
      repeats++
      if (first.messageId !== arrival.messageId) wrong.push(`${arrival.to} has two Message-IDs`)
      if (!kills.some((kill) => Math.abs(kill - first.at) < IN_FLIGHT_MS))
        wrong.push(`${arrival.to} got it twice, and not because of a kill`)
    }
    if (repeats > kills.length * LANES) wrong.push(`${repeats} repeats of ${kills.length} kills`)
    return wrong.length > 0 ? wrong.slice(0, 3).join(', ') : undefined
  },

  function theIdsAreTheirOwn({ arrivals }) {
    const ids = new Set(arrivals.map(({ messageId }) => messageId))
    const people = new Set(arrivals.map(({ to }) => to))
    return ids.size !== people.size || ids.has('')
      ? `${ids.size} Message-IDs for ${people.size} people`
      : undefined
  },

  function everyMessageHasAWayOut({ arrivals }) {
    const without = arrivals.filter(({ hasWayOut }) => !hasWayOut).length
    return without > 0 ? `${without} messages without a way out` : undefined
  },

  function whoLeftGetsNothing({ arrivals, left }) {
    const late = arrivals.filter(
      ({ to, at }) => at > (left.get(to) ?? Number.POSITIVE_INFINITY) + IN_FLIGHT_MS,
    )
    if (left.size === 0) return 'nobody left on the way'
    return late.length > 0 ? `${late.length} people got it after they had left` : undefined
  },

  function theResultsSaySo({ readers, arrivals, results }) {
    const { recipients = 0, sent = 0, failed = 0, skipped = 0, waiting = 0 } = results
    const people = new Set(arrivals.map(({ to }) => to)).size
    const right = recipients === readers.length && sent === people && failed === 0 && waiting === 0
    if (right && sent + skipped === recipients) return undefined
    return `the results say ${JSON.stringify(results)}, and ${people} people have it`
  },
]
