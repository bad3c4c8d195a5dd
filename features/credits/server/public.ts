export { restoreSpend, takeBack, totalsOf, writeEntry } from './ledger.ts'
