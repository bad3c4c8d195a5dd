// What speaks for a phrase naming the offer, who pays, or who uses it.
import { isSomebody } from '../../understand/customers.ts'
import type { Field } from '../../understand/text/field.ts'
import type { Candidate } from './candidates.ts'
import type { Word } from './grammar.ts'

export interface PhraseContext {
  field: Field
  words: Word[]
  /** Stems of the other fields' first sentences, and who pays or buys anywhere. */
  stems: Map<string, Set<string>>
  payers: Set<string>
  mechanism: string
  name: Set<string>
  /** How often each stem stands in the whole brief. */
  counts: Map<string, number>
}

const TAGS: Partial<Record<Field['name'], string>> = {
  businessIdea: 'i',
  targetCustomer: 'c',
  additionalContext: 'x',
}
export const tagOf = (field: Field): string => TAGS[field.name] ?? 'x'

const PAYS = /^(?:pay|pays|paid|buy|buys|bought|order|orders|book|books|subscribe|subscribes|rent|rents|hire|hires)$/
const CHARGES = /^(?:charge|bill|invoice)$/

/** Stems of those of whom it is said that they pay, or that we charge them. */
export function payersIn(words: Word[]): string[] {
  return words.flatMap((word, i) => {
    if (PAYS.test(word.lower)) {
      const subject = words.slice(Math.max(0, i - 3), i).findLast(({ part }) => part === 'noun')
      return subject ? [subject.stem] : []
    }
    if (CHARGES.test(word.lower)) {
      const object = words.slice(i + 1, i + 4).find(({ part }) => part === 'noun')
      return object ? [object.stem] : []
    }
    return []
  })
}

