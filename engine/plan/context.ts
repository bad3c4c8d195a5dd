// What every part of the plan works with: what was understood, what is known, and the three ways to get a number.

import type { BriefTexts } from '../brief.ts'
import type { MilestoneEdits } from '../edits.ts'
import { convert } from '../knowledge/currency.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { formatMoney, formatNumber } from '../money.ts'
import { buyerIn } from '../read/audience.ts'
import type { Fact, FactKind, Understanding } from '../read/understanding.ts'
import type { WebPage } from '../trades/schema.ts'
import { type Benchmark, benchmarkQuantity } from './benchmarks.ts'
import { factFrame, percent, quantityOf } from './founder-facts.ts'
import type { Quantity } from './kit/quantity.ts'
import { type Settable, settable } from './kit/settable.ts'
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
  /** Whether the founder may not set it to nothing. */
  isNeverNothing?: boolean
  /** Beyond this a value cannot be computed with. */
  most?: number
  why: string
}

interface Given extends Omit<Assumed, 'why'> {
  fact: Fact
}

export interface Context {
  brief: BriefTexts
  u: Understanding
  /** As it was understood, before the founder set any figure. */
  asUnderstood: Understanding
  knowledge: Knowledge
  /** Pages that a search of the web brought. */
  pages: WebPage[]
  /** What the founder made of them. */
  milestones: MilestoneEdits
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
  /** The founder's own figure in the place of a number that has an id of its own. */
  given: (id: string, given: Given) => Quantity
  /** Out of the knowledge: a source's, or an assumption within its frame. */
  benchmark: (id: string, wanted: Benchmark) => Quantity
  /** Follows from others. */
  computed: (id: string, value: number, text: string) => Quantity
  /** '1,300 farms'. */
  counted: (id: string, value: number, many: string, one?: string) => Quantity
  /** All that was said, looked up or assumed so far, in that order of asking. */
  known: () => Quantity[]
  /** The same, with what the founder may make of each. */
  settable: () => Settable[]
}

export interface ContextOptions {
  brief: BriefTexts
  /** What was understood, where `u` has figures that were set since. */
  asUnderstood?: Understanding
  /** Values for assumptions, by their id; taken where they lie within the range. */
  proposed?: ReadonlyMap<string, number>
  milestones?: MilestoneEdits
  pages?: WebPage[]
  /** The founder's own values for what we looked up or assumed, by id. */
  values?: Readonly<Record<string, number>>
}

export function createContext(
  u: Understanding,
  knowledge: Knowledge,
  { brief, asUnderstood = u, proposed, values = {}, milestones = {}, pages = [] }: ContextOptions,
): Context {
  const currency = u.currency.value
  const text = [brief.businessIdea, brief.targetCustomer, brief.additionalContext, brief.startupName].join(
    '\n',
  )
  const money = (minor: number) => formatMoney(minor, currency, { digits: 0 })
  const price = (minor: number) => formatMoney(minor, currency)
  const known = new Map<string, Settable>()
  const remember = (id: string, make: () => Settable): Quantity => {
    const entry = known.get(id) ?? make()
    known.set(id, entry)
    return entry.quantity
  }
  const allSaid = (kind: FactKind) =>
    u.facts
      .filter((fact) => fact.kind === kind && fact.amount)
      .map((fact) => remember(`fact-${fact.id}`, () => saidBy(fact, currency)))
  const computed = (id: string, value: number, shown: string): Quantity => ({
    id,
    value,
    text: shown,
    basis: { kind: 'computed' },
  })
  return {
    brief,
    u,
    asUnderstood,
    knowledge,
    pages,
    milestones,
    names: namesOf(withAudience(u, milestones.audience?.target), knowledge),
    text,
    has: (cue) => cue.test(text),
    choose: chooser(seedOf(`${u.name}\n${u.offer.value}\n${u.buyer.value}\n`)),
    money,
    price,
    dollars: (amount) =>
      twoDigits(convert(Math.round(amount * 100), 'USD', currency) ?? Math.round(amount * 100)),
    allSaid,
    said: (kind) => allSaid(kind).find(({ basis }) => isComputable(basis)),
    assume: (id, { label, value, low, high, show, isNeverNothing = false, most, why }) =>
      remember(id, () => {
        const used = within(proposed?.get(id), low, high, value) ?? value
        const basis = { kind: 'assumption' as const, low, high, range: `${show(low)} to ${show(high)}`, why }
        const ours = { id, label, value: used, text: show(used), basis }
        const frame = { show, currency, low, high, isNeverNothing, ...(most !== undefined && { most }) }
        return settable(ours, frame, values[id])
      }),
    given: (id, { label, value, low, high, show, isNeverNothing = false, most, fact }) =>
      remember(id, () => {
        const said = { id, label, value, text: show(value), basis: { kind: 'founder' as const, fact } }
        const frame = { show, currency, low, high, isNeverNothing, ...(most !== undefined && { most }) }
        return settable(said, frame, values[id])
      }),
    benchmark: (id, wanted) =>
      remember(id, () => {
        const { quantity, low, high } = benchmarkQuantity(id, wanted, knowledge, u)
        // No wage, fee or rate that a source knows is nothing.
        const frame = { show: wanted.show, currency, low, high, isNeverNothing: low > 0 }
        const used =
          quantity.basis.kind === 'assumption'
            ? within(proposed?.get(id), low, high, quantity.value)
            : undefined
        const ours = used === undefined ? quantity : { ...quantity, value: used, text: wanted.show(used) }
        return settable(ours, frame, values[id])
      }),
    computed,
    counted: (id, value, many, one) =>
      computed(id, value, `${formatNumber(value)} ${Math.round(value) === 1 && one ? one : many}`),
    known: () => [...known.values()].map(({ quantity }) => quantity),
    settable: () => [...known.values()],
  }
}

/** Who buys is called as the founder calls them now; what the figures rest on stays as it was understood. */
function withAudience(u: Understanding, target: string | undefined): Understanding {
  const value = target === undefined ? undefined : buyerIn(target)
  return value === undefined ? u : { ...u, buyer: { ...u.buyer, value } }
}

/** What the founder says is set by changing the fact itself; here it is only framed. */
function saidBy(fact: Fact, currency: string): Settable {
  const quantity = quantityOf(fact, currency)
  const { amount, words } = fact.wasSaid ?? {}
  const evidence = { ...fact.evidence, ...(words && { words }) }
  const original = amount ? quantityOf({ ...fact, amount, evidence }, currency) : quantity
  return { ...settable(original, factFrame(fact, currency), undefined), quantity }
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
