// A machine, a vehicle, an app, a certificate: how many sales pay it back, and whether the money is there.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { LedgerEntry, Role } from '../../read/reading.ts'
import {
  type Answer,
  type Ask,
  amountOf,
  cashOf,
  figureNear,
  figuresNear,
  monthlyOf,
  paceProse,
  sumAnswer,
} from './ask.ts'
import { doubtfulFigure, sharesWord } from './meant.ts'

const BOUGHT: Role[] = ['one-off-cost', 'equipment-value', 'budget']
const HIRED = /\brent|\blease|\bhire\b|\bhiring|\bleasing|\bsubrent|\balquil|\blouer|\bmiet/i
const QUICK = 12
const SLOW = 36
/** So many months of rent pay for the thing: until then renting is the smaller risk. */
const LONG_RENT = 24

export function answerPurchase(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const { left, noun, pace, leftMonthly } = economics
  const purchase = boughtThing(ask)
  const doubt = doubtfulFigure(ask, BOUGHT)
  if (!purchase)
    return sumAnswer(
      together(
        leftMonthly > 0
          ? say`Buy only what pays for itself within two years.`
          : say`Do not buy yet: the second year has nothing to spare.`,
        say`One ${words(noun[0])} leaves ${ask.money('left', left)}, and ${paceProse(ask, economics)}.`,
        doubt
          ? say`Is ${words(`‘${doubt.quote.trim()}’`)} its price, all in? Confirm it: divided by ${ask.money('left', left)} it is the extra ${words(noun[1])} that pay it back.`
          : say`Tell us what it costs, all in: divide that by ${ask.money('left', left)} and you have the extra ${words(noun[1])} that pay it back. A saving on each counts in the same way.`,
      ),
    )
  const price = amountOf(ask, purchase)
  // Whatever one sale pays for is no decision; the figures speak of different things.
  if (left >= price) return undefined
  const units = Math.ceil(price / left)
  const months = price / (left * pace)
  const cash = cashOf(ask)
  const rent = HIRED.test(ask.question.text) ? rentOf(ask) : undefined
  const isShort = cash !== undefined && price > cash
  return sumAnswer(
    together(
      rent !== undefined && price / rent > LONG_RENT
        ? say`Rent it for now.`
        : isShort
          ? months > QUICK
            ? say`Do not buy yet.`
            : say`Buy it, but not from your own money alone.`
          : months <= QUICK
            ? say`Buy it if you turn work away for want of it today.`
            : months <= SLOW
              ? say`Buy it only if the orders for it are there.`
              : say`Do not buy at this size.`,
      say`${ask.money('bought', price)} is ${ask.count('units', units, noun)} at ${ask.money('left', left)} each, and ${paceProse(ask, economics)}: ${ask.count('months', months, ['month', 'months'])} of everything your sales leave.`,
      rent === undefined
        ? undefined
        : say`Renting at ${ask.about('rent', rent)} a month costs as much after ${ask.count('rent-months', price / rent, ['month', 'months'])}; buy if you need it for longer.`,
      isShort && cash !== undefined
        ? say`You have ${ask.money('cash', cash)}, so ${ask.money('gap', price - cash)} is missing.`
        : cash !== undefined
          ? say`It would take ${ask.share('of-cash', price / cash)} of your ${ask.money('cash', cash)}.`
          : undefined,
    ),
  )
}

/** What the question means: named in it or beside it, else the purchase that shares a word with it. */
export function boughtThing(ask: Ask): LedgerEntry | undefined {
  const price = ask.economics?.price ?? 0
  const purchases = figuresNear(ask, {
    roles: BOUGHT,
    unit: 'money',
    // A machine costs more than two of the things it makes; less is something else.
    fits: (entry) => entry.status !== 'past' && amountOf(ask, entry) >= price * 2,
  })
  const distanceOf = (entry: LedgerEntry) =>
    ask.question.figures.find((near) => near.entry === entry)?.distance ?? Number.POSITIVE_INFINITY
  return (
    purchases.find((entry) => distanceOf(entry) === 0) ??
    purchases.find((entry) => sharesWord(ask, entry)) ??
    purchases.find((entry) => distanceOf(entry) <= NEARBY)
  )
}

const NEARBY = 2

function rentOf(ask: Ask): number | undefined {
  const entry = figureNear(ask, {
    roles: ['rent', 'fixed-cost', 'unit-cost'],
    unit: 'money',
    within: 3,
    fits: ({ per }) => ['day', 'week', 'month', 'year'].includes(per),
  })
  return entry && monthlyOf(ask, entry)
}
