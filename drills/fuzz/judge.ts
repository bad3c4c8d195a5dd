// What an answer must never be, whoever asked for what.
import type { Reply } from './ask.ts'
import type { Operation } from './operations.ts'
import { faultsIn } from './schema.ts'

const SLOW_MS = 10_000

/** Words of ours inside, of the runtime and of the database. None of the values that are sent has one of them. */
const LEAKS: [what: string, RegExp][] = [
  ['a stack trace', /^\s+at .+:\d+:\d+\)?$/m],
  ['a stack trace', /\\n\s+at .+?:\d+:\d+/],
  ['a source file', /\b(file:\/\/|node_modules|node:internal)|\.ts:\d+/],
  ['a folder', /\/(tmp|home|work|root|var|usr)\/[\w-]+/],
  [
    'the words of the database',
    /Failed query|violates [\w-]+ constraint|syntax error at|duplicate key|invalid input syntax|out of range for type|does not exist|PostgresError|pg_catalog/i,
  ],
  [
    'the words of the runtime',
    /\b(TypeError|RangeError|SyntaxError|ReferenceError|ZodError|ECONNREFUSED|ENOENT|ENAMETOOLONG|EISDIR)\b|Cannot read propert|is not a function|is not iterable/,
  ],
]

export function faultsOfReply(
  { reply: success, refusal, path }: Operation,
  { status, type, location, text, ms }: Reply,
): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`answered with ${status}`)
  if (ms > SLOW_MS) faults.push(`answered after ${Math.round(ms / 1000)} s`)
  if (!type.includes('zip') && !type.includes('pdf'))
    for (const [what, pattern] of LEAKS) {
      const found = text.match(pattern)
      if (found) faults.push(`told ${what}: ${found[0].slice(0, 80)}`)
    }
  if (location && /^(\/\/|\/\\|https?:\/\/evil)/.test(location)) faults.push(`led to ${location}`)
  if (status >= 200 && status < 300 && success) faults.push(...outside(text, success, 'the declared reply'))
  // Addresses that are no calls have pages, also for what is not there.
  const isCall = path.startsWith('/api/') || type.includes('json')
  if (status >= 400 && isCall)
    faults.push(...(refusal ? outside(text, refusal, 'the declared refusal') : ['has no declared refusal']))
  return faults
}

function outside(text: string, schema: NonNullable<Operation['reply']>, of: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [`is no JSON: ${text.slice(0, 80)}`]
  }
  return faultsIn(value, schema)
    .slice(0, 3)
    .map((fault) => `is not ${of}: ${fault}`)
}
