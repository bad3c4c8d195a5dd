export { availableCredits, restoreSpend, takeBack, writeEntry } from './ledger.ts'
export { entryNumbers, GIVEN, totalsOf } from './queries.ts'
