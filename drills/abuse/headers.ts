// Too many headers, and headers that claim to come from somewhere else.
import { head, inWaves, saying, speak, statusesIn } from './wire.ts'

const AT_ONCE = 10
const MOST_MS = 10_000

/** Short enough to be let in, and slow for an expression that tries every blank again. */
const page = (header: string) => head('GET /', header, 'Connection: close')

const FLOODS: [name: string, request: string, wanted: number[]][] = [
  ['one of 200 kB', head('GET /api/site', `X-A: ${'a'.repeat(200_000)}`, 'Connection: close'), [431]],
  [
    '5,000 of them',
    head('GET /api/site', ...Array.from({ length: 5_000 }, (_, i) => `X-${i}: b`), 'Connection: close'),
    [431],
  ],
  [
    '3,000 of one letter',
    head('GET /api/site', ...Array.from({ length: 3_000 }, () => 'a:'), 'Connection: close'),
    [200, 431],
  ],
  ['encodings of blanks', page(`Accept-Encoding: a${' '.repeat(15_500)}b`), [200]],
  ['encodings of tabs', page(`Accept-Encoding: br${'\t'.repeat(15_000)};x`), [200]],
  ['kinds of blanks', page(`Accept: text/html${' '.repeat(15_000)};x`), [200]],
  ['languages of blanks', page(`Accept-Language: a${' '.repeat(15_000)};q`), [200]],
  ['an address of 100 kB', head(`GET /${'a'.repeat(100_000)}`, 'Connection: close'), [431]],
  ['1,000 cookies', head('GET /api/auth/me', `Cookie: ${'a=b; '.repeat(1_000)}`, 'Connection: close'), [401]],
]

export async function headerFloods(port: number): Promise<string[]> {
  const heard = new Set<string>()
  const flood = async ([name, request, wanted]: (typeof FLOODS)[number]) => {
    const { text } = await speak({ port, say: saying(request), patienceMs: MOST_MS })
    const [status] = statusesIn(text)
    // Whoever still talks may find the connection gone before the answer is read; but not everybody, every time.
    if (status === undefined) return []
    heard.add(name)
    return wanted.includes(status) ? [] : [`${name} was answered with ${status}`]
  }
  const told = await inWaves(FLOODS.flatMap((one) => Array.from({ length: AT_ONCE }, () => () => flood(one))))
  return [...told, ...FLOODS.flatMap(([name]) => (heard.has(name) ? [] : [`${name} was never answered`]))]
}

/** Of the call below, a minute, by one network. */
const LIMIT = 60
const CLAIMS = [
  'X-Forwarded-For',
  'X-Real-IP',
  'X-Client-IP',
  'Forwarded',
  'CF-Connecting-IP',
  'True-Client-IP',
]

/** Every request from a new address, it says. `from`: nobody's proxy. */
export async function spoofs(port: number, from: string): Promise<string[]> {
  const statuses: (number | undefined)[] = []
  for (let i = 0; i < LIMIT + 20; i++) {
    const claims = CLAIMS.map(
      (name) => `${name}: ${name === 'Forwarded' ? 'for=' : ''}10.9.${i}.1, 10.8.${i}.1`,
    )
    const request = head(
      'POST /api/unsubscribe?token=nobodys',
      'Content-Length: 0',
      'Connection: close',
      ...claims,
    )
    const { text } = await speak({ port, from, say: saying(request), patienceMs: MOST_MS })
    statuses.push(statusesIn(text)[0])
  }
  const letIn = statuses.filter((status) => status !== 429).length
  if (letIn !== LIMIT)
    return [
      `of ${statuses.length} requests that claimed to come from elsewhere ${letIn} were let in, not ${LIMIT}`,
    ]
  return []
}
