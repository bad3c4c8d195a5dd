// What stands in a PDF beside its pages: language, bookmarks, tags, addresses. The typesetter writes these objects
// uncompressed, so they can be read without a library.

export interface PdfStructure {
  language: string | undefined
  /** In the order of the outline. */
  bookmarks: string[]
  /** The texts for those who cannot see the pictures; undefined where one is missing. */
  pictures: (string | undefined)[]
  /** How many of each tag there are: { H1: 21, Table: 20 }. */
  tags: Record<string, number>
  /** Where links out of the document lead. */
  addresses: string[]
  /** Names of whatever a reader would run, send or open. */
  active: string[]
}

const ACTIVE =
  /\/(JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFile|EmbeddedFiles|RichMedia|AcroForm|OpenAction|AA|XFA)\b/g

export function structureOf(pdf: Uint8Array): PdfStructure {
  const objects = objectsIn(pdf)
  const tagged = objects.filter((object) => object.includes('/Type /StructElem'))
  const tags: Record<string, number> = {}
  for (const element of tagged) {
    const tag = /\/S \/(\w+)/.exec(element)?.[1] ?? ''
    tags[tag] = (tags[tag] ?? 0) + 1
  }
  return {
    language: stringAfter('/Lang', objects.find((object) => object.includes('/Type /Catalog')) ?? ''),
    bookmarks: objects
      .filter((object) => /\/Parent \d+ 0 R/.test(object) && /\/Dest\b/.test(object))
      .flatMap((object) => stringAfter('/Title', object) ?? []),
    pictures: tagged
      .filter((element) => /\/S \/Figure\b/.test(element))
      .map((element) => stringAfter('/Alt', element)),
    tags,
    addresses: objects.flatMap((object) => stringAfter('/URI', object.replace('/S /URI', '')) ?? []),
    active: objects.flatMap((object) => [...withoutStrings(object).matchAll(ACTIVE)].map(([name]) => name)),
  }
}

/** Dictionaries only; what is in streams is drawn and not acted upon. */
function objectsIn(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1')
  return text
    .split(/^\d+ 0 obj$/m)
    .slice(1)
    .map((object) => object.split(/^(?:stream|endobj)\r?$/m)[0] ?? '')
}

// Brackets inside need no backslash where each has its other half, up to three deep here.
const inBrackets = (inside: string) => `\\((?:\\\\[\\s\\S]|[^\\\\()]${inside})*\\)`
const LITERAL = inBrackets(`|${inBrackets(`|${inBrackets('')}`)}`)
const STRING = new RegExp(`${LITERAL}|<(?!<)[0-9A-Fa-f\\s]*>`)

const withoutStrings = (object: string) => object.replace(new RegExp(STRING, 'g'), '()')

function stringAfter(key: string, object: string): string | undefined {
  const found = new RegExp(`${key}\\s*(${STRING.source})`).exec(object)?.[1]
  return found === undefined ? undefined : decoded(bytesOf(found))
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function bytesOf(string: string): Buffer {
  if (string.startsWith('<')) return Buffer.from(string.slice(1, -1).replace(/\s/g, ''), 'hex')
  const text = string
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
      /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    )
  return Buffer.from(text, 'latin1')
}

/** UTF-16 behind its mark, otherwise Latin. */
function decoded(bytes: Buffer): string {
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1')
  return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
}
