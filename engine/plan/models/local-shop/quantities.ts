// What a shop's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { payOf } from '../../drivers/people.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Trade } from './trade.ts'

export interface ShopQuantities {
  area: Quantity
  rent: Quantity
  fitOutPerMetre: Quantity
  fitOut: Quantity
  spend: Quantity
  goods: Quantity
  opening: Quantity
  settled: Quantity
  most: Quantity
  energy: Quantity
  marketing: Quantity
}

/** Fitting out takes a quarter of a year, unless the doors are open already. */
const FIT_OUT_MONTHS = 3

/** First month with an open door. */
export function opensIn({ u }: Context): number {
  return u.stage.value === 'growth' || u.stage.value === 'mvp' ? 1 : FIT_OUT_MONTHS + 1
}

export function shopQuantities(context: Context, trade: Trade): ShopQuantities {
  const { assume, money } = context
  const area = floorArea(context, trade)
  const perMetre = assume('fit-out-per-metre', {
    label: 'Equipment and fit-out, a square metre',
    ...inPlan(context, trade.fitOutPerSquareMetre),
    show: money,
    why: `what a ${trade.noun} needs before its first customer; replace by two quotes`,
  })
  const fitOut = Math.round(squareMetres(area) * perMetre.value)
  return {
    area,
    rent: rentOf(context, area),
    fitOutPerMetre: perMetre,
    fitOut: ownFitOut(context, fitOut) ?? context.computed('fit-out', fitOut, money(fitOut)),
    ...salesOf(context, trade),
    energy: assume('energy', {
      label: 'Energy a month',
      ...inPlan(context, trade.energyAMonth),
      show: money,
      why: 'ask the last tenant for a winter bill',
    }),
    marketing: assume('marketing', {
      label: 'Marketing a month, first half-year',
      ...inPlan(context, [400, 800, 1_300]),
      show: money,
      why: 'cards, tastings, window; halved once the street knows the door',
    }),
  }
}

/** What buys a tenth of a fit-out is one thing in it. */
function ownFitOut({ allSaid }: Context, usual: number): Quantity | undefined {
  return allSaid('investment').find(
    ({ value, basis }) =>
      value >= usual * 0.1 && basis.kind === 'founder' && basis.fact.amount?.currency === undefined,
  )
}

export function inPlan({ dollars }: Context, [low, typical, high]: [number, number, number]) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

function floorArea({ said, assume }: Context, { floorArea: [low, value, high] }: Trade): Quantity {
  return (
    said('floor-area') ??
    assume('floor-area', {
      label: 'Floor area',
      value,
      low,
      high,
      show: (metres) => `${formatNumber(metres)} m²`,
      why: 'no unit is named in the brief',
    })
  )
}

/** A founder may measure in feet. */
function squareMetres({ value, basis }: Quantity): number {
  const unit = basis.kind === 'founder' ? basis.fact.amount?.unit : undefined
  return unit === 'square-feet' ? value * 0.0929 : value
}

/** 'A unit at so much a month' reads like a price and is the rent. */
function priceOfRoom({ allSaid, text }: Context): Quantity | undefined {
  return allSaid('price').find(({ basis }) => {
    if (basis.kind !== 'founder' || basis.fact.amount?.per !== 'month' || basis.fact.amount.currency)
      return false
    const before = text.slice(0, Math.max(0, text.indexOf(basis.fact.evidence.words))).slice(-40)
    return /\b(unit|premises|lease|storefront|shopfront|shop space|site|corner|ground floor)\b[^.]*$/i.test(
      before,
    )
  })
}

function rentOf(context: Context, area: Quantity): Quantity {
  const { said, benchmark, money, dollars } = context
  const metres = squareMetres(area)
  const monthly = (perMetreYear: number) => Math.round((perMetreYear * metres) / 12)
  return (
    said('rent') ??
    priceOfRoom(context) ??
    benchmark('rent', {
      metric: 'rent-per-square-metre',
      of: 'shop in a side street',
      label: 'Rent a month',
      show: money,
      convert: monthly,
      otherwise: {
        value: monthly(dollars(220)),
        low: monthly(dollars(120)),
        high: monthly(dollars(400)),
        why: 'no lease is named in the brief',
      },
    })
  )
}

function salesOf(context: Context, trade: Trade) {
  const { assume, counted } = context
  const spend = spendOf(context, trade)
  const before = soldBefore(context, trade, spend)
  const start = before ?? trade.sales.opening
  const perDay = (id: string, label: string, value: number, why: string) =>
    assume(id, {
      label,
      value,
      low: Math.floor(value * 0.75),
      high: Math.ceil(value * 1.25),
      show: (count) => `${formatNumber(count)} a day`,
      why,
    })
  const most = mostOf(context, trade, start)
  const settled = Math.min(most, Math.max(trade.sales.settled, Math.round(start * GROWN)))
  return {
    spend,
    goods: goodsOf(context, trade, spend),
    opening:
      before === undefined
        ? perDay(
            'sales-opening',
            'Sales a day in the opening month',
            Math.min(start, settled),
            'to be replaced by a count of passers-by before the lease is signed',
          )
        : counted('sales-opening', before, 'a day'),
    settled: perDay(
      'sales-settled',
      'Sales a day once settled',
      settled,
      before === undefined
        ? 'about twice the opening, as regulars form; reached after fourteen months'
        : 'what the brief reports, and a third more as regulars form',
    ),
    most: counted('sales-most', most, trade.goods.many),
  }
}

