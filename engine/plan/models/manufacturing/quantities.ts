// What a producer's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Goods, Range } from './goods.ts'
import { type Prices, pricesOf } from './prices.ts'

export interface Known extends Prices {
  delivery: Quantity
  /** Material, packaging and the way to the customer, for one unit. */
  costEach: Quantity
  accountMonth: Quantity
  area: Quantity | undefined
  rent: Quantity
  rentMonthly: number
  energy: Quantity
  machines: Quantity
  /** First month with an invoice. */
  starts: number
  /** Against an ordinary beginning in this trade. */
  scale: number
  /** Units a month sold today; 0 when nothing is. */
  today: number
  todaySaid: Quantity | undefined
  /** Units a month that can be made, where the brief says so. */
  most: number | undefined
  mostSaid: Quantity | undefined
}

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

const times = (range: Range, factor: number): Range => range.map((each) => each * factor) as Range

const STARTS = { idea: 6, other: 6, validation: 5, development: 4, mvp: 2, growth: 1 } as const

export function knownOf(context: Context, goods: Goods): Known {
  const { assume, computed, price, money, u } = context
  const prices = pricesOf(context, goods)
  const delivery = assume('delivery', {
    label: 'Delivery and breakage, of the price',
    low: 0.03,
    value: 0.06,
    high: 0.12,
    show: percent,
    why: 'own van or carrier; counted after the first quarter',
  })
  const costEach = Math.round(prices.cost.value + prices.wholesale.value * delivery.value)
  const scale = scaleOf(context, goods)
  const { today, todaySaid, most, mostSaid } = volumes(context, goods, prices.wholesale)
  const area = context.allSaid('floor-area').find(isIndoors)
  const rent = rentOf(context, goods, area, scale)
  const isRunning = today > 0
  return {
    ...prices,
    delivery,
    costEach: computed('cost-each', costEach, price(costEach)),
    accountMonth: assume('account-month', {
      label: `Bought by one ${goods.account.one} a month`,
      ...inPlan(context, goods.accountMonth),
      show: money,
      why: 'a regular order, once the first has sold through',
    }),
    area,
    rent,
    rentMonthly: monthlyValue(rent),
    energy: assume('energy', {
      label: 'Energy and water a month',
      ...inPlan(context, times(goods.energy, Math.sqrt(scale))),
      show: money,
      why: 'ask the last tenant, or the maker of the machine',
    }),
    machines: machinesOf(context, goods, scale, isRunning),
    starts: isRunning ? 1 : STARTS[u.stage.value],
    scale,
    today,
    todaySaid,
    most,
    mostSaid,
  }
}

function rentOf(context: Context, goods: Goods, area: Quantity | undefined, scale: number): Quantity {
  const { said, assume, money } = context
  const rent = said('rent')
  if (rent && rent.value > 0) return rent
  const metres = area ? squareMetres(area) : goods.floorArea[1] * Math.sqrt(scale)
  const monthly = (perMetreYear: number) => (perMetreYear * metres) / 12
  return assume('rent', {
    label: 'Rent a month',
    ...inPlan(context, [monthly(55), monthly(100), monthly(190)]),
    show: money,
    why: area
      ? 'workshop space of the size named, away from shopping streets'
      : `about ${formatNumber(Math.round(metres))} m² of workshop, away from shopping streets`,
  })
}

/** Acres are a field, not a workshop. */
const isIndoors = ({ basis }: Quantity) =>
  basis.kind === 'founder' && /^square-/.test(basis.fact.amount?.unit ?? '')

/** A founder may measure in feet. */
function squareMetres({ value, basis }: Quantity): number {
  const unit = basis.kind === 'founder' ? basis.fact.amount?.unit : undefined
  return Math.min(20_000, Math.max(10, unit === 'square-feet' ? value * 0.0929 : value))
}

const OWNED =
  /\b(already (here|there|installed|bought|paid|running|own|have|in place)|(we|I) (already )?own (a|the|our)|is paid for|are paid for)\b/i

