// Choices that look free and follow from the seed alone.
import { seedOf } from '../../plan/kit/variety.ts'

export interface Dice {
  /** From 0 up to 1. */
  next(): number
  /** A whole number; both ends may come up. */
  int(low: number, high: number): number
  /** A number on a scale of so many units; both ends may come up. */
  step(low: number, high: number, unit: number): number
  /** Any number, to a thousandth. */
  between(low: number, high: number): number
  pick<T>(ways: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

export function diceOf(seed: number, what: string): Dice {
  let state = (seed ^ seedOf(what)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    step: (low, high, unit) =>
      Math.round((low + int(0, Math.round((high - low) / unit)) * unit) * 1000) / 1000,
    between: (low, high) => Math.round((low + next() * (high - low)) * 1000) / 1000,
    pick: (ways) => ways[int(0, ways.length - 1)] as (typeof ways)[number],
    chance: (share) => next() < share,
  }
}
