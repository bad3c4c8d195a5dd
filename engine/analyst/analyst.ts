// Whoever answers the questions about a brief: a language model behind a client, or recorded answers.
import type { z } from 'zod'
import type { Spent } from '../writers/writer.ts'

export const CALLS = ['reading', 'trade', 'sections', 'critic'] as const
export type CallKind = (typeof CALLS)[number]

export interface Question<T> {
  kind: CallKind
  /** What of it: 'books', 'finance'. Unique within a plan together with the kind. */
  part: string
  /** What to do, and in which form to answer. */
  task: string
  /** What it is about; all of it is data. */
  data: unknown
  schema: z.ZodType<T>
  /** Whether the web may be searched for it, where that is switched on. */
  maySearch?: boolean
  /** What the model should mend, as sentences; it is asked once to do so. */
  faults: (value: T) => string[]
}

export interface Answered<T> {
  value: T
  /** What is still wrong after the repair: the asker leaves it out. */
  faults: string[]
  spent: Spent
}

export interface Analyst {
  /** Rejects with a WritingFailure where there is no answer of the right form, and with the signal's reason when it fires. */
  ask<T>(question: Question<T>, signal?: AbortSignal): Promise<Answered<T>>
}
