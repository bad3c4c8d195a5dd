// What a service's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { founderPay } from '../../drivers/people.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Kind, Range } from './kind-row.ts'
import { wageOf } from './wages.ts'

export interface Known {
  /** As the founder said it, or ours: for a visit, a place or a job. */
  price: Quantity
  /** What one visit, place or job costs the customer, and what a customer pays a month. In minor units. */
  each: number
  monthly: number
  timesAYear: Quantity
  perWorker: Quantity
  filled: Quantity
  materials: Quantity
  /** Used up in one visit, place or job. */
  usedUp: number
  churn: Quantity
  win: Quantity
  kit: Quantity
  running: Quantity
  hasRooms: boolean
}

export function knownOf(context: Context, kind: Kind): Known {
  const { money } = kind
  const timesAYear = timesOf(context, kind)
  const price = priceOf(context, kind, timesAYear.value)
  const each = Math.max(1, Math.round(eachOf(price, kind, timesAYear.value)))
  const materials = rangeOf(context, 'materials', {
    label: `Used up in one ${kind.visit.one}, of its price`,
    range: money.materials,
    why: 'what is bought in to do the work; wages are counted apart',
  })
  const unitCost = context.said('unit-cost')?.value
  return {
    price,
    each,
    monthly: money.shape === 'places' ? each : Math.max(1, Math.round((each * timesAYear.value) / 12)),
    timesAYear,
    perWorker: perWorkerOf(context, kind, price.basis.kind === 'founder' ? each : undefined),
    filled: rangeOf(context, 'filled', {
      label: 'Share of what fits that is sold once known',
      range: [0.7, 0.85, 0.95],
      why: 'holidays, illness and late cancellations take the rest',
    }),
    materials,
    usedUp: Math.round(unitCost !== undefined && unitCost < each * 0.9 ? unitCost : each * materials.value),
    churn: churnOf(context, kind),
    win: winOf(context, kind),
    kit:
      context.said('investment') ??
      amountOf(context, 'kit', 'Bought before the first day', money.kit, 'replace by two quotes'),
    running: amountOf(
      context,
      'running',
      'Way, telephone, clothing: a month for each person',
      money.running,
      'follows the number of people who work',
    ),
    hasRooms: hasRooms(context, kind),
  }
}

const GOES_OUT =
  /\bmobile\b(?! app)|house ?calls?|home visits?|comes? to (you|them|your|their|the customer)|at (your|their|customers?’?|clients?’?|the customer’?s) (home|house|door|place)|in (their|people’?s) (own )?homes?|door ?step|at home/i

function hasRooms({ said, has }: Context, { money: { premises } }: Kind): boolean {
  if (said('rent') || said('floor-area')) return true
  return premises !== undefined && !(premises.homeToo && has(GOES_OUT))
}

interface Ranged {
  label: string
  range: Range
  why: string
}

function rangeOf({ assume }: Context, id: string, { label, range: [low, value, high], why }: Ranged) {
  return assume(id, { label, value, low, high, show: percent, why })
}

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

function amountOf(context: Context, id: string, label: string, range: Range, why: string): Quantity {
  return context.assume(id, { label, ...inPlan(context, range), show: context.money, why })
}

/** Ten times what the trade charges is the price of something else, a rent for instance. */
const FAR = 8

/** The founder's price for what this trade sells; the first that a customer of it could be meant by. */
function ownPrice(context: Context, kind: Kind, times: number): Quantity | undefined {
  const [low, , high] = inOrder(context, kind.money.price)
  return [...context.allSaid('price'), ...context.allSaid('average-order')].find((price) => {
    if (price.basis.kind !== 'founder' || price.basis.fact.amount?.currency) return false
    const each = eachOf(price, kind, times)
    return each > low / FAR && each < high * FAR
  })
}

const inOrder = ({ dollars }: Context, range: Range) => range.map((amount) => dollars(amount)) as Range

/** A monthly sum far above any price of the trade, beside a floor area, is what the room costs. */
export function rentOf(context: Context, kind: Kind): Quantity | undefined {
  const said = context.said('rent')
  if (said || !context.said('floor-area')) return said
  const [, , high] = inOrder(context, kind.money.price)
  return context
    .allSaid('price')
    .find(
      ({ basis, value }) =>
        basis.kind === 'founder' &&
        basis.fact.amount?.per === 'month' &&
        !basis.fact.amount.currency &&
        value >= high * FAR,
    )
}

/** Work is cheap where wages are: a price follows the pay of those who do it, though not all the way. */
function wageLevel(context: Context, kind: Kind): number {
  const { value, basis } = wageOf(context, kind)
  const american = context.dollars(kind.worker.dollars / 12)
  // An estimate for no country in particular says nothing about this one.
  const isNational = basis.kind !== 'assumption' || !/middle income|purchasing power/.test(basis.why)
  if (!isNational) return generalLevel(context)
  return american > 0 ? Math.min(1, Math.max(0.3, (value / american) ** 0.7)) : 1
}

/** A founder's pay in the United States, to hold that of another country against. */
const AMERICAN_FOUNDER = 2_500

/** Where the trade's own pay is not known, all pay there says something, though less. */
function generalLevel(context: Context): number {
  const pay = founderPay(context)
  const wage = context.known().find(({ id }) => id === 'average-wage')
  const isKnown = wage?.basis.kind !== 'assumption' || !/middle income|national figure/.test(wage.basis.why)
  if (!wage || !isKnown) return 1
  return Math.min(1, Math.max(0.6, (pay.value / context.dollars(AMERICAN_FOUNDER)) ** 0.3))
}

