// All logos of a brand: one concept of each kind, the name alone, and the chosen mark beside the name.
import type { Outlines } from '../../fonts/outlines.ts'
import type { Understanding } from '../../understand/understanding.ts'
import type { Concept, Identity, Logos } from '../brand.ts'
import { abstractConcept } from './abstract/abstract.ts'
import { emblemConcept } from './emblem.ts'
import { geometricConcept } from './geometric/geometric.ts'
import { lockupOf } from './lockup.ts'
import { monogramConcept } from './monogram.ts'
import { wordsOf } from './name-words.ts'
import { negativeSpaceConcept } from './negative-space/negative-space.ts'
import { pictogramFor } from './pictograms/pictograms.ts'
import type { LogoSource } from './source.ts'
import { plainWordmark, wordmarkConcept } from './wordmark.ts'

/** In the order in which they are shown and counted. */
const MAKERS: ((source: LogoSource) => Concept)[] = [
  monogramConcept,
  geometricConcept,
  negativeSpaceConcept,
  (source) => emblemConcept(source, pictogramFor(source)),
  wordmarkConcept,
  abstractConcept,
]

export function logosOf(identity: Identity, u: Understanding, outlines: Outlines): Logos {
  const source: LogoSource = { identity, u, outlines, seed: identity.seed }
  const concepts = MAKERS.map((make, index) => ({ ...make(source), number: index + 1 }))
  const chosen = chosenOf(concepts, source)
  const mark = concepts[chosen]?.mark ?? { width: 0, height: 0, items: [] }
  return { concepts, chosen, wordmark: plainWordmark(source), lockup: lockupOf(source, mark) }
}

/** The geometric mark, if what it shows is this company's own; the initials of the name otherwise. */
export function chosenOf(concepts: readonly Pick<Concept, 'kind' | 'idea'>[], source: LogoSource): number {
  const geometric = concepts.findIndex(({ kind, idea }) => kind === 'geometric' && isOwn(idea, source))
  return geometric >= 0
    ? geometric
    : Math.max(
        0,
        concepts.findIndex(({ kind }) => kind === 'monogram'),
      )
}

/** Says something that is true of this company: its name, its place, or what it deals in. */
function isOwn(idea: string, { identity, u }: LogoSource): boolean {
  const said = idea.toLowerCase()
  const own = [...wordsOf(identity.name), ...u.terms, u.place.value.locality ?? '']
  return own.some((word) => word.length > 2 && said.includes(word.toLowerCase()))
}
