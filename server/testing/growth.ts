// How the time of a function grows with its input. It compares two lengths in one run, so a slow machine changes nothing.

const ROUNDS = 5
const LEAST_MS = 2
const ATTEMPTS = 8
/** Below this, the time grows with the length: other work on the machine moves the figure a little. */
export const STAYS_LINEAR = 9

/** The time of four times the length, divided by the time of the length: about 4 when it is linear, 16 when it is quadratic. */
export function growth(length: number, prepare: (length: number) => () => unknown): number {
  const [once, fourTimes] = [prepare(length), prepare(4 * length)]
  let least = Number.POSITIVE_INFINITY
  // A busy machine can disturb one attempt. What is quadratic is quadratic in each.
  for (let attempt = 0; attempt < ATTEMPTS && least >= STAYS_LINEAR; attempt++)
    least = Math.min(least, ratioOf(once, fourTimes))
  return least
}

function ratioOf(once: () => unknown, fourTimes: () => unknown): number {
  // The first run of each also compiles it.
  for (const run of [once, fourTimes]) timeOfRound(run)
  const rounds = Array.from({ length: ROUNDS }, () => [timeOfRound(once), timeOfRound(fourTimes)] as const)
  return Math.min(...rounds.map(([, time]) => time)) / Math.min(...rounds.map(([time]) => time))
}

function timeOfRound(run: () => unknown): number {
  // Of this thread alone: what else runs on the machine does not count.
  const before = process.threadCpuUsage()
  let runs = 0
  let elapsed = 0
  do {
    run()
    runs++
    const { user, system } = process.threadCpuUsage(before)
    elapsed = (user + system) / 1000
  } while (elapsed < LEAST_MS)
  return elapsed / runs
}
