// Which part of a file a request asks for (RFC 9110, section 14). Pure.
import type { Part } from '#server/storage/storage.ts'

/**
 * Undefined for the whole file: several parts at once, other units and what cannot be read are as if nothing was asked.
 * 'impossible' when the file has no such part.
 */
export function partOf(range: string | undefined, size: number): Part | 'impossible' | undefined {
  const asked = range?.match(/^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i)
  if (!asked) return undefined
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < start) return undefined
  return start < size ? { start, end } : 'impossible'
}

function lastBytes(count: number, size: number): Part | 'impossible' {
  return count > 0 && size > 0 ? { start: Math.max(0, size - count), end: size - 1 } : 'impossible'
}
