// npm run links [CATEGORY]: looks whether the addresses of the directory still lead somewhere. One JSON line for each that
// does not simply work, then the sum. Ends with 1 when one is broken.
import { readDirectory } from '../directory.ts'
import { checkLinks } from './check-links.ts'

const [category] = process.argv.slice(2)
const entries = readDirectory().filter((entry) => !category || entry.category === category)
const verdicts = await checkLinks(
  entries.map(({ url }) => url),
  { tell: (verdict) => verdict.state !== 'ok' && console.log(JSON.stringify(verdict)) },
)
const count = (state: string) => verdicts.filter((verdict) => verdict.state === state).length
const sum = { ok: count('ok'), moved: count('moved'), unsure: count('unsure'), broken: count('broken') }
console.log(JSON.stringify({ links: verdicts.length, ...sum }))
process.exitCode = sum.broken > 0 ? 1 : 0