export function featuresOf(candidate: Candidate, order: number, context: PhraseContext): string[] {
  const { words, field, payers, stems, mechanism } = context
  const { from, to, segments, clause, made } = candidate
  const tag = tagOf(field)
  const head = words[candidate.head] as Word
  const at = (i: number) => words[i]
  const inSentence = (i: number) => (at(i)?.sentence === head.sentence ? at(i) : undefined)
  const stem = (i: number) => inSentence(i)?.stem ?? '^'
  const part = (i: number) => inSentence(i)?.part ?? '^'
  const left = words.slice(Math.max(0, from - 8), from).filter(({ sentence }) => sentence === head.sentence)
  const right = words.slice(to, to + 6).filter(({ sentence }) => sentence === head.sentence)
  const verb = left.findLast(({ part }) => part === 'verb')
  const nextVerb = right.find(({ part }) => part === 'verb')
  const subject = left.find(({ part }) => part === 'pronoun')
  const somebody = isSomebody(head.lower) ? 'somebody' : head.isActor ? 'actor' : 'thing'
  const joins = segments.slice(1).map(({ join }) => (join.startsWith('for ') ? 'for-doing' : join))
  const last = words[to - 1] as Word
  const mark = at(to - 1)?.mark || part(to)
  const kind = made?.kind ?? (clause ? 'clause' : 'plain')
  const features = [
    'any',
    `f:${tag}`,
    `k:${kind}`,
    `k:${kind}|${tag}`,
    `s:${tag}|${Math.min(head.sentence, 4)}`,
    `o:${tag}|${Math.min(order, 6)}`,
    `h:${head.stem}`,
    `H:${head.lower}`,
    `h:${head.stem}|${tag}`,
    `e3:${head.lower.slice(-3)}`,
    `e4:${head.lower.slice(-4)}`,
    `who:${somebody}`,
    `who:${somebody}|${tag}|${Math.min(order, 3)}`,
    `pl:${head.isPlural}|${somebody}`,
    `pl:${head.isPlural}|${tag}`,
    `part:${head.part}`,
    `name:${head.isName}`,
    `m:${mechanism}|${tag}|${somebody}`,
    `m:${mechanism}|${tag}|${Math.min(order, 2)}`,
    `m:${mechanism}|${head.stem}`,
    `-1:${stem(from - 1)}`,
    `-1:${stem(from - 1)}|${tag}`,
    `-1:${stem(from - 1)}|${somebody}`,
    `-2:${stem(from - 2)}`,
    `-21:${stem(from - 2)} ${stem(from - 1)}`,
    `-321:${stem(from - 3)} ${stem(from - 2)} ${stem(from - 1)}`,
    `-1p:${part(from - 1)}|${part(from - 2)}`,
    `+1:${stem(to)}`,
    `+12:${stem(to)} ${stem(to + 1)}`,
    `+m:${mark}`,
    `+m:${mark}|${kind}|${joins.at(-1) ?? '-'}`,
    `v:${verb?.stem ?? '-'}`,
    `v:${verb?.stem ?? '-'}|${stem(from - 1)}`,
    `v:${verb?.stem ?? '-'}|${subject?.lower ?? '-'}|${somebody}`,
    `nv:${nextVerb?.stem ?? '-'}|${tag}`,
    `nv:${nextVerb?.stem ?? '-'}|${somebody}`,
    `subject:${subject?.lower ?? '-'}|${somebody}`,
    `n:${Math.min(segments.length, 4)}|${tag}`,
    `j:${joins.join(' ')}`,
    `j1:${joins.at(-1) ?? '-'}|${somebody}`,
    `words:${Math.min(to - from, 9)}`,
    `first:${(words[from] as Word).stem}`,
    `firstp:${(words[from] as Word).part}|${to - from > 1}`,
    `last:${last.stem}`,
    `lastp:${last.isPlace || last.isName ? 'name' : last.part}|${joins.at(-1) ?? '-'}`,
  ]
  for (let i = from; i < to; i++) features.push(`w:${stem(i)}`, `w:${stem(i)}|${tag}`)
  const memberHeads = segments.filter(({ join }) => /^(?:|,|and|or)$/.test(join)).map(({ to: end }) => words[end - 1] as Word)
  if (segments.length > 1)
    for (const one of memberHeads)
      features.push(`mh:${one.stem}`, `mw:${isSomebody(one.lower) ? 'somebody' : one.isActor ? 'actor' : one.isName ? 'name' : 'thing'}|${tag}`)
  const isTail = from > 1 && (/^(?:and|or|&)$/.test(at(from - 1)?.lower ?? '') || at(from - 1)?.mark === ',')
  features.push(`tail:${isTail}|${somebody}|${tag}`)
  if (made) features.push(`made:${words[made.verb]?.stem}`, `kh:${kind}|${head.stem}`, `kv:${kind}|${verb?.stem ?? '-'}`, `ko:${kind}|${Math.min(order, 4)}`, `k-1:${kind}|${stem(from - 1)}`)
  if (payers.has(head.stem)) features.push('pays', `pays|${tag}`, `pays|${somebody}`)
  else if (payers.size > 0) features.push('others-pay', `others-pay|${tag}|${somebody}`)
  for (const [other, set] of stems) if (other !== tag && set.has(head.stem)) features.push(`again:${other}`, `again:${other}|${tag}|${somebody}`)
  const count = Math.min(context.counts.get(head.stem) ?? 0, 5)
  const modifiers = words.slice(from, candidate.head).filter(({ part }) => part === 'noun' || part === 'adjective')
  const isTopical = modifiers.some(({ stem: one }) => (context.counts.get(one) ?? 0) > 1)
  features.push(`count:${count}|${somebody}`, `count:${count}|${tag}|${Math.min(order, 3)}`, `topical:${isTopical}|${modifiers.length > 0}`)
  features.push(`at:${tag}|${Math.floor((8 * head.start) / Math.max(1, field.plain.length))}`)
  if (context.name.has(head.lower)) features.push('in-name')
  return features
}

export const noneFeatures = (mechanism: string, payers: Set<string>): string[] => [
  'none',
  `none|${mechanism}`,
  `none|${Math.min(payers.size, 3)}`,
]
