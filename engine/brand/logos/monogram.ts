// The monogram: a name's initials, drawn in one of a dozen constructions by what the letters lend themselves to.
import { united } from '../../drawing/combine.ts'
import type { Concept } from '../brand.ts'
import { type Dial, dialOf } from './dial.ts'
import { conceptOf } from './draft.ts'
import { FACE_WAYS } from './monogram-faces.ts'
import { PAIR_WAYS, RARE_PAIR_WAYS } from './monogram-pairs.ts'
import { cornerFrame, SINGLE_WAYS } from './monogram-singles.ts'
import type { MonogramSource, MonogramWay } from './monogram-source.ts'
import { type Initials, initialsOf } from './name-words.ts'
import type { LogoSource } from './source.ts'
import { isFine } from './wordmark-set.ts'

const RARE: MonogramWay[] = [...RARE_PAIR_WAYS, cornerFrame]
// Built letters come up oftener than what can be done with any letter.
const WAYS: MonogramWay[] = [...PAIR_WAYS, ...PAIR_WAYS, ...SINGLE_WAYS, ...SINGLE_WAYS, ...FACE_WAYS]

export function monogramConcept({ identity, outlines, seed }: LogoSource): Concept {
  const { display, displayWeight } = identity.type
  const dial = dialOf(seed)
  const source: MonogramSource = {
    ...initialsFor(identity.name, dial),
    name: identity.name,
    dial,
    isFine: isFine(display),
    lettering: (text) =>
      united(outlines.text(text, { face: display, weight: Math.max(600, displayWeight), size: 100 }).path),
  }
  const rare = RARE.filter((way) => way.suits(source))
  const [first, ...others] = rare.length > 0 ? rare : WAYS.filter((way) => way.suits(source))
  if (!first) throw new Error('no construction for these initials')
  const draft = source.dial.pick('way', [first, ...others]).draw(source)
  return conceptOf(1, 'monogram', draft)
}

/** Of three words, the first sometimes stands for all. */
function initialsFor(name: string, dial: Dial): Initials {
  const initials = initialsOf(name)
  const isFirstAlone = initials.letters.length === 3 && dial.pick('initials', [false, false, true])
  return isFirstAlone
    ? { letters: [initials.letters[0]], words: initials.words.slice(0, 1), hasAnd: false }
    : initials
}
