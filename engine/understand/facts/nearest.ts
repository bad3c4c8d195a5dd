// Which word of a sentence a number belongs to: the nearest cue, where commas and other numbers stand in the way.

import type { Span } from '../text/field.ts'
import type { FactKind } from '../understanding.ts'

export interface Cue {
  kind: FactKind
  /** What the number is then about, if the founder gave no better word. */
  about?: string
  words: RegExp
  /** Characters of head start: a telling word wins from further away. */
  lead?: number
}

const BEHIND = 1.3
const FURTHEST = 130

export interface Setting {
  sentence: string
  /** The number inside the sentence. */
  span: Span
  /** The other numbers of the sentence. */
  others: Other[]
}

interface Other extends Span {
  isMoney: boolean
}

export function nearestCue(cues: Cue[], setting: Setting): { cue: Cue; words: string } | undefined {
  let best: { cue: Cue; words: string; distance: number } | undefined
  for (const cue of cues)
    for (const match of setting.sentence.matchAll(cue.words)) {
      const words = { start: match.index, end: match.index + match[0].length }
      if (belongsToOther(words, setting)) continue
      const distance = distanceOf(words, setting) - (cue.lead ?? 0)
      if (distance > FURTHEST || (best && best.distance <= distance)) continue
      best = { cue, words: match[0], distance }
    }
  return best
}

const gapOf = (one: Span, other: Span): Span =>
  one.start < other.start
    ? { start: Math.min(one.end, other.start), end: other.start }
    : { start: Math.min(other.end, one.start), end: one.start }

const CLOSE = 24

/** '£95 a month per unit, lease £2,200': the lease stands with its own sum, and says nothing of the first. */
function belongsToOther(cue: Span, { sentence, span, others }: Setting): boolean {
  const between = ({ start, end }: Span) => sentence.slice(start, end)
  if (!/,(?!\d)|;/.test(between(gapOf(cue, span)))) return false
  return others.some((other) => {
    const gap = between(gapOf(cue, other))
    return other.isMoney && gap.length < CLOSE && !/,(?!\d)|;|\b(?:and|but|plus)\b/i.test(gap)
  })
}

function distanceOf(cue: Span, { sentence, span, others }: Setting): number {
  const isBefore = cue.start < span.start
  const gap = gapOf(cue, span)
  const between = sentence.slice(gap.start, gap.end)
  const marks = between.match(/,(?!\d)|\b(?:and|but|while|plus|then)\b|[():]/gi)?.length ?? 0
  const numbers = others.filter((other) => other.start < gap.end && other.end > gap.start).length
  const walls = marks * 15 + numbers * 35
  return (isBefore ? between.length : between.length * BEHIND + 3) + walls
}
