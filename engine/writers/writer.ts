// Who made a part of the plan, the house or a language model, what that cost, and why it was not the model.

/** What the answers cost, as far as the server said. */
export interface Spent {
  calls: number
  inputTokens: number
  outputTokens: number
}

export const NOTHING: Readonly<Spent> = { calls: 0, inputTokens: 0, outputTokens: 0 }

/** Why a part was not made by the model, in words a person may read. */
const REASONS = {
  timeout: 'the language model did not answer in time',
  refused: 'the language model refused',
  'rate-limited': 'the language model was busy',
  'server-error': 'the language model was out of order',
  'invalid-output': 'the answer did not hold up',
  'too-large': 'the answer was too large',
  'cut-off': 'the answer broke off',
  budget: 'the plan had used up its time or its calls',
  failed: 'the writer failed',
} as const
export type Reason = keyof typeof REASONS

export interface WritingRecord extends Spent {
  /** A section of the plan, or the part of a question. */
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
  /** True when it lies with the server, so that other questions would fail in the same way. */
  readonly outage: boolean
  /** What the question had cost by then. */
  readonly spent: Spent

  constructor(reason: Reason, { outage = false, spent = NOTHING, detail, cause }: FailureOptions = {}) {
    super(detail ? `${REASONS[reason]}: ${detail}` : REASONS[reason], { cause })
    this.reason = reason
    this.outage = outage
    this.spent = spent
  }
}
