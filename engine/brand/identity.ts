// Everything of a brand but its drawings, from what was understood of the brief and what the plan adds to it.
import { plain } from '../plain-text.ts'
import { chooser, seedOf } from '../plan/kit/variety.ts'
import type { Understanding } from '../read/understanding.ts'
import type { Identity } from './brand.ts'
import { type IdentityFacts, NO_FACTS } from './facts.ts'
import { pairingFor } from './pairings.ts'
import { paletteOf } from './palette.ts'
import { themeOf } from './themes/choose-theme.ts'
import type { Theme } from './themes/theme.ts'
import { varied } from './vary.ts'
import { lineOf } from './words/line.ts'
import { type Phrases, phrasesOf } from './words/phrases.ts'
import { voiceOf } from './words/voice.ts'

const SPACING = [4, 8, 12, 16, 24, 32, 48, 64]

/** `first`: as it was understood at first. Later corrections change what is said, and never how it looks. */
export function identityOf(u: Understanding, facts: IdentityFacts = NO_FACTS, first = u): Identity {
  const seed = seedOf(`${first.name}\n${first.offer.value}`)
  const choose = chooser(seed)
  const theme = themeOf(first)
  const phrases = phrasesOf(u)
  const line = lineOf(u, phrases, seed)
  return {
    name: phrases.name,
    founder: plain(u.founder, 80),
    seed,
    line,
    description: descriptionOf(phrases, u.buyer.basis !== 'assumed'),
    character: choose('character', theme.character),
    palette: paletteOf(varied(choose('colours kept on the door', theme.looks), seed)),
    type: pairingFor(phrases.name, choose('letters kept on paper', theme.pairings), theme.pairings),
    voice: voiceOf(u, phrases, facts, line, seed),
    shape: shapeOf(theme),
  }
}

const LONGEST_DESCRIPTION = 150

/** With the place where there is one, else with the customers, if that does not make it long. */
function descriptionOf({ offer, offerThere, where, buyers }: Phrases, areKnown: boolean): string {
  const short = `A business plan for ${offer}`
  const long = where ? `A business plan for ${offerThere}.` : `${short}, for ${buyers}.`
  const isNeedless = !where && (!areKnown || / for /.test(offer))
  return long.length <= LONGEST_DESCRIPTION && !isNeedless ? long : `${short}.`
}

function shapeOf({ radius, scale }: Theme): Identity['shape'] {
  return { radius: { control: radius, card: radius + 4 }, spacing: [...SPACING], scale }
}
