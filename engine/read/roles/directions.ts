// Who pays whom, by the role of a figure.
import type { LedgerEntry, Role } from '../reading.ts'

/** Others are no payments. */
const DIRECTIONS: Partial<Record<Role, LedgerEntry['direction']>> = {
  price: 'to-us',
  'revenue-actual': 'to-us',
  'revenue-goal': 'to-us',
  'grant-awarded': 'to-us',
  'grant-applied': 'to-us',
  'raise-goal': 'to-us',
  'loan-offered': 'to-us',
  'unit-cost': 'by-us',
  'fixed-cost': 'by-us',
  wage: 'by-us',
  rent: 'by-us',
  'one-off-cost': 'by-us',
  debt: 'by-us',
  'minimum-order': 'by-us',
}

export const directionOf = (role: Role): LedgerEntry['direction'] => DIRECTIONS[role]
