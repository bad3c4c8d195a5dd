export { availableCredits, restoreSpend, takeBack, writeEntry } from './ledger.ts'
export { entryNumbers, totalsOf } from './queries.ts'
