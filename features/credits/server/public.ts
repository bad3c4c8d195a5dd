export { takeBack, totalsOf, writeEntry } from './ledger.ts'
