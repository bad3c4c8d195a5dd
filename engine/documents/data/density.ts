// How airy a sheet can be set. Trying densities takes the typesetter as long again as setting, so the density is judged
// from how much there is to say. What does not fit after all shows in the number of pages, and is tried out then.
import type { Identity } from '../../brand/brand.ts'
import type { FaceId } from '../../fonts/faces.ts'
import { DISPLAY_SCALE } from './document-data.ts'
import { linesOf } from './word-widths.ts'

/** Points, from airy to dense: text and its lines, what follows a paragraph, tables, their lines and the gap in rows. */
export const DENSITIES = [
  { text: 11, line: 16.4, after: 11, table: 9.2, row: 12.6, gap: 6.6 },
  { text: 10.2, line: 15, after: 9, table: 8.4, row: 11.4, gap: 5.4 },
  { text: 9.8, line: 14, after: 8, table: 8.2, row: 11, gap: 4.6 },
  { text: 9.3, line: 13, after: 7, table: 7.9, row: 10.4, gap: 3.8 },
  { text: 8.9, line: 12.2, after: 6, table: 7.6, row: 10, gap: 3.2 },
  { text: 8.4, line: 11.4, after: 5, table: 7.3, row: 9.4, gap: 2.6 },
  { text: 7.9, line: 10.6, after: 4, table: 7, row: 9, gap: 2 },
  { text: 7.4, line: 9.8, after: 3.4, table: 6.6, row: 8.4, gap: 1.6 },
] as const
export type Density = Record<keyof (typeof DENSITIES)[number], number>

/** The mean width of a letter of English text, spaces included, in parts of its size. */
const LETTER: Partial<Record<FaceId, number>> = {
  'ibm-plex-sans': 0.45,
  'schibsted-grotesk': 0.468,
  fraunces: 0.471,
  outfit: 0.438,
  'zilla-slab': 0.429,
  'bricolage-grotesque': 0.474,
  'barlow-condensed': 0.347,
  'instrument-serif': 0.335,
  newsreader: 0.432,
  figtree: 0.451,
  'source-serif-4': 0.474,
}
const ANY_LETTER = 0.47

/** A line is rarely filled to its end: words are not broken. */
const RAGGED = 1.06

export interface Ruler {
  density: Density
  /** Heights in points of so many characters, set to a width. */
  reading(characters: number, width: number, factor?: number): number
  headline(characters: number, width: number, factor?: number): number
  /** Given the words themselves it counts lines rather than guess. */
  small(said: number | string, width: number, size?: number, line?: number): number
  /** Rows of cells by their characters or words; `shares` divide the width. */
  table(rows: (number | string)[][], width: number, shares: number[]): number
  /** What follows a paragraph. */
  between: number
}

export function rulerFor({ type }: Identity, density: Density): Ruler {
  const { text, line, table, row, gap, after } = density
  const lines = (characters: number, width: number, size: number, face: FaceId) =>
    characters === 0 ? 0 : Math.ceil((characters * (LETTER[face] ?? ANY_LETTER) * size * RAGGED) / width)
  const small = (said: number | string, width: number, size: number = table, height: number = row) =>
    (typeof said === 'string' ? linesOf(said, size, width) : lines(said, width, size, 'ibm-plex-sans')) *
    height
  return {
    density,
    reading: (characters, width, factor = 1) =>
      lines(characters, width, text * factor, type.text) * line * factor,
    headline: (characters, width, factor = 1) =>
      lines(characters, width, text * factor * (DISPLAY_SCALE[type.display] ?? 1), type.display) *
      text *
      factor *
      1.28,
    small,
    table(rows, width, shares) {
      const all = shares.reduce((sum, share) => sum + share, 0)
      const cell = (share: number) => (width * share) / all - 10
      const heights = rows.map((cells) =>
        Math.max(...cells.map((said, i) => small(said, cell(shares[i] ?? 1)))),
      )
      return heights.reduce((sum, height) => sum + height - row * 0.3 + 2 * gap + 1.2, 12 + gap)
    },
    between: line - 0.7 * text + after * 0.62,
  }
}

/** The first density in which it fits; the densest where none does. */
export function fittingDensity(room: number, height: (density: Density) => number, from = 0): number {
  const found = DENSITIES.findIndex((density, i) => i >= from && height(density) <= room)
  return found >= 0 ? found : DENSITIES.length - 1
}
