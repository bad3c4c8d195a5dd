// What drives a shop's money: the door, the week, the goods, the rent.
import { type Context, countOf, percent } from '../../context.ts'
import type { CostLine, Drivers, Stream } from '../../finance/drivers.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { ModelMoney } from '../parts.ts'
import type { Trade } from './trade.ts'

const WEEKS_A_MONTH = 4.33
/** Fitting out takes a quarter of a year, unless the doors are open already. */
const FIT_OUT_MONTHS = 3

export interface ShopParts {
  /** Paid ahead, week by week. */
  subscription: boolean
  /** Evenings in the same room. */
  classes: boolean
}

export function shopParts({ u }: Context): ShopParts {
  const parts = [u.offer.value, ...u.parts.map(({ value }) => value)].join(' ')
  return {
    subscription: /subscri|member|prepaid|weekly box|club\b/i.test(parts),
    classes: /\bclass(es)?\b|workshop|lesson|course|tasting/i.test(parts),
  }
}

export function shopMoney(context: Context, trade: Trade): ModelMoney {
  const quantities = shopQuantities(context, trade)
  const isOpen = context.u.stage.value === 'growth' || context.u.stage.value === 'mvp'
  const opens = isOpen ? 1 : FIT_OUT_MONTHS + 1
  return {
    quantities,
    mainStream: 'counter',
    drivers: shopDrivers(context, trade, quantities, opens),
  }
}

function shopQuantities(context: Context, trade: Trade): Record<string, Quantity> {
  const { assume, said, price, money } = context
  const range = ([low, value, high]: [number, number, number]) => ({ low, value, high })
  const area = said('floor-area') ?? squareMetres(context)
  const perMetre = assume('fit-out-per-metre', {
    label: 'Fit-out and equipment, a square metre',
    ...range(trade.fitOutPerSquareMetre),
    show: money,
    why: `a ${trade.id} needs its equipment before its first customer`,
  })
  const rent =
    said('rent') ??
    assume('rent', {
      label: 'Rent a month',
      ...range([area.value * 1_400, area.value * 2_300, area.value * 3_800]),
      show: money,
      why: 'no lease is named in the brief',
    })
  return {
    area,
    rent,
    fitOutPerMetre: perMetre,
    fitOut: context.computed('fit-out', area.value * perMetre.value, money(area.value * perMetre.value)),
    spend: assume('spend', {
      label: 'Net spend a sale',
      ...range(trade.spend),
      show: price,
      why: `what a ${trade.id} takes at the counter, net of sales tax`,
    }),
    goods: assume('goods-share', {
      label: 'Goods in a sale',
      ...range(trade.costShare),
      show: percent,
      why: 'ingredients or stock, bag included',
    }),
    opening: assume('sales-opening', {
      label: 'Sales a day in the opening month',
      value: trade.sales.opening,
      low: Math.round(trade.sales.opening * 0.8),
      high: Math.round(trade.sales.opening * 1.2),
      show: (value) => countOf(value, 'sale'),
      why: 'to be replaced by a count of passers-by before the lease is signed',
    }),
    settled: assume('sales-settled', {
      label: 'Sales a day from the second summer on',
      value: trade.sales.settled,
      low: Math.round(trade.sales.settled * 0.8),
      high: Math.round(trade.sales.settled * 1.2),
      show: (value) => countOf(value, 'sale'),
      why: 'twice the opening, as regulars form',
    }),
    energy: assume('energy', {
      label: 'Energy a month',
      ...range(trade.energyAMonth),
      show: money,
      why: 'ask the last tenant for a bill',
    }),
  }
}

function squareMetres({ assume }: Context): Quantity {
  return assume('floor-area', {
    label: 'Floor area',
    value: 60,
    low: 40,
    high: 90,
    show: (value) => `${value} m²`,
    why: 'no unit is named in the brief',
  })
}

function shopDrivers(
  { u, said }: Context,
  trade: Trade,
  { rent, fitOut, spend, goods, opening, settled, energy }: Record<string, Quantity>,
  opens: number,
): Drivers {
  const value = (quantity: Quantity | undefined) => Math.round(quantity?.value ?? 0)
  const openDays = Math.round(trade.openDaysAWeek * WEEKS_A_MONTH)
  const counter: Stream = {
    kind: 'capacity',
    id: 'counter',
    label: 'Counter',
    unit: 'sale',
    from: opens,
    priceRise: 0.02,
    fee: { share: 0.017, each: 5 },
    openDays,
    capacityPerDay: trade.sales.most,
    perDay: [
      { month: opens, value: opening?.value ?? 0 },
      { month: opens + 14, value: settled?.value ?? 0 },
    ],
    spend: value(spend),
    costShare: goods?.value ?? 0,
  }
  const budget = said('budget')
  return {
    currency: u.currency.value,
    streams: [counter],
    staff: [],
    costs: runningCosts(value(rent), value(energy)),
    investments:
      opens === 1
        ? []
        : [
            {
              id: 'fit-out',
              label: 'Equipment and fit-out',
              month: 2,
              amount: value(fitOut),
              lifeMonths: 84,
            },
          ],
    deposits:
      opens === 1 ? [] : [{ id: 'deposit', label: 'Rent deposit', month: 1, amount: 3 * value(rent) }],
    receivableDays: 0,
    payableDays: 30,
    funding: {
      equity: budget ? [{ id: 'budget', label: 'Founder’s budget', month: 1, amount: value(budget) }] : [],
    },
    taxRate: 0.125,
  }
}

function runningCosts(rent: number, energy: number): CostLine[] {
  const level = (id: string, label: string, amount: number, group: CostLine['group']): CostLine => ({
    id,
    label,
    amount: [{ month: 1, value: amount }],
    yearlyRise: 0.02,
    group,
  })
  return [level('rent', 'Rent', rent, 'premises'), level('energy', 'Energy', energy, 'premises')]
}
