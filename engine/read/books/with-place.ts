// A figure with its place in the founder's books, as read or as the founder puts it right.
import type { LedgerEntry, Role } from '../reading.ts'
import type { BookPlace } from './places.ts'

export function withPlace(entry: LedgerEntry, place: BookPlace | undefined): LedgerEntry {
  const { place: _, ...rest } = entry
  return place ? { ...rest, place } : rest
}

const OF_ROLE: Partial<Record<Role, BookPlace>> = {
  price: 'price',
  'unit-cost': 'unit-cost',
  'fixed-cost': 'fixed-cost',
  rent: 'fixed-cost',
  wage: 'fixed-cost',
  'one-off-cost': 'start-cost',
  cash: 'cash',
  'loan-offered': 'loan',
  'revenue-actual': 'revenue-now',
  'units-sold': 'units-now',
  'customers-paying': 'customers-now',
}

/**
 * What the founder calls the price is the price where there was none. A price that is one still keeps its place, and the new one
 * stands beside it: founders have several prices, and putting a second one right does not take the first one away.
 */
export function withRolePlaced(ledger: LedgerEntry[], id: number): LedgerEntry[] {
  const role = ledger.find((entry) => entry.id === id)?.role
  const place = role && OF_ROLE[role]
  const hasPrice = ledger.some(
    (entry) => entry.id !== id && entry.place === 'price' && entry.role === 'price',
  )
  return ledger.map((entry) => {
    if (entry.id === id) return withPlace(entry, place === 'price' && hasPrice ? 'other-price' : place)
    return place === 'price' && entry.place === 'price' && !hasPrice ? withPlace(entry, 'other-price') : entry
  })
}
