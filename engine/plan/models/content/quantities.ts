// What a publication's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import type { Context } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ContentKind } from './kind.ts'
import { amountOf, effortOf, inPlan, isRunning, type Range, saidFraction, shareOf } from './scale.ts'

export interface ContentQuantities {
  /** Who follows at the start, and how many come in a month of each year. */
  audience: Quantity
  growth: [Quantity, Quantity, Quantity]
  price?: Quantity
  /** The founder's figure, where the price is theirs. */
  priceSaid?: Quantity
  converts?: Quantity
  churn?: Quantity
  paying: number
  /** Of the audience, the part that can be taken for readers of what is sold. */
  readers: number
  payingSaid?: Quantity
  copyPrice?: Quantity
  copyPriceSaid?: Quantity
  copyCost?: Quantity
  copyConverts?: Quantity
  /** For a thousand, or for one issue when the founder sells by the issue. */
  place?: Quantity
  byIssue: boolean
  kept?: Quantity
  sold?: Quantity
  revenueSaid?: Quantity
  making: Quantity
  winning: Quantity
}

const about = ({ basis }: Quantity) =>
  basis.kind === 'founder' ? `${basis.fact.about} ${basis.fact.evidence.words}` : ''
const isCount = ({ basis }: Quantity) =>
  basis.kind === 'founder' && ['count', 'people'].includes(basis.fact.amount?.unit ?? '')

const PAYING = /\bpa(id|ying)\b|patrons?|supporters?|backers?/i
const SPONSORED = /issue|episode|video|post|slot|\bad\b|adverts?|sponsor|placement|page|insertion/i
const MOST_PEOPLE = 50_000_000

function counts(context: Context): Quantity[] {
  return [
    ...context.allSaid('customers'),
    ...context.allSaid('orders'),
    ...context.allSaid('other-number'),
  ].filter((one) => isCount(one) && one.value >= 1)
}

function audienceOf(context: Context, kind: ContentKind): Quantity {
  const followers = context.allSaid('customers').filter((one) => isCount(one) && !PAYING.test(about(one)))
  const largest = followers.sort((a, b) => b.value - a.value)[0]
  if (largest && largest.value >= 1) return largest
  const value = isRunning(context) ? kind.money.running : Math.round(kind.money.running * 0.04)
  return context.assume('audience', {
    label: `${capital(kind.audience.many)} at the start`,
    value,
    low: Math.round(value * 0.3),
    high: Math.round(value * 2.5),
    show: (count) => formatNumber(count),
    why: isRunning(context)
      ? 'the brief counts nobody; usual for one that already runs'
      : 'people asked by name; the brief counts nobody yet',
  })
}

/** A month, of those there at the start, by year. */
const GROWTH_OF_WHAT_IS_THERE = [0.022, 0.02, 0.016]

function growthOf(context: Context, { money, audience }: ContentKind, start: number) {
  const effort = effortOf(context)
  return money.growth.map((monthly, i) => {
    const value = Math.round(Math.max(monthly * effort, start * (GROWTH_OF_WHAT_IS_THERE[i] ?? 0)))
    return context.assume(`growth-${i + 1}`, {
      label: `New ${audience.many} a month, ${['first', 'second', 'third'][i]} year`,
      value,
      low: Math.round(value * 0.4),
      high: Math.round(value * 2),
      show: (count) => `${formatNumber(count)} a month`,
      why: 'ours; the first six weeks give the true rate',
    })
  }) as [Quantity, Quantity, Quantity]
}

const JUST_BEFORE = 40
const PAYS_US =
  /\b(pays?|paid us|brings?|earns?|makes?|made|earned|income|takings)( us| me| in)?( about| around| some)?\s*$/i

/** 'Ads pay about £700 a month' is what comes in, not what a reader pays. */
function isIncome({ text }: Context, { basis }: Quantity): boolean {
  const said = basis.kind === 'founder' ? basis.fact.evidence.words : ''
  const at = said ? text.indexOf(said) : -1
  if (SPONSORED.test(said)) return false
  const before = at > 0 ? text.slice(Math.max(0, at - JUST_BEFORE), at) : ''
  return (
    PAYS_US.test(before) && /\b(ads?|advert\w*|adsense|sponsors?\w*|youtube|channel|platform)\b/i.test(before)
  )
}

