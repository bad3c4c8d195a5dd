// Reading is limited generously, and rendering a little less so: both are work that anybody can ask for.
import type { Config } from '../config.ts'
import { createMemoryLimiter, type MemoryLimiter } from './memory-limiter.ts'

/** A page makes a handful of reading calls for each that changes something, and an office shares one address. */
const READS_FOR_EACH_CHANGE = 10
/** Rendering a page takes this process some ten milliseconds, in which it does nothing else. */
const CHANGES_FOR_EACH_RENDERING = 2

export interface ReadLimits {
  /** Of calls that read, and of pages that are filled from the database. */
  reads: MemoryLimiter
  /** Of pages that were not rendered before. Whoever is over it gets the page for the browser to draw. */
  renderings: MemoryLimiter
}

/** Both follow the general limit of changing calls; without that there is none. */
export function createReadLimits({ rateLimitPerMinute }: Config): ReadLimits | undefined {
  if (rateLimitPerMinute === 0) return undefined
  const perMinute = (points: number) => createMemoryLimiter({ points, seconds: 60 })
  return {
    reads: perMinute(rateLimitPerMinute * READS_FOR_EACH_CHANGE),
    renderings: perMinute(rateLimitPerMinute / CHANGES_FOR_EACH_RENDERING),
  }
}
