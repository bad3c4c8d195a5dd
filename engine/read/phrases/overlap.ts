// How much two phrases say the same: the content words of both, as F1.
import { stem } from '../words.ts'

const SMALL = /^(?:the|a|an|of|in|and|or|for|to|with|who|that|on|at|by|from|around|near|their|s)$/

export const contentOf = (phrase: string) =>
  new Set((phrase.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !SMALL.test(word)).map(stem))

export function overlap(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both === 0 ? 0 : (2 * both) / (one.size + other.size)
}

/** Words of both phrases, as F1. */
export const overlapOf = (one: string, other: string): number => overlap(contentOf(one), contentOf(other))
