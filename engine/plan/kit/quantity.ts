// A number of the plan, with where it comes from. Prose never holds a number of its own: it holds one of these, so the
// same figure reads the same everywhere and can be traced.
import type { Source } from '../../knowledge/figure.ts'
import type { Fact } from '../../read/understanding.ts'

type Basis =
  /** The founder's own: used unaltered. */
  | { kind: 'founder'; fact: Fact }
  | { kind: 'source'; source: Source; range: string; note?: string }
  /** Ours, with the range in which the truth is likely to lie. */
  | {
      kind: 'assumption'
      low: number
      high: number
      range: string
      why: string
      /** Who gives the frame within which we chose; never credited with our choice. */
      frame?: Source
    }
  /** A source's or ours before; the founder has put another value in its place. */
  | { kind: 'set'; was: string }
  /** Follows from others. */
  | { kind: 'computed' }

export interface Quantity {
  id: string
  value: number
  /** As it reads everywhere: '€1,900 a month', '22%', '4,200 orders'. */
  text: string
  basis: Basis
  /** What it is, for tables of drivers and assumptions: 'Rent a month'. What is computed has none. */
  label?: string
}

/** By the founder, after the plan was first made. */
export const isSet = ({ basis }: Quantity): boolean =>
  basis.kind === 'set' || (basis.kind === 'founder' && basis.fact.wasSaid !== undefined)

/** A word or phrase of the founder's, which may hold numbers: 'farms with 2 to 40 hectares of leases'. */
export interface Words {
  words: string
}

export function words(text: string): Words {
  return { words: text }
}
