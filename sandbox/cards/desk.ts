// What the verbs of the provider work with.
import type { Book } from './book.ts'

export interface Desk {
  book: Book
  /** Where the payment pages are shown. */
  pagesUrl(): string
  /** How long a payment that comes later takes. */
  settleAfterMs: number
}
