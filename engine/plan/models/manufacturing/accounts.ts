// Who buys from a small maker, counted: accounts, not consumers.
import { findFigure } from '../../../knowledge/find.ts'
import { formatNumber } from '../../../money.ts'
import { wantedFor } from '../../benchmarks.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Goods } from './goods.ts'
import type { Known } from './quantities.ts'

export interface Accounts {
  all: Quantity
  base: Quantity | undefined
  rate: Quantity | undefined
  region: Quantity | undefined
  open: Quantity
  reachable: number
  isLifted: boolean
}

const MOST_OF_REACHABLE = 0.3
const LEAST_AGAINST_TODAY = 5

export function accountsOf(
  context: Context,
  goods: Goods,
  { today, wholesale, accountMonth, scale }: Known,
): Accounts {
  const { assume, u } = context
  const counted = direct(context, goods) ?? estimated(context, goods)
  const region = u.place.value.locality ? regionOf(context, scale) : undefined
  const open = assume('open', {
    label: `Those ${goods.openWho}`,
    low: goods.open[0],
    value: goods.open[1],
    high: goods.open[2],
    show: percent,
    why: `ours; to be replaced by visits and by ${goods.register}`,
  })
  const there = Math.round(counted.all.value * (region?.value ?? 1) * open.value)
  const now = (today * wholesale.value) / Math.max(1, accountMonth.value)
  const least = Math.max(20, Math.round(now * LEAST_AGAINST_TODAY))
  return { ...counted, region, open, reachable: Math.max(there, least), isLifted: there < least }
}

const IN_A_REGION = 4e6
const inMillions = (people: number) => formatNumber(Math.round(people / 1e6))

/** A delivery area of some four million people, whatever the size of the country; more money goes further. */
function regionOf(context: Context, scale: number): Quantity {
  const wide = IN_A_REGION * Math.max(1, scale ** 2)
  const people = populationOf(context).value
  const share = (inIt: number) => Math.min(0.6, Math.max(0.001, inIt / Math.max(1, people)))
  return context.assume('region', {
    label: 'Share of the country within delivery of the first years',
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

/** The most that can be sold a month, in money. */
export function mostTurnover({ reachable }: Accounts, { accountMonth }: Known): number {
  return reachable * MOST_OF_REACHABLE * accountMonth.value
}

function direct(
  context: Context,
  { counted, account }: Goods,
): Pick<Accounts, 'all' | 'base' | 'rate'> | undefined {
  const { benchmark, u, knowledge, has } = context
  for (const { of, cue } of counted) {
    if ((cue && !has(cue)) || !findFigure(knowledge, wantedFor(u, 'businesses', of))?.isNamed) continue
    const all = benchmark('account-count', {
      metric: 'businesses',
      of,
      label: capital(of),
      show: (count) => `${formatNumber(count)} ${account.many}`,
      otherwise: { value: 1, low: 1, high: 1, why: '' },
    })
    return { all, base: undefined, rate: undefined }
  }
  return undefined
}

function estimated(context: Context, { account, perMillion, register }: Goods) {
  const { assume, counted } = context
  const base = populationOf(context)
  const [low, value, high] = perMillion
  const rate = assume('per-million', {
    label: `${capital(account.many)} of the kind for a million people`,
    low,
    value,
    high,
    show: (count) => formatNumber(count),
    why: `ours, to be replaced by ${register}`,
  })
  const all = Math.max(50, Math.round((base.value / 1e6) * rate.value))
  return { all: counted('account-count', all, account.many), base, rate }
}
