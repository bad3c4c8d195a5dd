// How many such clients there are, and how many of them can be reached.

import { findFigure } from '../../../knowledge/find.ts'
import { formatNumber } from '../../../money.ts'
import { wantedFor } from '../../benchmarks.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Firm } from './firm.ts'
import { mainLine } from './speech.ts'

const COUNTED: [cue: RegExp, of: string[]][] = [
  [/dent(?:al|ist)/i, ['dental practices']],
  [/law (?:firm|office)|lawyer|solicitor|attorney/i, ['law offices']],
  [/restaurant|caf[eé]|bistro|food truck/i, ['restaurants, all kinds', 'restaurants and cafés']],
  [/school/i, ['schools, all']],
  [/gym|fitness studio|health club/i, ['gyms and health clubs']],
  [/salon|hairdress|barber/i, ['beauty and hair salons with staff', 'hair and beauty salons']],
  [/\bvets?\b|veterinar/i, ['veterinary practices']],
  [/physician|doctor|medical practice|gp surger/i, ["physicians' offices"]],
  [/physio|occupational|speech therap/i, ['physical, occupational and speech therapy practices']],
  [/therapist|psycholog|counsell/i, ['mental health practitioners']],
  [/home care/i, ['home care services']],
  [/care home|nursing home/i, ['care homes']],
  [/farm/i, ['farms']],
  [/bakery|bakeries/i, ['bakeries']],
  [/online (?:shop|store|seller|brand)|e-?commerce|shopify|webshop/i, ['online shops of some size']],
]
const ALL_FIRMS = ['small firms, all', 'firms, all', 'micro, small and medium firms']

export interface Buyers {
  /** All firms, or all people, when no count of the very buyers is at hand. */
  all?: Quantity
  among?: Quantity
  count: Quantity
  buying: Quantity
  reach: Quantity
  reachable: Quantity
  yearly: Quantity
  tam: Quantity
  sam: Quantity
  som: Quantity
  needed: Quantity
  oneIn: Quantity
}

export function buyersOf(firm: Firm): Buyers {
  const { context } = firm
  const { computed, counted, money } = context
  const yearly = yearlyOf(firm)
  const start = countOf(context)
  const buying = context.assume('buying', {
    label: 'Of these, with such work to give away in a year',
    value: 0.3,
    low: 0.12,
    high: 0.5,
    show: percent,
    why: 'the rest do it inside or not at all; asked in the twenty talks',
  })
  const som = Math.max(1, firm.year('revenue', 3).value)
  const reach = reachOf(
    context,
    (share) => start.count.value * buying.value * share * yearly.value >= som * 6,
  )
  const reachable = Math.max(1, Math.round(start.count.value * buying.value * reach.value))
  const tam = Math.max(1, Math.round(start.count.value * yearly.value))
  const sam = Math.min(tam, Math.max(1, Math.round(reachable * yearly.value)))
  const ours = Math.min(som, sam)
  const needed = Math.max(1, Math.round(ours / yearly.value))
  const amount = (id: string, value: number) => computed(id, value, money(value))
  return {
    ...start,
    buying,
    reach,
    reachable: counted('reachable', reachable, 'clients'),
    yearly,
    tam: amount('tam', tam),
    sam: amount('sam', sam),
    som: amount('som', ours),
    needed: counted('needed', needed, 'clients', 'client'),
    oneIn: computed('one-in', reachable / needed, formatNumber(Math.max(1, Math.round(reachable / needed)))),
  }
}

const LADDER = [0.02, 0.05, 0.1, 0.2, 0.35, 0.6, 0.9]

/** As many as the plan needs to be a small part of; a founder can see at once whether that is far away. */
function reachOf({ assume, u }: Context, enough: (share: number) => boolean): Quantity {
  const share = LADDER.find(enough) ?? 0.9
  return assume('reach-share', {
    label: u.place.value.locality
      ? 'Share of them in and around the first town'
      : 'Share of them in the first region or circle',
    value: share,
    low: share / 2,
    high: Math.min(1, share * 1.8),
    show: percent,
    why: 'as far as referrals carry; replaced by a list with names',
  })
}

function yearlyOf(firm: Firm): Quantity {
  const { context, known } = firm
  const { billing, amount } = mainLine(firm)
  const jobs = context.assume('jobs-a-year', {
    label: billing === 'retainer' ? 'Months in which a client pays, a year' : 'Orders of one client a year',
    value: billing === 'retainer' ? 11 : 1.5,
    low: billing === 'retainer' ? 9 : 1,
    high: billing === 'retainer' ? 12 : 3,
    show: (count) => formatNumber(count, 1).replace(/\.0$/, ''),
    why: billing === 'retainer' ? 'some pause, some leave' : 'most come once, some come back',
  })
  const each = billing === 'hours' ? known.engagement : amount
  return context.computed(
    'client-year',
    Math.max(1, Math.round(each * jobs.value)),
    context.money(Math.max(1, Math.round(each * jobs.value))),
  )
}

function countOf(context: Context): Pick<Buyers, 'all' | 'among' | 'count'> {
  const { u, benchmark, knowledge } = context
  const plain = (count: number) => formatNumber(count)
  // A count of all Europe is no count of one of its countries.
  const isKnown = (of: string) => {
    const found = findFigure(knowledge, wantedFor(u, 'businesses', of))
    return found?.isNamed === true && found.place === 'country'
  }
  const spoken = `${u.buyer.value} ${u.user.value}`
  const exact = COUNTED.filter(([cue]) => cue.test(spoken))
    .flatMap(([, of]) => of)
    .find(isKnown)
  const count = (id: string, of: string, label: string) =>
    benchmark(id, {
      metric: 'businesses',
      of,
      label,
      show: plain,
      otherwise: { value: 100_000, low: 40_000, high: 250_000, why: 'no count at hand' },
    })
  if (exact) return { count: count('buyers-count', exact, `Count: ${exact}`) }
  const isPeople = u.sells.value === 'to-consumers'
  const general = isPeople ? undefined : ALL_FIRMS.find(isKnown)
  const all = general ? count('firms-count', general, `Count: ${general}`) : peopleOrFirms(context, isPeople)
  const among = context.assume('among', {
    label: isPeople ? 'Of these, in the position described, a year' : 'Of these, firms of the kind described',
    value: isPeople ? 0.004 : 0.012,
    low: isPeople ? 0.001 : 0.003,
    high: isPeople ? 0.015 : 0.04,
    show: (share) => percent(share, 2),
    why: 'not looked up; the trade’s association or a business register gives the count',
  })
  return {
    all,
    among,
    count: context.counted(
      'buyers-count',
      Math.max(1, Math.round(all.value * among.value)),
      isPeople ? 'people' : 'firms',
    ),
  }
}

function peopleOrFirms({ benchmark, assume, names }: Context, isPeople: boolean): Quantity {
  const people = benchmark('population', {
    metric: 'population',
    label: 'People in the country',
    show: (count) => formatNumber(count),
    otherwise: { value: 20_000_000, low: 5_000_000, high: 60_000_000, why: 'no national figure at hand' },
  })
  if (isPeople) return people
  return assume('firms-count', {
    label: `Firms in ${names.country}`,
    value: Math.round(people.value * 0.045),
    low: Math.round(people.value * 0.02),
    high: Math.round(people.value * 0.09),
    show: (count) => formatNumber(count),
    why: 'one firm to about twenty-two people, as in countries that publish a count',
  })
}
