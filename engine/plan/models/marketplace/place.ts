// A marketplace as its texts need it, and the figures that several sections share.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, type Words, words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import type { Results } from '../../results.ts'
import { withArticle } from '../article.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'
import type { MarketMoney } from './money.ts'
import { type MarketQuantities, sum } from './quantities.ts'
import type { Trade } from './trade.ts'

export interface Place extends Results {
  trade: Trade
  known: MarketQuantities
  money: MarketMoney
  ways: IndustryWays
  /** The founder's name as a sentence begins. */
  Founder: Words
  /** What the buyer gets in the end, in the brief's words. */
  result: Words
  /** The most telling word of the brief, or the field. */
  term: Words
}

export function placeOf(results: Results, trade: Trade, known: MarketQuantities, money: MarketMoney): Place {
  const { u, names } = results.context
  return {
    ...results,
    context: spoken(results.context, trade),
    trade,
    known,
    money,
    ways: INDUSTRY_WAYS[u.industry.value],
    Founder: words(capital(names.founder.words)),
    result: words(short(u.outcome.value)),
    term: words(u.terms[0] ?? trade.field),
  }
}

/** Cut off where the founder went on: 'a marketplace where horse owners find'. */
const CUT = /\b(find|book|buy|sell|get|rent|hire|meet|can|to|who|that|where|and)$/i
const PLATFORM = /^(?:[\w-]+ ){0,2}(marketplace|platform|site|app|exchange|network)\b/i

function offerOf({ names, u }: Context): string {
  const offer = names.offer.words
  if (CUT.test(offer))
    return u.outcome.basis === 'assumed'
      ? 'a marketplace'
      : `a marketplace on which to ${short(u.outcome.value)}`
  if (/^(an?|the)\s/i.test(offer)) return offer
  return PLATFORM.test(offer) ? withArticle(offer) : `a marketplace for ${offer}`
}

/** Things are for sale and do not buy: 'surplus equipment' is nobody. */
const ARE_PEOPLE = /(s|people|men|women|children|staff|public)$/i

/** 'horse owners' of 'horse owners who move yards'. */
const headOf = (phrase: string) =>
  phrase.split(/ (?:in|for|with|who|that|of|from|at|on|near|looking) |,/i)[0] ?? ''

const spoken = (context: Context, { buyer }: Trade): Context => ({
  ...context,
  names: {
    ...context.names,
    offer: words(offerOf(context)),
    buyers: ARE_PEOPLE.test(headOf(context.names.buyers.words)) ? context.names.buyers : words(buyer.many),
  },
})

/** What the brief says it does, without the people and places that stand in the same list. */
export const partsOf = ({ u }: Context): string[] =>
  u.parts.map(({ value }) => value).filter((part) => !WHO_OR_WHERE.test(part))

const WHO_OR_WHERE =
  /^\p{Lu}\p{L}+$|\b(owners?|guests?|customers?|buyers?|sellers?|people|users?|firms?|makers?|workers?|providers?)$/u

/** Fewer than a dozen are no choice, however few the orders. */
const LEAST_SELLERS = 12

export interface Figures {
  /** Orders in a month at the end of each year. */
  monthly: (year: 1 | 2 | 3) => Quantity
  sellers: (year: 1 | 2 | 3) => Quantity
  asked: Quantity
  active: (year: 1 | 2 | 3) => Quantity
  kept: Quantity
  left: Quantity
  /** What one buyer leaves until they stop coming, and that over the cost of winning one. */
  worth: Quantity
  ratio: Quantity
  /** Orders until the cost of winning is back. */
  paidBack: Quantity
  /** With a quarter fewer leaving. */
  worthHeld: Quantity
}

export function figuresOf({ context, known, trade, money }: Place): Figures {
  const { computed, counted } = context
  const shown = sum(context)
  const at = (row: number[], year: number) => row[year * 12 - 1] ?? 0
  const sellersAt = (year: number) =>
    Math.max(LEAST_SELLERS, Math.ceil(at(money.orders, year) / Math.max(0.05, known.perSeller.value)))
  const there = known.opening / Math.max(0.05, known.perSeller.value)
  const asked = Math.max(
    5,
    Math.ceil(Math.max(0, sellersAt(1) - there) / Math.max(0.01, known.sellerYes.value)),
  )
  const life = known.rhythm.value / 12 / known.leaving.value
  const worth = Math.round(known.left * life)
  const ratio = (known.left * life) / Math.max(1, known.costToWin.value)
  const back = known.left > 0 ? known.costToWin.value / known.left : 0
  return {
    monthly: (year) =>
      counted(`orders-month-y${year}`, Math.round(at(money.orders, year)), trade.order.many, trade.order.one),
    sellers: (year) => counted(`sellers-y${year}`, sellersAt(year), trade.seller.many, trade.seller.one),
    asked: counted('sellers-asked', asked, trade.seller.many, trade.seller.one),
    active: (year) =>
      counted(`active-y${year}`, Math.round(at(money.base.active, year)), trade.buyer.many, trade.buyer.one),
    kept: computed('kept', Math.round(known.kept), shown(known.kept)),
    left: computed('left-of-order', Math.round(known.left), shown(known.left)),
    worth: computed('buyer-worth', worth, shown(worth)),
    ratio: computed('buyer-ratio', ratio, formatNumber(ratio, 1)),
    paidBack: computed('orders-to-pay-back', back, formatNumber(back, 1).replace(/\.0$/, '')),
    worthHeld: computed('buyer-worth-held', Math.round(worth / 0.75), shown(worth / 0.75)),
  }
}

/** What the brief reports as sold: '4,200 orders', '€3,000 a month in sales'. */
export function soFar({ known, trade }: Pick<Place, 'known' | 'trade'>): Prose {
  const basis = known.openingBasis
  if (!basis) return label('')
  const kind = basis.basis.kind === 'founder' ? basis.basis.fact.kind : undefined
  const noun = kind === 'orders' ? ` ${trade.order.many}` : kind === 'customers' ? ` ${trade.buyer.many}` : ''
  return say`${cite(basis)}${words(noun)}${words(periodOf(basis))}${words(noun ? '' : ' in sales')}`
}

/** Of all, as a share and as 'one in so many'. */
export function shareOf(
  { context }: Pick<Place, 'context'>,
  id: string,
  part: number,
  whole: number,
): { share: Quantity; oneIn: Quantity } {
  const share = whole > 0 ? Math.min(1, part / whole) : 0
  const one = share > 0 ? Math.max(1, Math.round(1 / share)) : 0
  const digits = share < 0.01 ? 3 : 1
  return {
    share: context.computed(`${id}-share`, share, percent(share, digits)),
    oneIn: context.computed(`${id}-one-in`, one, formatNumber(one)),
  }
}
