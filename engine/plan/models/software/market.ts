// Counted, not quoted: how many there are, how many have the trouble, how many a young product can win over.

import { findFigure } from '../../../knowledge/find.ts'
import { formatNumber } from '../../../money.ts'
import { wantedFor } from '../../benchmarks.ts'
import { type Context, percent } from '../../context.ts'
import { cite, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { MarketStep } from '../playbook.ts'
import type { SoftwareKind } from './kind.ts'
import type { Product } from './product.ts'
import { asRange } from './quantities.ts'

export interface Counted {
  /** As they are called where they are counted: 'dental practices'. */
  pool: string
  all: Quantity
  /** Where the count follows from the number of inhabitants. */
  from?: { people: Quantity; perThousand: Quantity; abroad?: Quantity }
  fits: Quantity
  fitting: Quantity
  willing: Quantity
  reachable: Quantity
}

/** `there` already pay: a market has to be larger than those. */
export function countMarket(context: Context, kind: SoftwareKind, there: number): Counted {
  const { assume, counted } = context
  const { all, from, pool } = allOf(context, kind, there)
  const fits = assume('fits', {
    label: `Share of them that fits and has the trouble`,
    ...asRange(kind.fits),
    show: percent,
    why: 'to be counted on a list of a hundred, name by name',
  })
  const fitting = Math.round(all.value * fits.value)
  const willing = assume('willing', {
    label: 'Share of those who would pay a young firm for it',
    ...asRange(kind.willing),
    show: percent,
    why: 'to be tested with payments, not with questions',
  })
  const reachable = Math.max(1, Math.round(fitting * willing.value))
  return {
    pool,
    all,
    ...(from && { from }),
    fits,
    fitting: context.computed('market-fitting', fitting, formatNumber(fitting)),
    willing,
    reachable: counted('market-reachable', reachable, kind.many, kind.one),
  }
}

/** So many times those who pay already, at least, when the national count would be smaller. */
const WIDER = 60

function allOf(context: Context, kind: SoftwareKind, there: number): Pick<Counted, 'all' | 'from' | 'pool'> {
  const { benchmark, assume, computed, names } = context
  const known = kind.counts?.find(({ cue, of }) => context.has(cue) && isCounted(context, of))
  const pool = known?.pool ?? kind.pool
  const label = `${capital(pool)} in ${names.country}`
  const show = (count: number) => `${formatNumber(count)} ${pool}`
  if (known) {
    const all = benchmark('market-all', {
      metric: 'businesses',
      of: known.of,
      label,
      show,
      otherwise: { value: 1_000, low: 100, high: 10_000, why: 'no count at hand' },
    })
    if (all.value >= there * WIDER) return { all, pool }
  } else {
    const from = inhabitants(context, kind, pool)
    const times = from.abroad?.value ?? 1
    const count = Math.max(100, twoFigures((from.people.value * from.perThousand.value * times) / 1_000))
    if (count >= there * WIDER) return { all: computed('market-all', count, show(count)), from, pool }
  }
  const wide = twoFigures(there * WIDER)
  return {
    pool,
    all: assume('market-wider', {
      label: `${label} and beyond`,
      value: wide,
      low: Math.round(wide / 3),
      high: wide * 3,
      show,
      why: 'those who pay already show that the market is wider than the first count; replace by a count of the regions that buy',
    }),
  }
}

function inhabitants({ benchmark, assume, names }: Context, kind: SoftwareKind, pool: string) {
  const people = benchmark('population', {
    metric: 'population',
    label: `Inhabitants of ${names.country}`,
    show: (count) => formatNumber(count),
    otherwise: { value: 10_000_000, low: 1_000_000, high: 60_000_000, why: 'no national figure at hand' },
  })
  const perThousand = assume('per-thousand', {
    label: `${capital(pool)}, for a thousand inhabitants`,
    ...asRange(kind.perThousand),
    show: (count) => formatNumber(count, count < 10 ? (count < 1 ? 2 : 1) : 0),
    why: 'our estimate of the order of size; replace by a register or by the trade’s own count',
  })
  const times = Math.min(12, Math.round(ENOUGH_PEOPLE / people.value))
  if (!kind.isBorderless || times < 2) return { people, perThousand }
  const abroad = assume('abroad', {
    label: 'Reach beyond the home country, as a multiple of it',
    value: times,
    low: 1,
    high: times * 3,
    show: (count) => `${formatNumber(count)} times`,
    why: 'such software is sold in one language and currency to neighbours as well; one means home only',
  })
  return { people, perThousand, abroad }
}

/** A home with fewer inhabitants is too small for software that crosses borders. */
const ENOUGH_PEOPLE = 60_000_000

/** Whether the knowledge has that count for this country. */
const isCounted = ({ knowledge, u }: Context, of: string): boolean => {
  const found = findFigure(knowledge, wantedFor(u, 'businesses', of))
  return found?.figure.of === of && found.place === 'country'
}

function twoFigures(count: number): number {
  if (count < 100) return Math.round(count)
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.round(count / step) * step
}

/** Of those within reach, no more than this part is planned with. */
const CEILING_SHARE = 0.35

export const ceilingOf = ({ reachable }: Counted, there: number): number =>
  Math.max(5, reachable.value * CEILING_SHARE, there * 1.5)

export function marketSteps(product: Product, market: Counted): MarketStep[] {
  const { context, known } = product
  const { computed, money } = context
  const yearly = Math.round(known.monthly.value * 12)
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const sam = market.reachable.value * yearly
  return [
    {
      working: market.from
        ? say`${cite(market.from.people)} inhabitants of ${words(context.names.country)}, ${cite(market.from.perThousand)} of the kind for each thousand${market.from.abroad ? say`, and ${cite(market.from.abroad)} that with the neighbours` : say``}`
        : say`all in ${words(context.names.country)}: ${cite(market.all)}`,
      result: market.all,
    },
    {
      working: say`what one pays a year: ${cite(known.monthly)} a month × twelve`,
      result: amount('account-year', yearly),
    },
    {
      is: 'TAM',
      working: say`${market.all} × ${amount('account-year', yearly)}`,
      result: amount('tam', market.all.value * yearly),
    },
    { working: say`× ${cite(market.fits)} that fit by size and have the trouble`, result: market.fitting },
    { working: say`× ${cite(market.willing)} who would pay a young firm for it`, result: market.reachable },
    {
      is: 'SAM',
      working: say`${market.reachable} × ${amount('account-year', yearly)}`,
      result: amount('sam', sam),
    },
    {
      is: 'SOM',
      working: say`revenue of the third year in this plan`,
      result: amount('som', Math.min(sam, product.year('revenue', 3).value)),
    },
  ]
}

/** The share of those within reach that the third year needs. */
export function shareNeeded(
  product: Product,
  market: Counted,
): { there: Quantity; share: Quantity; oneIn: Quantity } {
  const { context, kind, stream, sold } = product
  const there = sold(stream, 3, kind.many, kind.one)
  const share = there.value / Math.max(1, market.reachable.value)
  return {
    there,
    share: context.computed('market-share', share, percent(share, share < 0.01 ? 2 : 1)),
    oneIn: context.computed(
      'market-one-in',
      1 / Math.max(share, 1e-6),
      formatNumber(Math.max(1, Math.round(1 / Math.max(share, 1e-6)))),
    ),
  }
}
