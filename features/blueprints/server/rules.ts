/** 'Larder & Loaf' → 'larder-&-loaf'. Signs that mean something in addresses are dropped, and those that nobody sees. */
export function slugOf(name: string): string {
  const slug = name
    .toWellFormed()
    .toLowerCase()
    .replace(/[/\\?#%]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(INVISIBLE, '')
  // In an address a lone dot means 'here', and two mean 'above'.
  return /^\.{0,2}$/.test(slug) ? 'blueprint' : slug
}

// Controls, and marks that turn the direction of the text around.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function contentTypeOf(filename: string): string {
  return TYPES[filename.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/** `attachment; filename="..."; filename*=UTF-8''...`: old programs read the first, all others the second. */
export function dispositionOf(filename: string, asAttachment: boolean): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(filename).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${asAttachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/**
 * A file does nothing but be shown, here or in one of our own pages. Not every browser's PDF viewer works in a sandbox; a
 * PDF, whose type is fixed, runs nothing without one either.
 */
export function policyOf(contentType: string): string {
  const alone = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'"
  return contentType === 'application/pdf' ? `${alone}; object-src 'self'` : `${alone}; sandbox`
}

/** Where a file is found. */
export const addressOf = (slug: string, filename: string): string =>
  `/api/blueprint/${encodeURIComponent(slug)}/${encodeURIComponent(filename)}`
