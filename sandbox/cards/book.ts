// Everything the provider knows, in memory and in its journal. What is written in one go is one line of the journal.
import { join } from 'node:path'
import { openJournal } from './journal.ts'
import type { Event } from './objects/event.ts'
import type { Dispute, Refund } from './objects/money-back.ts'
import type { Charge, Intent } from './objects/payment.ts'
import type { SessionRecord } from './objects/session.ts'

/** The answer to a call with an idempotency key: given again to whoever repeats the call. */
export interface Answer {
  id: string
  /** Of path and body: the same key with something else is a mistake. */
  fingerprint: string
  status: number
  body: string
  at: number
}

/** How far an event has come. Without one it has never been sent. */
interface Delivery {
  id: string
  attempts: number
  state: 'waiting' | 'delivered' | 'given up'
}

interface Tables {
  session: SessionRecord
  intent: Intent
  charge: Charge
  refund: Refund
  dispute: Dispute
  event: Event
  delivery: Delivery
  answer: Answer
}

type Table = keyof Tables
export type Entry = { [T in Table]: [table: T, value: Tables[T]] }[Table]

export interface View {
  find<T extends Table>(table: T, id: string | null | undefined): Tables[T] | undefined
  /** Oldest first. */
  all<T extends Table>(table: T): Tables[T][]
}

export interface Book extends View {
  write(entries: Entry[]): void
  close(): void
}

const DAY = 24 * 3600 * 1000
const TABLES = ['session', 'intent', 'charge', 'refund', 'dispute', 'event', 'delivery', 'answer'] as const

export function openBook(folder: string, onEvent: (event: Event) => void): Book {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map()])) as unknown as {
    [T in Table]: Map<string, Tables[T]>
  }
  const put = ([table, value]: Entry) => (tables[table] as Map<string, typeof value>).set(value.id, value)

  const opened = openJournal<Entry[]>(join(folder, 'journal.jsonl'))
  for (const entry of opened.lines.flat()) put(entry)
  forgetOld(tables)
  const journal = opened.continueWith(
    TABLES.flatMap((table) => [...tables[table].values()].map((value) => [[table, value] as Entry])),
  )

  return {
    find: (table, id) => (id == null ? undefined : tables[table].get(id)),
    all: (table) => [...tables[table].values()],
    write(entries) {
      journal.append(entries)
      for (const entry of entries) put(entry)
      for (const [table, value] of entries) if (table === 'event') onEvent(value)
    },
    close: journal.close,
  }
}

/** The book as it will be once these are written. */
export function withEntries(book: Book, entries: Entry[]): View {
  const added = <T extends Table>(table: T) =>
    entries.flatMap(([name, value]) => (name === table ? [value as Tables[T]] : []))
  return {
    find: (table, id) => added(table).find((value) => value.id === id) ?? book.find(table, id),
    all: (table) => [
      ...book.all(table).filter(({ id }) => !added(table).some((one) => one.id === id)),
      ...added(table),
    ],
  }
}

/** Answers are repeated for a day and events looked up for 30, as at the real provider. */
function forgetOld({ answer, event, delivery }: { [T in Table]: Map<string, Tables[T]> }): void {
  for (const { id, at } of answer.values()) if (at < Date.now() - DAY) answer.delete(id)
  for (const { id, created } of event.values()) {
    if (created * 1000 > Date.now() - 30 * DAY) continue
    event.delete(id)
    delivery.delete(id)
  }
}
