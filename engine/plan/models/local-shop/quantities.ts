// What a shop's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
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
    fitOut: context.computed('fit-out', fitOut, money(fitOut)),
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

function rentOf(context: Context, area: Quantity): Quantity {
  const { said, benchmark, money, dollars } = context
  const metres = squareMetres(area)
  const monthly = (perMetreYear: number) => Math.round((perMetreYear * metres) / 12)
  return (
    said('rent') ??
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
  const { said, assume, price, counted } = context
  const perDay = (id: string, label: string, value: number, why: string) =>
    assume(id, {
      label,
      value,
      low: Math.round(value * 0.75),
      high: Math.round(value * 1.25),
      show: (count) => `${formatNumber(count)} a day`,
      why,
    })
  return {
    spend:
      said('average-order') ??
      assume('spend', {
        label: 'Spend a sale, net of sales tax',
        ...inPlan(context, trade.spend),
        show: price,
        why: `what a ${trade.noun} of this size takes from one customer`,
      }),
    goods: assume('goods-share', {
      label: 'Goods in a sale',
      low: trade.costShare[0],
      value: trade.costShare[1],
      high: trade.costShare[2],
      show: percent,
      why: 'what is bought in to be sold, with packaging and what is thrown away',
    }),
    opening: perDay(
      'sales-opening',
      'Sales a day in the opening month',
      trade.sales.opening,
      'to be replaced by a count of passers-by before the lease is signed',
    ),
    settled: perDay(
      'sales-settled',
      'Sales a day once settled',
      trade.sales.settled,
      'about twice the opening, as regulars form; reached after fourteen months',
    ),
    most: counted('sales-most', trade.sales.most, trade.goods.many),
  }
}
