// Chance that can be had again: the same seed, the same plan.
export interface Chance {
  /** From 0 to below `most`. */
  below(most: number): number
  shuffled<T>(list: T[]): T[]
}

/** mulberry32 */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    shuffled(list) {
      const mixed = [...list]
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[mixed[i], mixed[j]] = [mixed[j] as never, mixed[i] as never]
      }
      return mixed
    },
  }
}
