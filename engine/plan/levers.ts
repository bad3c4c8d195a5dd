// What a founder can change of a plan, each with where it came from and what it may be.
import type { FactKind } from '../read/understanding.ts'
import { addable } from './added-facts.ts'
import type { Context } from './context.ts'
import type { Quantity } from './kit/quantity.ts'
import type { Bounds, FigureKind, Settable } from './kit/settable.ts'
import { groupOf, type LeverGroup } from './lever-groups.ts'

export interface Lever {
  /** Of the quantity it sets: the key in `edits.values`. */
  id: string
  label: string
  group: LeverGroup
  value: number
  text: string
  /** As it would be without the founder's value. */
  original: { value: number; text: string }
  kind: FigureKind
  bounds: Bounds
  /** Where the truth is likely to lie: '4% to 10%'. */
  range?: string
  basis: 'founder' | 'source' | 'assumption'
  /** The founder's words, the source's name and year, or why we assume it. */
  because: string
  url?: string
  edited: boolean
}

/** All that can be set: what the plan asked for, and what the brief left open (only `kinds`, where they are given). */
export function settableIn(context: Context, kinds?: FactKind[]): Settable[] {
  const known = context.settable()
  const added = addable(context.asUnderstood, kinds).map((one) => {
    const set = known.find(({ quantity: { id } }) => id === one.original.id)
    return set ? { ...one, quantity: { ...set.quantity, label: one.original.label } } : one
  })
  const ids = new Set(added.map(({ original }) => original.id))
  return [...known.filter((one) => isLever(one) && !ids.has(one.quantity.id)), ...added]
}

/** Said of the founder or of others, and no figure of the business. */
const TOLD: FactKind[] = ['skill', 'deadline', 'lead-time', 'customer-age', 'equity']

/** An amount in a foreign currency is shown and never computed with. */
const isLever = ({ quantity: { basis, label } }: Settable) =>
  label !== undefined &&
  !(basis.kind === 'founder' && (basis.fact.amount?.currency || TOLD.includes(basis.fact.kind)))

export function leverOf({ quantity, original, kind, bounds }: Settable, group?: LeverGroup): Lever {
  const { id, label = id, value, text } = quantity
  return {
    id,
    label,
    group: group ?? groupOf(id, kind),
    value,
    text,
    original: { value: original.value, text: original.text },
    kind,
    bounds,
    ...originOf(original.basis),
    edited: value !== original.value,
  }
}

function originOf(basis: Quantity['basis']): Pick<Lever, 'basis' | 'because' | 'range' | 'url'> {
  switch (basis.kind) {
    case 'source': {
      const { publisher, title, year, url } = basis.source
      return { basis: 'source', because: `${publisher}, ${title}, ${year}`, range: basis.range, url }
    }
    case 'assumption':
      return { basis: 'assumption', because: basis.why, range: basis.range }
    case 'founder':
      return { basis: 'founder', because: basis.fact.evidence.words }
    default:
      return { basis: 'founder', because: '' }
  }
}
