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
  const parts = text.split(/\{\{\s*([^{}]+?)\s*\}\}/).flatMap((piece, i, pieces): Prose['parts'] => {
    if (i % 2 === 0) {
      const rest = withoutUnit(last, piece)
      return rest === '' ? [] : [{ kind: /\d/.test(rest) ? 'words' : 'text', text: rest }]
    }
    const figure = get(piece)
    const quantity = figure && withoutThing(figure, pieces[i + 1] ?? '')
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
  const thing = /^(?:about )?[\d.,\s−-]+\s(\p{L}.*?)s?$/u.exec(figure)?.[1]?.split(' ') ?? []
  const again = thing
    .map((_, i) => new RegExp(`^\\s+${escaped(thing.slice(i).join(' '))}s?(?!\\p{L})`, 'iu'))
    .find((pattern) => pattern.test(text))
  return again ? text.replace(again, '') : text
}

/** '25 buildings' before ' new buildings' is the number alone. */
function withoutThing(quantity: Quantity, next: string): Quantity {
  const [, count, thing] = /^((?:about )?[\d.,−-]+)\s(?:.*\s)?(\p{L}+?)s?$/u.exec(quantity.text) ?? []
  if (!count || !thing) return quantity
  const again = new RegExp(`^\\s+(?!${BETWEEN}\\b)\\p{L}[\\p{L}-]*\\s+${escaped(thing)}s?(?!\\p{L})`, 'iu')
  return again.test(next) ? { ...quantity, text: count } : quantity
}
/** Words behind which another thing of the same name may begin. */
const BETWEEN =
  '(?:the|a|an|of|in|on|at|to|for|from|by|with|and|or|as|than|per|each|every|your|our|its|their|this|that|these|those|is|are|was|were|when|where|because|while|if|so|but)'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
