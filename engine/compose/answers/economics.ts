// What one sale brings and leaves, how many there are, and what the months cost: the sums that answers are made of. From the case
// where it rests on the founder's price, else from the founder's price itself.
import type { Case } from '../../case/case.ts'
import { namesIn } from '../../case/formula.ts'
import { isMoneyHere } from '../../case/money-here.ts'
import { revenueInMonth } from '../../case/month-one.ts'
import { monthlyRevenueSaid } from '../../case/sanity.ts'
import { MECHANISMS } from '../../mechanisms/mechanisms.ts'
import { decimalsOf } from '../../money.ts'
import { plural } from '../../plan/kit/plural.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import { singular } from '../../read/text/words.ts'
import type { Composer } from '../composer.ts'

export interface Economics {
  /** 'visit', 'visits'; those who pay each month where customers subscribe. */
  noun: [one: string, many: string]
  /** What is left of it is left each month. */
  isMonthly: boolean
  /** What one brings; undefined where the business does not earn by a price. */
  price: number | undefined
  /** What one leaves after its own costs. */
  left: number
  /** Of what one brings. */
  margin: number
  /** Sold in a month: today where the business runs, else in the twelfth month of the plan. */
  pace: number
  isRunning: boolean
  /** Of the case's own sales, and not only of a price in the brief. */
  isOfCase: boolean
  /** The most that can be sold in a month, where the case knows it. */
  most: number | undefined
  /** Hours of work in one, where the case knows them. */
  hours: number | undefined
  /** Paid each month of the second year whatever is sold, without and with founders' pay. */
  running: number
  fixed: number
  /** Sold in a month, they pay for everything, founders' pay included. */
  even: number
  /** What a month of the second year leaves after everything, founders' pay included. */
  leftMonthly: number
  revenueMonthly: number
}

/** Undefined where a sale leaves nothing or nothing is sold: no sum would mean anything. */
export function economicsOf(composer: Composer): Economics | undefined {
  const fromCase = economicsOfCase(composer)
  if (fromCase && isPriceSaid(composer.one)) return fromCase
  const price = mainPrice(composer.one)
  return (price && economicsOfPrice(composer, price, fromCase)) ?? fromCase
}

/** The number of the case that a stated price fills. */
function priceId({ trade, numbers }: Case): string | undefined {
  const mechanism = trade.earns[0]?.mechanism
  const ids = (mechanism && MECHANISMS[mechanism].fills.price) ?? []
  return ids.find((id) => numbers.has(id))
}

function isPriceSaid(one: Case): boolean {
  const id = priceId(one)
  if (id === undefined) return false
  const { basis, why } = one.numbers.get(id)
  // Made by a formula from a price that the founder states.
  const isMade = basis === 'made' && namesIn(why).some((name) => one.fills.get(name)?.entry.role === 'price')
  return isMade || one.fills.has(id) || (one.input.set?.has(id) ?? false)
}

/** Of the forecast's own: a mechanism may leave out what a whole run costs. */
const AGREES_WITHIN = 0.35
const SAME_VOLUME = 0.15
const LEAST_MARGIN = 0.03

function economicsOfCase({ one, results, trade }: Composer): Economics | undefined {
  const plan = one.streams[0]?.plan
  const stream = plan?.streams[0]
  const forecast = results.projection.streams.find(({ id }) => id === stream?.id)
  if (!plan || !stream || !forecast) return undefined
  const second = (months: number[]) => months.slice(12, 24).reduce((sum, value) => sum + value, 0)
  const volume = second(forecast.volume.months)
  const isSameUnit = volume > 0 && Math.abs(second(plan.volume) / volume - 1) < SAME_VOLUME
  if (!isSameUnit) return undefined
  const each = second(forecast.contribution.months) / volume
  const ofOne = plan.results.contribution?.value ?? 0
  const isRunning = one.circumstances.stage === 'running'
  const { parts, partPrice, thing } = partsIn(one.numbers)
  const left = (Math.abs(ofOne / each - 1) < AGREES_WITHIN ? ofOne : each) / parts
  const planned = (plan.volume[isRunning ? 0 : 11] ?? 0) * parts
  const isMonthly = stream.kind === 'subscription'
  const pace = planned
  if (!(left > 0) || !(pace > 0)) return undefined
  const months = monthsOf(one, results)
  const id = priceId(one)
  // A share of somebody else's price is no price of ours.
  const hasPrice = id !== undefined && one.numbers.get(id).unit === 'usd' && 'price' in stream
  const price = hasPrice ? (partPrice ?? one.numbers.value(id)) : undefined
  // So thin a margin means that price and sale are not of the same thing.
  if (price !== undefined && left / price < LEAST_MARGIN) return undefined
  return {
    noun:
      (thing && !NO_NOUN.test(thing[0])
        ? ([thing[0], IRREGULAR[thing[0]] ?? thing[1]] as [string, string])
        : undefined) ?? (isMonthly ? trade.words.customer : trade.words.sale),
    isMonthly,
    price: price !== undefined && price > left ? price : undefined,
    left,
    margin: price !== undefined && price > left ? left / price : (plan.results.margin?.value ?? 0),
    pace,
    isRunning,
    isOfCase: true,
    most: mostOf(one, parts),
    hours: parts === 1 && !isMonthly ? plan.results['job-hours']?.value : undefined,
    ...months,
    even:
      results.even.units?.streamId === stream.id
        ? results.even.units.needed * parts
        : evenOf(months.fixed, left),
  }
}

const evenOf = (fixed: number, left: number) => Math.max(1, Math.ceil(fixed / left))

