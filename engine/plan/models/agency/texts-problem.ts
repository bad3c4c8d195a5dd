// Who has the trouble, what is offered, and why now.
import { type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Firm } from './firm.ts'
import { asOne, founderFirst, isTorn, mainLine, namesBuyers, outcomeOf, priceOf } from './speech.ts'
import { waysOf } from './ways.ts'

export function problem(firm: Firm): ProblemText {
  const { context, practice } = firm
  const { choose, names, u } = context
  const said = u.problem.basis === 'assumed' || isTorn(u.problem.value) ? undefined : words(u.problem.value)
  return {
    paragraphs: [
      say`${words(practice.scene)}`,
      choose('firm-buyers', [
        together(
          say`${words(capital(names.buyers.words))} ${names.where}: they are whom ${names.company} works for.`,
          said ? say`Their complaint, put short: ${said}.` : undefined,
          say`${words(practice.signs)}`,
        ),
        together(
          say`${words(practice.signs)}`,
          say`Among ${names.buyers} ${names.where} this holds as elsewhere.`,
          said ? say`What they would name first: ${said}.` : undefined,
        ),
        together(
          said
            ? say`For ${names.buyers} the trouble comes down to this: ${said}.`
            : say`Look at ${names.buyers} one by one, and not at a sector.`,
          say`${words(practice.signs)}`,
        ),
      ]),
    ],
    groups: practice.groups.map(([who, why]) => ({ who, why: say`${words(why)}` })),
    nothing: say`${words(practice.nothing)}`,
    ending: {
      label: 'Test',
      prose: choose('firm-ask', [
        say`Within four weeks ${names.founder} asks twenty ${names.buyers} ${words(practice.asked)}. Eight who name a sum above ${mainLine(firm).price} are enough to go on.`,
        say`Twenty talks by day thirty, none of them a pitch: ${names.founder} asks ${names.buyers} ${words(practice.asked)}. The bar is eight answers with a sum larger than ${mainLine(firm).price}.`,
        say`${founderFirst(context)} rings twenty of them and asks ${words(practice.asked)}. If fewer than eight can name a cost beyond ${mainLine(firm).price}, the field is wrong or the buyer is.`,
      ]),
    },
  }
}

export function solution(firm: Firm): SolutionText {
  const { context, practice, known } = firm
  const { choose, names } = context
  const outcome = outcomeOf(context)
  const ways = waysOf(context)
  return {
    promise: namesBuyers(context)
      ? say`The offer, in one line: ${words(asOne(names.offer.words))}, at ${priceOf(mainLine(firm))}.`
      : choose('firm-promise', [
          say`${names.company}: ${names.offer}, for ${names.buyers} ${names.where}, at ${priceOf(mainLine(firm))}.`,
          say`For ${priceOf(mainLine(firm))}, ${names.buyers} get this from ${names.company}: ${names.offer}.`,
          say`The offer is narrow: ${names.offer}, sold to ${names.buyers} and priced at ${priceOf(mainLine(firm))}.`,
        ]),
    paragraphs: [
      together(
        say`${words(practice.method)}`,
        outcome
          ? choose('firm-outcome', [
              say`What the client wants from it, in short: ${outcome}.`,
              say`The aim, as a client would put it: ${outcome}.`,
              say`One line above every order says what it is for: ${outcome}.`,
            ])
          : undefined,
      ),
      ...parts(firm),
      choose('firm-pilot', [
        say`Nobody has to begin with a contract. ${names.company} first sells ${words(practice.pilot)}. A small order is the answer to a fear they have learned: ${words(ways.fears)}.`,
        say`The door opens with ${words(practice.pilot)}. It is paid, because free work is looked at by nobody, and small, because the fear is known: ${words(ways.fears)}.`,
        say`Before anything large comes ${words(practice.pilot)}. Both sides learn from it what no reference tells. The dread behind most refusals is known: ${words(ways.fears)}. After a small order a client can stop.`,
      ]),
    ],
    whyNow: practice.whyNow.map((reason) => say`${words(reason)}`),
    against: choose('firm-against', [
      say`Against now speaks this. ${words(practice.against)}`,
      say`${words(practice.against)} That is the honest case for waiting.`,
      say`What argues for leaving it? ${words(practice.against)}`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('firm-narrow', [
        say`Until the end of the first year ${names.company} takes no order outside ${words(practice.work.many)} for ${names.buyers}, also when an hour at ${known.rate} is waiting. Owner: ${names.founder}.`,
        say`${founderFirst(context)} writes one page with result, date and price for ${words(practice.pilot)} by day ten, and sells from nothing else.`,
        say`One kind of client, one kind of work: for twelve months everything else is passed on, with a name. ${founderFirst(context)} keeps the list of what was refused and reads it in month twelve.`,
      ]),
    },
  }
}

/** Parts of the offer that the brief names, each with what it is for. */
function parts({ context, practice }: Firm): Prose[] {
  const { u, choose } = context
  const named = u.parts.slice(0, 4).map(({ value }) => value)
  if (named.length < 2) return []
  const list = words(`${named.slice(0, -1).join(', ')} and ${named.at(-1)}`)
  return [
    choose('firm-parts', [
      say`The brief holds several things: ${list}. They are sold as one, because whoever buys one alone sends the rest to somebody who then owns the client.`,
      say`${words(capital(named.join(', ')))}: these belong together in the client’s eyes, and ${words(practice.neck.what)} limits them all alike. Sold apart, each would need its own proof.`,
      say`Of what the brief lists, ${list}, the first is what a new client asks for; the rest follow once ${words(practice.pilot)} has gone well.`,
    ]),
  ]
}
