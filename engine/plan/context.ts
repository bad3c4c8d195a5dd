// What every part of the plan works with: what was understood, what is known, and the three ways to get a number.

import type { Brief } from '../brief.ts'
import { convert } from '../knowledge/currency.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { formatMoney, formatNumber } from '../money.ts'
import type { FactKind, Understanding } from '../understand/understanding.ts'
import { type Benchmark, benchmarkQuantity } from './benchmarks.ts'
import { percent, quantityOf } from './founder-facts.ts'
import type { Quantity } from './kit/quantity.ts'
import { chooser, seedOf } from './kit/variety.ts'
import { type Names, namesOf } from './names.ts'

export { percent }

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
  brief: Brief
  u: Understanding
  knowledge: Knowledge
  names: Names
  /** All that the founder wrote: the idea first, then the customer, then the rest. */
  text: string
  /** Whether the founder's text says so. */
  has: (cue: RegExp) => boolean
  choose: ReturnType<typeof chooser>
  /** Without cents. */
  money: (minor: number) => string
  /** To the cent. */
  price: (minor: number) => string
  /** What costs so many dollars in the United States, in minor units of the plan's currency, to two digits. */
  dollars: (amount: number) => number
  /** The founder's own figure of the kind, if there is one. */
  said: (kind: FactKind) => Quantity | undefined
  allSaid: (kind: FactKind) => Quantity[]
  /** Ours, with a range. The same id gives the same quantity. */
  assume: (id: string, assumed: Assumed) => Quantity
  /** Out of the knowledge: a source's, or an assumption within its frame. */
  benchmark: (id: string, wanted: Benchmark) => Quantity
  /** Follows from others. */
  computed: (id: string, value: number, text: string) => Quantity
  /** '1,300 farms'. */
  counted: (id: string, value: number, many: string, one?: string) => Quantity
  /** All that was said, looked up or assumed so far, in that order of asking. */
  known: () => Quantity[]
}

export interface ContextOptions {
  brief: Brief
  /** Values for assumptions, by their id; taken where they lie within the range. */
  proposed?: ReadonlyMap<string, number>
  /** Another one chooses other words. */
  draft?: number
}

export function createContext(
  u: Understanding,
  knowledge: Knowledge,
  { brief, proposed, draft = 0 }: ContextOptions,
): Context {
  const currency = u.currency.value
  const text = [brief.businessIdea, brief.targetCustomer, brief.additionalContext, brief.startupName].join(
    '\n',
  )
  const money = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const price = (minor: number) => formatMoney(minor, currency)
  const known = new Map<string, Quantity>()
  const remember = (id: string, make: () => Quantity): Quantity => {
    const quantity = known.get(id) ?? make()
    known.set(id, quantity)
    return quantity
  }
  const allSaid = (kind: FactKind) =>
    u.facts
      .filter((fact) => fact.kind === kind && fact.amount)
      .map((fact) => remember(`fact-${fact.id}`, () => quantityOf(fact, currency)))
  const computed = (id: string, value: number, shown: string): Quantity => ({
    id,
    value,
    text: shown,
    basis: { kind: 'computed' },
  })
  return {
    brief,
    u,
    knowledge,
    names: namesOf(u, knowledge),
    text,
    has: (cue) => cue.test(text),
    choose: chooser(seedOf(`${u.name}\n${u.offer.value}\n${u.buyer.value}\n${draft || ''}`)),
    money,
    price,
    dollars: (amount) =>
      twoDigits(convert(Math.round(amount * 100), 'USD', currency) ?? Math.round(amount * 100)),
    allSaid,
    said: (kind) => allSaid(kind).find(({ basis }) => isComputable(basis)),
    assume: (id, { label, value, low, high, show, why }) =>
      remember(id, () => {
        const used = within(proposed?.get(id), low, high, value) ?? value
        const basis = { kind: 'assumption' as const, low, high, range: `${show(low)} to ${show(high)}`, why }
        return { id, label, value: used, text: show(used), basis }
      }),
    benchmark: (id, wanted) =>
      remember(id, () => {
        const quantity = benchmarkQuantity(id, wanted, knowledge, u)
        if (quantity.basis.kind !== 'assumption') return quantity
        const used = within(proposed?.get(id), quantity.basis.low, quantity.basis.high, quantity.value)
        return used === undefined ? quantity : { ...quantity, value: used, text: wanted.show(used) }
      }),
    computed,
    counted: (id, value, many, one) =>
      computed(id, value, `${formatNumber(value)} ${Math.round(value) === 1 && one ? one : many}`),
    known: () => [...known.values()],
  }
}

/** An amount in a foreign currency is shown and never computed with. */
const isComputable = (basis: Quantity['basis']) => basis.kind === 'founder' && !basis.fact.amount?.currency

/** What we count in whole things stays whole. */
function within(value: number | undefined, low: number, high: number, ours: number): number | undefined {
  if (value === undefined || value < low || value > high) return undefined
  return [low, high, ours].every(Number.isInteger) ? Math.round(value) : value
}

function twoDigits(minor: number): number {
  if (minor === 0) return 0
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(minor))) - 1)
  return Math.round(minor / step) * step
}
