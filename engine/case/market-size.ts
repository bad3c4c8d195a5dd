// How many could buy: the people where the business sells, those among them who need such a thing, and those who fit.
import type { Mechanism, Reading } from '../read/reading.ts'
import type { Range, Trade } from '../trades/schema.ts'
import { peopleInCountry } from './country-people.ts'
import { type Numbers, rangeOf, tidy } from './numbers.ts'

export interface MarketSize {
  people: { value: number; from: 'country' | 'town' | 'usual' | 'today' | 'plan' }
  perThousand: Range
  share: Range
  /** The founder's own count of them. */
  ownCount: Reading['ledger'][0] | undefined
  all: number
  fit: number
  /** Of one of them in a year. */
  spend: number
}

export interface MarketInput {
  trade: Trade
  variants: readonly string[]
  numbers: Numbers
  reading: Reading
  country: string
  /** Of the town that the brief names, where the gazetteer knows it. */
  townPeople: number | undefined
  /** Customers and yearly revenue of the plan: of today, and in the third year. */
  today: { customers: number; revenue: number }
  third: { customers: number; revenue: number }
  /** The plan cannot be made smaller: the count has to hold its customers. */
  isFinal: boolean
}

/** Beyond this a town is more than one business reaches from one place. */
const MOST_REACHED = 3
/** A firm that sells today has at most this share of those who fit; where the usual count says more, it counts too few. */
const SHARE_OF_TODAY = 0.25
/** Of those who fit, after three years. */
export const MOST_WON = 0.5

/** Fewer than this is no count of a market. */
const LEAST_COUNTED = 20

export function marketSizeOf(input: MarketInput): MarketSize {
  const { trade, variants, numbers, reading, country, townPeople, today, third, isFinal } = input
  const { market } = trade
  const perThousand = rangeOf(
    { range: market.count['per-thousand-people'], ...(market.count.if && { if: market.count.if }) },
    variants,
  )
  const share = market.fits.share
  const spend = numbers.calculate(market.spend)
  const usual = market.catchment ? rangeOf(market.catchment, variants) : undefined
  const fitAmong = (people: number) => tidy(tidy((people * perThousand[1]) / 1000) * share[1])
  const buyersIn = ({ customers, revenue }: MarketInput['today']) =>
    Math.max(customers, revenue / Math.max(1, spend))
  const neededToday = buyersIn(today) / SHARE_OF_TODAY
  const leastFit = isFinal ? Math.max(neededToday, buyersIn(third) / MOST_WON) : neededToday
  const nearby = usual && {
    // People drive to the next town; nobody opens where fewer live than such a business needs.
    value: townPeople ? Math.max(usual[0], Math.min(townPeople, usual[2] * MOST_REACHED)) : usual[1],
    from: townPeople ? ('town' as const) : ('usual' as const),
  }
  // Goods and software that outgrow the town are sold beyond it.
  const isNational =
    market.count.in === 'country' ||
    (travels(trade) && nearby && fitAmong(nearby.value) < buyersIn(third) / MOST_WON)
  const local = isNational || !nearby ? { value: peopleInCountry(country), from: 'country' as const } : nearby
  const people =
    fitAmong(local.value) >= leastFit
      ? local
      : {
          value: tidy(((leastFit / Math.max(1e-9, share[1])) * 1000) / perThousand[1]),
          from: leastFit > neededToday ? ('plan' as const) : ('today' as const),
        }
  const countFigure = reading.ledger.find(
    ({ used, role, value, unit }) =>
      used && role === 'market-count' && unit === 'count' && Number(value) > LEAST_COUNTED,
  )
  const ownCount = countFigure && Number(countFigure.value) * share[1] >= leastFit ? countFigure : undefined
  const all = ownCount ? Number(ownCount.value) : tidy((people.value * perThousand[1]) / 1000)
  return { people, perThousand, share, ownCount, all, fit: tidy(all * share[1]), spend }
}

const TRAVELLING: Mechanism[] = [
  'product-sale',
  'subscription',
  'usage',
  'marketplace',
  'licensing',
  'in-app',
  'advertising',
]

/** Goods and software reach beyond the town; a visit does not. */
const travels = ({ earns }: Trade) => TRAVELLING.includes(earns[0]?.mechanism ?? 'project')
