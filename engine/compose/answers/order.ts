// An order, a contract, an offer: what it leaves at its price, what it takes of capacity and cash, and when it is paid.
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, amountOf, cashOf, figureNear, paceProse, sumAnswer } from './ask.ts'
import { shareOrFlat } from './basis.ts'
import type { Economics } from './economics.ts'

const EXCLUSIVE = /\bexclusiv/i
const MONTHS_IN: Record<string, number> = { months: 1, years: 12 }

export function answerOrder(ask: Ask): Answer | undefined {
  const { economics } = ask
  const either = shareOrFlat(ask)
  if (either) return either
  if (!economics) return undefined
  const isExclusive = EXCLUSIVE.test(`${ask.question.text} ${ask.question.before}`)
  return (
    (isExclusive ? flatOffer(ask, economics) : undefined) ??
    pricedOffer(ask, economics) ??
    bareOffer(ask, economics, isExclusive)
  )
}

/** A sum once against what the business takes in over the same time. */
function flatOffer(ask: Ask, { revenueMonthly }: Economics): Answer | undefined {
  const sum = figureNear(ask, {
    roles: ['price', 'revenue-goal', 'loan-offered', 'budget'],
    unit: 'money',
    within: 2,
    fits: ({ status, per }) => status === 'quote' && per !== 'unit',
  })
  const time = ask.question.figures.find(
    ({ entry, distance }) =>
      distance <= 2 && entry.unit in MONTHS_IN && entry.status === 'quote' && typeof entry.value === 'number',
  )?.entry
  if (!sum || !time || revenueMonthly <= 0) return undefined
  const months = Number(time.value) * (MONTHS_IN[time.unit] ?? 1)
  const monthly =
    sum.per === 'month'
      ? amountOf(ask, sum)
      : sum.per === 'year'
        ? amountOf(ask, sum) / 12
        : amountOf(ask, sum) / months
  const isEnough = monthly > revenueMonthly
  return sumAnswer(
    together(
      isEnough ? say`Sign, with a way out.` : say`Not for that sum.`,
      say`${ask.money('sum', amountOf(ask, sum))} over ${ask.count('time', months, ['month', 'months'])} is ${ask.about('monthly', monthly)} a month, and the business takes in ${ask.about('revenue', revenueMonthly)} a month by the plan. Exclusivity closes the rest of that to you.`,
      say`Ask for a minimum that grows each year, and for the right to end it if the minimum is missed.`,
    ),
  )
}

/** The offered price, as such or as a cut of today's. */
function offeredPrice(ask: Ask, price: number): number | undefined {
  const cut = figureNear(ask, {
    roles: ['discount', 'commission-rate'],
    unit: 'fraction',
    within: 2,
    fits: ({ status }) => status !== 'past',
  })
  if (cut) return price * (1 - Number(cut.value) / 100)
  const offer = figureNear(ask, {
    roles: ['price', 'discount'],
    unit: 'money',
    within: 2,
    fits: (entry) => {
      const ratio = amountOf(ask, entry) / price
      return entry.status === 'quote' && ratio > 0.25 && ratio < 2.5
    },
  })
  return offer && amountOf(ask, offer)
}

