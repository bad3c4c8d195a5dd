// A trade with what it leaves out taken from the general one above it.
import type { Child, Trade } from './schema.ts'

export function inherit(child: Child, parent: Trade): Trade {
  const { general: _, reviewed: __, ...inherited } = parent
  return {
    ...inherited,
    // A sentence of the parent's under one of its variants stays out, unless the child has that variant too.
    variants: {},
    ...child,
    numbers: { ...parent.numbers, ...child.numbers },
  }
}