/** Who runs already buys the next machine, not the first ones; who has little buys used and rents the rest. */
function machinesOf(context: Context, goods: Goods, scale: number, isRunning: boolean): Quantity {
  const { assume, said, money, dollars } = context
  const isEquipped = isRunning || ['mvp', 'growth'].includes(context.u.stage.value) || context.has(OWNED)
  const size = (isEquipped ? 0.4 : 1) * scale
  const budget = said('budget')
  const dollar = dollars(1_000) / 1_000
  const purse = budget && !said('raise') ? budget.value / Math.max(1e-9, dollar) : Number.POSITIVE_INFINITY
  const typical = Math.max(300, Math.min(goods.machines[1] * size, purse * 0.55))
  return assume('machines', {
    label: `Machines and fitting-out of the ${goods.noun}`,
    ...inPlan(context, [typical * 0.55, typical, typical * 1.8]),
    show: money,
    why:
      purse * 0.55 < goods.machines[1] * size
        ? 'used and borrowed, cut to what is in hand; the rest is made by others for a fee'
        : 'partly used; to be replaced by two quotes',
  })
}

function scaleOf({ allSaid, dollars }: Context, { machines }: Goods): number {
  const dollar = dollars(1_000) / 1_000
  const named = [...allSaid('budget'), ...allSaid('raise')]
  const purse = named.reduce((sum, { value }) => sum + value, 0) / Math.max(1e-9, dollar)
  if (named.length === 0 || !Number.isFinite(purse)) return 1
  return Math.min(2.6, Math.max(0.45, Math.sqrt(purse / (machines[1] * 2))))
}

const MOST_A_MONTH_IN_DOLLARS = 600_000

/** What is sold today and what can be made, in units a month. */
function volumes(context: Context, goods: Goods, price: Quantity) {
  const { said, allSaid, u, dollars, text } = context
  const sane = (units: number) =>
    Number.isFinite(units) ? Math.min(units, dollars(MOST_A_MONTH_IN_DOLLARS) / Math.max(1, price.value)) : 0
  const sells = u.stage.value === 'mvp' || u.stage.value === 'growth'
  const counted = (['orders', 'capacity', 'other-number'] as const)
    .flatMap((kind) => allSaid(kind))
    .filter(({ basis, value }) => isCountOverTime(basis) && value > 0)
  const isSold = ({ basis }: Quantity) =>
    basis.kind === 'founder' &&
    (basis.fact.kind !== 'capacity' || /\balready|\bcurrently|\btoday\b|\bnow\b/i.test(text))
  const sold = sells ? counted.find(isSold) : undefined
  const made = counted.find(
    (each) =>
      each !== sold &&
      each.basis.kind === 'founder' &&
      each.basis.fact.kind === 'capacity' &&
      !isBeginning(text, each.basis.fact.evidence.words),
  )
  const isPriced = price.basis.kind === 'founder'
  const revenue = said('revenue')
  const customers = said('customers')
  const fromRevenue = revenue && revenue.value > 0 ? monthlyRevenue(revenue) / Math.max(1, price.value) : 0
  const fromCustomers =
    sells && customers && customers.value >= 1
      ? (Math.min(customers.value, 2_000) * dollars(goods.accountMonth[1]) * 0.7) / Math.max(1, price.value)
      : 0
  return {
    today: sane(sold ? monthlyValue(sold) : fromRevenue || fromCustomers),
    todaySaid: sold ?? (fromRevenue ? revenue : fromCustomers ? customers : undefined),
    // Without a price in the same unit a capacity cannot be turned into money.
    most: made && isPriced ? sane(monthlyValue(made)) : undefined,
    mostSaid: isPriced ? made : undefined,
  }
}

const JUST_AFTER = 24

/** '900 bottles a month at first' is where it begins, not where it ends. */
function isBeginning(text: string, said: string): boolean {
  const at = text.indexOf(said)
  const next = at < 0 ? '' : text.slice(at + said.length, at + said.length + JUST_AFTER)
  return /^,?\s*(at first|to start|to begin|initially|in the beginning)/i.test(next)
}

/** Without a period it is taken for a year's. */
function monthlyRevenue(revenue: Quantity): number {
  const per = revenue.basis.kind === 'founder' ? revenue.basis.fact.amount?.per : undefined
  return per && per !== 'once' && per !== 'unit' ? monthlyValue(revenue) : revenue.value / 12
}

function isCountOverTime(basis: Quantity['basis']): boolean {
  if (basis.kind !== 'founder') return false
  const { unit, per } = basis.fact.amount ?? {}
  return unit === 'count' && (per === 'day' || per === 'week' || per === 'month' || per === 'year')
}
