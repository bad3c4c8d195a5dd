// The words by which a kind is told: what is offered to whom counts more than what is said about team and money.
import type { Context } from '../../context.ts'

/** About the people who build it, not about what is built. */
const ABOUT_US =
  /[^.\n]*\b(founders?|co-?founders?|I am|I was|I have|my |we want to raise|raising|budget is|investors?)\b[^.\n]*/gi

export function ideaOf({ u, text }: Context): Pick<Context, 'text'> {
  const core = [u.offer, u.buyer, u.user, u.problem, u.outcome, ...u.parts]
    .map(({ value }) => value)
    .join(' ')
  return { text: `${core}\n${core}\n${text.replace(ABOUT_US, ' ')}` }
}
