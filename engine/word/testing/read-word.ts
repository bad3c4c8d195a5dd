// Reads a Word file the way a stranger would: an archive, its parts, and the text between the tags.
import { inflateRawSync } from 'node:zlib'

/** Path to content. */
export function partsOf(file: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(file)
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const parts = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as number[]
    const path = bytes.toString('utf8', at + 46, at + 46 + (name ?? 0))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    parts.set(path, bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

export const documentOf = (file: Uint8Array) => partsOf(file).get('word/document.xml')?.toString('utf8') ?? ''

/** The paragraphs of a part that say something, in their order; spaces are all alike. */
export function paragraphsOf(xml: string): string[] {
  return xml
    .split('</w:p>')
    .map((one) =>
      [...one.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>|<w:tab\/>/g)].map(([, text]) => text ?? ' ').join(''),
    )
    .map((text) => squeezed(unescaped(text)))
    .filter((text) => text !== '')
}

export const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
export const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => SIGNS[name] ?? '')

/** What keeps it from being XML, if anything does. */
export function faultIn(xml: string): string | undefined {
  const open: string[] = []
  const rest = xml.replace(
    /<\?xml[^>]*\?>|<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g,
    (tag, closes, name, _, empty) => {
      if (!name || empty) return ''
      if (closes && open.pop() !== name) open.push(`${name} closed too early`)
      if (!closes) open.push(name)
      return tag === '' ? tag : ''
    },
  )
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  return /[<>]|&(?!(?:amp|lt|gt|quot);)/.exec(rest)?.[0] ?? FORBIDDEN.exec(xml)?.[0]
}

const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
