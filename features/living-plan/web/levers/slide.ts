// Where a value stands on its slider. Pure. Wide ranges are drawn in equal ratios: else all that matters is at the left end.
import type { Lever } from '#engine/plan/levers.ts'

type Bounds = Lever['bounds']

/** Positions of a slider, from the left end to the right one. */
export const PLACES = 200

const isWide = ({ low, high }: Bounds) => low > 0 && high / low > 30

export function placeOf(value: number, bounds: Bounds): number {
  const { low, high } = bounds
  if (high <= low) return 0
  const within = Math.min(high, Math.max(low, value))
  const share = isWide(bounds) ? Math.log(within / low) / Math.log(high / low) : (within - low) / (high - low)
  return Math.round(share * PLACES)
}

/** On a whole step, and inside. */
export function valueAt(place: number, bounds: Bounds): number {
  const { low, high, step } = bounds
  if (place <= 0) return low
  if (place >= PLACES) return high
  const share = place / PLACES
  const exact = isWide(bounds) ? low * (high / low) ** share : low + (high - low) * share
  const rounded = Math.round(exact / step) * step
  return Math.min(high, Math.max(low, Math.round(rounded * 1e9) / 1e9))
}

/** What one press of an arrow key makes of it: at least a step, so that no press does nothing. */
export function pressed(value: number, by: number, bounds: Bounds): number {
  const { low, high, step } = bounds
  const next = valueAt(placeOf(value, bounds) + by, bounds)
  const moved = by > 0 ? Math.max(next, value + step) : Math.min(next, value - step)
  return Math.min(high, Math.max(low, Math.round(moved * 1e9) / 1e9))
}