const LIKELY = Math.log(4)

/** Of several prices the first that is like what such things cost, and otherwise the nearest. */
function nearest({ dollars }: Context, usual: Range | undefined, prices: Quantity[]): Quantity | undefined {
  if (!usual) return prices[0]
  const distance = (one: Quantity) => Math.abs(Math.log(monthlyValue(one) / Math.max(1, dollars(usual[1]))))
  return (
    prices.find((one) => distance(one) <= LIKELY) ?? prices.toSorted((a, b) => distance(a) - distance(b))[0]
  )
}

/** A price a year or a week becomes one a month. A price for an issue is a sponsor's where readers have their own. */
function pricesOf(context: Context, { money }: ContentKind) {
  const all = context.allSaid('price').filter((one) => {
    const { value, basis } = one
    return value > 0 && basis.kind === 'founder' && !basis.fact.amount?.currency && !isIncome(context, one)
  })
  const dear = context.dollars(60)
  const place = money.sponsors
    ? all.find((one) => SPONSORED.test(about(one)) && one.value >= dear)
    : undefined
  const own = nearest(
    context,
    money.copies?.price ?? money.members?.price,
    all.filter((one) => one !== place),
  )
  return { place, own: own ?? context.said('average-order') }
}

export function contentQuantities(context: Context, kind: ContentKind): ContentQuantities {
  const { money } = kind
  const audience = audienceOf(context, kind)
  const start = Math.min(MOST_PEOPLE, audience.value)
  const prices = pricesOf(context, kind)
  const revenueSaid = context.said('revenue')
  const payingSaid = counts(context).find((one) => PAYING.test(about(one)))
  return {
    audience,
    growth: growthOf(context, kind, start),
    ...membersOf(context, kind, prices.own),
    ...copiesOf(context, kind, prices.own),
    ...sponsorsOf(context, kind, prices.place),
    byIssue: prices.place !== undefined,
    readers: readersOf(context, kind),
    paying: Math.min(start, Math.round(payingSaid?.value ?? 0)),
    ...(payingSaid && { payingSaid }),
    ...(revenueSaid && revenueSaid.value > 0 && { revenueSaid }),
    making: amountOf(context, 'making', {
      label: `Freelances, tools and rights a month for the ${kind.noun}`,
      dollars: money.making,
      why: 'what the founder does not make alone',
    }),
    winning: winningOf(context, kind),
  }
}

function winningOf(context: Context, { money: { members, copies } }: ContentKind): Quantity {
  if (!members)
    return amountOf(context, 'winning', {
      label: `To win one buyer of a ${copies?.one ?? 'copy'}`,
      dollars: [1, 2.5, 6],
      why: 'about a tenth of the price; most buyers come by word of mouth',
      exact: true,
    })
  return context.benchmark('winning', {
    metric: 'acquisition-cost',
    of: members.wonAs,
    label: `To win one ${members.one}`,
    show: context.price,
    otherwise: { ...inPlan(context, [15, 40, 90]), why: 'free first, a few in a hundred pay' },
  })
}

function membersOf(context: Context, { money: { members } }: ContentKind, own: Quantity | undefined) {
  if (!members) return {}
  const isLearning = context.u.sells.value === 'to-businesses'
  return {
    price:
      own ??
      context.assume('price', {
        label: `Price a month for a ${members.one}`,
        ...inPlan(context, members.price),
        show: context.price,
        why: isLearning
          ? 'between a private and a company’s purse'
          : 'what platforms suggest and people are used to',
      }),
    ...(own && { priceSaid: own }),
    converts:
      saidFraction(context, 'conversion') ??
      shareOf(context, 'converts', {
        label: `Share that becomes a ${members.one}`,
        range: forPrice(context, members, own),
        why: 'writers and makers report a few in a hundred; not looked up for this subject',
      }),
    churn:
      saidFraction(context, 'churn') ??
      shareOf(context, 'churn', {
        label: `${members.label} leaving a month`,
        range: members.churn,
        why: 'published averages for digital media are at the upper end; a narrow subject holds longer',
      }),
  }
}

