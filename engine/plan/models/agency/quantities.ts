// What the money of a firm that sells work is made from: a fee, the hours behind it, and who gives them.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { foundersOf, onCost, payOf } from '../../drivers/people.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { withArticle } from '../article.ts'
import { amountsSaid, perOf } from '../said.ts'
import type { Billing, Practice, Range } from './practice.ts'

/** One way in which clients are billed. */
export interface Line {
  billing: Billing
  /** As it is shown: the founder's own figure, or ours. */
  price: Quantity
  /** In minor units: a month, a job, or an hour. */
  amount: number
  /** Of work behind one month, job or hour. */
  hours: number
  /** Of all hours sold. */
  share: number
}

export interface FirmQuantities {
  lines: Line[]
  rate: Quantity
  /** Of work in one retainer month or job of the main line. */
  workIn: Quantity
  /** What a first order is worth, for firms that bill hours. */
  engagement: number
  outside: Quantity
  hoursEach: Quantity
  started: Quantity
  settled: Quantity
  churn: Quantity
  daysToPay: Quantity
  /** What one more pair of hands brings and costs a month, once known. */
  brings: Quantity
  costs: Quantity
  leaves: Quantity
  /** Whether the rate carries a salary; if not, the work goes to freelancers by the hour. */
  employs: boolean
  freelance: Quantity
}

const DAY = 8

export function firmQuantities(context: Context, practice: Practice): FirmQuantities {
  const { assume, benchmark, computed, money } = context
  const lines = linesOf(context, practice)
  const main = lines[0] as Line
  const workIn = workOf(context, main)
  const rate = rateOf(context, lines)
  const hoursEach = assume('hours-each', {
    label: 'Working hours of one person a month, holidays taken off',
    value: 140,
    low: 125,
    high: 155,
    show: (hours) => `${formatNumber(hours)} hours`,
    why: 'a full week, less leave, illness and training',
  })
  const settled = benchmark('billed-settled', {
    metric: 'utilisation',
    of: 'billable hours of advisers and agencies',
    label: 'Hours that are billed, once known',
    show: percent,
    otherwise: { value: 0.75, low: 0.6, high: 0.8, why: 'the usual target' },
  })
  const outside = outsideOf(context, practice, main.amount)
  const brings = Math.round(hourly(context, rate) * hoursEach.value * settled.value)
  const pay = Math.round(handPay(context, practice, brings).value * (1 + onCost(context).value))
  payFounders(context, brings)
  const freelance = freelanceOf(context, outside)
  const employs = !context.said('margin') && pay <= brings * MOST_FOR_PAY
  const costs = employs ? pay : Math.round(brings * freelance.value)
  const amount = (id: string, value: number) => computed(id, value, money(value))
  return {
    lines,
    rate,
    workIn,
    engagement: Math.round(context.dollars(practice.fee[1])),
    outside,
    hoursEach,
    started: benchmark('billed-started', {
      metric: 'utilisation',
      of: 'billable hours of a new agency',
      label: 'Hours that are billed after a year',
      show: percent,
      otherwise: { value: 0.55, low: 0.4, high: 0.7, why: 'selling, accounts and gaps take the rest' },
    }),
    settled,
    churn: churnOf(context),
    daysToPay: assume('days-to-pay', {
      label: 'Days until a client pays',
      value: context.u.sells.value === 'to-consumers' ? 0 : 35,
      low: 0,
      high: 75,
      show: (days) => `${formatNumber(days)} days`,
      why: 'thirty on paper, and the usual delay',
    }),
    brings: amount('hand-brings', brings),
    costs: amount('hand-costs', costs),
    leaves: amount('hand-leaves', brings - costs - Math.round(brings * outside.value)),
    employs,
    freelance,
  }
}

/** Whoever brings so much a month is not had for less: others would pay it. */
const LEAST_FOR_PAY = 0.5

function handPay(context: Context, practice: Practice, brings: number): Quantity {
  const usual = payOf(context, hand(practice))
  const least = Math.round((brings * LEAST_FOR_PAY) / (1 + onCost(context).value))
  if (usual.value >= least) return usual
  return context.assume('pay-hand-used', {
    label: `Pay a month, full time, as planned: ${practice.hand.role.toLowerCase()}`,
    value: least,
    low: Math.round(least * 0.7),
    high: Math.round(least * 1.4),
    show: context.money,
    why: 'above the usual pay there, because hours at this price are wanted by others too',
  })
}

/** A founder who could sell the same hours alone draws a part of what they bring, wherever the plan is set. */
function payFounders(context: Context, brings: number): void {
  const { assume, benchmark, money, dollars } = context
  const wage = benchmark('average-wage', {
    metric: 'salary',
    of: 'all occupations',
    label: 'Average wage there, a month',
    show: money,
    convert: (yearly) => Math.round(yearly / 12),
    otherwise: {
      value: dollars(2_400),
      low: dollars(1_500),
      high: dollars(4_500),
      why: 'no national figure at hand',
    },
  })
  const rounded = (value: number) => Math.round(value / 1_000) * 1_000
  const value = Math.max(wage.value * 0.6, Math.min(brings * 0.3, wage.value * 4))
  assume('founder-pay', {
    label: 'Pay of one founder a month',
    value: rounded(value),
    low: rounded(value * 0.6),
    high: rounded(value * 1.8),
    show: money,
    why: 'below what the same hours would bring elsewhere, until the firm carries more',
  })
}

/** A salary that takes more than this of what it brings leaves nothing for the rest. */
const MOST_FOR_PAY = 0.63

const hand = ({ hand: { role, like, dollars } }: Practice) => ({
  id: 'hand',
  role,
  like,
  otherwise: dollars,
})

