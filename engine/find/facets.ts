// Which facets a business touches: by the words of its offer, or of the sentence that tells the idea.
import type { Reading } from '../read/reading.ts'
import type { Facet } from '../trades/facet-schema.ts'
import { holdsIn, stemsOf } from './phrases.ts'

/** Beyond so many the page on rules is no help. */
const MOST_FACETS = 4
/** The idea is told at the start; what follows speaks of customers and rivals. */
const OPENING = 220

export function facetsOf(all: Facet[], reading: Reading, idea: string, kind: string): Facet[] {
  const offer = stemsOf(reading.offer.text)
  const opening = stemsOf(idea.slice(0, OPENING))
  const score = ({ signs, not }: Facet) => {
    if (not.some((phrase) => holdsIn(phrase, offer) || holdsIn(phrase, opening))) return 0
    const sure = signs.sure.filter((phrase) => holdsIn(phrase, offer)).length * 3
    // A word of the idea alone may speak of anything: 'we cook meals for the people we care for'.
    const told = signs.sure.filter((phrase) => holdsIn(phrase, opening)).length
    const hints = signs.hint.filter((phrase) => holdsIn(phrase, offer) || holdsIn(phrase, opening)).length
    return sure > 0 || told + hints >= 2 ? sure + told + hints : 0
  }
  return all
    .filter(({ kinds }) => kinds.includes(kind))
    .map((facet) => ({ facet, score: score(facet) }))
    .filter(({ score: points }) => points > 0)
    .sort((a, b) => b.score - a.score || (a.facet.id < b.facet.id ? -1 : 1))
    .slice(0, MOST_FACETS)
    .map(({ facet }) => facet)
}
