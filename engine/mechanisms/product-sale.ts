// Goods that are sold: made, bought in, at a counter or online.
import { basicsOf, byMonth, feeOn, type Mechanism, optional, type Result, rampOf } from './mechanism.ts'
import { repeatedSales } from './repeated-sales.ts'

export const productSale: Mechanism = {
  numbers: {
    price: { is: 'money for one sale, net of sales tax' },
    'unit-cost': { is: 'money for the goods in one sale' },
    buys: { is: 'sales to one customer a month' },
    churn: { is: 'share of customers who stop buying in a month' },
    'sale-cost': { is: 'money for packing, postage and promotions of one sale', optional: true },
    returns: { is: 'share sent back', optional: true },
    'stock-months': { is: 'months of sales that lie in stock', optional: true },
    'minimum-run': { is: 'units that have to be made or bought at once', optional: true },
    'run-price': { is: 'money for the smallest run', optional: true },
    'lead-weeks': { is: 'weeks until goods arrive', optional: true },
    'pay-days': { is: 'days until customers pay', optional: true },
    capacity: { is: 'sales a month that can be made', optional: true },
  },
  limits: ['demand', 'cash', 'capacity'],
  fills: {
    price: ['price'],
    'unit-cost': ['unit-cost', 'sale-cost'],
    'customers-paying': ['opening'],
    churn: ['churn'],
    frequency: ['buys'],
    capacity: ['capacity'],
    'minimum-order': ['minimum-run'],
    'lead-time': ['lead-weeks'],
  },
  plan: (input) => {
    const { value, has, cash } = input
    const price = value('price')
    const cost = value('unit-cost') + optional(input, 'sale-cost', 0)
    const other = price * optional(input, 'returns', 0) + feeOn(input, price)
    const left = price - cost - other
    const most = optional(input, 'capacity', Number.POSITIVE_INFINITY)
    const { customers, volume, isLimited } = repeatedSales(input, {
      churn: value('churn'),
      monthly: value('buys'),
      most: () => most,
    })
    const bill = has('minimum-run')
      ? optional(input, 'run-price', value('minimum-run') * value('unit-cost'))
      : 0
    const isShort = bill > 0 && cash > 0 && bill > cash
    const results: Record<string, Result> = {
      contribution: { value: left, unit: 'usd' },
      margin: { value: left / Math.max(1, price), unit: 'share' },
      'other-cost': { value: cost + other, unit: 'usd' },
      'customer-month-left': { value: left * value('buys'), unit: 'usd' },
      ...(bill > 0 && {
        'run-bill': { value: bill, unit: 'usd' as const },
        'run-months': { value: value('minimum-run') / Math.max(1, volume[11] ?? 1), unit: 'months' as const },
      }),
    }
    const limit = isShort ? 'cash' : isLimited ? 'capacity' : 'demand'
    return {
      streams: [
        {
          ...basicsOf(input),
          kind: 'units',
          volume: rampOf(volume),
          price: Math.round(price),
          costEach: Math.round(cost),
          returns: optional(input, 'returns', 0),
          stockMonths: optional(input, 'stock-months', 0),
        },
      ],
      ...(has('pay-days') && { receivableDays: value('pay-days') }),
      limit,
      customers,
      volume,
      ...(has('capacity') && { most: byMonth(() => most) }),
      monthlyRevenue: price * value('buys'),
      results,
      says: {
        one: 'One {sale} brings {{price}}. Goods, handling, refunds and the payment cost {{other-cost}} of that, which leaves {{contribution}}, or {{margin}}.',
        worth: 'A {customer} buys {{buys}} a month, which leaves {{customer-month-left}}.',
        limit:
          limit === 'cash'
            ? 'One run costs {{run-bill}}, and the brief names {{cash}}. At the pace of month twelve it would last {{run-months}}.'
            : limit === 'capacity'
              ? '{{capacity}} a month can be made, and customers in this plan would take more by the end of the first year.'
              : '{Customers} in this plan take {{volume-3}} in the third month and {{volume-12}} in the twelfth.',
      },
    }
  },
}
