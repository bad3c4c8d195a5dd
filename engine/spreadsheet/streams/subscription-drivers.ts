// What drives a subscription, each in its cell.
import type { SubscriptionStream } from '../../plan/finance/drivers.ts'
import { lapsing } from '../../plan/finance/streams/subscription.ts'
import { CASE, type Model, toWhole } from '../model.ts'
import type { Row } from '../time-page.ts'
import { type Basics, basicsOf, overTimeRow, scaledCost, scaledPrice, scaledVolume } from './parts.ts'

export interface SubscriptionCells {
  joining: Row
  price: string
  billing: string
  opening: string
  lapsing: string
  serving: string
  most?: string
  setup?: { price: string; cost: string }
  basics: Basics
}

export function subscriptionCells(model: Model, stream: SubscriptionStream): SubscriptionCells {
  const { book } = model
  const { setup } = stream
  const price = book.driver({
    label: 'Price of one period, net of sales tax',
    value: stream.price,
    as: 'money',
    unit: stream.billingMonths === 1 ? 'a month' : `for ${stream.billingMonths} months`,
    inCase: scaledPrice(model),
    check: 'A paid test with ten customers',
    says: [/price|paid.?ahead|fee|subscri|member|donat|plan|month|year/],
  })
  const billing = book.driver({
    label: 'Months paid ahead',
    value: stream.billingMonths,
    as: 'count',
    unit: 'months',
    check: 'One or twelve; those who pay ahead leave only at the end of a period',
  })
  const churn = book.driver({
    label: 'Leaving a month',
    value: stream.churn,
    as: 'share',
    unit: 'of customers',
    inCase: (own) => `MIN(1,MAX(0,${own}*${CASE.churn}))`,
    check: 'Those who stopped, of those who were there, over three months',
    says: [/churn|leav|renew|lapse|stay/],
  })
  const lapse = book.follows(
    'Of those whose period ends, not paying again',
    'share',
    `IF(${billing}=1,${churn},1-(1-${churn})^${billing})`,
    lapsing(stream),
    'Follows from the two lines above',
  )
  const serving = book.driver({
    label: 'Cost of serving one for a month',
    value: stream.serving,
    as: 'money',
    unit: 'a customer a month',
    inCase: scaledCost(model),
    check: 'Goods, hosting, data, support for one, from a month’s bills',
    says: [/serv|host|cost|goods|data|support/],
  })
  const most =
    stream.most === undefined
      ? undefined
      : book.driver({
          label: 'Most customers at a time',
          value: stream.most,
          as: 'number',
          unit: 'customers',
          check: 'How many the people and places of the plan can serve',
          says: [/most|capacity/],
        })
  const setups = setup && {
    price: book.driver({
      label: 'Setup, price',
      value: setup.price,
      as: 'money',
      unit: 'once',
      inCase: scaledPrice(model),
      check: 'What the first ten customers paid to begin',
      says: [/setup|hardware|onboard|unit|price/],
    }),
    cost: book.driver({
      label: 'Setup, cost',
      value: setup.cost,
      as: 'money',
      unit: 'once',
      inCase: scaledCost(model),
      check: 'A quote for ten',
      says: [/unit.?cost|setup|hardware|onboard|cost/],
    }),
  }
  const points = stream.joining.length > 0 ? stream.joining : [{ month: 1, value: 0 }]
  // The first month of sale stands right below the points of who joins.
  const entersIn = () => book.entered(points.length)
  // Customers of a business that runs already are neither more, fewer nor later in another case.
  const opening = book.driver({
    label: 'Customers at the start',
    value: stream.opening,
    as: 'count',
    unit: 'customers',
    inCase: (own) => `IF(AND(${entersIn()}<=1,${own}>0),${own},${toWhole(`${own}*${CASE.volume}`)})`,
    check: 'A list of names',
    says: [/customers|pledge|opening|start|founding|regular|member|subscri|pilot/],
  })
  const entered = opening.replace('$E$', '$B$').replace(/^.*!/, '')
  const later = `IF(AND(${entersIn()}<=1,${entered}>0),0,${CASE.delay})`
  const joining = overTimeRow(model, stream, {
    label: 'New customers a month',
    points,
    as: 'number',
    unit: 'a month',
    inCase: scaledVolume,
    delayed: later,
    check: 'What each way to customers brought last month',
    says: [/join|new|won|customers|month/],
  })
  const basics = basicsOf(model, stream, (own) => `${own}+${later}`)
  return {
    joining,
    price,
    billing,
    opening,
    lapsing: lapse,
    serving,
    basics,
    ...(most && { most }),
    ...(setups && { setup: setups }),
  }
}
