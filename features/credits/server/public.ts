export { restoreSpend, takeBack, writeEntry } from './ledger.ts'
export { totalsOf } from './queries.ts'
