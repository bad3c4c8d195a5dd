// npm run learn: the table of words and business models, made anew from the briefs beside it.
import { writeFileSync } from 'node:fs'
import { learn } from '../learned/learn.ts'
import { examples } from './told.ts'

const table = learn(examples())
writeFileSync(
  new URL('../learned/table.json', import.meta.url),
  `${JSON.stringify(table, undefined, 0).replaceAll('","', '",\n"')}\n`,
)
console.log(`${Object.keys(table).length} marks learned.`)
