// Within a business model, trades differ. Each model keeps a table of the kinds it knows and a plain one for the rest.
import type { Context } from '../context.ts'

export interface Cued {
  /** Words in a brief that tell it. */
  cues: RegExp
}

/** About the people who build it and their money, not about what is built. */
const ABOUT_US =
  /\b(founders?|co-?founders?|I am|I was|I have|my |we want to raise|raising|budget is|investors?)\b/i

const aboutTheIdea = (text: string) =>
  text
    .split(/[.\n]/)
    .filter((sentence) => !ABOUT_US.test(sentence))
    .join('.')

/** Of what is sold an idea tells more than the customers do, and both more than the rest of a brief. */
const WEIGHTS = { businessIdea: 3, targetCustomer: 2, additionalContext: 1, startupName: 1 } as const

/** The kind whose words the brief uses most, and where that is equal, the first in the table. */
export function kindOf<Kind extends Cued>(
  { brief }: Pick<Context, 'brief'>,
  kinds: readonly Kind[],
  plain: Kind,
): Kind {
  const fields = Object.entries(WEIGHTS).map(
    ([field, weight]) => [aboutTheIdea(brief[field as keyof typeof WEIGHTS]), weight] as const,
  )
  let best = plain
  let most = 0
  for (const kind of kinds) {
    const cue = new RegExp(kind.cues.source, 'giu')
    const score = fields.reduce((sum, [text, weight]) => sum + weight * (text.match(cue)?.length ?? 0), 0)
    if (score > most) [best, most] = [kind, score]
  }
  return best
}

/** The kind takes part in the choice of words, so that briefs of two kinds do not fall into step. */
export function chosenBy(context: Context, kind: string): Context {
  return { ...context, choose: (what, ways) => context.choose(`${what}, ${kind}`, ways) }
}
