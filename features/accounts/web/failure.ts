import { CallError } from '#kit/call.ts'

interface Told {
  title: string
  description: string
}

export interface FailureWords {
  title: string
  /** When the server answered without a sentence. */
  refused: string
  unreachable: Told
}

/** A failed call as a toast: the server's sentence if there is one, and another title when nobody answered. */
export function failureOf(error: unknown, words: FailureWords): Told {
  if (!(error instanceof CallError)) return words.unreachable
  return { title: words.title, description: error.sentence || words.refused }
}

/** The same in one sentence, for screens that show it in place. */
export function sentenceOf(error: unknown, words: { refused: string; unreachable: string }): string {
  if (!(error instanceof CallError)) return words.unreachable
  return error.sentence || words.refused
}
