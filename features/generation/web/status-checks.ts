// When /success asks how far a blueprint is. Pure.

/** Most are done in seconds: looked for early, since what is finished is announced at once. */
const EARLY = [1, 3, 6]
const FIRST = 10
const EVERY = 5
const ATTEMPTS = 60
const LATE = 10

/** Seconds until the next check: after 10 s, then every 5 s for 60 attempts, then every 10 s for as long as it takes. */
export function nextCheck(elapsedSeconds: number): number {
  const early = [...EARLY, FIRST].find((at) => at > elapsedSeconds)
  if (early !== undefined) return early - elapsedSeconds
  return elapsedSeconds < FIRST + (ATTEMPTS - 1) * EVERY ? EVERY : LATE
}
