// What a letting's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { monthlyValue, periodOf } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Letting, Period, Range } from './letting.ts'

export interface LettingQuantities {
  period: Period
  /** How often one could be let in a month at most. */
  periods: number
  openDays: number
  price: Quantity
  units: Quantity
  /** Units at the start of each plan year. */
  fleet: [number, number, number]
  use: Quantity
  /** Share of settled use in the first month. */
  startsAt: number
  serving: Quantity
  /** To buy or furnish one. */
  costEach: Quantity
  /** The building, where it is bought. */
  purchase?: Quantity
  rent: Quantity
  /** Periods in one booking, and what winning one costs. */
  stay: Quantity
  winning: Quantity
  /** A month once settled, with the units of the start. */
  takings: number
}

const PERIODS: Record<Period, number> = { hour: 260, day: 30, night: 30, hire: 4, month: 1 }
const USUAL_USE: Record<Period, Range> = {
  hour: [0.15, 0.25, 0.4],
  day: [0.25, 0.4, 0.55],
  night: [0.4, 0.55, 0.7],
  hire: [0.3, 0.45, 0.65],
  month: [0.7, 0.83, 0.92],
}

/** First month with takings: whoever lets already goes on. */
export function opensIn({ u, said }: Context): number {
  const months = { growth: 1, mvp: 1, development: 3, validation: 4, idea: 5, other: 4 }
  return (said('orders')?.value ?? 0) >= LETS ? 1 : months[u.stage.value]
}

/** With so many bookings behind it, it has begun, whatever the stage is called. */
const LETS = 5

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

export const PERIOD_WORDS: Record<Period, [one: string, many: string]> = {
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  night: ['night', 'nights'],
  hire: ['hire', 'hires'],
  month: ['month', 'months'],
}

/** What stands empty or is taken, where that is not called as what is sold: a hire is sold for a date. */
export const SLOTS: Partial<Record<Period, string>> = { hire: 'dates' }

/** 'We rent it for so much' may be read as rent or as revenue. Without a price, the smaller of such sums is one. */
function askedPrice({ said, allSaid, dollars }: Context, letting: Letting): Quantity | undefined {
  const named = said('price') ?? wholeBooking(said('average-order'), letting)
  if (named) return named
  const own = ({ basis }: Quantity) => basis.kind === 'founder' && !basis.fact.amount?.currency
  const rents = allSaid('rent').filter(own)
  const asOne = rents.find(
    ({ basis }) => basis.kind === 'founder' && /^(unit|day|hour)$/.test(basis.fact.amount?.per ?? ''),
  )
  if (asOne) return asOne
  if (rents.length > 1) return rents.reduce((least, one) => (one.value < least.value ? one : least))
  const most = dollars(letting.price[2]) * 4
  return allSaid('revenue')
    .filter(own)
    .find((sum) => /a (day|hour)$/.test(periodOf(sum)) && sum.value < most)
}

/** What a booking brings is the price, where a booking is what is sold. */
const wholeBooking = (order: Quantity | undefined, { period, stay }: Letting) =>
  period === 'hire' && stay === 1 ? order : undefined

/** What the founder's price is for; the trade's own way where that is not said. */
function periodFor(context: Context, letting: Letting): Period {
  const { has, dollars } = context
  const {
    period,
    price: [, , high],
  } = letting
  const price = askedPrice(context, letting)
  const per = price ? periodOf(price).replace(' a ', '') : ''
  if (per === 'month' || per === 'year') return 'month'
  if (per === 'hour') return 'hour'
  if (per === 'day' || per === 'week')
    return period === 'night' || has(/\b(a|per|each) night\b|nightly/i) ? 'night' : 'day'
  if (price && period === 'day' && has(/(per|a|each|for the) weekend/i)) return 'hire'
  // A sum far above the trade's own is for a whole occasion: a wedding, not an hour.
  if (price && period !== 'month' && price.value > dollars(high) * 5) return 'hire'
  return period
}

/** The founder's price for the period that is counted in: a week's is a seventh a day. */
function priceOf(context: Context, letting: Letting, period: Period): Quantity {
  const { assume, computed, price: shown } = context
  const named = askedPrice(context, letting)
  if (named && named.value >= 1) {
    const per = periodOf(named)
    const factor =
      per === ' a week' && period !== 'hire' ? 1 / 7 : per === ' a year' && period === 'month' ? 1 / 12 : 1
    if (factor === 1) return named
    const value = Math.max(1, Math.round(named.value * factor))
    return computed('price-period', value, shown(value))
  }
  const [one] = PERIOD_WORDS[period]
  return assume('price', {
    label: `Price of one ${letting.one} a ${one}, net of sales tax`,
    ...inPlan(context, letting.price),
    show: shown,
    why: 'the brief names none; what others ask is collected in the first week',
  })
}

