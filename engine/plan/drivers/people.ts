// Who is paid, and how much.
import { convert } from '../../knowledge/currency.ts'
import { findFigure } from '../../knowledge/find.ts'
import { wantedFor } from '../benchmarks.ts'
import { type Context, percent } from '../context.ts'
import type { Ramp } from '../finance/drivers.ts'
import { MOST_FOUNDERS } from '../founder-facts.ts'
import type { Quantity } from '../kit/quantity.ts'

/** How many found it: as said, and one when nobody says. */
export function foundersOf({ said, u }: Context): number {
  const size = said('team-size')
  if (size && isFounders(size)) return Math.min(MOST_FOUNDERS, Math.max(1, Math.round(size.value)))
  return u.facts.some(({ who }) => who === 'co-founder') ? 2 : 1
}

/** 'A team of four cleaners' are staff. */
const isFounders = ({ basis }: Quantity) =>
  basis.kind === 'founder' &&
  /^$|founder|partner|owner|people|person|of us|friend|sister|brother/i.test(basis.fact.about)

/** For one founder, a month, once it is full. */
export function founderPay(context: Context): Quantity {
  const { assume, money } = context
  const wage = averageWage(context)
  const rounded = (value: number) => tidyAmount(value)
  return assume('founder-pay', {
    label: 'Pay of one founder a month',
    value: rounded(wage.value * 0.6),
    low: rounded(wage.value * 0.4),
    high: rounded(wage.value * 1.1),
    show: money,
    why: 'below what the same person would earn elsewhere, until the business carries more',
  })
}

/** To two digits: nobody pays to the cent what was estimated. */
function tidyAmount(minor: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, minor))) - 1)
  return Math.round(minor / step) * step
}

export function averageWage({ benchmark, money, dollars }: Context): Quantity {
  return benchmark('average-wage', {
    metric: 'salary',
    of: ALL_OCCUPATIONS,
    label: 'Average wage there, a month',
    show: money,
    convert: (yearly) => Math.round(yearly / 12),
    otherwise: {
      value: dollars(1_250),
      low: dollars(500),
      high: dollars(4_000),
      why: 'no national figure at hand',
    },
  })
}
const ALL_OCCUPATIONS = 'all occupations'

export function onCost({ benchmark }: Context): Quantity {
  return benchmark('on-cost', {
    metric: 'employer-on-cost',
    of: 'required by law',
    label: 'Employer’s contributions on pay',
    show: percent,
    otherwise: { value: 0.15, low: 0.08, high: 0.3, why: 'no national figure at hand' },
  })
}

interface Hire {
  id: string
  /** As the tables call it: 'Assistant baker'. */
  role: string
  /** One of the roles the knowledge has a salary for: 'baker', 'shop assistant', 'software engineer'. */
  like: string
  /** Full-time equivalents. */
  count: Ramp
  /** In the United States, a year in dollars; only used when the knowledge has nothing. */
  otherwise: number
}

/** Monthly, full time. The same quantity that hire() computes with. */
export function payOf(context: Context, hired: Omit<Hire, 'count'>): Quantity {
  const { benchmark, money, dollars } = context
  const { id, role, like, otherwise } = hired
  const monthly = (yearly: number) => Math.round(yearly / 12)
  const label = `Pay a month, full time: ${role.toLowerCase()}`
  const byAverage = ratioToAverage(context, like)
  if (byAverage) return payByAverage(context, id, label, byAverage)
  return benchmark(`pay-${id}`, {
    metric: 'salary',
    of: like,
    label,
    show: money,
    convert: monthly,
    otherwise: {
      value: monthly(dollars(otherwise)),
      low: monthly(dollars(otherwise * 0.75)),
      high: monthly(dollars(otherwise * 1.4)),
      why: 'by purchasing power from the United States; ask for two local offers',
    },
  })
}

/** Where a country's average is known and the role's pay is not: how the role stands to the average elsewhere. */
function ratioToAverage({ knowledge, u }: Context, like: string): number | undefined {
  const pay = (of: string, country: string) =>
    findFigure(knowledge, { ...wantedFor(u, 'salary', of), country })
  const here = u.place.value.country
  const role = pay(like, here)
  const all = pay(ALL_OCCUPATIONS, here)
  if (!role?.isNamed || role.place === 'country' || all?.place !== 'country') return undefined
  // Where pay is high the roles lie closer together than where it is low.
  const isRich = inDollars(all.figure.typical, u.currency.value) > RICH_PAY
  const model = isRich ? 'GB' : 'nowhere'
  const [one, average] = [pay(like, model), pay(ALL_OCCUPATIONS, model)]
  if (!one || !average || average.figure.typical <= 0) return undefined
  const ratio = one.figure.typical / average.figure.typical
  return isRich ? Math.min(1.6, Math.max(0.68, ratio)) : ratio
}

/** A year, in dollars by purchasing power. */
const RICH_PAY = 28_000
const inDollars = (minor: number, currency: string) => (convert(minor, currency, 'USD') ?? 0) / 100

function payByAverage(context: Context, id: string, label: string, ratio: number): Quantity {
  const value = averageWage(context).value * ratio
  return context.assume(`pay-${id}`, {
    label,
    value: tidyAmount(value),
    low: tidyAmount(value * 0.75),
    high: tidyAmount(value * 1.4),
    show: context.money,
    why: 'the average wage there, times how this role is paid against the average elsewhere; ask for two local offers',
  })
}
