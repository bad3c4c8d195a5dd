// Figures that every founder has and not every brief names. Set afterwards, they act as if they had been said.
import { convert } from '../knowledge/currency.ts'
import { formatMoney } from '../money.ts'
import {
  BUSINESS_MODELS,
  type BusinessModel,
  type Fact,
  type FactKind,
  type FactUnit,
  type Understanding,
} from '../read/understanding.ts'
import { factFrame, MOST_FOUNDERS, quantityOf } from './founder-facts.ts'
import { boundsOf, type Settable, toStep } from './kit/settable.ts'

interface Added {
  kind: FactKind
  label: string
  unit: FactUnit
  /** Money in dollars of the United States. */
  least: number
  most: number
  /** Said of it in the list of what a brief leaves open. */
  missing: string
  about: string
  /** As the founder would have said it: 'customers so far'. */
  words: string
  /** Where it changes the money; everywhere when left out. */
  models?: BusinessModel[]
  /** What tells the same already. */
  unless?: FactKind[]
}

const ADDED: Added[] = [
  {
    kind: 'budget',
    label: 'Money in hand',
    unit: 'money',
    least: 0,
    most: 5_000_000,
    missing: 'money in hand',
    about: '',
    words: 'in hand',
  },
  {
    kind: 'team-size',
    label: 'Founders',
    unit: 'people',
    least: 1,
    most: MOST_FOUNDERS,
    missing: 'team',
    about: 'founders',
    words: 'who found it',
    models: BUSINESS_MODELS.filter((model) => model !== 'rental'),
  },
  {
    kind: 'customers',
    label: 'Customers so far',
    unit: 'count',
    least: 0,
    most: 500,
    missing: 'first customers',
    about: 'customers',
    words: 'customers so far',
    models: [
      'software-subscription',
      'success-fee',
      'marketplace',
      'hardware-subscription',
      'education',
      'local-service',
    ],
    unless: ['orders', 'revenue', 'capacity', 'pilot'],
  },
]

const idOf = ({ kind }: Added) => `own-${kind}`

/** Those that the brief leaves open. */
function openIn({ facts, model }: Understanding): Added[] {
  return ADDED.filter(
    ({ kind, models, unless = [] }) =>
      !facts.some((fact) => [kind, ...unless].includes(fact.kind) && fact.amount && !fact.amount.currency) &&
      (models === undefined || models.includes(model.value)),
  )
}

export function withAddedFacts(u: Understanding, values: Readonly<Record<string, number>>): Understanding {
  const set = openIn(u).flatMap((added) => {
    const value = values[`fact-${idOf(added)}`]
    const { low, high, step } = limitsOf(added, u)
    if (value === undefined || !(value >= low && value <= high)) return []
    const amount = toStep(value, step)
    return amount === usual(added, u) ? [] : [{ added, fact: factOf(added, amount, u) }]
  })
  const told = new Set(set.map(({ added }) => added.missing))
  return {
    ...u,
    facts: [...u.facts, ...set.map(({ fact }) => fact)],
    missing: u.missing.filter((one) => !told.has(one)),
  }
}

/** What can still be set, of these kinds where they are given; `u` may have some of them already. */
export function addable(u: Understanding, kinds?: FactKind[]): Settable[] {
  const open = openIn(u).filter(({ kind }) => kinds === undefined || kinds.includes(kind))
  return open.map((added) => {
    const fact = factOf(added, usual(added, u), u)
    const { show } = factFrame(fact, u.currency.value)
    const original = { ...quantityOf(fact, u.currency.value), label: added.label }
    return {
      quantity: original,
      original,
      show,
      kind: added.unit === 'money' ? 'money' : 'count',
      bounds: limitsOf(added, u),
    }
  })
}

/** What the plan takes for granted as long as nobody says otherwise. */
function usual({ kind }: Added, { facts }: Understanding): number {
  if (kind !== 'team-size') return 0
  return facts.some(({ who }) => who === 'co-founder') ? 2 : 1
}

function limitsOf({ unit, least, most }: Added, u: Understanding) {
  if (unit !== 'money') return { low: least, high: most, step: 1 }
  const currency = u.currency.value
  const high = (convert(most * 100, 'USD', currency) ?? most * 100) / 10
  const show = (value: number) => formatMoney(value, currency, { digits: 0 })
  return boundsOf(0, 'money', { show, currency, low: least, high })
}

function factOf(added: Added, value: number, u: Understanding): Fact {
  const { kind, unit, about, words } = added
  const amount = { low: value, high: value, unit }
  const bare: Fact = {
    id: idOf(added),
    kind,
    evidence: { field: 'correction', words },
    amount,
    about,
    approximate: false,
    wasSaid: { words: '' },
  }
  const { text } = quantityOf(bare, u.currency.value)
  return { ...bare, evidence: { field: 'correction', words: `${text} ${words}` } }
}
