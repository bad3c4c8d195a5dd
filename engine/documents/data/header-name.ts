// A name as the header of a sheet can hold it: in mono, where signs of the East are as wide as two letters.
import { plain } from '../../plain-text.ts'

/** The first sign that is two letters wide: Hangul, kana, ideographs and what follows. */
const WIDE = 0x1100

export function headerName(name: string, most: number): string {
  const line = plain(name)
  let room = most
  const kept = [...line].filter((sign) => {
    room -= (sign.codePointAt(0) ?? 0) >= WIDE ? 1.7 : 1
    return room >= 0
  })
  return room >= 0 ? line : `${kept.join('').trimEnd()}…`
}
