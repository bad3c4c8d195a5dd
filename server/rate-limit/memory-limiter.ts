// Limits for what is asked often and costs little: counted in this process, so that counting costs less than answering.
import type { Limit } from '#kit/endpoint.ts'
import { Failure } from '../errors.ts'

/** How many networks are remembered. Whoever was not seen longest is forgotten first, and starts with a full allowance. */
const MOST_NETWORKS = 50_000

export interface MemoryLimiter {
  /** Counts one use; fails with rate_limited when there were too many. */
  use(network: string): void
  /** The same, as an answer. */
  tryUse(network: string): boolean
}

/**
 * An allowance that refills evenly: whoever has used all of it is let in again after one share of the time, not after the whole
 * of it. Of each network the moment is kept at which its allowance will be full again.
 */
export function createMemoryLimiter(
  { points, seconds }: Limit,
  { mostNetworks = MOST_NETWORKS, now = () => performance.now() } = {},
): MemoryLimiter {
  const windowMs = seconds * 1000
  const shareMs = windowMs / points
  const fullAt = new Map<string, number>()

  /** Milliseconds to wait; nothing when the use was counted. */
  function waitFor(network: string): number {
    const at = now()
    const next = Math.max(fullAt.get(network) ?? at, at) + shareMs
    if (next - at > windowMs) return next - at - windowMs
    // Written anew, so that the map is in the order of the last use.
    fullAt.delete(network)
    fullAt.set(network, next)
    if (fullAt.size > mostNetworks) forgetOldest()
    return 0
  }

  function forgetOldest(): void {
    for (const network of fullAt.keys()) {
      fullAt.delete(network)
      return
    }
  }

  return {
    use(network) {
      const waitMs = waitFor(network)
      if (waitMs === 0) return
      throw new Failure('rate_limited', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } })
    },
    tryUse: (network) => waitFor(network) === 0,
  }
}
