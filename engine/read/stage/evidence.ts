// What the founder can show already: figures that are true today or were, and that are sure enough to be used.
import type { EvidenceSoFar, LedgerEntry, Role } from '../reading.ts'
import { goalIds } from './goals.ts'

const KINDS: Partial<Record<Role, EvidenceSoFar['kind']>> = {
  'customers-paying': 'paying customers',
  'revenue-actual': 'revenue',
  'units-sold': 'units sold',
  'customers-trial': 'trial users',
  'interest-shown': 'interest shown',
  audience: 'audience',
  conversion: 'conversion measured',
  experience: 'experience',
  'grant-awarded': 'grant awarded',
  'equipment-value': 'equipment owned',
}

export function evidenceOf(ledger: LedgerEntry[]): EvidenceSoFar[] {
  const goals = goalIds(ledger)
  return ledger.flatMap(({ id, role, status, used }) => {
    const kind = KINDS[role]
    const isFact = status === 'actual' || status === 'past'
    return kind && used && isFact && !goals.has(id) ? [{ kind, figure: id }] : []
  })
}
