// Whether what a model wrote may be printed. Each fault is a sentence the model can act on.
import { bannedIn } from '../../banned-words.ts'
import { figuresIn } from '../figures.ts'
import { fill, HOLE, type MaskedDraft, placeholdersIn, withoutPlaceholders } from '../placeholders.ts'
import type { SectionRequest } from '../writer.ts'
import { unknownNames } from './names.ts'
import { shortened } from './prompt.ts'
import { wordsFor, wordsOf } from './words.ts'

interface Fault {
  kind: 'figures' | 'invalid-output'
  problem: string
}

/** Lengths may differ from what was asked for by this much. */
const TOLERANCE = 0.4

interface Checked {
  request: SectionRequest
  draft: MaskedDraft
  /** What no answer may contain, since only the prompt does. */
  fence: string
}

export function faultsIn(paragraphs: string[], { request, draft, fence }: Checked): Fault[] {
  const text = paragraphs.join('\n')
  if (!isProse(text)) return [{ kind: 'invalid-output', problem: 'is not prose' }]
  const brief = Object.values(shortened(request.brief))
  const printed = [request.title, ...request.draft].join('\n')
  const known = [request.title, request.purpose, ...draft.paragraphs, ...draft.facts.map((fact) => fact.text)]
  const knownText = [...known, ...brief].join('\n')
  return [
    ...figureFaults(text, draft),
    ...[
      ...textFaults(text, brief, printed),
      ...(text.includes(fence) ? ['repeats the marks around the data'] : []),
      ...missingFrom(text, draft).map((id) => `leaves out {{${id}}}, which the draft uses`),
      ...paragraphs.flatMap(emptyFault),
      ...countFaults(paragraphs, draft),
      ...lengthFaults(paragraphs, request, draft),
      ...bannedIn(text, printed).map((word) => `uses '${word}'`),
      ...unknownNames(text, knownText).map((name) => `names '${name}', which the data does not`),
    ].map((problem) => ({ kind: 'invalid-output' as const, problem })),
  ]
}

/** Comes first: on a word or a gap without end the other checks would take for ever. */
function isProse(text: string): boolean {
  return text.length <= MOST_CHARACTERS && !/\S{80}|\s{20}/.test(text)
}
const MOST_CHARACTERS = 20_000

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

/** Of any text by a model, whatever it is for. What `printed` has too passes: the house prints it anyway. */
export function textFaults(text: string, brief: string[], printed = ''): string[] {
  const found = FORBIDDEN.filter(([pattern]) => text.match(pattern)?.some((one) => !printed.includes(one)))
  const problems = found.map(([, problem]) => problem)
  return repeatsOrders(text, brief, printed)
    ? [...problems, 'repeats an instruction from the data']
    : problems
}

const FORBIDDEN: [RegExp, string][] = [
  [/(?:https?:|www\.)\S*|[a-z0-9-]+\.(?:com|org|net|io|ai|co|dev|app|info|biz)\b/gi, 'has a web address'],
  [/\S+@\S+/g, 'has an email address'],
  [/<[a-z/!]\S*|&#?\w+;/gi, 'has HTML'],
  [/^\s*(?:#{1,6}\s|[-*+•]\s|>\s|\|)|\*\*|__|`|\]\(/gm, 'has Markdown'],
  [/\S*!/g, 'has an exclamation mark'],
  [
    /(?![\n\t])\p{Cc}|[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu,
    'has control characters',
  ],
  [/\bas an? (?:ai|artificial|(?:large )?language model|assistant)\b/gi, 'speaks of its writer'],
  [/\bI(?:['’]m| am) (?:an? )?(?:ai|assistant|language model|sorry|unable)\b/gi, 'speaks of its writer'],
]

const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?)\b|\bsystem prompt\b/i

/** Wider, for the brief: being suspected costs a sentence nothing but that it cannot be copied. */
const SUSPECT =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:rules?|above|previous|prior)\b|\byou are now\b|\b(?:print|reveal|repeat|output|respond|reply|answer|say|write)\b[^.!?\n]{0,40}\b(?:instructions?|prompt|only|exactly|verbatim)\b/i

/** Six words in a row of a sentence that tries to give orders, or such a sentence of the model's own. */
function repeatsOrders(text: string, brief: string[], printed: string): boolean {
  if (ORDER.test(text) && !ORDER.test(printed)) return true
  const sentences = brief.flatMap((field) => field.split(/(?<=[.!?])\s|\n/))
  const orders = sentences.filter((sentence) => ORDER.test(sentence) || SUSPECT.test(sentence))
  const said = inWords(text)
  const fine = inWords(printed)
  return orders.flatMap(runsOfSix).some((run) => said.includes(run) && !fine.includes(run))
}

const inWords = (text: string) => ` ${wordsOf(text).join(' ')} `

function runsOfSix(text: string): string[] {
  const words = wordsOf(text)
  const runs = words.slice(5).map((_, at) => words.slice(at, at + 6))
  return (runs.length > 0 ? runs : [words]).map((run) => ` ${run.join(' ')} `)
}

function emptyFault(paragraph: string): string[] {
  return /\p{L}/u.test(withoutPlaceholders(paragraph)) ? [] : ['has an empty paragraph']
}

/** Tables and charts stand between them, so each keeps its place. */
function countFaults(paragraphs: string[], draft: MaskedDraft): string[] {
  const asked = draft.paragraphs.length
  return paragraphs.length === asked ? [] : [`has ${paragraphs.length} paragraphs; the draft has ${asked}`]
}

function lengthFaults(paragraphs: string[], request: SectionRequest, { facts }: MaskedDraft): string[] {
  const { least, most } = wordsFor(request)
  const count = wordsOf(fill(paragraphs.join('\n'), facts)).length
  if (count < least * (1 - TOLERANCE)) return [`has ${count} words; at least ${least} are asked for`]
  if (count > most * (1 + TOLERANCE)) return [`has ${count} words; at most ${most} are asked for`]
  return []
}
