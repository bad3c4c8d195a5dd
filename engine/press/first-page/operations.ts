// What is drawn on a page, operation after operation: '0 0 m', '/f0 6.4 Tf', '[(…) -20 (…)] TJ'.

export interface Operation {
  operator: string
  numbers: number[]
  /** '/f0' → 'f0'. */
  names: string[]
  /** The bytes of what is written, and between them how far to move back. */
  text: (Uint8Array | number)[]
}

// A string, a dictionary, an array's brackets, a name, or a word.
const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<<[^>]*>>|<[0-9A-Fa-f\s]*>|[[\]]|\/[^\s/[\]<>()]+|[^\s/[\]<>()]+/g

export function* operationsIn(content: string): Iterable<Operation> {
  let [numbers, names, text]: [number[], string[], (Uint8Array | number)[]] = [[], [], []]
  let isInArray = false
  for (const [token] of content.matchAll(TOKEN)) {
    if (token === '[' || token === ']') isInArray = token === '['
    else if (token.startsWith('<<')) continue
    else if (token.startsWith('(') || token.startsWith('<')) text.push(bytesOf(token))
    else if (token.startsWith('/')) names.push(token.slice(1))
    else if (/^[-+.\d]/.test(token)) (isInArray ? text : numbers).push(Number(token))
    else {
      yield { operator: token, numbers, names, text }
      ;[numbers, names, text] = [[], [], []]
    }
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function bytesOf(token: string): Uint8Array {
  if (token.startsWith('<')) return Buffer.from(token.slice(1, -1).replace(/\s/g, ''), 'hex')
  const inside = token
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
      /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    )
  return Buffer.from(inside, 'latin1')
}
