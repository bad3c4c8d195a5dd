// Chance that can be had again, with what a story needs of it.
import { chanceOf } from '#drills/chance.ts'

export interface Dice {
  /** From 0 to below `most`. */
  below(most: number): number
  /** Whether it happens, of a hundred times. */
  happens(percent: number): boolean
  pick<T>(list: readonly T[]): T
  uuid(): string
  /** Around the middle, with a long tail upwards, as durations have. */
  around(middle: number): number
}

export function diceOf(seed: number): Dice {
  const { below } = chanceOf(seed)
  const share = () => below(1_000_000) / 1_000_000
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    below,
    happens: (percent) => share() * 100 < percent,
    pick(list) {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('There is nothing to choose from.')
      return found
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    around: (middle) => middle * Math.exp((share() + share() + share() - 1.5) * 0.8),
  }
}