export function lettingQuantities(context: Context, letting: Letting): LettingQuantities {
  const { assume, computed, money, price: shown } = context
  const period = periodFor(context, letting)
  const price = priceOf(context, letting, period)
  const isOwn = period === letting.period
  const periods = period === 'hire' ? (isOwn ? letting.turns : PERIODS.hire) : PERIODS[period]
  const use = useOf(context, letting, period, price.value)
  const each = price.value * periods * use.value
  const costEach = costOf(context, letting, each)
  const units = unitsOf(context, letting, costEach.value, each)
  const takings = Math.round(each * units.value)
  const purchase = purchaseOf(context, letting, takings)
  const stays = isOwn ? letting.stay : { hour: 3, day: 3, night: 3, hire: 1, month: 8 }[period]
  const booking = price.value * stays
  return {
    period,
    periods,
    openDays: period === 'hour' ? 26 : 30,
    price,
    units,
    fleet: fleetOf(context, letting, Math.round(units.value), costEach.value),
    use,
    startsAt: startsAt(context, takings, booking),
    serving: assume('serving', {
      label: 'Handing over, cleaning, repair and booking pages, of what is taken',
      low: letting.serving[0],
      value: letting.serving[1],
      high: letting.serving[2],
      show: percent,
      why: 'what each booking costs before anybody on the payroll is paid',
    }),
    costEach,
    ...(purchase && { purchase }),
    rent: rentOf(context, letting, takings, purchase !== undefined),
    stay: assume('stay', {
      label: `${capitalPlural(period)} in one booking`,
      low: Math.max(1, Math.round(stays * 0.6)),
      value: stays,
      high: Math.round(stays * 1.8) + 1,
      show: (count) => formatNumber(count, 1).replace(/\.0$/, ''),
      why: 'counted from the first fifty bookings',
    }),
    winning: assume('winning', {
      label: 'Cost of winning a booking',
      low: Math.max(1, Math.round(booking * letting.winning[0])),
      value: Math.max(1, Math.round(booking * letting.winning[1])),
      high: Math.max(2, Math.round(booking * letting.winning[2])),
      show: shown,
      why: 'own advertising; what booking pages keep is counted under handing over',
    }),
    takings: computed('takings-settled', takings, money(takings)).value,
  }
}

const capitalPlural = (period: Period) => {
  const [, many] = PERIOD_WORDS[period]
  return capital(many)
}

function useOf(context: Context, letting: Letting, period: Period, price: number): Quantity {
  const { assume, benchmark, dollars } = context
  const isOwn = period === letting.period
  const usual = isOwn ? letting.use : USUAL_USE[period]
  // What costs far more than others ask is let less often.
  const dear =
    isOwn && price > 0 ? Math.min(1, Math.max(0.35, (dollars(letting.price[2]) / price) ** 0.6)) : 1
  const [low, value, high] = usual.map((share) => Math.round(share * dear * 100) / 100) as [
    number,
    number,
    number,
  ]
  const label = `Share of ${SLOTS[period] ?? PERIOD_WORDS[period][1]} in which a ${letting.one} is let, once known`
  const otherwise = { value, low, high, why: 'reached after a year or so; the first season replaces it' }
  return letting.noun === 'guest house'
    ? benchmark('use', { metric: 'utilisation', of: 'hotel rooms', label, show: percent, otherwise })
    : assume('use', { label, ...otherwise, show: percent })
}

function costOf(context: Context, letting: Letting, each: number): Quantity {
  const { said, has, assume, money } = context
  const named = said('unit-cost')
  // A cup for one pound eighty is a unit too; what costs less than a tenth of a month's takings is a consumable.
  if (named && named.value >= each * 0.1) return named
  const bought = said('investment')
  if (bought && has(/\beach\b|per (unit|piece|van|car|bike|room|tent)|apiece/i) && bought.value < each * 120)
    return bought
  const [low, value, high] = letting.worth.map((months) => Math.max(1, Math.round(months * each))) as [
    number,
    number,
    number,
  ]
  return assume('cost-each', {
    label: letting.isPlace ? `To furnish and equip one ${letting.one}` : `To buy one ${letting.one}`,
    low,
    value,
    high,
    show: money,
    why: 'so many months of its own takings as the trade bears; two quotes replace it',
  })
}

const MOST_UNITS = 5_000
const LEAST_TAKINGS = 3_500

/** A single flat or house is often meant by its article. */
const ONE_ONLY =
  /\b(one|my|our|a single) (\S+ )?(flat|apartment|cottage|villa|house|cabin|hut|barn|van|boat)\b/i

