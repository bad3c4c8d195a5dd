// How the shelf is searched. Pure.
import type { SHELF_FILTERS } from '../contract.ts'

export interface Match {
  search: string
  filter: (typeof SHELF_FILTERS)[number]
}

/** What the search looks for, as a pattern in which signs mean themselves. */
export const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`
