// The seed's say in a drawing: measures and choices that are the same for the same name, and seldom for another.
import { chooser } from '../../plan/kit/variety.ts'

export interface Dial {
  /** A measure between two bounds, in tenths of a unit unless a step is given. */
  measure: (what: string, from: number, to: number, step?: number) => number
  pick: <T>(what: string, ways: readonly [T, ...T[]]) => T
}

export function dialOf(seed: number): Dial {
  const pick = chooser(seed)
  return {
    pick,
    measure: (what, from, to, step = 0.1) => {
      const count = Math.round((to - from) / step)
      const steps = Array.from({ length: count + 1 }, (_, index) => from + index * step)
      return Math.round(pick(what, [from, ...steps.slice(1)]) * 100) / 100
    },
  }
}
