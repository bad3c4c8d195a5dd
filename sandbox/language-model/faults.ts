// The ways a language model goes wrong. Told by the server's option, or for one model by its name: 'writer:hang' at every
// question, 'writer:hang@sections' at one kind of questions.
import { KINDS, type QuestionKind } from './kinds.ts'

export const FAULTS = [
  /** Takes the question and never answers. */
  'hang',
  /** A byte now and then. */
  'drip',
  /** The whole answer, a byte at a time: a call's time is over long before the last one. */
  'slow-stream',
  /** The connection ends in the middle of the answer. */
  'cut',
  /** The connection ends before any answer. */
  'reset',
  'rate-limit',
  /** With Retry-After of a second, every time. */
  'rate-limit-wait',
  /** With Retry-After, and then it answers. */
  'rate-limit-once',
  /** With Retry-After of an hour. */
  'rate-limit-long',
  'error',
  /** 503, and then it answers. */
  'busy-once',
  'unauthorised',
  /** 400 for whoever asks for a schema or a temperature. */
  'plain-only',
  /** Ten megabytes. */
  'flood',
  /** A web page with status 200. */
  'web-page',
  /** Sends the caller elsewhere. */
  'redirect',
  'refuse',
  /** Refuses in plain words, as if that were an answer. */
  'apologise',
  /** Runs out of tokens in the middle. */
  'run-out',
  'not-json',
  /** JSON between backticks, after some talk. */
  'backticks',
  'wrong-schema',
  'empty',
  'digits',
  /** Figures of its own, until it is told. */
  'digits-once',
  'unknown-placeholder',
  /** Does what the founder's text says, or at least repeats it. */
  'echo',
  'boast',
  'markdown',
  'invent',
  /** Figures of a reading that do not stand in the brief. */
  'wrong-quotes',
  /** Prices below nothing, a churn of 5, shares of 40; in sections, figures of its own everywhere. */
  'out-of-bounds',
  /** Obeys a text that orders a word and a link to be printed. */
  'injected',
  /** Says nothing of what it cost. */
  'no-usage',
] as const
export type Fault = (typeof FAULTS)[number]

/** What only makes sense in some answers. */
const ONLY: Partial<Record<Fault, readonly QuestionKind[]>> = {
  digits: ['sections'],
  'digits-once': ['sections'],
  'unknown-placeholder': ['sections'],
  echo: ['sections'],
  boast: ['sections'],
  markdown: ['sections'],
  invent: ['sections'],
  'wrong-quotes': ['reading'],
  'out-of-bounds': ['trade', 'sections'],
}

/** The kinds of questions that a fault can spoil. */
export const kindsOf = (fault: Fault): readonly QuestionKind[] => ONLY[fault] ?? KINDS

/** At every question, or at those of one kind. */
export type FaultName = Fault | `${Fault}@${QuestionKind}`

/** The fault that a name means for a question of this kind. */
export function faultFor(name: string, kind: QuestionKind | undefined): Fault | undefined {
  const [wanted = '', only] = name.split('@')
  return only === undefined || only === kind ? FAULTS.find((fault) => fault === wanted) : undefined
}

/** Of a model's name; undefined where it tells of none. */
export function faultNameIn(model: string): FaultName | undefined {
  const suffix = model.slice(model.lastIndexOf(':') + 1)
  const isKnown = [undefined, ...KINDS].some((kind) => faultFor(suffix, kind) !== undefined)
  return isKnown ? (suffix as FaultName) : undefined
}
