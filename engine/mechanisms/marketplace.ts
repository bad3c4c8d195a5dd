// A share of what others sell each other.
import { basicsOf, type Mechanism, NO_FEE, optional, rampOf } from './mechanism.ts'
import { repeatedSales } from './repeated-sales.ts'

export const marketplace: Mechanism = {
  numbers: {
    'order-value': { is: 'money that a buyer pays for one order' },
    take: { is: 'share of the order that is ours' },
    orders: { is: 'orders of one buyer a year' },
    churn: { is: 'share of buyers who stop in a month' },
    'order-cost': { is: 'money that one order costs us' },
    'buyer-fee': { is: 'money that the buyer pays us on top', optional: true },
    'seller-orders': { is: 'orders that one seller can serve a month', optional: true },
    leakage: { is: 'share of orders that go around us', optional: true },
    sellers: { is: 'sellers there after a year', optional: true },
  },
  limits: ['demand', 'sellers'],
  fills: {
    price: ['order-value', 'buyer-fee'],
    'commission-rate': ['take'],
    'unit-cost': ['order-cost'],
    'customers-paying': ['opening'],
    frequency: ['orders'],
    churn: ['churn'],
  },
  plan: (input) => {
    const { value, has } = input
    const orderValue = value('order-value')
    const fee = optional(input, 'buyer-fee', 0)
    const take = value('take') + fee / Math.max(1, orderValue)
    const left = orderValue * take - value('order-cost')
    const most =
      has('sellers') && has('seller-orders') ? value('sellers') * value('seller-orders') : undefined
    const throughUs = 1 - optional(input, 'leakage', 0)
    const { customers, wanted, volume, isLimited } = repeatedSales(input, {
      churn: value('churn'),
      monthly: (value('orders') / 12) * throughUs,
      most: () => most ?? Number.POSITIVE_INFINITY,
    })
    return {
      streams: [
        {
          ...basicsOf(input),
          // What the payment costs is part of what an order costs.
          fee: NO_FEE,
          kind: 'transactions',
          volume: rampOf(volume),
          orderValue: Math.round(orderValue),
          take,
          costEach: Math.round(value('order-cost')),
        },
      ],
      limit: isLimited ? 'sellers' : 'demand',
      customers,
      volume,
      monthlyRevenue: (orderValue * take * value('orders')) / 12,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, orderValue * take), unit: 'share' },
        'order-income': { value: orderValue * take, unit: 'usd' },
        'customer-year-left': { value: left * value('orders') * throughUs, unit: 'usd' },
        'wanted-12': { value: wanted[11] ?? 0, unit: ['order', 'orders'] },
      },
      says: {
        one: 'Of an order of {{order-value}} the plan keeps {{order-income}}. Payment and handling cost {{order-cost}}, which leaves {{contribution}}.',
        worth: 'A {customer} places {{orders}} a year, which leaves {{customer-year-left}}.',
        limit: isLimited
          ? 'Buyers in this plan want {{wanted-12}} a month by the end of the first year, and the sellers cannot serve as many.'
          : 'Buyers in this plan place {{volume-3}} in the third month and {{volume-12}} in the twelfth.',
      },
    }
  },
}
