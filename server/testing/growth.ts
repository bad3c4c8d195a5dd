// How the time of a function grows with its input. It compares two lengths in one run, so a slow machine changes nothing.

const ROUNDS = 5
const LEAST_MS = 2

/** The time of four times the length, divided by the time of the length: about 4 when it is linear, 16 when it is quadratic. */
export function growth(length: number, prepare: (length: number) => () => unknown): number {
  const [once, fourTimes] = [prepare(length), prepare(4 * length)]
  // The first runs also compile the expressions.
  once()
  return timeOf(fourTimes) / timeOf(once)
}

/** Below this, no input of a stranger is worth more to them than its length. */
export const STAYS_LINEAR = 9

/** The best of several rounds, each long enough for the clock. */
function timeOf(run: () => unknown): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => timeOfRound(run)))
}

function timeOfRound(run: () => unknown): number {
  const begun = performance.now()
  let runs = 0
  let elapsed = 0
  do {
    run()
    runs++
    elapsed = performance.now() - begun
  } while (elapsed < LEAST_MS)
  return elapsed / runs
}
