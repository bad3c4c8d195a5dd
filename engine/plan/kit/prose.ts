// Sentences with their figures kept apart until the very end.
import type { Quantity, Words } from './quantity.ts'

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'words'; text: string }
  /** Of a source of ours: it may be followed. */
  | { kind: 'address'; text: string }
  | { kind: 'figure'; quantity: Quantity; cited: boolean }

export interface Prose {
  parts: Part[]
}

/** With its mark behind it: '€1,900 a month [F]'. */
interface Cited {
  cited: Quantity
}

export function cite(quantity: Quantity): Cited {
  return { cited: quantity }
}

interface Address {
  address: string
}

export function address(url: string): Address {
  return { address: url }
}

type Insert = Quantity | Cited | Words | Address | Prose

/** say`The shop is rented at ${cite(rent)}.` */
export function say(texts: TemplateStringsArray, ...inserts: Insert[]): Prose {
  const parts: Part[] = []
  texts.forEach((text, i) => {
    if (text) parts.push({ kind: 'text', text })
    const insert = inserts[i]
    if (insert) parts.push(...partsOf(insert))
  })
  return { parts: parts.flatMap(joinable) }
}

function partsOf(insert: Insert): Part[] {
  if ('parts' in insert) return insert.parts
  if ('words' in insert) return [{ kind: 'words', text: insert.words }]
  if ('address' in insert) return [{ kind: 'address', text: insert.address }]
  if ('cited' in insert) return [{ kind: 'figure', quantity: insert.cited, cited: true }]
  return [{ kind: 'figure', quantity: insert, cited: false }]
}

const joinable = (part: Part) => (part.kind === 'text' && part.text === '' ? [] : [part])

/** Words of ours that hold no figure: labels, names of roles. */
export function label(text: string): Prose {
  return { parts: text ? [{ kind: 'text', text }] : [] }
}

/** What a line of the books is called, by whoever set them up: the digit in 'Owner, from year 2' is no figure of ours. */
export function lineName(text: string): Prose {
  return /\d/.test(text) ? { parts: [{ kind: 'words', text }] } : label(text)
}

/** Several as one paragraph. */
export function together(...sentences: (Prose | undefined)[]): Prose {
  const present = sentences.filter((one) => one !== undefined && one.parts.length > 0) as Prose[]
  return {
    parts: present.flatMap(({ parts }, i): Part[] =>
      i === 0 ? parts : [{ kind: 'text', text: ' ' }, ...parts],
    ),
  }
}

/** Without marks: for comparing, counting and searching. */
export function plainText({ parts }: Prose): string {
  return parts.map((part) => (part.kind === 'figure' ? part.quantity.text : part.text)).join('')
}

export function figuresOf({ parts }: Prose): Quantity[] {
  return parts.flatMap((part) => (part.kind === 'figure' ? [part.quantity] : []))
}
