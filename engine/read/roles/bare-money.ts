// Amounts without a sign.
import type { Role } from '../reading.ts'

/** Roles that only money has; a loan also has a term, a market also counts people. */
const MONEY_ROLES: ReadonlySet<Role> = new Set([
  'price',
  'competitor-price',
  'unit-cost',
  'fixed-cost',
  'wage',
  'rent',
  'one-off-cost',
  'equipment-value',
  'revenue-actual',
  'revenue-goal',
  'cash',
])
export const isMoneyRole = (role: Role): boolean => MONEY_ROLES.has(role)

/** '380 million saved', '15,000 rent': the word behind the number is nothing that is counted. */
const COUNTS_NOTHING = /^(?:|saved|left|in|and|each|income|cash|rent|total|now|from|for|at|so)$/i

/** '150,000 a day for a Vision', '85 a visit': many founders name their money once, or never. */
export const isBareMoney = (
  { unit, thing, per }: { unit: string; thing: string; per: string },
  role: Role,
): boolean => unit === 'count' && isMoneyRole(role) && (COUNTS_NOTHING.test(thing) || per === 'unit')