function scaled(context: Context, range: Range, level: number) {
  const { low, value, high } = inPlan(context, range)
  return { low: twoDigits(low * level), value: twoDigits(value * level), high: twoDigits(high * level) }
}

function twoDigits(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.round(amount / step) * step
}

function priceOf(context: Context, kind: Kind, times: number): Quantity {
  const { benchmark, assume, price } = context
  const { money, visit, customer } = kind
  const own = ownPrice(context, kind, times)
  if (own) return own
  const level = wageLevel(context, kind)
  const label =
    money.shape === 'places'
      ? `Price of a ${customer.one}’s place a month, net of sales tax`
      : `Price of one ${visit.one}, net of sales tax`
  const ours = {
    ...scaled(context, money.price, level),
    why: 'the brief names no price; asked for in the first test',
  }
  return money.priceOf
    ? benchmark('price', {
        ...money.priceOf,
        label,
        show: price,
        convert: (amount) => twoDigits(amount * level),
        otherwise: ours,
      })
    : assume('price', { label, ...ours, show: price })
}

/** The founder may have said it by the hour, the week, the month or the year. */
function eachOf(price: Quantity, { money }: Kind, times: number): number {
  const per = price.basis.kind === 'founder' ? price.basis.fact.amount?.per : undefined
  const isHourly =
    per === 'hour' || (price.basis.kind !== 'founder' && money.priceOf?.metric === 'hourly-rate')
  if (isHourly) return price.value * Math.max(0.5, money.hours)
  if (!per || per === 'unit' || per === 'once') return price.value
  if (money.shape === 'places') return monthlyValue(price)
  if (money.shape === 'jobs') return price.value
  return (monthlyValue(price) * 12) / Math.max(1, times)
}

const TIMES_A_YEAR = {
  year: 1,
  month: 12,
  week: 48,
  day: 230,
  hour: undefined,
  unit: undefined,
  once: undefined,
}

/** A firm has many rooms, people or doors: it calls more often than a household. */
const FIRM_CALLS = 6

function timesOf({ said, assume, u }: Context, { money, visit, customer }: Kind): Quantity {
  const oftenAs = money.shape === 'jobs' && u.sells.value === 'to-businesses' ? FIRM_CALLS : 1
  const often = said('frequency')
  const per = often?.basis.kind === 'founder' ? often.basis.fact.amount?.per : undefined
  const factor = per && TIMES_A_YEAR[per]
  const [low, value, high] = money.timesAYear.map((times) => times * oftenAs) as Range
  // A frequency may be about anything: only one that a customer of this trade could mean is used.
  const own = often && factor ? often.value * factor : undefined
  const used =
    own !== undefined && money.shape === 'visits' && own >= low / 2 && own <= high * 2 ? own : value
  return assume('times-a-year', {
    label: `${capital(visit.many)} a ${customer.one} a year`,
    value: used,
    low: Math.min(low, used),
    high: Math.max(high, used),
    show: (times) => `${formatNumber(times, Number.isInteger(times) ? 0 : times < 20 ? 1 : 0)} a year`,
    why:
      used === value
        ? 'what those who already pay for it do'
        : 'as often as the brief says, holidays left out',
  })
}

/** A visit at half of our price is a shorter one, and more of them fit into a day, within reason. */
function perWorkerOf(
  { assume, dollars }: Context,
  { money, visit, customer }: Kind,
  ownEach?: number,
): Quantity {
  const [slow, usual, high] = money.perWorker
  const isPlaces = money.shape === 'places'
  const [, typical, dear] = money.price.map(dollars) as [number, number, number]
  const each = isPlaces || !ownEach ? typical : ownEach
  // A cheap one is short; one above what the trade knows is longer work, or work for two.
  const fitting =
    each < typical ? Math.min(high, (usual * typical) / each) : (usual * dear) / Math.max(each, dear)
  const value = Math.round(Math.max(fitting, slow / 4) * 100) / 100
  const low = Math.min(slow, value)
  return assume('per-worker', {
    label: isPlaces
      ? `${capital(customer.many)} that one person looks after`
      : `${capital(visit.many)} one person does a day`,
    value,
    low,
    high,
    show: (count) => formatNumber(count, count % 1 === 0 ? 0 : count < 1 ? 2 : 1),
    why: isPlaces
      ? 'by group and by week'
      : value === usual
        ? 'way, setting up and gaps included; timed in the first month'
        : `${value > usual ? 'shorter' : 'longer'} ones, as the price suggests; way and gaps included, timed in the first month`,
  })
}

function churnOf(context: Context, { money, customer }: Kind): Quantity {
  const { said, benchmark } = context
  const own = said('churn')
  if (own && own.value > 0 && own.value < 0.9 && money.shape !== 'jobs') return own
  if (money.shape === 'jobs')
    return rangeOf(context, 'first-timers', {
      label: `Share of jobs for somebody new`,
      range: money.churn,
      why: 'the rest come back or were sent',
    })
  const [low, value, high] = money.churn
  const otherwise = { value, low, high, why: 'people move, needs end, habits change' }
  return benchmark('churn', {
    metric: 'monthly-churn',
    of: money.churnOf ?? `${customer.many} of a kind not listed`,
    label: `${capital(customer.many)} leaving a month`,
    show: percent,
    otherwise,
  })
}

function winOf(context: Context, { money, customer }: Kind): Quantity {
  const { benchmark, price } = context
  return benchmark('win', {
    metric: 'acquisition-cost',
    of: money.winOf ?? `${customer.one} of a kind not listed`,
    label: `Spent to win one ${customer.one}`,
    show: price,
    otherwise: {
      ...inPlan(context, money.win),
      why: 'cards, small thanks and advertisements; hours are the founder’s',
    },
  })
}
