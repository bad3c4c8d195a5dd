// A text with {{ids}} as prose of the plan: each figure is the plan's own.
import type { Prose } from '../plan/kit/prose.ts'
import type { Quantity } from '../plan/kit/quantity.ts'

/** A figure carries its mark where a section names it first. */
export function proseFrom(
  text: string,
  get: (id: string) => Quantity | undefined,
  cited: Set<string>,
): Prose {
  const parts = text.split(/\{\{\s*([^{}]+?)\s*\}\}/).flatMap((piece, i): Prose['parts'] => {
    if (i % 2 === 0) return piece === '' ? [] : [{ kind: /\d/.test(piece) ? 'words' : 'text', text: piece }]
    const quantity = get(piece)
    if (!quantity) return []
    const isFirst = quantity.basis.kind !== 'computed' && !cited.has(quantity.id)
    cited.add(quantity.id)
    return [{ kind: 'figure', quantity, cited: isFirst }]
  })
  return { parts }
}
