// What one sale of the case brings and leaves, how many there are, and what the months cost: the sums that answers are made of.
import { monthlyRevenueSaid } from '../../case/sanity.ts'
import { decimalsOf } from '../../money.ts'
import type { Composer } from '../composer.ts'

export interface Economics {
  /** 'visit', 'visits'; those who pay each month where customers subscribe. */
  noun: [one: string, many: string]
  /** What is left of it is left each month. */
  isMonthly: boolean
  /** What one brings; undefined where the business does not earn by a price. */
  price: number | undefined
  /** The price is the founder's own figure. */
  isPriceSaid: boolean
  /** What one leaves after its own costs. */
  left: number
  /** Of what one brings. */
  margin: number
  /** Sold in a month: today where the business runs, else in the twelfth month of the plan. */
  pace: number
  isRunning: boolean
  /** The most that can be sold in a month, where the case knows it. */
  most: number | undefined
  /** Hours of work in one, where the case knows them. */
  hours: number | undefined
  /** Paid each month of the second year whatever is sold, without and with founders' pay. */
  running: number
  fixed: number
  /** What a month of the second year leaves after everything, founders' pay included. */
  leftMonthly: number
  revenueMonthly: number
}

/** Undefined where a sale leaves nothing or nothing is sold: no sum would mean anything. */
export function economicsOf({ one, results, trade }: Composer): Economics | undefined {
  const main = one.streams[0]
  const even = results.even.units
  if (!main) return undefined
  const { plan } = main
  const stream = plan.streams[0]
  const isRunning = one.circumstances.stage === 'running'
  const isMonthly = stream?.kind === 'subscription'
  const month = isRunning ? 0 : 11
  const contribution = plan.results.contribution?.value ?? 0
  const planned = plan.volume[month] ?? 0
  const earned =
    results.projection.streams.find(({ id }) => id === stream?.id)?.contribution.months[month] ?? 0
  // Where one unit of the mechanism is not one unit of what is sold, the forecast's own unit counts.
  const agrees = earned > 0 && Math.abs(contribution * planned - earned) < earned * AGREES_WITHIN
  const { parts, each, thing } = partsIn(one.numbers)
  const noun = agrees ? (thing ?? (isMonthly ? trade.words.customer : trade.words.sale)) : undefined
  const left = agrees ? contribution / parts : (even?.contributionEach ?? 0)
  const pace = agrees ? planned * parts : (even?.planned ?? 0)
  if (left <= 0 || pace <= 0) return undefined
  const { profit } = results.projection
  const monthly = (years: number[]) => (years[1] ?? 0) / 12
  const hasPrice = agrees && one.numbers.has('price')
  return {
    noun: noun ?? [even?.unit ?? 'sale', pluralOf(even?.unit ?? 'sale')],
    isMonthly: isMonthly && agrees,
    price: hasPrice ? (each ?? one.numbers.value('price')) : undefined,
    isPriceSaid: hasPrice && one.numbers.get(each === undefined ? 'price' : 'part-price').basis === 'founder',
    left,
    margin: plan.results.margin?.value ?? 0,
    pace,
    isRunning,
    most: agrees ? mostOf(one, parts) : undefined,
    hours: agrees && !isMonthly ? hoursOf(plan.results['job-hours']?.value, parts) : undefined,
    running: monthly(profit.fixedCosts.years) - monthly(profit.founders.years),
    fixed: monthly(profit.fixedCosts.years),
    leftMonthly: monthly(profit.ebitda.years),
    revenueMonthly: revenueOf(one, monthly(profit.revenue.years)),
  }
}

const AGREES_WITHIN = 0.3

const pluralOf = (one: string) => (/s$/.test(one) ? one : `${one}s`)

/** A price for a part: answers count in parts, as the founder does. */
function partsIn(numbers: Composer['one']['numbers']) {
  if (!numbers.has('part-price') || !numbers.has('parts')) return { parts: 1 }
  const { unit, value } = numbers.get('parts')
  return {
    parts: value,
    each: numbers.value('part-price'),
    thing: Array.isArray(unit) ? (unit as [string, string]) : undefined,
  }
}

const hoursOf = (hours: number | undefined, parts: number) =>
  hours !== undefined && hours > 0 && parts === 1 ? hours : undefined

function mostOf({ streams, numbers, input }: Composer['one'], parts: number): number | undefined {
  const results = streams[0]?.plan.results ?? {}
  if (results['worker-sales']) return results['worker-sales'].value * input.team * parts
  if (results['person-year']) return (results['person-year'].value / 12) * input.team * parts
  return numbers.has('capacity') ? numbers.value('capacity') * parts : undefined
}

/** What the founder takes in a month today, where the brief says so. */
function revenueOf({ reading, currency }: Composer['one'], planned: number): number {
  const stated = monthlyRevenueSaid(reading)
  return stated ? stated.amount * 10 ** decimalsOf(currency) : planned
}
