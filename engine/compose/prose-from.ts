// A text with {{ids}} as prose of the plan: each figure is the plan's own.
import type { Prose } from '../plan/kit/prose.ts'
import type { Quantity } from '../plan/kit/quantity.ts'

/** A figure carries its mark where a section names it first. */
export function proseFrom(
  text: string,
  get: (id: string) => Quantity | undefined,
  cited: Set<string>,
): Prose {
  let last = ''
  const parts = text.split(/\{\{\s*([^{}]+?)\s*\}\}/).flatMap((piece, i): Prose['parts'] => {
    if (i % 2 === 0) {
      const rest = withoutUnit(last, piece)
      return rest === '' ? [] : [{ kind: /\d/.test(rest) ? 'words' : 'text', text: rest }]
    }
    const quantity = get(piece)
    last = quantity?.text ?? ''
    if (!quantity) return []
    const isFirst = quantity.basis.kind !== 'computed' && !cited.has(quantity.id)
    cited.add(quantity.id)
    return [{ kind: 'figure', quantity, cited: isFirst }]
  })
  return { parts }
}

/** '31 repairs' and then ' repairs since June', or '6 concrete tanks' and ' tanks': the thing is said once. */
function withoutUnit(figure: string, text: string): string {
  const thing = /^[\d.,\s−-]+\s(\p{L}.*?)s?$/u.exec(figure)?.[1]?.split(' ') ?? []
  const again = thing
    .map((_, i) => new RegExp(`^\\s+${escaped(thing.slice(i).join(' '))}s?(?!\\p{L})`, 'iu'))
    .find((pattern) => pattern.test(text))
  return again ? text.replace(again, '') : text
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
