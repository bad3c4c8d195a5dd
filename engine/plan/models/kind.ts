// Within a business model, trades differ. Each model keeps a table of the kinds it knows and a plain one for the rest.
import type { Context } from '../context.ts'

export interface Cued {
  /** Words in a brief that tell it. */
  cues: RegExp
}

/** The kind whose words the brief uses most often, and where that is equal, the first in the table. */
export function kindOf<Kind extends Cued>(
  { text }: Pick<Context, 'text'>,
  kinds: readonly Kind[],
  plain: Kind,
): Kind {
  let best = plain
  let most = 0
  for (const kind of kinds) {
    const found = text.match(new RegExp(kind.cues.source, 'giu'))?.length ?? 0
    if (found > most) [best, most] = [kind, found]
  }
  return best
}

/** The kind takes part in the choice of words, so that briefs of two kinds do not fall into step. */
export function chosenBy(context: Context, kind: string): Context {
  return { ...context, choose: (what, ways) => context.choose(`${what}, ${kind}`, ways) }
}
