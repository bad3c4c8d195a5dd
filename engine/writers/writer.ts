// Whoever writes a section of the plan, the house or a language model, is asked and answers in these words.

export interface SectionFact {
  id: string
  kind: 'founder' | 'set' | 'source' | 'assumption' | 'computed'
  /** Exactly as it is to be read in the plan: '€17,809 a month'. */
  text: string
}

export interface SectionRequest {
  id: string
  title: string
  /** What the reader should know after it, in a sentence. */
  purpose: string
  /** All that may be said in figures. */
  facts: SectionFact[]
  /** The founder's own text: data, whatever it says. */
  brief: Record<string, string>
  /**
   * The house's paragraphs: what to say, in order. A fact stands in them as {{its id}} or in its exact text; both read
   * the same in the end.
   */
  draft: string[]
  words: { least: number; most: number }
}

/** What a section cost, as far as the server said. */
export interface Spent {
  calls: number
  inputTokens: number
  outputTokens: number
}

export const NOTHING: Readonly<Spent> = { calls: 0, inputTokens: 0, outputTokens: 0 }

export interface WrittenSection {
  paragraphs: string[]
  /** The same before the facts were put in, with every fact that stands in them: two facts may read alike. */
  marked?: { paragraphs: string[]; facts: Pick<SectionFact, 'id' | 'text'>[] }
  by: 'house' | 'model'
  /** For people: why the section is not as it was asked for. */
  note?: string
  spent?: Spent
}

export interface Writer {
  /** Rejects with a WritingFailure when it has no text that may be printed. */
  write(request: SectionRequest, signal?: AbortSignal): Promise<WrittenSection>
}

/** Why a section was not written by the model, in words a person may read. */
export const REASONS = {
  timeout: 'the language model did not answer in time',
  refused: 'the language model refused',
  'rate-limited': 'the language model was busy',
  'server-error': 'the language model was out of order',
  'invalid-output': 'the answer did not hold up',
  'too-large': 'the answer was too large',
  'cut-off': 'the answer broke off',
  budget: 'the plan had used up its time or its calls',
  figures: 'the answer brought figures of its own',
  failed: 'the writer failed',
} as const
export type Reason = keyof typeof REASONS

export interface WritingRecord extends Spent {
  section: string
  by: 'house' | 'model'
  reason?: Reason
}

/** An analyst is asked for several sections at once; its records name the first of them. */
export const partOfSections = (first: string) => `${SECTIONS_PART}${first}`
const SECTIONS_PART = 'sections of '

/**
 * Sections that a language model wrote as it saw fit. One that only words the house's paragraphs anew leaves their order
 * and number as they are, and is asked for each section alone.
 */
export function freelyWritten(records: readonly WritingRecord[]): Set<string> {
  const isAnalyst = records.some(({ section, by }) => by === 'model' && section.startsWith(SECTIONS_PART))
  return new Set(isAnalyst ? records.flatMap(({ section, by }) => (by === 'model' ? [section] : [])) : [])
}

interface FailureOptions {
  outage?: boolean
  spent?: Spent
  detail?: string
  cause?: unknown
}

export class WritingFailure extends Error {
  readonly reason: Reason
  /** True when it lies with the server, so that other sections would fail in the same way. */
  readonly outage: boolean
  /** What the section had cost by then. */
  readonly spent: Spent

  constructor(reason: Reason, { outage = false, spent = NOTHING, detail, cause }: FailureOptions = {}) {
    super(detail ? `${REASONS[reason]}: ${detail}` : REASONS[reason], { cause })
    this.reason = reason
    this.outage = outage
    this.spent = spent
  }
}
