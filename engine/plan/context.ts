// What every part of the plan works with: what was understood, and the three ways to get a number.
import { formatMoney, formatNumber } from '../money.ts'
import type { Fact, FactKind, Understanding } from '../understand/understanding.ts'
import type { Quantity } from './kit/quantity.ts'
import { chooser, seedOf } from './kit/variety.ts'

interface Assumed {
  label: string
  value: number
  low: number
  high: number
  /** How a value of it reads: '€8.00', '6.5%', '12 a month'. */
  show: (value: number) => string
  why: string
}

export interface Context {
  u: Understanding
  choose: ReturnType<typeof chooser>
  money: (minor: number) => string
  /** To the cent. */
  price: (minor: number) => string
  /** The founder's own figure of the kind, if there is one. */
  said: (kind: FactKind) => Quantity | undefined
  assume: (id: string, assumed: Assumed) => Quantity
  computed: (id: string, value: number, text: string) => Quantity
}

export function createContext(u: Understanding): Context {
  const currency = u.currency.value
  const money = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const price = (minor: number) => formatMoney(minor, currency)
  return {
    u,
    choose: chooser(seedOf(`${u.name}\n${u.offer.value}\n${u.buyer.value}`)),
    money,
    price,
    said: (kind) => {
      const fact = u.facts.find((one) => one.kind === kind && one.amount)
      return fact && quantityOf(fact, { money, price })
    },
    assume: (id, { label, value, low, high, show, why }) => ({
      id,
      value,
      text: show(value),
      basis: { kind: 'assumption', label, low, high, range: `${show(low)} to ${show(high)}`, why },
    }),
    computed: (id, value, text) => ({ id, value, text, basis: { kind: 'computed' } }),
  }
}

/** As the founder said it, in the plan's spelling. A range is shown as one; its middle is what is computed with. */
function quantityOf(fact: Fact, show: Pick<Context, 'money' | 'price'>): Quantity {
  const { low, high } = fact.amount ?? { low: 0, high: 0 }
  const value = (low + high) / 2
  const text =
    low === high ? shown(fact, low, show) : `${shown(fact, low, show)} to ${shown(fact, high, show)}`
  return { id: `fact-${fact.id}`, value, text: `${text}${perOf(fact)}`, basis: { kind: 'founder', fact } }
}

function shown({ amount }: Fact, value: number, { money, price }: Pick<Context, 'money' | 'price'>): string {
  switch (amount?.unit) {
    case 'money':
      return value % 100 === 0 ? money(value) : price(value)
    case 'fraction':
      return percent(value)
    default:
      return formatNumber(value)
  }
}

function perOf({ amount }: Fact): string {
  const per = amount?.per
  return per && per !== 'once' && amount?.unit === 'money' ? ` a ${per}` : ''
}

/** '22%', '6.5%': no more places than it needs. */
export function percent(fraction: number, digits = 1): string {
  const text = formatNumber(fraction * 100, digits)
  return `${text.replace(/\.0+$/, '')}%`
}