const hoursText = (hours: number) =>
  `${formatNumber(hours, hours < 10 ? 1 : 0).replace(/\.0$/, '')} ${hours === 1 ? 'hour' : 'hours'}`

function range({ dollars }: Context, [low, value, high]: Range) {
  return { low: dollars(low), value: dollars(value), high: dollars(high) }
}

/** A founder who prices by the day sells eight hours at a time. */
export function hourly(context: Context, rate: Quantity): number {
  return timeOf(context, rate) === 'day' ? rate.value / DAY : rate.value
}

/** 'Day rate' is said before the figure, where the period of an amount is not looked for. */
function timeOf({ has }: Context, price: Quantity) {
  if (perOf(price) || price.basis.kind !== 'founder') return perOf(price)
  return has(/\bday rate/i) ? 'day' : has(/\bhourly rate/i) ? 'hour' : undefined
}

/** What an hour earns: as the founder bills it, or as the fee and the work behind it make it. */
function rateOf({ computed, price }: Context, lines: Line[]): Quantity {
  const timed = lines.find(({ billing }) => billing === 'hours')
  if (timed) return timed.price
  const main = lines[0] as Line
  const earned = Math.max(1, Math.round(main.amount / main.hours))
  return computed('earned-hour', earned, price(earned))
}

function workOf({ assume, computed }: Context, { billing, hours }: Line): Quantity {
  if (billing === 'hours') return computed('work-in-one', 1, hoursText(1))
  return assume('work-in-one', {
    label: billing === 'retainer' ? 'Work behind one client a month' : 'Work behind one job',
    value: hours,
    low: hours * 0.7,
    high: hours * 1.5,
    show: hoursText,
    why: 'replaced by the first ten with hours written down',
  })
}

function billingOf(context: Context, price: Quantity): Billing {
  const per = timeOf(context, price)
  if (per === 'hour' || per === 'day') return 'hours'
  return per === 'month' || per === 'year' || per === 'week' ? 'retainer' : 'project'
}

const FIRST_SHARE = 0.6

/** The founder's prices, one of each sort; else what the trade usually asks. */
function linesOf(context: Context, practice: Practice): Line[] {
  const found = [...amountsSaid(context, 'price'), ...amountsSaid(context, 'average-order')]
  const sorts = [...new Set(found.map((each) => billingOf(context, each)))].slice(0, 2)
  const chosen = sorts.flatMap((billing) => {
    const price = found.find((each) => billingOf(context, each) === billing)
    return price ? [{ billing, price }] : []
  })
  const priced =
    chosen.length > 0 ? chosen : [{ billing: practice.bills, price: usualPrice(context, practice) }]
  return priced.map(({ billing, price }, i) => {
    const amount = amountOf(context, billing, price)
    return {
      billing,
      price,
      amount,
      hours: billing === 'hours' ? 1 : hoursBehind(context, practice, billing, amount),
      share: priced.length === 1 ? 1 : i === 0 ? FIRST_SHARE : 1 - FIRST_SHARE,
    }
  })
}

/** Above the usual fee a job grows by less than its price: part of the difference is a better rate. */
function hoursBehind({ dollars }: Context, { rate, fee, bills }: Practice, billing: Billing, amount: number) {
  const usual = Math.max(1, dollars(fee[1]))
  const plain = amount / Math.max(1, dollars(rate[1]))
  if (billing !== bills || amount <= usual) return Math.max(0.05, plain)
  return (fee[1] / rate[1]) * (amount / usual) ** 0.65
}

function amountOf(context: Context, billing: Billing, price: Quantity): number {
  const value =
    billing === 'hours' ? hourly(context, price) : billing === 'retainer' ? monthlyValue(price) : price.value
  return Math.max(1, Math.round(value))
}

function usualPrice(context: Context, practice: Practice): Quantity {
  if (practice.bills === 'hours')
    return context.assume('rate', {
      label: 'Billed for an hour',
      ...range(context, practice.rate),
      show: context.price,
      why: `what a small ${practice.noun} asks; the brief names no price`,
    })
  return context.assume('fee', {
    label: practice.bills === 'retainer' ? 'Fee of a client a month' : 'Fee of one job',
    ...range(context, practice.fee),
    show: context.money,
    why: `what clients of this size pay ${withArticle(practice.noun)}; the brief names no price`,
  })
}

function outsideOf(context: Context, { outside: [low, value, high] }: Practice, amount: number): Quantity {
  const cost = amountsSaid(context, 'unit-cost')[0]
  const share = cost ? cost.value / amount : undefined
  if (share !== undefined && share < 0.95) return context.computed('outside', share, percent(share))
  return context.assume('outside', {
    label: 'Bought in for clients, as a share of the fee',
    value,
    low,
    high,
    show: percent,
    why: 'licences, travel, printing, single specialists',
  })
}

function freelanceOf(context: Context, outside: Quantity): Quantity {
  const margin = context.said('margin')
  const kept = margin ? Math.min(0.9, Math.max(0.1, 1 - margin.value - outside.value)) : undefined
  if (kept !== undefined) return context.computed('freelance', kept, percent(kept))
  return context.assume('freelance', {
    label: 'Paid to a freelancer, of what the client pays for the hour',
    value: 0.56,
    low: 0.45,
    high: 0.7,
    show: percent,
    why: 'who brings the client keeps the rest, and carries the gaps',
  })
}

function churnOf({ said, benchmark }: Context): Quantity {
  return (
    said('churn') ??
    benchmark('churn', {
      metric: 'monthly-churn',
      of: 'clients of an agency on retainer',
      label: 'Clients on retainer leaving a month',
      show: percent,
      otherwise: { value: 0.035, low: 0.02, high: 0.06, why: 'a retainer lasts two to three years' },
    })
  )
}

export const founderHands = (context: Context) => foundersOf(context) * 0.6
