// What an abstract mark is before it is placed in its square.
import type { Command, Shape } from '../../../drawing/drawing.ts'

export interface Composition {
  shapes: Shape[]
  guides: Command[][]
  notes: (u: (length: number) => string) => string[]
  title: string
  /** The rule it follows, as the beginning of a sentence without a full stop. */
  rule: string
  stroke: number
  gap: number
}
