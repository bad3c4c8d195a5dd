// What can be shown of an idea at once and for nothing: the brand that its plan will wear, on a cover. No plan is made and
// nothing is printed; a plan of the same idea and name has the same colours, faces and mark.
import type { Pairing, Palette } from './brand/brand.ts'
import { identityOf } from './brand/identity.ts'
import { coverConcept } from './brand/logos/logos.ts'
import { workingName } from './brand/words/working-name.ts'
import { type Brief, briefSchema } from './brief.ts'
import { caseSourceOf } from './compose/case-source.ts'
import { understandingOf } from './compose/understood.ts'
import type { Drawing } from './drawing/drawing.ts'
import { sentenceOf } from './intake/sentence.ts'
import { read } from './read/read.ts'

export interface Sketch {
  /** As it was typed, else a working name. */
  name: string
  isNamed: boolean
  line: string
  /** 'A business plan for a newsletter in Boise.'; empty where the idea does not say what is sold. */
  description: string
  /** 'Boise'; empty where the idea names no place. */
  place: string
  /** How the idea is read, in one sentence; empty where it is not sure. */
  sentence: string
  palette: Palette
  type: Pairing
  /** The chosen mark, and what it shows: 'Folded sheet'. */
  mark: Drawing
  markTitle: string
}

export interface SketchedIdea {
  idea: string
  name?: string
}

export function sketchOf(sketched: SketchedIdea): Sketch {
  const brief = briefOfIdea(sketched)
  const reading = read(brief)
  const u = understandingOf(brief, caseSourceOf(brief, reading))
  const identity = identityOf(u)
  const concept = coverConcept(identity, u)
  return {
    name: identity.name,
    isNamed: isNamed(sketched),
    line: identity.line,
    description: u.offer.evidence.length > 0 ? identity.description : '',
    place: reading.place.locality,
    sentence: sentenceOf(isNamed(sketched) ? reading : { ...reading, name: '' }),
    palette: identity.palette,
    type: identity.type,
    mark: concept.mark,
    markTitle: concept.title,
  }
}

const isNamed = ({ name = '' }: SketchedIdea) => name.trim() !== ''

/** The brief as it would be bought. The name decides colours with the idea, so it is found before anything is drawn. */
export function briefOfIdea(sketched: SketchedIdea): Brief {
  const { idea, name } = sketched
  if (isNamed(sketched)) return briefSchema.parse({ startupName: name, businessIdea: idea })
  const unnamed = briefSchema.parse({ startupName: 'Plan', businessIdea: idea })
  return { ...unnamed, startupName: workingName(read({ ...unnamed, startupName: '' }), idea) }
}
