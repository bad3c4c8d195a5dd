// `npm run trades`: every trade file, checked and put into one table that the engine reads.
import { writeFileSync } from 'node:fs'
import { compileTrades } from './compile.ts'

const { table, faults } = compileTrades()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
writeFileSync(new URL('../library.json', import.meta.url), `${JSON.stringify(table)}\n`)
console.log(`${table.count} trades`)
