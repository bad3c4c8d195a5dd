// What the money of a piece of software is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { between, factOf, payingAlready, usersAlready } from './facts.ts'
import type { Range, SoftwareKind } from './kind.ts'
import type { Means } from './means.ts'
import type { Account, Known } from './product.ts'

/** First month in which somebody pays: what runs already sells at once, an idea is proved and built first. */
export function startsIn(context: Context): number {
  if (payingAlready(context) || earnsAlready(context)) return 1
  switch (context.u.stage.value) {
    case 'growth':
    case 'mvp':
      return 1
    case 'development':
      return 3
    case 'validation':
      return 4
    default:
      return 6
  }
}

const earnsAlready = ({ said }: Context): boolean => (said('revenue')?.value ?? 0) > 0

/** Takings without a count of customers: so many accounts they must be. What has no period is taken for a year. */
function fromRevenue(context: Context, kind: SoftwareKind, { monthly }: Account): Quantity | undefined {
  const revenue = context.said('revenue')
  if (!revenue || revenue.value <= 0) return undefined
  const per = factOf(revenue)?.amount?.per
  const amount = per === undefined || per === 'once' ? revenue.value / 12 : monthlyValue(revenue)
  const count = Math.max(1, Math.round(amount / Math.max(1, monthly.value)))
  return context.counted('paying-by-revenue', count, kind.many, kind.one)
}

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

export function asRange([low, value, high]: Range) {
  return { low, value, high }
}

const HEAVY =
  /\bAI\b|\bLLMs?\b|\bGPT\b|machine learning|language model|transcri|image generation|\bvoice\b|video/i

/** Most a plan pays to win one customer: above that, nobody sells without salespeople. */
const DEAREST_WIN = 15_000

export function softwareQuantities(
  context: Context,
  kind: SoftwareKind,
  account: Account,
  means: Means,
  /** Share of the bill that others are paid for each use. */
  inputs = 0,
): Known {
  const { assume, computed, money, price } = context
  const paying = payingAlready(context) ?? fromRevenue(context, kind, account)
  const [hosting, support] = [hostingOf(context), supportOf(context, kind)]
  const winMonths = assume('win-months', {
    label: `Months of its price that winning one ${kind.one} costs`,
    ...asRange(kind.winMonths),
    show: (months) => `${formatNumber(months, months % 1 === 0 ? 0 : 1)} months`,
    why: 'what a small firm can wait for; replaced by the first hundred paid clicks or calls',
  })
  const winCost = Math.round(Math.min(context.dollars(DEAREST_WIN), winMonths.value * account.monthly.value))
  const serving = servingOf(context, account, hosting, support, inputs)
  return {
    ...account,
    churn: churnOf(context, kind),
    hosting,
    support,
    serving: computed('serving', serving, price(serving)),
    winMonths,
    winCost: computed('win-cost', winCost, money(winCost)),
    marketing: marketingOf(context, means),
    firstVersion: firstVersionOf(context),
    paying,
    users: usersAlready(context, paying),
  }
}

function hostingOf({ benchmark, has }: Context): Quantity {
  const isHeavy = has(HEAVY)
  const of = isHeavy ? 'AI and machine-learning products' : 'software, healthy band'
  return benchmark('hosting', {
    metric: 'hosting-share',
    of,
    label: `Computing, of what a customer pays${isHeavy ? ' (heavy computing)' : ''}`,
    show: percent,
    otherwise: { value: 0.1, low: 0.05, high: 0.15, why: 'a plain web service' },
  })
}

function supportOf({ assume }: Context, { support }: SoftwareKind): Quantity {
  return assume('support', {
    label: 'Answering and setting up, of what a customer pays',
    ...asRange(support),
    show: percent,
    why: 'messages, calls and the first hour with each customer',
  })
}

/** A founder's own cost or margin comes before ours. */
function servingOf(
  { said }: Context,
  { monthly }: Account,
  hosting: Quantity,
  support: Quantity,
  inputs: number,
): number {
  const margin = said('margin')
  if (margin && margin.value > 0 && margin.value < 1) return Math.round(monthly.value * (1 - margin.value))
  // A cost of each use has come in as a share already.
  const cost = inputs > 0 ? undefined : said('unit-cost')
  if (cost && cost.value > 0 && monthlyValue(cost) < monthly.value)
    return Math.round(monthlyValue(cost) + monthly.value * support.value)
  return Math.round(monthly.value * (hosting.value + support.value + inputs))
}

function churnOf(context: Context, { churn, churnAs, many }: SoftwareKind): Quantity {
  const { benchmark, assume, said, computed } = context
  const own = said('churn')
  if (own && own.value > 0 && own.value < 1) {
    const isYearly = factOf(own)?.amount?.per === 'year'
    const monthly = isYearly ? 1 - (1 - own.value) ** (1 / 12) : own.value
    return isYearly ? computed('churn-monthly', monthly, percent(monthly)) : own
  }
  const label = `Leaving a month, of all ${many}`
  const [low, value, high] = churn
  const why = 'by how firmly such software sits in a week; replaced by the first three cohorts'
  if (!churnAs) return assume('churn', { label, low, value, high, show: percent, why })
  return benchmark('churn', {
    metric: 'monthly-churn',
    of: churnAs,
    label,
    show: percent,
    otherwise: { value, low, high, why },
  })
}

const MARKETING_SHARE = 0.25
const SPENT_OVER = 24

/** What may be spent on being found follows the money there is. */
function marketingOf(context: Context, means: Means): Quantity {
  const { assume, money, dollars } = context
  const rough = (means.amount * MARKETING_SHARE) / SPENT_OVER
  const value = twoDigits(between(dollars(350), rough, dollars(30_000)))
  return assume('marketing', {
    label: 'Marketing a month, first half-year of selling',
    value,
    low: twoDigits(value * 0.5),
    high: twoDigits(value * 1.8),
    show: money,
    why: means.isNamed
      ? 'about a quarter of the money named in the brief, over two years'
      : 'what a small team without investors can lose without harm',
  })
}

function twoDigits(minor: number): number {
  if (minor < 1) return Math.max(0, Math.round(minor))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(minor)) - 1)
  return Math.round(minor / step) * step
}

function firstVersionOf({ benchmark, money, dollars }: Context): Quantity {
  return benchmark('first-version', {
    metric: 'startup-cost',
    of: 'first version of software, founders write it',
    label: 'Tools, accounts and law until the first version',
    show: money,
    otherwise: {
      value: dollars(9_000),
      low: dollars(2_000),
      high: dollars(25_000),
      why: 'the founders’ time is not in it',
    },
  })
}
