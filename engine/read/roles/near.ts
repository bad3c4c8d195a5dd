// Roles that an expert would accept for each other. Which of them a figure has matters little; that it has one of them counts.
import type { Role } from '../reading.ts'

/** What else may be read where the key is right. */
const NEAR: Partial<Record<Role, Role[]>> = {
  'raise-goal': ['budget'],
  budget: ['raise-goal', 'cash'],
  'units-sold': ['revenue-actual', 'customers-paying'],
  'customers-paying': ['units-sold'],
  'market-count': ['market-claim'],
  'market-claim': ['market-count'],
  technical: ['other', 'unit-cost'],
  'unit-cost': ['technical'],
  'age-or-date': ['other', 'deadline'],
  experience: ['other'],
  'equipment-value': ['one-off-cost'],
  'one-off-cost': ['equipment-value', 'budget'],
  frequency: ['utilisation', 'units-sold'],
}

export const isRightEnough = (right: Role, read: Role): boolean =>
  right === read || (NEAR[right]?.includes(read) ?? false)