/** The dearer, the fewer; the founder's price may be far from the usual one. */
function forPrice(
  context: Context,
  { price: [, usual], converts }: NonNullable<ContentKind['money']['members']>,
  own: Quantity | undefined,
): Range {
  const asked = own ? monthlyValue(own) / Math.max(1, context.dollars(usual)) : 1
  const factor = Math.min(1.3, Math.max(0.15, asked ** -0.7))
  return converts.map((share) => Math.round(Math.min(0.6, share * factor) * 10_000) / 10_000) as Range
}

function copiesOf(context: Context, kind: ContentKind, own: Quantity | undefined) {
  const { copies } = kind.money
  if (!copies) return {}
  const readers = readersOf(context, kind)
  const unitCost = context.said('unit-cost')
  return {
    copyPrice:
      own ??
      context.assume('copy-price', {
        label: `Price of one ${copies.one}, net of sales tax`,
        ...inPlan(context, copies.price),
        show: context.price,
        why: 'what comparable ones are sold at',
      }),
    ...(own && { copyPriceSaid: own }),
    copyCost:
      unitCost ??
      shareOf(context, 'copy-cost', {
        label: `Of the price of a ${copies.one}: making, shop and post`,
        range: copies.cost,
        why: 'printer’s quotes and the published shares of shops',
      }),
    copyConverts: shareOf(context, 'copy-converts', {
      label: copies.isLaunched
        ? 'Wishlists that buy in the month of release'
        : `Of the audience, buyers of a ${copies.one} a month`,
      range: copies.converts.map((share) => Math.round(share * readers * 10_000) / 10_000) as Range,
      why: 'ours until the first release is counted',
    }),
  }
}

const ON_A_PLATFORM = /you-?tube|tik ?tok|instagram|twitch|facebook|\bfollowers\b|free (readers|subscribers)/i

/** Who follows for nothing elsewhere has not come for a copy: one in ten of them behaves like a reader. */
function readersOf(context: Context, { money: { copies } }: ContentKind): number {
  const free = context.allSaid('customers').some((one) => isCount(one) && !PAYING.test(about(one)))
  return copies && !copies.isLaunched && free && context.has(ON_A_PLATFORM) ? 0.1 : 1
}

function sponsorsOf(context: Context, { money: { sponsors } }: ContentKind, place: Quantity | undefined) {
  if (!sponsors) return {}
  return {
    place:
      place ??
      amountOf(context, 'thousand', {
        label: `Paid for a thousand ${sponsors.counted}`,
        dollars: rateFor(context, sponsors.thousand),
        why: 'what direct buyers pay in small markets; replaced by the first three contracts',
        exact: true,
      }),
    kept: shareOf(context, 'kept', {
      label: 'Kept of what sponsors pay',
      range: sponsors.kept,
      why: 'after the platform, an agency or a discount',
    }),
    sold: context.assume('sold', {
      label: 'Paid places in an issue, on average',
      low: sponsors.sold[0],
      value: sponsors.sold[1],
      high: sponsors.sold[2],
      show: (places) => formatNumber(places, places % 1 === 0 ? 0 : 2).replace(/0$/, ''),
      why: 'empty places are usual in the first year',
    }),
  }
}

/** Firms pay more to be seen by people who buy for firms. */
function rateFor({ u }: Context, [low, typical, high]: Range): Range {
  const dear = u.sells.value === 'to-businesses' || ['finance', 'technology'].includes(u.industry.value)
  return dear ? [low, typical * 1.6, high * 2] : [low, typical, high]
}

/** The founder's cost of one is an amount, ours a share. */
export const asShare = (quantity: Quantity, price: number): number =>
  quantity.basis.kind === 'founder' ? Math.min(0.95, quantity.value / Math.max(1, price)) : quantity.value
