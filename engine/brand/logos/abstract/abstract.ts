// The abstract mark: a composition by rule that means nothing before the business gives it a meaning.
import { mapped } from '../../../drawing/geometry.ts'
import type { BusinessModel } from '../../../read/understanding.ts'
import type { Concept } from '../../brand.ts'
import { capital, drawingOf, guide, heightOf, placed, smallestFor, units, widthOf } from '../concept-kit.ts'
import { diceOf } from '../dice.ts'
import type { LogoSource } from '../source.ts'
import { composeOrbits, composeQuarters } from './arcs.ts'
import { composeTiles } from './tiles.ts'

/** What a rule with one exception can stand for, by how the money comes in. */
const STANDS_FOR: Record<BusinessModel, string> = {
  'software-subscription': 'work that repeats, and the one case that needs a person',
  'usage-based-software': 'many small calls, each counted',
  'success-fee': 'many cases, and the one that is won',
  marketplace: 'two sides that fit, and the deal between them',
  'direct-to-consumer': 'one thing made well and sent out many times',
  'hardware-subscription': 'devices at their posts, and the one that reports',
  'local-shop': 'a place people come back to',
  'local-service': 'a round of visits, and the one under way',
  agency: 'many briefs, and the one idea that answers this one',
  education: 'lessons that build on one another, and the one of today',
  content: 'an issue after an issue, and the story in it',
  rental: 'things that go out and come back, and the one that is out',
  manufacturing: 'parts made to one measure, and the one being checked',
  event: 'many days of setting up, and the one that counts',
  'non-profit': 'many who give a little, and the one it reaches',
}

export function abstractConcept({ seed, u, identity }: LogoSource): Concept {
  const dice = diceOf(seed, 'abstract')
  const compose = dice.pick([
    composeTiles,
    composeTiles,
    composeTiles,
    composeOrbits,
    composeQuarters,
  ] as const)
  const made = compose(dice)
  const { items, by, move } = placed(made.shapes)
  return {
    number: 6,
    kind: 'abstract',
    title: made.title,
    idea: `${capital(made.rule)}. For ${identity.name} it stands for ${STANDS_FOR[u.model.value]}.`,
    mark: drawingOf(items),
    smallest: smallestFor(made.stroke * by, made.gap * by),
    construction: {
      guides: made.guides.map((path) => guide(mapped(path, (x, y) => move([x, y])))),
      dimensions: [widthOf(items), heightOf(items)],
      notes: made.notes((length) => units(length * by)),
    },
  }
}
