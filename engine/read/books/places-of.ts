// Places by the learned tables. Apart from the rules, which learning uses while it writes them.
import type { ReadFigure } from '../roles/ledger.ts'
import { type BookTables, placesBy } from './books.ts'
import type { BookPlace } from './places.ts'
import table from './table.json' with { type: 'json' }

export const placesOf = (figures: ReadFigure[]): Map<number, BookPlace> =>
  placesBy(table as unknown as BookTables, figures)
