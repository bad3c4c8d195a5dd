// Things or rooms let by time: bought before the first booking, idle between two.
import { basicsOf, byMonth, feeOn, type Mechanism, optional, paceIn, rampOf } from './mechanism.ts'

/** Channels that have filled the calendar of today bring a part of their requests on top. */
const NEW_BESIDE = 0.3

export const rental: Mechanism = {
  numbers: {
    price: { is: 'money for one hire' },
    units: { is: 'things or rooms that can be out at once' },
    'hires-per-unit': { is: 'hires of one of them a year at normal use' },
    'hire-cost': { is: 'money that one hire costs: cleaning, delivery, wear' },
    'unit-cost': { is: 'money to buy one of them' },
    'unit-life': { is: 'years until it is worn out' },
    deposit: { is: 'share of the price that is paid ahead', optional: true },
  },
  limits: ['demand', 'units'],
  fills: {
    price: ['price'],
    'unit-cost': ['hire-cost', 'unit-cost'],
    'one-off-cost': ['unit-cost'],
    capacity: ['units'],
    utilisation: ['hires-per-unit'],
    'customers-paying': ['opening'],
  },
  plan: (input) => {
    const { value, has, demand, isRunning } = input
    const units = Math.max(1, Math.round(value('units')))
    const hires = value('hires-per-unit')
    const isSide = units < 3
    // Half as many again each year, where bookings fill what is there.
    const fleet = [0, 1, 2].map((year) => units + (isSide ? 0 : year * Math.max(1, Math.round(units / 2))))
    // What is out today goes on going out.
    const today = isRunning ? optional(input, 'opening', 0) : 0
    const wanted = byMonth(
      (month) => today + (demand / 12) * paceIn(input, month) * (isRunning ? NEW_BESIDE : 1),
    )
    // More of them are bought for a year whose bookings fill them.
    const planned = fleet.map((most, year) =>
      Math.max(units, Math.min(most, Math.ceil(((wanted[year * 12] ?? 0) * 12) / Math.max(0.1, hires)))),
    )
    const possible = byMonth((month) => ((planned[Math.floor((month - 1) / 12)] ?? units) * hires) / 12)
    const volume = wanted.map((bookings, i) => Math.min(bookings, possible[i] ?? 0))
    const isLimited = (wanted[11] ?? 0) > (possible[11] ?? 0) * 1.001
    const price = value('price')
    const fee = feeOn(input, price)
    const left = price - value('hire-cost') - fee
    const buy = (count: number, month: number) =>
      count > 0
        ? [
            {
              id: `units-${month}`,
              label: month === 1 ? 'What is let' : 'More of what is let',
              month,
              amount: Math.round(count * value('unit-cost')),
              lifeMonths: Math.max(1, Math.round(value('unit-life') * 12)),
            },
          ]
        : []
    const owns = isRunning || has('owned')
    return {
      streams: [
        {
          ...basicsOf(input),
          kind: 'units',
          volume: rampOf(volume),
          price: Math.round(price),
          costEach: Math.round(value('hire-cost')),
          returns: 0,
          stockMonths: 0,
        },
      ],
      investments: [
        ...(owns ? [] : buy(units, 1)),
        ...buy((planned[1] ?? units) - (planned[0] ?? units), 13),
        ...buy((planned[2] ?? units) - (planned[1] ?? units), 25),
      ],
      limit: isLimited ? 'units' : 'demand',
      customers: volume,
      volume,
      most: possible,
      monthlyRevenue: price,
      results: {
        contribution: { value: left, unit: 'usd' },
        margin: { value: left / Math.max(1, price), unit: 'share' },
        'other-cost': { value: value('hire-cost') + fee, unit: 'usd' },
        'year-hires': { value: units * hires, unit: ['hire', 'hires'] },
        'unit-payback': {
          value: (value('unit-cost') / Math.max(1, left) / Math.max(0.1, hires)) * 12,
          unit: 'months',
        },
      },
      says: {
        one: 'A {sale} brings {{price}} and costs {{other-cost}} for handling, cleaning, wear and the payment, which leaves {{contribution}}, or {{margin}}.',
        worth:
          'One of what is let costs {{unit-cost}} and has earned that back after {{unit-payback}} at the use in this plan.',
        limit: isLimited
          ? 'What there is can serve {{year-hires}} a year, and the channels in this plan could bring {{demand}}.'
          : 'What there is could serve {{year-hires}} a year; the channels in this plan should bring {{demand}} in a full year.',
      },
    }
  },
}
