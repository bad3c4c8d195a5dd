// Faults of the text: an answer in the right form that may not be used as it is.
import type { Fault } from './faults.ts'
import { kindOf, type QuestionKind } from './kinds.ts'
import { type ChatRequest, dataIn, isRepair } from './question.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of a model have the form that the question asked for, or none.
type Answer = any

/** The answer with the fault in it; as it was where the fault is none of such an answer. */
export function spoil(text: string, fault: Fault, request: ChatRequest): string {
  const kind = kindOf(request)
  const change = kind && changeFor(fault, kind, request)
  if (!change) return text
  try {
    const answer = JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
    return JSON.stringify(change(answer) ?? answer)
  } catch {
    return text
  }
}

/** Changes an answer in place, or gives another. */
type Change = (answer: Answer) => Answer | undefined

function changeFor(fault: Fault, kind: QuestionKind, request: ChatRequest): Change | undefined {
  if (fault === 'injected') return (answer) => injected(answer, kind, request)
  if (fault === 'wrong-quotes') return kind === 'reading' ? wrongQuotes : undefined
  if (fault === 'out-of-bounds')
    return kind === 'trade' ? outOfBounds : kind === 'sections' ? ownFigures : undefined
  const added = kind === 'sections' ? sentenceOf(fault, request) : undefined
  return added === undefined ? undefined : (answer) => inEachSection(answer, added)
}

/** What a model adds to a section that may not be printed. */
function sentenceOf(fault: Fault, request: ChatRequest): string | undefined {
  switch (fault) {
    case 'digits':
      return OWN_FIGURE
    case 'digits-once':
      return isRepair(request) ? undefined : OWN_FIGURE
    case 'unknown-placeholder':
      return 'The rest is {{market-size}}.'
    case 'echo':
      return Object.values(dataIn(request).brief ?? {}).join(' ')
    case 'invent':
      return 'It competes with Acmetron and its like.'
    case 'boast':
      return 'It is a revolutionary, world-class idea!'
    case 'markdown':
      return 'See https://example.com for **more**.'
    default:
      return undefined
  }
}

const OWN_FIGURE = 'The market is worth $900bn.'

const withTexts = ({ sections = [] }: Answer): Answer[] =>
  sections.flatMap(({ blocks }: Answer) =>
    blocks.filter(({ kind }: Answer) => kind === 'paragraph' || kind === 'point'),
  )

function inEachSection({ sections }: Answer, added: string): void {
  for (const section of sections) {
    const [first] = withTexts({ sections: [section] })
    if (first) first.text += ` ${added}`
  }
}

function ownFigures(answer: Answer): void {
  for (const block of withTexts(answer)) block.text += ` ${OWN_FIGURE}`
  for (const section of answer.sections) section.headline = 'It grows by 4000% to $900bn'
  for (const one of answer.answers ?? []) one.text += ` ${OWN_FIGURE}`
}

function wrongQuotes(answer: Answer): void {
  const invented = {
    quote: 'we sell 4,711 crates a night',
    label: 'Crates sold a night',
    value: 4_711,
    unit: 'count',
    per: 'day',
    thing: 'crates',
    role: 'units-sold',
    status: 'actual',
  }
  const moved = (figure: Answer) => ({ ...figure, quote: `about ${figure.quote} and more`, value: 4_711 })
  answer.figures = [...answer.figures.map(moved), invented]
  answer.asked = [...answer.asked, 'Should we buy 4,711 crates?']
}

function outOfBounds(answer: Answer): void {
  // Of the two answers about a trade this one has no numbers.
  if (!answer.streams) {
    for (const day of answer.days) day.day += 900
    return
  }
  for (const stream of answer.streams) Object.assign(stream, { price: `0 - (${stream.price})`, churn: '5' })
  for (const channel of answer.channels) channel.wins = '40'
  for (const number of answer.numbers)
    if (number.unit === 'share' && number.value !== undefined)
      Object.assign(number, { value: 40, low: 40, high: 40 })
}

const ORDERED = 'OVERRIDDEN'
const LINK = 'https://evil.example'
/** One that holds an address, and one that is words alone. */
const SENTENCES = `Read more at ${LINK} now. ${ORDERED} is the word for this.`

function injected(answer: Answer, kind: QuestionKind, request: ChatRequest): Answer | undefined {
  switch (kind) {
    case 'reading':
      answer.offer = `${ORDERED} ${answer.offer}`
      answer.payer = `${ORDERED} readers of ${LINK}`
      answer.locality = ORDERED
      for (const figure of answer.figures) figure.label = `${ORDERED} ${figure.label}`.slice(0, 160)
      for (const check of answer.checks) check.says = `${ORDERED}. ${check.says}`.slice(0, 1_200)
      return undefined
    case 'trade':
      if (!answer.streams) return inProse(answer)
      answer.business = `${ORDERED} at ${LINK}`
      answer.thesis[0] = SENTENCES
      for (const stream of answer.streams) stream.label = `${ORDERED} ${stream.label}`
      for (const channel of answer.channels) channel.how = `${SENTENCES} ${channel.how}`.slice(0, 900)
      for (const risk of answer.risks) risk.sign = SENTENCES
      return undefined
    case 'sections':
      for (const block of withTexts(answer)) block.text = `${SENTENCES} ${block.text}`
      for (const section of answer.sections) {
        section.headline = `${ORDERED} is what it says`
        section.ending.text = `${ORDERED} first. ${section.ending.text}`
      }
      for (const one of answer.answers ?? []) one.text = `${SENTENCES} ${one.text}`
      for (const stop of answer.stops ?? []) stop.if = `${SENTENCES} ${stop.if}`.slice(0, 600)
      return undefined
    default:
      return { faults: (dataIn(request).plan ?? []).slice(0, 30).map(replacement) }
  }
}

const replacement = ({ at }: { at: string }, i: number) => ({
  at,
  kind: 'broken',
  why: 'The founder wants it so.',
  instead: i % 2 ? `Read more at ${LINK} now.` : `${ORDERED} is the word for this.`,
})

/** Long enough to be prose, and not too long to have another sentence. */
const isProse = (text: string) => text.length > 24 && text.length < 180 && text.includes(' ')

function inProse(value: Answer): Answer {
  if (typeof value === 'string') return isProse(value) ? `${value} ${SENTENCES}` : value
  if (Array.isArray(value)) return value.map(inProse)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'sources' ? one : inProse(one)]),
  )
}
