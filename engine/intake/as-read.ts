// What the founder corrects of a reading, point by point and figure by figure: shared by all that show a reading. Pure.
import { isAt } from '../compose/reading-changes.ts'
import type { CaseSource } from '../compose/source-data.ts'
import type { FigureCorrection } from '../read/corrections.ts'
import type { LedgerEntry, Role } from '../read/reading.ts'

export type ReadPoint = 'offer' | 'payer' | 'mechanism' | 'country' | 'locality' | 'currency'

/** The plan earns as its trade does: what the reading guessed has only a vote in it. */
export const mechanismOf = ({ choice }: CaseSource): string => choice.trade.earns[0]?.mechanism ?? ''

export interface FigureAsRead {
  /** One, or both ends of a range. */
  entries: [LedgerEntry, ...LedgerEntry[]]
  /** As it counts now. */
  role: Role
  isEdited: boolean
}

/** Both ends of a range are one figure. */
export function figuresAsRead(ledger: LedgerEntry[], figures: FigureCorrection[] = []): FigureAsRead[] {
  return ledger
    .filter((entry, i) => ledger.findIndex((other) => isAt(entry, other)) === i)
    .map((entry) => ({
      entries: [entry, ...ledger.filter((other) => other !== entry && isAt(other, entry))],
      role: figures.findLast((one) => one.role && isAt(one, entry))?.role ?? entry.role,
      isEdited: figures.some((one) => isAt(one, entry)),
    }))
}
