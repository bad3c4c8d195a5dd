// Which of the founder's amounts is the price to the trade, which the cost, and which is neither.
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Goods } from './goods.ts'

export interface Prices {
  /** For one unit, to shops and firms. */
  wholesale: Quantity
  /** Material, packaging and what is bought in for one unit. */
  cost: Quantity
  /** The share behind it, where the cost was not named. */
  material: Quantity | undefined
  /** Price to those who come themselves, where two were named. */
  retail: Quantity | undefined
  /** Amounts of the brief without a place in the sums. */
  others: Quantity[]
}

/** Nothing a small maker sells by the piece costs more, in dollars; such an amount is money sought or spent. */
const DEAREST = 150_000

export function pricesOf(context: Context, goods: Goods): Prices {
  const { allSaid, said, dollars } = context
  const isOurs = ({ basis, value }: Quantity) =>
    basis.kind === 'founder' && !basis.fact.amount?.currency && value > 0 && value <= dollars(DEAREST)
  const prices = allSaid('price').filter(isOurs)
  const misread = prices.find((price) => isCalledCost(context, price))
  const named = prices.filter((price) => price !== misread).sort((a, b) => a.value - b.value)
  const wholesale = named[0] ?? assumedPrice(context, goods)
  const retail = named.length > 1 ? named.at(-1) : undefined
  const unitCost = said('unit-cost')
  const saidCost = unitCost && isOurs(unitCost) && isPlausible(unitCost, wholesale) ? unitCost : misread
  const material = saidCost ? undefined : materialShare(context, goods)
  const cost = saidCost ?? shareOf(context, wholesale, material)
  const used = new Set([wholesale, retail, cost].map((quantity) => quantity?.id))
  const driving = (['price', 'average-order', 'take-rate', 'unit-cost'] as const).flatMap(allSaid)
  return { wholesale, cost, material, retail, others: driving.filter(({ id }) => !used.has(id)) }
}

/** A cost of three times the price was meant for something else. */
const isPlausible = (cost: Quantity, price: Quantity) => cost.value <= price.value * 3

const JUST_BEFORE = 24

function isCalledCost({ text }: Context, { basis }: Quantity): boolean {
  const said = basis.kind === 'founder' ? basis.fact.evidence.words : ''
  const at = said ? text.indexOf(said) : -1
  const before = at > 0 ? text.slice(Math.max(0, at - JUST_BEFORE), at) : ''
  return /\b(costs? (us|me)|to make|materials?|ingredients?|raw)\b/i.test(before)
}

function assumedPrice(
  { assume, price, dollars }: Context,
  { unit, price: [low, value, high] }: Goods,
): Quantity {
  return assume('wholesale', {
    label: `Price of a ${unit.one} to the trade, net of sales tax`,
    low: dollars(low),
    value: dollars(value),
    high: dollars(high),
    show: price,
    why: 'the brief names none; what such goods fetch before the shop’s margin',
  })
}

function materialShare({ assume, said }: Context, { unit, material: [low, value, high] }: Goods): Quantity {
  const margin = said('margin')
  if (margin && margin.value > 0.05 && margin.value < 0.95) return margin
  return assume('material', {
    label: `Cost of one ${unit.one} in material and packaging, of the price`,
    low,
    value,
    high,
    show: percent,
    why: 'no bill of materials is named in the brief; hands are counted apart',
  })
}

function shareOf({ computed, price }: Context, wholesale: Quantity, share: Quantity | undefined): Quantity {
  const isMargin = share?.basis.kind === 'founder'
  const part = share ? (isMargin ? 1 - share.value : share.value) : 0.4
  const value = Math.max(1, Math.round(wholesale.value * part))
  return computed('material-cost', value, price(value))
}