function unitsOf(context: Context, letting: Letting, costEach: number, each: number): Quantity {
  const { said, assume, has, dollars } = context
  const named = said('capacity')
  if (named && named.value >= 1 && named.value <= MOST_UNITS && !periodOf(named)) return named
  const owned = ownedOf(context, letting)
  if (owned) return owned
  const [low, typical, high] = letting.units
  const purse = (said('budget')?.value ?? 0) + (said('raise')?.value ?? 0)
  // Cheap things are let by the hundred, or they are no business.
  const needed = Math.min(MOST_UNITS, Math.ceil(dollars(LEAST_TAKINGS) / Math.max(1, each)))
  const value = has(ONE_ONLY) ? 1 : letting.isPlace ? typical : Math.max(typical, needed)
  const affordable = Math.round((purse * 0.55) / Math.max(1, costEach))
  const used = purse > 0 ? Math.max(1, Math.min(affordable, Math.max(high, needed) * 6)) : value
  return assume('units', {
    label: `${capital(letting.many)} to let at the start: capacity`,
    low: Math.min(low, used),
    value: used,
    high: Math.max(high, used),
    show: (count) => `${formatNumber(count)} ${Math.round(count) === 1 ? letting.one : letting.many}`,
    why:
      purse > 0
        ? 'as many as half of the money named will buy or furnish'
        : 'the brief gives no number; as few as teach something',
  })
}

/** 'Two marquees' in a brief about marquees, where they are let already. */
function ownedOf(context: Context, { one, many }: Letting): Quantity | undefined {
  if (opensIn(context) > 1) return undefined
  const thing = new RegExp(`\\b(${one}|${many})\\b`, 'i')
  return context
    .allSaid('other-number')
    .find(
      ({ value, basis }) =>
        value >= 1 &&
        value <= MOST_UNITS &&
        basis.kind === 'founder' &&
        basis.fact.amount?.unit === 'count' &&
        thing.test(`${basis.fact.about} ${basis.fact.evidence.words}`),
    )
}

/** More are bought each year where the trade allows; a round buys more of them. */
function fleetOf(
  context: Context,
  letting: Letting,
  units: number,
  costEach: number,
): [number, number, number] {
  const { said } = context
  const { grows } = letting
  if (!grows) return [units, units, units]
  const bought = Math.round(((said('raise')?.value ?? 0) * 0.3) / Math.max(1, costEach))
  const more = said('capacity') ? Math.min(units * 2, bought) : 0
  const owned = ownedOf(context, letting)
  // Who lets already and names a budget wants to add with it, and keeps half for the quiet months.
  if (owned && !more) {
    const added = Math.round(((said('budget')?.value ?? 0) * 0.5) / Math.max(1, costEach))
    const grown = Math.max(Math.round(units * 1.4), units + Math.min(units * 2, added))
    return [units, grown, grown]
  }
  return [
    units,
    Math.max(units, Math.round(units * 1.4), units + more),
    Math.max(units, Math.round(units * 1.8), units + 2 * more),
  ]
}

/** A sum that no furniture explains is the building. */
function purchaseOf({ said, has }: Context, { isPlace }: Letting, takings: number): Quantity | undefined {
  const sum = said('investment')
  return sum && isPlace && !has(/\beach\b/i) && sum.value > takings * 14 ? sum : undefined
}

function rentOf(context: Context, letting: Letting, takings: number, isBought: boolean): Quantity {
  const { allSaid, assume, money } = context
  const price = askedPrice(context, letting)
  const named = allSaid('rent').find(
    ({ id, value, basis }) =>
      id !== price?.id &&
      basis.kind === 'founder' &&
      // Nothing to pay is something to say, once the founder has set it.
      (value >= 1 || basis.fact.wasSaid) &&
      !basis.fact.amount?.currency,
  )
  if (named) return named
  if (!letting.isPlace)
    return assume('yard', {
      label: 'Place to keep, clean and hand over, rent a month',
      ...yardOf(inPlan(context, letting.yard), takings),
      show: money,
      why: 'a garage or a corner of a yard near the customers',
    })
  const share = isBought ? 0.03 : letting.rentShare
  const value = Math.max(1, Math.round(takings * share))
  return assume('rent', {
    label: isBought ? 'Rates and charges of the building a month' : 'Rent a month',
    low: Math.round(value * 0.6),
    value,
    high: Math.round(value * 1.4) + 1,
    show: money,
    why: isBought
      ? 'the building is bought; local charges remain'
      : 'no lease is named; the most that settled takings should be asked to carry',
  })
}

/** A few things fit into a cellar: rent stays below an eighth of what they take. */
function yardOf({ low, value, high }: { low: number; value: number; high: number }, takings: number) {
  const factor = Math.min(1, (takings * 0.12) / Math.max(1, value))
  return { low: Math.round(low * factor), value: Math.round(value * factor), high: Math.round(high * factor) }
}

/** Where something is let already, use starts near what it will be. */
function startsAt(context: Context, settled: number, booking: number): number {
  const orders = context.said('orders')
  const earned = context.allSaid('revenue').toSorted((a, b) => monthlyValue(b) - monthlyValue(a))[0]
  if (opensIn(context) > 1 || settled <= 0) return 0.4
  if (earned && periodOf(earned) && earned.value > 0)
    return Math.min(1.1, Math.max(0.15, monthlyValue(earned) / settled))
  // Bookings so far, when no time is named, are taken as a year's.
  if (orders && orders.value >= LETS)
    return Math.min(
      1.1,
      Math.max(0.15, ((periodOf(orders) ? monthlyValue(orders) : orders.value / 12) * booking) / settled),
    )
  return 0.75
}
