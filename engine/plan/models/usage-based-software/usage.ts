// What one use is sold for, how many an account runs up in a month, and what they cost us.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { between, centsSaid, factOf } from '../software/facts.ts'
import type { Account, Product } from '../software/product.ts'
import { asRange, inPlan } from '../software/quantities.ts'
import { withArticle } from '../software/told.ts'
import type { UsageKind } from './usage-kind.ts'

export interface Usage {
  /** The price as it is read: of one use, of a thousand, or a share of what is paid. */
  price: Quantity
  /** 'a call', 'a thousand calls', 'of each payment'. */
  unit: string
  uses: Quantity
  /** Of one payment, where a share of it is kept. */
  value?: Quantity
  account: Account
  inputs: Quantity
}

export interface UsageProduct extends Product {
  kind: UsageKind
  usage: Usage
}

export function usageOf(context: Context, kind: UsageKind, paying: Quantity | undefined): Usage {
  const uses = usesOf(context, kind, paying)
  const share = context.said('take-rate')
  if (share && share.value > 0 && share.value < 1) return byShare(context, kind, uses, share)
  const monthly = monthlyPrice(context)
  const { price, each, unit } = priceOf(context, kind)
  const bill = monthly ?? billOf(context, each * uses.value)
  return {
    price,
    unit,
    uses,
    account: { price, monthly: bill, billingMonths: 1 },
    inputs: inputsOf(context, kind, each),
  }
}

const billOf = ({ computed, price }: Context, minor: number): Quantity => {
  const value = Math.round(between(1, minor, 1e11))
  return computed('account-month', value, price(value))
}

/** A founder who charges by the month besides gets the month's amount as the bill. */
const monthlyPrice = ({ allSaid }: Context): Quantity | undefined =>
  allSaid('price').find(
    (one) => one.value > 0 && factOf(one)?.amount?.per === 'month' && !factOf(one)?.amount?.currency,
  )

function byShare(context: Context, kind: UsageKind, uses: Quantity, share: Quantity): Usage {
  const { said, assume, price } = context
  const value =
    said('average-order') ??
    assume('payment-value', {
      label: 'Value of one payment',
      ...inPlan(context, [6, 14, 35]),
      show: price,
      why: 'the brief names none; read it off one week of takings',
    })
  return {
    price: share,
    unit: `of each ${kind.use.one}`,
    uses,
    value,
    account: {
      price: share,
      monthly: billOf(context, uses.value * value.value * share.value),
      billingMonths: 1,
    },
    inputs: inputsOf(context, kind, value.value * share.value),
  }
}

const COST = /\bcosts? (us|me)\b[^.]{0,30}$|\b(our|unit|model|computing) costs?\b[^.]{0,30}$/i

/** '0.2 cents per call' is a price, 'costs us about 40 cents' is not. */
function isCost({ text }: Context, quantity: Quantity): boolean {
  const said = factOf(quantity)?.evidence.words ?? ''
  const at = text.indexOf(said)
  return at >= 0 && COST.test(text.slice(Math.max(0, at - 45), at))
}

/** Below this many hundredths a use is priced by the thousand. */
const TINY = 5

const ownPrice = ({ allSaid }: Context): Quantity | undefined =>
  allSaid('price').find((one) => {
    const amount = factOf(one)?.amount
    return one.value > 0 && !amount?.currency && amount?.per !== 'month' && amount?.per !== 'year'
  })

function priceOf(context: Context, kind: UsageKind): { price: Quantity; each: number; unit: string } {
  const { assume, price, dollars } = context
  const own = ownPrice(context)
  const one = withArticle(kind.use.one)
  if (own) return { price: own, each: own.value, unit: one }
  const cents = centsSaid(context).find((each) => each.value > 0 && !isCost(context, each))
  if (cents) return { price: inCents(cents), each: cents.value, unit: one }
  const isTiny = kind.usePrice[1] * 100 < TINY
  const lot = isTiny ? 1_000 : 1
  const [low, typical, high] = kind.usePrice.map((each) => dollars(each * lot)) as [number, number, number]
  const quantity = assume('use-price', {
    label: `Price of ${isTiny ? `a thousand ${kind.use.many}` : one}, net of sales tax`,
    low,
    value: typical,
    high,
    show: price,
    why: 'the brief names none; within what such services publish, to be set by the test in the section on prices',
  })
  return { price: quantity, each: quantity.value / lot, unit: isTiny ? `a thousand ${kind.use.many}` : one }
}

/** The founder's cents, with the word. */
const inCents = (cents: Quantity): Quantity => ({
  ...cents,
  id: `${cents.id}-cents`,
  label: 'Price of one use',
  text: `${cents.text} ${cents.value === 1 ? 'cent' : 'cents'}`,
})

/** Whoever charges far more for one use than others do sells to those who need fewer. */
function fewerAt(context: Context, { usePrice: [, , high] }: UsageKind): number {
  const own = ownPrice(context)
  return own ? Math.min(1, context.dollars(high) / own.value) : 1
}

const CHARGED_BY = /\b(?:per|each|every)\s+(\p{L}{3,})\b/iu
const NO_USE =
  /^(months?|years?|weeks?|days?|users?|seats?|accounts?|customers?|clients?|thousands?|hundreds?)$/i

/** What is counted has the founder's word: a sheet, where others charge by the page. */
export function asCharged(context: Context, kind: UsageKind): UsageKind {
  const own = ownPrice(context)
  const word = own && CHARGED_BY.exec(factOf(own)?.evidence.words ?? '')?.[1]?.toLowerCase()
  if (!word || NO_USE.test(word) || word.endsWith('s')) return kind
  return { ...kind, use: { one: word, many: /(x|ch|sh)$/.test(word) ? `${word}es` : `${word}s` } }
}

function usesOf(context: Context, kind: UsageKind, paying: Quantity | undefined): Quantity {
  const { allSaid, assume, computed } = context
  const show = (count: number) => `${formatNumber(count, count < 10 ? 1 : 0)} ${kind.use.many}`
  const volume = [...allSaid('orders'), ...allSaid('other-number'), ...allSaid('frequency')].find((one) => {
    const amount = factOf(one)?.amount
    return amount?.unit === 'count' && amount.per === 'month' && one.value >= 20
  })
  if (volume && paying && paying.value > 0) {
    const each = between(0.1, volume.value / paying.value, 1e9)
    return computed('uses', each, show(each))
  }
  const fewer = fewerAt(context, kind)
  return assume('uses', {
    label: `${capital(kind.use.many)} of one ${kind.one} a month`,
    ...asRange(kind.uses.map((count) => count * fewer) as typeof kind.uses),
    show,
    why: 'once it is at work; the first ten accounts will show how far they lie apart',
  })
}

/** What others are paid for each use, as a share of it: the founder's figure where there is one. */
function inputsOf(context: Context, kind: UsageKind, each: number): Quantity {
  const cost =
    context.allSaid('unit-cost').find(({ value }) => value > 0) ??
    centsSaid(context).find((one) => isCost(context, one))
  if (cost && each > 0 && cost.value < each) {
    const share = cost.value / each
    return context.computed('inputs-share', share, percent(share))
  }
  return context.assume('inputs', {
    label: `Paid on for each ${kind.use.one}: ${kind.inputs}`,
    ...asRange(kind.inputShare),
    show: percent,
    why: 'of what the customer pays; ask two suppliers for a price at ten times the volume',
  })
}

/** Uses a month so far, by the brief. */
export const saidVolume = ({ allSaid }: Context): Quantity | undefined =>
  allSaid('other-number').find((one) => factOf(one)?.amount?.per === 'month' && one.value >= 20)