const GROWN = 1.35

/** People spend less at a counter where wages are low, though food and goods do not follow wages all the way. */
function wageLevel(context: Context, { help: [first] }: Trade): number {
  if (!first) return 1
  const { value, basis } = payOf(context, {
    id: 'help-1',
    role: first.role,
    like: first.like,
    otherwise: first.dollars,
  })
  // An estimate for no country in particular says nothing about this one.
  const isNational = basis.kind !== 'assumption' || !/middle income|purchasing power/.test(basis.why)
  const american = context.dollars(first.dollars / 12)
  return isNational && american > 0 ? Math.min(1, Math.max(0.6, (value / american) ** 0.3)) : 1
}

/** A price for a month or an hour is no till receipt; one far from what the trade takes is the price of something else. */
function spendOf(context: Context, trade: Trade): Quantity {
  const { said, assume, price, dollars } = context
  const order = said('average-order')
  if (order && order.value > 0) return order
  const own = said('price')
  const per = own?.basis.kind === 'founder' ? own.basis.fact.amount?.per : undefined
  const isReceipt = own && (per === undefined || per === 'unit' || per === 'once')
  const [low, , high] = trade.spend
  if (isReceipt && own.value >= dollars(low * 0.7) && own.value <= dollars(high * 2)) return own
  const level = wageLevel(context, trade)
  const [least, usual, most] = trade.spend.map((amount) => dollars(amount * level)) as [
    number,
    number,
    number,
  ]
  return assume('spend', {
    label: 'Spend a sale, net of sales tax',
    low: least,
    value: usual,
    high: most,
    show: price,
    why: `what a ${trade.noun} of this size takes from one customer`,
  })
}

function goodsOf(
  { said, assume, computed }: Context,
  { costShare: [low, value, high] }: Trade,
  spend: Quantity,
) {
  const margin = said('margin')
  const cost = said('unit-cost')
  const own =
    margin && margin.value > 0.05 && margin.value < 0.95
      ? 1 - margin.value
      : cost && cost.value > 0 && cost.value < spend.value * 0.95
        ? cost.value / spend.value
        : undefined
  if (own !== undefined) return computed('goods-share', own, percent(own))
  return assume('goods-share', {
    label: 'Goods in a sale',
    low,
    value,
    high,
    show: percent,
    why: 'what is bought in to be sold, with packaging and what is thrown away',
  })
}

/** Sales a day that the brief reports, when the door is open already. */
function soldBefore(context: Context, trade: Trade, spend: Quantity): number | undefined {
  if (opensIn(context) > 1) return undefined
  const [orders, revenue] = [context.said('orders'), context.said('revenue')]
  const openDays = trade.openDaysAWeek * 4.33
  if (orders && perOf(orders) === 'day') return clampSold(orders.value, trade)
  const monthly = orders
    ? monthlyCount(orders)
    : revenue && spend.value > 0
      ? monthlyValue(revenue) / spend.value
      : undefined
  if (monthly === undefined) return undefined
  return clampSold(monthly / openDays, trade)
}

const clampSold = (perDay: number, { sales }: Trade) =>
  Math.min(sales.most * 4, Math.max(1, Math.round(perDay)))

const perOf = ({ basis }: Quantity) => (basis.kind === 'founder' ? basis.fact.amount?.per : undefined)

/** Orders so far, when no time is named, are taken as a year's. */
function monthlyCount({ value, basis }: Quantity): number {
  const per = basis.kind === 'founder' ? basis.fact.amount?.per : undefined
  if (per === 'week') return value * 4.33
  return per === 'month' ? value : value / 12
}

function mostOf({ said }: Context, trade: Trade, start: number): number {
  const capacity = said('capacity')
  const per = capacity?.basis.kind === 'founder' ? capacity.basis.fact.amount?.per : undefined
  const own = capacity && per === 'day' && capacity.value >= 1 ? Math.round(capacity.value) : undefined
  return Math.max(own ?? trade.sales.most, Math.ceil(start * 1.2))
}

const DOLLARS_A_SHOP = 220_000

/** A round that is to be raised opens more than one door. */
export function shopsIn({ said, dollars }: Context): number {
  const raised = said('raise')?.value ?? 0
  return Math.min(4, 1 + Math.floor(raised / Math.max(1, dollars(DOLLARS_A_SHOP))))
}
