// Who could buy, counted: all of them, those within reach, and those for whom it pays.
import { findFigure } from '../../../knowledge/find.ts'
import { formatNumber } from '../../../money.ts'
import { wantedFor } from '../../benchmarks.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Device } from './device.ts'
import type { Known } from './quantities.ts'

export interface MarketCount {
  all: Quantity
  /** Population or households behind it, when it was not counted directly. */
  base: Quantity | undefined
  rate: Quantity | undefined
  region: Quantity | undefined
  pays: Quantity
  reachable: number
  /** Our count came out below what the founder's own customers suggest. */
  isLifted: boolean
}

/** Of those for whom it pays, more than this in three years is a dream. */
const MOST_OF_REACHABLE = 0.35
/** Whoever has so many customers already must have more of their kind around. */
const LEAST_AGAINST_TODAY = 4

export function marketCount(context: Context, device: Device, { opening, scale }: Known): MarketCount {
  const { assume, u } = context
  const { market } = device
  const found = direct(context, device)
  const counted = found ?? estimated(context, device)
  const isRegional = found?.isRegional ?? false
  const region = u.place.value.locality && !isRegional ? regionOf(context, scale) : undefined
  const pays = assume('pays', {
    label: `Those ${market.paysWho}`,
    low: market.pays[0],
    value: market.pays[1],
    high: market.pays[2],
    show: percent,
    why: `ours; replaced by ${market.register}`,
  })
  const reachable = Math.round(counted.all.value * (region?.value ?? 1) * pays.value)
  const least = Math.max(20, Math.round(opening.value * LEAST_AGAINST_TODAY))
  return { ...counted, region, pays, reachable: Math.max(reachable, least), isLifted: reachable < least }
}

const IN_A_REGION = 4e6
const inMillions = (people: number) => formatNumber(Math.round(people / 1e6))

/** A first region of some four million people, whatever the size of the country; more money goes further. */
function regionOf(context: Context, scale: number): Quantity {
  const wide = IN_A_REGION * Math.max(1, scale ** 2)
  const people = populationOf(context).value
  const share = (inIt: number) => Math.min(0.6, Math.max(0.001, inIt / Math.max(1, people)))
  return context.assume('region', {
    label: 'Share of the country that lies in the first region',
    value: share(wide),
    low: share(wide / 4),
    high: share(wide * 3),
    show: percent,
    why: `as if about ${inMillions(wide)} million people lived there; the register gives the true count`,
  })
}

function populationOf({ benchmark }: Context): Quantity {
  return benchmark('population', {
    metric: 'population',
    label: 'People in the country',
    show: (people) => formatNumber(people),
    otherwise: { value: 20e6, low: 5e6, high: 80e6, why: 'no national figure at hand' },
  })
}

export function mostCustomers({ reachable }: MarketCount): number {
  return reachable * MOST_OF_REACHABLE
}

type Counted = Pick<MarketCount, 'all' | 'base' | 'rate'> & { isRegional: boolean }

/** A count of the knowledge, where the country has one. */
function direct(context: Context, { customer, market }: Device): Counted | undefined {
  const { benchmark, u, knowledge, has } = context
  for (const { metric, of, cue, regional = false } of market.counted) {
    if (metric !== 'businesses' || (cue && !has(cue))) continue
    const found = findFigure(knowledge, wantedFor(u, metric, of))
    if (!found?.isNamed) continue
    const all = benchmark('market-count', {
      metric,
      of,
      label: capital(of),
      show: (count) => `${formatNumber(count)} ${of === 'small employers' ? 'firms' : customer.many}`,
      otherwise: { value: 1, low: 1, high: 1, why: '' },
    })
    return { all, base: undefined, rate: undefined, isRegional: regional }
  }
  return undefined
}

function estimated(context: Context, { customer, market }: Device): Counted {
  const { assume, benchmark, counted } = context
  if (market.perMillion) {
    const base = populationOf(context)
    const [low, value, high] = market.perMillion
    const rate = assume('per-million', {
      label: `${capital(customer.many)} of the kind for a million people`,
      low,
      value,
      high,
      show: (count) => formatNumber(count),
      why: `ours, to be replaced by ${market.register}`,
    })
    const all = Math.max(50, Math.round((base.value / 1e6) * rate.value))
    return { all: counted('market-count', all, customer.many), base, rate, isRegional: false }
  }
  const base = benchmark('households', {
    metric: 'households',
    label: 'Households in the country',
    show: (households) => formatNumber(households),
    otherwise: { value: 8e6, low: 2e6, high: 30e6, why: 'no national figure at hand' },
  })
  const rate = householdShare(context, market)
  return {
    all: counted('market-count', Math.max(50, Math.round(base.value * rate.value)), 'households'),
    base,
    rate,
    isRegional: false,
  }
}

function householdShare({ assume, benchmark, has }: Context, market: Device['market']): Quantity {
  const [low, value, high] = market.householdShare ?? [0.03, 0.1, 0.25]
  const named = market.counted.find(({ metric, cue }) => metric === 'household-share' && (!cue || has(cue)))
  if (!named)
    return assume('household-share', {
      label: 'Share of households that could use it',
      low,
      value,
      high,
      show: percent,
      why: `ours, to be replaced by ${market.register}`,
    })
  return benchmark('household-share', {
    metric: 'household-share',
    of: named.of,
    label: `Share of households ${named.of}`,
    show: percent,
    otherwise: { value, low, high, why: `ours, to be replaced by ${market.register}` },
  })
}
