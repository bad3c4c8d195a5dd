// Within a business model, trades differ. Each model keeps a table of the kinds it knows and a plain one for the rest.
import type { Context } from '../context.ts'

export interface Cued {
  /** Words in a brief that tell it. */
  cues: RegExp
}

/** About the people who build it and their money, not about what is built. */
const ABOUT_US =
  /\b(founders?|co-?founders?|I am|I was|I have|my |we want to raise|raising|budget is|investors?)\b/i

/** 'Museums with under 20 staff' says how large they are, not that it is about staff. */
const SIZE = /(?<![\d,])\d[\d,]{0,12} (?:staff|employees|people|members|users|managers)\b/gi

/** Longer texts say no more about the trade. */
const DEEP = 4_000

const aboutTheIdea = (text: string) =>
  text
    .slice(0, DEEP)
    .split(/[.\n]/)
    .filter((sentence) => !ABOUT_US.test(sentence))
    .join('.')
    .replace(SIZE, '')

/** 'for clinics', 'sold to hotels', up to the next joint. */
const SERVED =
  /\b(?:for|helps?|helping|(?:sold|sell|supplied|brought|rented|leased) to)\s[^.,;:()]*?(?=[.,;:()]|$|\s(?:with|that|which|by|from|in|at|on|who|whose|paid|we|I|our|and (?:we|they))\s)/giu

type Reading = readonly [text: string, weight: number]

/** By whom it serves as much as by what it is: of what is sold an idea tells more than the customers do, and both more than the rest of a brief. */
export function kindOf<Kind extends Cued>(
  { brief }: Pick<Context, 'brief'>,
  kinds: readonly Kind[],
  plain: Kind,
): Kind {
  return mostCued(kinds, plain, [
    [aboutTheIdea(brief.businessIdea), 3],
    [aboutTheIdea(brief.targetCustomer), 2],
    ...aside(brief),
  ])
}

/** By what is sold alone: who cleans for clinics is no clinic. */
export function tradeIn<Kind extends Cued>(
  { brief, u }: Pick<Context, 'brief' | 'u'>,
  kinds: readonly Kind[],
  plain: Kind,
): Kind {
  const idea = aboutTheIdea(brief.businessIdea)
  const kind = mostCued(kinds, plain, [
    [u.offer.value.replace(SERVED, ''), 3],
    [idea.replace(SERVED, ''), 3],
    ...aside(brief),
  ])
  // 'A studio for yoga': where people buy and nothing else tells it, what follows 'for' does.
  return kind === plain && u.sells.value !== 'to-businesses' ? mostCued(kinds, plain, [[idea, 3]]) : kind
}

/** By what is sold, and for people also by whom it is for: 'for toddlers' tells goods, 'for hotels' does not. */
export function wareIn<Kind extends Cued>(context: Context, kinds: readonly Kind[], plain: Kind): Kind {
  const { brief, u } = context
  if (u.sells.value === 'to-businesses') return tradeIn(context, kinds, plain)
  return mostCued(kinds, plain, [
    [u.offer.value.replace(SERVED, ''), 3],
    [aboutTheIdea(brief.businessIdea), 3],
    [aboutTheIdea(brief.targetCustomer), 1],
    ...aside(brief),
  ])
}

const aside = ({ additionalContext, startupName }: Context['brief']): Reading[] => [
  [aboutTheIdea(additionalContext), 1],
  [startupName, 1],
]

const IN_PASSING = 1

/** The kind whose words are used most, and where that is equal, the first in the table. */
function mostCued<Kind extends Cued>(kinds: readonly Kind[], plain: Kind, readings: Reading[]): Kind {
  let best = plain
  // A word in passing tells no trade: a plain plan is better than a wrong one.
  let most = IN_PASSING
  for (const kind of kinds) {
    const cue = new RegExp(kind.cues.source, 'giu')
    const score = readings.reduce((sum, [text, weight]) => sum + weight * (text.match(cue)?.length ?? 0), 0)
    if (score > most) [best, most] = [kind, score]
  }
  return best
}

/** The kind takes part in the choice of words, so that briefs of two kinds do not fall into step. */
export function chosenBy(context: Context, kind: string): Context {
  return { ...context, choose: (what, ways) => context.choose(`${what}, ${kind}`, ways) }
}
