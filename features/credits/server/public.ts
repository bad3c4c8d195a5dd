export { takeBack, totalsOf, writeEntry } from './ledger.ts'
export { restoreSpend } from './restore-spend.ts'
