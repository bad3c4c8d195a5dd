// Headlines of the first pages: the whole, the trouble, and what is offered against it.
import type { Context } from '../context.ts'
import { periodOf } from '../founder-facts.ts'
import { type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import { capital } from '../names.ts'
import { type Ground, pick, sizeOf } from './ground.ts'
import { mainPrice, priceProse } from './offer.ts'

export function summaryClaim(ground: Ground): Prose {
  const { context, results } = ground
  const { company } = context.names
  const { breakEvenMonth: even } = results
  const earned = results.year('ebitda', 3)
  const loss = sizeOf(ground, earned)
  if (!even && earned.value > 0)
    return pick(
      ground,
      'summary-uneven',
      [
        say`${company} earns ${earned} in year three, though not in every month.`,
        say`Year three leaves ${earned}, but ${company} does not earn in every month.`,
      ],
      say`Year three leaves ${earned}, though not every month earns.`,
    )
  if (!even)
    return pick(
      ground,
      'summary-losing',
      [
        say`Within three years ${company} does not pay its way; the third still loses ${loss}.`,
        say`${company} still loses ${loss} in year three. This is what would have to change.`,
      ],
      say`Three years are not enough: the third still loses ${loss}.`,
    )
  if (earned.value <= 0)
    return pick(
      ground,
      'summary-late',
      [
        say`${company} covers its costs only from ${even}; year three as a whole loses ${loss}.`,
        say`The turn comes late, in ${even}. Year three as a whole still loses ${loss}.`,
      ],
      say`The turn comes late, in ${even}.`,
    )
  return earningClaim(ground, even)
}

function earningClaim(ground: Ground, even: Quantity): Prose {
  const { context, results } = ground
  const { raise } = results
  const { company, buyers, where } = context.names
  const offer = words(capital(context.names.offer.words))
  const from = even.value === 1 ? say`from the first month` : say`from ${even}`
  const row = mainPrice(ground)
  const isGiven = context.u.model.value === 'non-profit'
  return pick(
    ground,
    'summary',
    [
      raise.value > 0
        ? say`With ${raise} raised, ${company} pays its way ${from}.`
        : say`${company} pays its way ${from}, with nothing to raise.`,
      row && !isGiven && !/^at /.test(row.price.text)
        ? say`At ${priceProse(row)}, ${company} pays its way ${from}.`
        : undefined,
      isGiven
        ? undefined
        : say`${words(capital(buyers.words))} carry ${company} ${from}, if the counts hold.`,
      / (?:in|at|on|near) /.test(offer.words)
        ? undefined
        : say`${offer} ${where}, with costs covered ${from}.`,
      / for /.test(offer.words) ? undefined : say`${offer} for ${buyers}: costs covered ${from}.`,
      raise.value > 0 ? say`${offer}: ${raise} to raise, costs covered ${from}.` : undefined,
    ],
    raise.value > 0 ? say`With ${raise} raised, costs are covered ${from}.` : say`Costs are covered ${from}.`,
  )
}

export function problemClaim(ground: Ground): Prose {
  const { context, texts } = ground
  const { u, names } = context
  const [first, second] = texts.problem.groups.map(({ who }) => who)
  const proof = proofWays(ground)
  // What somebody has already done weighs more than any reading of the trouble.
  if (proof.length > 0)
    return pick(ground, 'problem-proof', proof, say`Somebody has come already. Who returns is still open.`)
  return pick(
    ground,
    'problem',
    [
      troubleClaim(ground),
      first && second ? say`It weighs first on ${words(first)}, then on ${words(second)}.` : undefined,
      first ? say`It weighs most on ${words(first)}.` : undefined,
      first ? say`First to feel it: ${words(first)}.` : undefined,
      u.stage.value === 'idea' ? say`Not asked yet: what it is worth to ${names.buyers}.` : undefined,
    ],
    say`Who has the trouble, and how much of that is known.`,
  )
}

/** The trouble in the brief's words, with how sure we are of it. */
function troubleClaim({ context }: Ground): Prose | undefined {
  const { u, names } = context
  const { value, basis } = u.problem
  if (basis === 'assumed') return undefined
  const cannot = /^they cannot yet (.+)$/.exec(value)?.[1]
  if (cannot)
    return isTelling(context, cannot) ? say`What ${names.buyers} cannot do yet: ${words(cannot)}.` : undefined
  if (!isTelling(context, value)) return undefined
  return basis === 'said'
    ? say`The trouble, in the founder’s words: ${words(value)}.`
    : say`The trouble, still to be proved: ${words(value)}.`
}

/** One word is no trouble and no promise, and 'give them to rural clinics' is no news to rural clinics. */
const isTelling = ({ names }: Context, phrase: string) =>
  phrase.split(' ').length > 2 &&
  /^[\p{Ll}\d]/u.test(phrase) &&
  !/\b(?:them|it|they|us|we)\b/.test(phrase) &&
  !phrase.includes(names.buyers.words)

function proofWays({ context }: Ground): Prose[] {
  const { said } = context
  const [orders, revenue, came] = [said('orders'), said('revenue'), said('customers')]
  if (orders && orders.value > 1)
    return [
      say`${orders} ${nounOf(orders, 'orders')} show that strangers pay. Who returns is still open.`,
      say`${orders} ${nounOf(orders, 'orders')} so far. The next thing to count is who comes back.`,
    ]
  if (revenue && revenue.value > 0)
    return [
      say`Money comes in: ${revenue}${words(periodOf(revenue))}. Who returns is still open.`,
      say`${revenue}${words(periodOf(revenue))} of revenue is a fact. Why the others do not buy is open.`,
    ]
  if (came && came.value > 1)
    return [
      say`${came} ${nounOf(came, 'customers')} so far. Who stays, and who pays, is still to count.`,
      say`${came} ${nounOf(came, 'customers')} have found it. Who of them pays again is the question.`,
    ]
  return []
}

/** What the founder counts, where the brief names it in the plural. */
function nounOf({ basis }: Quantity, otherwise: string) {
  const said = basis.kind === 'founder' ? basis.fact.about : ''
  return words(/^[a-z][a-z -]{2,24}s$/.test(said) ? said : otherwise)
}

export function solutionClaim(ground: Ground): Prose {
  const { context } = ground
  const { u, names } = context
  const outcome =
    u.outcome.basis !== 'assumed' && isTelling(context, u.outcome.value) ? words(u.outcome.value) : undefined
  const parts = u.parts.map(({ value }) => value).filter((part) => part.length < 40)
  const [one, two, three] = parts
  const offer = words(capital(names.offer.words))
  const row = mainPrice(ground)
  const isGiven = u.model.value === 'non-profit'
  const whole = / for /.test(offer.words) ? say`${offer}` : say`${offer} for ${names.buyers}`
  const plain = pick(
    ground,
    'solution-plain',
    [
      / for /.test(offer.words) || offer.words.includes(names.buyers.words)
        ? undefined
        : say`${offer}, made for ${names.buyers}.`,
      /^(?:an?|the) /i.test(names.offer.words)
        ? say`${names.company} is ${names.offer}.`
        : say`${names.company} offers ${names.offer}.`,
    ],
    say`One offer, and what speaks for starting it now.`,
  )
  return pick(
    ground,
    'solution',
    [
      outcome && say`The promise: ${outcome}.`,
      outcome && say`What ${names.buyers} get to do: ${outcome}.`,
      one && two && three ? say`In one place: ${words(`${one}, ${two} and ${three}`)}.` : undefined,
      say`${whole}: each part takes away one reason to say no.`,
      say`${whole}, built around the reasons people give up.`,
      row && !isGiven && !/^at /.test(row.price.text) ? say`${whole}, at ${priceProse(row)}.` : undefined,
    ],
    plain,
  )
}
