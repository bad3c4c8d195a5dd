// A service paid by success as its texts need it, and the figures that several sections share.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { firstYear } from '../../drivers/customer-base.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, type Words, words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import type { Results } from '../../results.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'
import type { FeeMoney } from './money.ts'
import { type FeeQuantities, sum } from './quantities.ts'
import type { Trade } from './trade.ts'

export interface Service extends Results {
  trade: Trade
  known: FeeQuantities
  money: FeeMoney
  ways: IndustryWays
  /** The founder's name as a sentence begins. */
  Founder: Words
  /** What the client gets in the end, in the brief's words. */
  result: Words
  /** Most clients come once. */
  once: boolean
  /** How many decided cases tell something, a few and more: fewer where each one is large. */
  some: Words
  many: Words
}

export function serviceOf(results: Results, trade: Trade, known: FeeQuantities, money: FeeMoney): Service {
  const { u, names } = results.context
  return {
    ...results,
    context: spoken(results.context),
    trade,
    known,
    money,
    ways: INDUSTRY_WAYS[u.industry.value],
    Founder: words(capital(names.founder.words)),
    result: words(short(u.outcome.value)),
    once: known.leaving.value > 0.5,
    some: words(isRare(money) ? 'ten' : 'forty'),
    many: words(isRare(money) ? 'fifteen' : 'sixty'),
  }
}

/** 'challenging assessments' and 'no win no fee claims' are work; a sentence needs the firm that does it. */
const offerOf = (offer: string) => (/^(an?|the)\s/i.test(offer) ? offer : `a service for ${offer}`)

/** 'late parcels for small online sellers': the people come last. */
const clientsOf = (buyers: string) => buyers.split(/ for /i).at(-1) ?? buyers

const spoken = (context: Context): Context => ({
  ...context,
  names: {
    ...context.names,
    offer: words(offerOf(context.names.offer.words)),
    buyers: words(clientsOf(context.names.buyers.words)),
  },
})

/** A few dozen cases in the second year: forty decided ones would take too long to wait for. */
const isRare = ({ taken }: FeeMoney) => taken.slice(0, 24).reduce((total, count) => total + count, 0) < 250

export interface Figures {
  earned: Quantity
  left: Quantity
  /** Earned on one case taken up, won or not. */
  expected: Quantity
  /** Lost for each one won. */
  lostPerWon: Quantity
  worth: Quantity
  ratio: Quantity
  clients: (year: 1 | 2 | 3) => Quantity
  clientsWon: Quantity
  takenMonthly: (year: 1 | 2 | 3) => Quantity
  waiting: Quantity
  /** If every tenth case that is lost had been refused at the door. */
  betterWins: Quantity
  betterLeft: Quantity
}

export function figuresOf({ context, known, trade, money }: Service): Figures {
  const { computed, counted, money: shown } = context
  const exact = sum(context)
  const at = (row: number[], year: number) => row[year * 12 - 1] ?? 0
  const amount = (id: string, value: number) => computed(id, Math.round(value), exact(value))
  const lifetime = (known.left * known.wins.value * known.cases.value) / 12 / known.leaving.value
  const lost = (1 - known.wins.value) / known.wins.value
  const better = Math.min(0.95, known.wins.value + 0.1)
  // The work on lost cases is part of the cost of a won one: the same work over more wins costs less each.
  const betterLeft =
    known.earned - (known.costEach * known.wins.value) / better - known.amount.value * known.fee.share
  const ratio = lifetime / Math.max(1, known.costToWin.value)
  return {
    earned: amount('earned', known.earned),
    left: amount('left-of-case', known.left),
    expected: amount('expected', known.left * known.wins.value),
    lostPerWon: computed('lost-per-won', lost, lostOnes(lost)),
    worth: amount('client-worth', lifetime),
    ratio: computed('client-ratio', ratio, formatNumber(ratio, 1)),
    clients: (year) =>
      counted(
        `clients-y${year}`,
        Math.round(at(money.base.active, year)),
        trade.client.many,
        trade.client.one,
      ),
    clientsWon: counted(
      'clients-won-y1',
      Math.round(firstYear(money.base.won) + firstYear(money.base.brought)),
      trade.client.many,
      trade.client.one,
    ),
    takenMonthly: (year) =>
      counted(`taken-y${year}`, Math.round(at(money.taken, year)), trade.case.many, trade.case.one),
    waiting: computed('waiting', money.waiting, shown(money.waiting)),
    betterWins: computed('better-wins', better, percent(better)),
    betterLeft: amount('better-left', betterLeft),
  }
}

const lostOnes = (count: number) => {
  const text = formatNumber(count, 1).replace(/\.0$/, '')
  return `${text} lost ${text === '1' ? 'one' : 'ones'}`
}

/** What the brief reports as done so far. */
export function soFar({ known, trade }: Pick<Service, 'known' | 'trade'>): Prose {
  const basis = known.openingBasis
  if (!basis) return label('')
  const kind = basis.basis.kind === 'founder' ? basis.basis.fact.kind : undefined
  const noun =
    kind === 'customers' || kind === 'pilot'
      ? ` ${trade.client.many}`
      : kind === 'orders' || kind === 'other-number'
        ? ` ${trade.case.many}`
        : ''
  return say`${cite(basis)}${words(noun)}${words(periodOf(basis))}${words(noun ? '' : ' in fees')}`
}

export function shareOf(
  { context }: Pick<Service, 'context'>,
  id: string,
  part: number,
  whole: number,
): { share: Quantity; oneIn: Quantity } {
  const share = whole > 0 ? Math.min(1, part / whole) : 0
  const one = share > 0 ? Math.max(1, Math.round(1 / share)) : 0
  return {
    share: context.computed(`${id}-share`, share, percent(share, share < 0.01 ? 3 : 1)),
    oneIn: context.computed(`${id}-one-in`, one, formatNumber(one)),
  }
}
