/** Lower case, everything that is no letter or number to dashes, trimmed. Accents of Latin letters go; other scripts stay. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const dashed = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...dashed]
    .slice(0, 80)
    .join('')
    .replace(/^-+|-+$/g, '')
}