function pricedOffer(ask: Ask, economics: Economics): Answer | undefined {
  const { price, left, noun, pace, most } = economics
  if (price === undefined) return undefined
  const quantity = quantityOf(ask, economics)
  const named = offeredPrice(ask, price)
  const offerPrice = named ?? (quantity === undefined ? undefined : price)
  if (offerPrice === undefined) return undefined
  const then = left - (price - offerPrice)
  const lead = say`At ${ask.money('offered', offerPrice)} one ${words(noun[0])} leaves`
  if (then <= 0)
    return sumAnswer(
      say`Not at that price. One ${words(noun[0])} costs ${ask.money('cost', price - left)} to deliver, so at ${ask.money('offered', offerPrice)} each loses ${ask.money('loses', -then)}. Ask for at least ${ask.money('at-least', price - left + left / 2)}, which leaves half of what your usual customers leave.`,
    )
  const monthly = quantity ? then * quantity : undefined
  const isFull = quantity !== undefined && most !== undefined && pace + quantity > most
  return sumAnswer(
    together(
      isFull
        ? say`Take only as much of it as fits.`
        : then < left / 2
          ? say`Take it only to fill idle time.`
          : say`Take it, if it comes on top of your other customers.`,
      named === undefined && quantity !== undefined && monthly !== undefined
        ? say`At your usual price, ${ask.money('offered', offerPrice)}, ${ask.count('quantity', quantity, noun)} would leave ${ask.about('whole', monthly)}; each costs ${ask.money('cost', price - left)} to deliver, so that is how low the price may go.`
        : quantity !== undefined && monthly !== undefined
          ? say`${lead} ${ask.money('then', then)} instead of ${ask.money('left', left)}, and ${ask.count('quantity', quantity, noun)} leave ${ask.about('whole', monthly)}.`
          : say`${lead} ${ask.money('then', then)} instead of ${ask.money('left', left)}, so ${ask.number('times', left / then, 1)} of them earn as much as one usual sale.`,
      isFull && most !== undefined
        ? say`You can do ${ask.count('most', Math.floor(most), noun)} a month, and ${paceProse(ask, economics)}.`
        : undefined,
      waitProse(ask, economics, quantity),
    ),
  )
}

/** Asked for at once or a month, where it is not absurd against today's sales. */
function quantityOf(ask: Ask, { pace, isMonthly, noun }: Economics): number | undefined {
  const entry = figureNear(ask, {
    roles: isMonthly ? ['interest-shown', 'customers-paying'] : ['units-sold', 'minimum-order'],
    within: 2,
    fits: ({ status, unit }) =>
      (status === 'quote' || status === 'goal') &&
      (unit === 'count' || (unit === 'hours' && noun[0] === 'hour')),
  })
  const value = entry && Number(entry.value)
  return value !== undefined && value > 1 && value < pace * 200 ? value : undefined
}

/** What lies with the customer until it is paid. */
function waitProse(ask: Ask, { price, left }: Economics, quantity: number | undefined): Prose | undefined {
  const wait = figureNear(ask, {
    roles: ['lead-time'],
    unit: 'time',
    within: 2,
    fits: ({ unit, value }) => unit === 'days' && Number(value) >= 14,
  })
  const cash = cashOf(ask)
  if (!wait || price === undefined) return undefined
  const days = ask.count('days', Number(wait.value), ['day', 'days'])
  if (quantity === undefined) return say`They pay after ${days}; ask for part of it with the order.`
  const outlay = quantity * (price - left)
  return cash !== undefined && outlay > cash
    ? say`They pay after ${days}, and delivering it costs ${ask.about('tied', outlay)} first, more than your ${ask.money('cash', cash)}: ask for a deposit.`
    : say`They pay after ${days}, and until then ${ask.about('tied', outlay)} of your money is out.`
}

function bareOffer(ask: Ask, economics: Economics, isExclusive: boolean): Answer {
  const { price, left, noun, most, pace } = economics
  const floor = price === undefined ? undefined : price - left
  return sumAnswer(
    together(
      isExclusive
        ? say`Do not sign without a guaranteed minimum.`
        : say`Take it if it leaves enough and no better customer loses a place for it.`,
      floor === undefined
        ? say`One ${words(noun[0])} leaves ${ask.money('left', left)} today.`
        : say`One ${words(noun[0])} costs ${ask.money('floor', floor)} to deliver and leaves ${ask.money('left', left)} at your usual price, so any offer has to lie above ${ask.money('floor', floor)}.`,
      isExclusive
        ? say`The minimum has to replace what the others would buy: ${ask.about('revenue', economics.revenueMonthly)} a month by the plan.`
        : most === undefined
          ? say`Tell us the price and the quantity they offer: price less ${floor === undefined ? ask.money('left', left) : ask.money('floor', floor)}, times the quantity, is what it leaves.`
          : say`You can do ${ask.count('most', Math.floor(most), noun)} a month, and ${paceProse(ask, economics)}: take what fits into the ${ask.number('free', Math.max(0, Math.floor(most - pace)))} that are free, with a deposit.`,
    ),
  )
}
