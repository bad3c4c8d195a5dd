// Where a figure belongs in the founder's books.

export const BOOK_PLACES = [
  /** What the payer pays for one unit of the main stream in the base plan. */
  'price',
  /** A price of another offer of the founder's. */
  'other-price',
  'unit-cost',
  /** A regular cost that does not follow sales, without the founder's own pay. */
  'fixed-cost',
  /** Still to be paid once in the base plan. */
  'start-cost',
  'cash',
  'loan',
  'revenue-now',
  'units-now',
  'customers-now',
] as const

export type BookPlace = (typeof BOOK_PLACES)[number]
