// Whether what a model wrote may be printed. Each fault is a sentence the model can act on.
import { bannedIn } from '../banned-words.ts'
import { figuresIn } from '../figures.ts'
import { fill, HOLE, type MaskedDraft, placeholdersIn, withoutPlaceholders } from '../placeholders.ts'
import type { SectionRequest } from '../writer.ts'
import { unknownNames } from './names.ts'

export interface Fault {
  kind: 'figures' | 'invalid-output'
  problem: string
}

/** Lengths may differ from what was asked for by this much. */
const TOLERANCE = 0.4

export interface Checked {
  request: SectionRequest
  draft: MaskedDraft
  /** What no answer may contain, since only the prompt does. */
  fence: string
}

export function faultsIn(paragraphs: string[], { request, draft, fence }: Checked): Fault[] {
  const text = paragraphs.join('\n')
  const known = [request.title, request.purpose, ...draft.paragraphs, ...draft.facts.map((fact) => fact.text)]
  const knownText = [...known, ...Object.values(request.brief)].join('\n')
  return [
    ...figureFaults(text, draft),
    ...[
      ...textFaults(text, Object.values(request.brief)),
      ...(text.includes(fence) ? ['repeats the marks around the data'] : []),
      ...missingFrom(text, draft).map((id) => `leaves out {{${id}}}, which the draft uses`),
      ...paragraphs.flatMap(emptyFault),
      ...lengthFaults(paragraphs, request, draft),
      ...bannedIn(text, [request.title, ...request.draft].join('\n')).map((word) => `uses '${word}'`),
      ...unknownNames(text, knownText).map((name) => `names '${name}', which the data does not`),
    ].map((problem) => ({ kind: 'invalid-output' as const, problem })),
  ]
}

function figureFaults(text: string, { facts }: MaskedDraft): Fault[] {
  const texts = new Map(facts.map((fact) => [fact.id, fact.text]))
  const written = placeholdersIn(text)
  const words = withoutPlaceholders(text)
  const unknown = written.filter((id) => !texts.has(id))
  return [
    ...figuresIn(words).map((figure) => `writes the figure '${figure}' itself instead of a placeholder`),
    ...unknown.map((id) => `{{${id}}} is not among the facts`),
    ...(/[{}]/.test(words) ? ['has braces that are no placeholder'] : []),
    // '-{{profit}}' and '{{price}}k' would say something else than the fact.
    ...(TOUCHED.test(words) ? ['has a placeholder that touches a word or a sign'] : []),
  ].map((problem) => ({ kind: 'figures' as const, problem }))
}

function missingFrom(text: string, { used }: MaskedDraft): string[] {
  const written = new Set(placeholdersIn(text))
  return used.filter((id) => !written.has(id))
}

const TOUCHED = new RegExp(`[^\\s("'“‘\\[—]${HOLE}|${HOLE}[^\\s.,;:?!)"'”’\\]—]`, 'u')

/** Of any text by a model, whatever it is for. */
export function textFaults(text: string, brief: string[]): string[] {
  const found = FORBIDDEN.flatMap(([pattern, problem]) => (pattern.test(text) ? [problem] : []))
  return repeatsInstructions(text, brief) ? [...found, 'repeats an instruction from the data'] : found
}

const FORBIDDEN: [RegExp, string][] = [
  [/\b(?:https?:|www\.|[a-z0-9-]+\.(?:com|org|net|io|ai|co|dev|app|info|biz)\b)/i, 'has a web address'],
  [/\S@\S/, 'has an email address'],
  [/<[a-z/!]|&(?:#?\w+);/i, 'has HTML'],
  [/^\s*(?:#{1,6}\s|[-*+•]\s|>\s|\|)|\*\*|__|`|\]\(/m, 'has Markdown'],
  [/!/, 'has an exclamation mark'],
  [
    /(?![\n\t])\p{Cc}|[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/u,
    'has control characters',
  ],
  [/\bas an? (?:ai|artificial|(?:large )?language model|assistant)\b/i, 'speaks of its writer'],
  [/\bI(?:['’]m| am) (?:an? )?(?:ai|assistant|language model|sorry|unable)\b/i, 'speaks of its writer'],
]

const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?|rules?|above|previous|prior)\b|\bsystem prompt\b|\byou are now\b|\b(?:print|reveal|repeat|output|respond with|reply with|answer with|say)\b[^.!?\n]{0,40}\b(?:instructions?|prompt|only|exactly|verbatim)\b/i

/** Six words in a row of a sentence that tries to give orders, or such a sentence of the model's own. */
function repeatsInstructions(text: string, brief: string[]): boolean {
  if (INSTRUCTION.test(text)) return true
  const orders = brief
    .flatMap((field) => field.split(/(?<=[.!?])\s|\n/))
    .filter((line) => INSTRUCTION.test(line))
  const said = ` ${wordsOf(text).join(' ')} `
  return orders.some((order) => {
    const words = wordsOf(order)
    const run = Math.min(6, words.length)
    return words.some(
      (_, at) => at + run <= words.length && said.includes(` ${words.slice(at, at + run).join(' ')} `),
    )
  })
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

function emptyFault(paragraph: string): string[] {
  return /\p{L}/u.test(withoutPlaceholders(paragraph)) ? [] : ['has an empty paragraph']
}

function lengthFaults(paragraphs: string[], { words }: SectionRequest, { facts }: MaskedDraft): string[] {
  const count = wordsOf(fill(paragraphs.join('\n'), facts)).length
  if (count < words.least * (1 - TOLERANCE))
    return [`has ${count} words; at least ${words.least} are asked for`]
  if (count > words.most * (1 + TOLERANCE)) return [`has ${count} words; at most ${words.most} are asked for`]
  return []
}
