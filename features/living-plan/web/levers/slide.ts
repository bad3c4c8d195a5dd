// Where a value stands on its slider. Pure. Wide ranges are drawn in equal ratios: else all that matters is at the left end.
import type { Lever } from '#engine/plan/levers.ts'
import { roundStep } from '../charts/scale.ts'

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

/** On a round value, and inside. */
export function valueAt(place: number, bounds: Bounds): number {
  const { low, high } = bounds
  if (place <= 0) return low
  if (place >= PLACES) return high
  const share = place / PLACES
  const exact = isWide(bounds) ? low * (high / low) ** share : low + (high - low) * share
  const grain = grainAt(exact, bounds)
  return inside(Math.round(exact / grain) * grain, bounds)
}

/** What presses of an arrow key make of it: on to the next round value, so that no press does nothing. */
export function pressed(value: number, by: number, bounds: Bounds): number {
  const grain = grainAt(value, bounds)
  const places = value / grain
  const from = by > 0 ? Math.floor(places + HAIR) : Math.ceil(places - HAIR)
  return inside((from + by) * grain, bounds)
}

const HAIR = 1e-6

/** Two digits of what is drawn in ratios; else a round part of the whole. Never less than a step. */
function grainAt(value: number, bounds: Bounds): number {
  const { low, high, step } = bounds
  const wanted = isWide(bounds)
    ? 10 ** (Math.floor(Math.log10(Math.max(value, low))) - 1)
    : roundStep((high - low) / PLACES)
  return Math.max(step, wanted)
}

const inside = (value: number, { low, high }: Bounds) =>
  Math.min(high, Math.max(low, Math.round(value * 1e9) / 1e9))
