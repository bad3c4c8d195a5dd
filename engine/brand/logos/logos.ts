// All logos of a brand: one concept of each kind, the name alone, and the chosen mark beside the name.
import type { Outlines } from '../../fonts/outlines.ts'
import type { Understanding } from '../../read/understanding.ts'
import type { Concept, Identity, Logos } from '../brand.ts'
import { abstractConcept } from './abstract/abstract.ts'
import { emblemConcept } from './emblem.ts'
import { geometricConcept } from './geometric/geometric.ts'
import { lockupOf } from './lockup.ts'
import { monogramConcept } from './monogram.ts'
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
  const chosen = CHOSEN
  const mark = concepts[chosen]?.mark ?? { width: 0, height: 0, items: [] }
  return { concepts, chosen, wordmark: plainWordmark(source), lockup: lockupOf(source, mark) }
}

/** The geometric mark: it shows what this company does, and it holds from an icon to a wall. */
const CHOSEN = MAKERS.indexOf(geometricConcept)

/** The chosen mark without the others. It needs no outlines of letters. */
export const coverConcept = (identity: Identity, u: Understanding): Concept =>
  geometricConcept({ identity, u, seed: identity.seed })