const monthsOf = (one: Case, { projection: { profit } }: Composer['results']) => {
  const monthly = (years: number[]) => (years[1] ?? 0) / 12
  const statedRevenue = monthlyRevenueSaid(one.reading)
  return {
    running: monthly(profit.fixedCosts.years) - monthly(profit.founders.years),
    fixed: monthly(profit.fixedCosts.years),
    leftMonthly: monthly(profit.ebitda.years),
    revenueMonthly: statedRevenue
      ? statedRevenue.amount * 10 ** decimalsOf(one.currency)
      : monthly(profit.revenue.years),
  }
}

/** A price for a part: answers count in parts, as the founder does. */
function partsIn(numbers: Case['numbers']) {
  if (!numbers.has('part-price') || !numbers.has('parts')) return { parts: 1 }
  const { unit, value } = numbers.get('parts')
  return {
    parts: value,
    partPrice: numbers.value('part-price'),
    thing: Array.isArray(unit) ? (unit as [string, string]) : undefined,
  }
}

function mostOf({ streams, numbers, input }: Case, parts: number): number | undefined {
  const results = streams[0]?.plan.results ?? {}
  if (results['worker-sales']) return results['worker-sales'].value * input.team * parts
  if (results['person-year']) return (results['person-year'].value / 12) * input.team * parts
  return numbers.has('capacity') && numbers.get('capacity').basis === 'founder'
    ? numbers.value('capacity') * parts
    : undefined
}

const TIMES_IN_MONTH: Record<string, number> = { week: 52 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 }
/** How near to its price the costs of a thing stand. */
const COSTS_WITHIN = 260

/** What the founder asks today, else what is planned. */
function mainPrice({ reading, currency }: Case): LedgerEntry | undefined {
  const prices = reading.ledger.filter((entry) => isPrice(entry, currency))
  return prices.find(({ status }) => status === 'actual') ?? prices.find(({ status }) => status === 'goal')
}

export const isPrice = (entry: LedgerEntry, currency: string): boolean =>
  entry.used &&
  entry.role === 'price' &&
  entry.unit === 'money' &&
  typeof entry.value === 'number' &&
  entry.value > 0 &&
  isMoneyHere(entry, currency)

/** The founder's price with the founder's costs beside it, else with the margin that is usual in the trade. */
export function economicsOfPrice(
  { one, results }: Composer,
  entry: LedgerEntry,
  fromCase: Economics | undefined,
): Economics | undefined {
  const minor = 10 ** decimalsOf(one.currency)
  const times = TIMES_IN_MONTH[entry.per]
  const isMonthly = times !== undefined
  const price = Number(entry.value) * minor * (times ?? 1)
  const cost = costBeside(one, entry) * minor
  const margin = fromCase?.margin ?? one.streams[0]?.plan.results.margin?.value ?? 0
  const left = cost > 0 ? price - cost : price * margin
  if (left < price * LEAST_MARGIN || left > price) return undefined
  const months = monthsOf(one, results)
  const isRunning = one.circumstances.stage === 'running'
  const pace = revenueInMonth(one.streams, isRunning ? 1 : 12) / price
  if (!(pace > 0)) return undefined
  return {
    noun: nounOf(entry, isMonthly ? ['customer', 'customers'] : ['sale', 'sales']),
    isMonthly,
    price,
    left,
    margin: left / price,
    pace,
    isRunning,
    isOfCase: false,
    most: undefined,
    hours: undefined,
    ...months,
    // The plan's break-even, counted in what the founder sells.
    even:
      results.even.revenue === undefined
        ? evenOf(months.fixed, left)
        : Math.ceil(results.even.revenue / price),
  }
}

/** The costs of one that stand near its price; a total is not added to its parts. */
function costBeside({ reading, currency }: Case, price: LedgerEntry): number {
  const costs = reading.ledger
    .filter(
      (entry) =>
        entry.used &&
        entry.role === 'unit-cost' &&
        entry.unit === 'money' &&
        isMoneyHere(entry, currency) &&
        entry.field === price.field &&
        Math.abs(entry.start - price.start) < COSTS_WITHIN &&
        !(entry.per in TIMES_IN_MONTH) &&
        Number(entry.value) < Number(price.value),
    )
    .map(({ value }) => Number(value))
  const sum = costs.reduce((all, value) => all + value, 0)
  const isTotal = (value: number) => costs.length > 2 && Math.abs(sum - 2 * value) < value * 0.02
  const total = costs.find(isTotal)
  if (total !== undefined) return total
  return sum < Number(price.value) ? sum : Math.max(0, ...costs)
}

const OF_TIME: Record<string, [string, string]> = { hour: ['hour', 'hours'], day: ['day', 'days'] }

export const IRREGULAR: Record<string, string> = {
  knife: 'knives',
  loaf: 'loaves',
  shelf: 'shelves',
  leaf: 'leaves',

  child: 'children',
  person: 'people',
  woman: 'women',
  man: 'men',
}

/** Words beside a figure that count nothing. */
const NO_NOUN =
  /^(?:months?|years?|weeks?|times?|deposits?|fees?|prices?|once|from|each|usd|eur|gbp|one|persons?|heads?|both|first|total|net|gross|max|min|more|less|about|only|last|next|this|that|per|for|squares?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/

function nounOf({ thing, per }: LedgerEntry, otherwise: [string, string]): [string, string] {
  if (OF_TIME[per]) return OF_TIME[per]
  const word = thing.toLowerCase().trim()
  if (!/^[a-z]{3,14}$/.test(word) || NO_NOUN.test(word)) return otherwise
  const single = singular(word)
  return [single, IRREGULAR[single] ?? plural(single)]
}
