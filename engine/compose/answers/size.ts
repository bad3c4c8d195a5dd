// How much to begin with: what the first lot costs against the money there, and how long it takes to sell.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { Role } from '../../read/reading.ts'
import {
  type Answer,
  type Ask,
  amountOf,
  cashOf,
  figureNear,
  figuresInside,
  paceProse,
  sumAnswer,
} from './ask.ts'
import { boughtThing } from './purchase.ts'

const LOTS: Role[] = ['minimum-order', 'units-sold', 'capacity']
/** More than this of the cash in one lot leaves nothing for the first mistake. */
const HALF = 0.5
const LONG = 6

export function answerSize(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const { price, left, noun, pace } = economics
  const cash = cashOf(ask)
  const lot =
    figuresInside(ask).find(
      ({ unit, value, role }) => unit === 'count' && Number(value) >= 10 && role !== 'age-or-date',
    ) ??
    figureNear(ask, {
      roles: LOTS,
      unit: 'count',
      within: 2,
      fits: ({ status, value }) => status !== 'past' && status !== 'actual' && Number(value) >= 10,
    })
  const compared = sameUnit(ask)
  if (compared) return compared
  const cost = price === undefined ? 0 : price - left
  if (lot && cost > 0 && !economics.isMonthly) {
    const count = Number(lot.value)
    const bill = count * cost
    const months = count / pace
    const isLong = months > LONG
    const isDear = cash !== undefined && bill > cash * HALF
    if (months < 240)
      return sumAnswer(
        together(
          isLong || isDear ? say`Start smaller.` : say`That is a size you can sell.`,
          say`${ask.count('lot', count, noun)} cost ${ask.about('bill', bill)} at ${ask.money('cost', cost)} each, and ${paceProse(ask, economics)}: enough for ${ask.count('months', months, ['month', 'months'])}.`,
          cash === undefined
            ? undefined
            : isDear
              ? say`You have ${ask.money('cash', cash)}; put no more than half of it, about ${ask.count('affordable', Math.max(1, Math.floor((cash * HALF) / cost)), noun)}, into the first lot.`
              : say`It takes ${ask.share('of-cash', bill / cash)} of your ${ask.money('cash', cash)}.`,
          isLong ? say`Take the bigger lot when three months’ sales are ordered.` : undefined,
        ),
      )
  }
  const purchase = boughtThing(ask)
  if (!purchase)
    return sumAnswer(
      together(
        say`Start with the smallest size that can earn.`,
        say`One ${words(noun[0])} leaves ${ask.money('left', left)}, and ${paceProse(ask, economics)}.`,
        say`Tell us what each further one costs: divided by ${ask.money('left', left)} it is the sales that have to be there first.`,
      ),
    )
  const amount = amountOf(ask, purchase)
  if (left >= amount) return undefined
  const units = Math.ceil(amount / left)
  const isTight = cash === undefined || amount > cash * HALF
  return sumAnswer(
    together(
      isTight ? say`One first.` : say`You can afford it, but let the first one prove itself.`,
      say`${ask.money('amount', amount)} comes back after ${ask.count('units', units, noun)} at ${ask.money('left', left)} each, and ${paceProse(ask, economics)}.`,
      cash === undefined
        ? undefined
        : say`It is ${ask.share('of-cash', amount / cash)} of your ${ask.money('cash', cash)}.`,
      say`Add the next when the first is used four days of five.`,
    ),
  )
}

const NO_AMOUNT = [
  'money',
  'fraction',
  'count',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'minutes',
  'date',
]

/** '40 tons' against the 18 tons that can be made: no price is needed to see that. */
function sameUnit(ask: Ask): Answer | undefined {
  const lot = figuresInside(ask).find(({ unit }) => !NO_AMOUNT.includes(unit))
  const made =
    lot &&
    ask.question.figures
      .map(({ entry }) => entry)
      .find(
        ({ used, role, unit, value, quote }) =>
          used &&
          (role === 'capacity' || role === 'units-sold') &&
          unit === lot.unit &&
          Number(value) > 0 &&
          quote !== lot.quote,
      )
  if (!lot || !made) return undefined
  const times = Number(lot.value) / Number(made.value)
  const what = made.role === 'capacity' ? 'what you can make' : 'what you have sold'
  return sumAnswer(
    together(
      times > 1.1 ? say`Not in full.` : say`That can be done.`,
      say`${words(`‘${lot.quote.trim()}’`)} is ${ask.number('times', times, 1)} times ${words(what)} by your own figures, ${words(`‘${made.quote.trim()}’`)}.`,
      times > 1.1
        ? say`Sign for what you can make today, with a right to add more, and ask what happens if you deliver less.`
        : say`Ask what happens if you deliver less before you sign.`,
    ),
  )
}
