// How wide the words of a text are, so that a sheet can choose a size without setting the text to try it.
import type { Identity } from '../../brand/brand.ts'
import { textWidth } from '../../charts/text-width.ts'
import type { FaceId } from '../../fonts/faces.ts'
import { DISPLAY_SCALE } from './document-data.ts'

/** Beside IBM Plex Sans, in the weight in which a face is set; read from the fonts. */
const WIDER: Record<FaceId, Partial<Record<400 | 500 | 600, number>>> = {
  'ibm-plex-sans': { 400: 1, 500: 1.02, 600: 1.04 },
  'ibm-plex-mono': { 400: 1.36, 500: 1.36 },
  'schibsted-grotesk': { 400: 1.04, 500: 1.05, 600: 1.07 },
  fraunces: { 400: 1.04, 500: 1.06, 600: 1.07 },
  outfit: { 400: 0.99, 500: 0.99, 600: 1.01 },
  'zilla-slab': { 400: 0.96, 500: 0.97, 600: 0.97 },
  'bricolage-grotesque': { 400: 1.05, 500: 1.06, 600: 1.07 },
  'barlow-condensed': { 400: 0.76, 500: 0.78, 600: 0.8 },
  'instrument-serif': { 400: 0.75 },
  newsreader: { 400: 0.95, 500: 0.97, 600: 0.99 },
  figtree: { 400: 1, 500: 1, 600: 1.02 },
  'source-serif-4': { 400: 1.06, 500: 1.07, 600: 1.08 },
}

/** Letters differ from face to face more than their mean does. */
const SAFETY = 1.03

/** Of an identity's faces, at the size that is asked for. */
export function faceWidths({ type }: Identity) {
  return {
    display: (WIDER[type.display][type.displayWeight] ?? 1.08) * (DISPLAY_SCALE[type.display] ?? 1),
    text: WIDER[type.text][400] ?? 1.08,
    sans: 1,
  }
}

export function widthsFor(identity: Identity, texts: readonly string[]) {
  const faces = faceWidths(identity)
  return {
    'face-widths': {
      display: faces.display * SAFETY,
      text: faces.text * SAFETY,
      sans: faces.sans * SAFETY,
    },
    widths: Object.fromEntries(texts.filter(Boolean).map((text) => [text, wordWidths(text)])),
  }
}

const SANS = { face: 'sans', weight: 400, size: 1 } as const
/** Lines may break between any two of these. */
const BREAKS_ANYWHERE = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
/** As wide as half a square: the signs of most scripts between ours and those of the East. */
const HALF = /[\u0370-\u10ff]/gu

/** In parts of the size at which they are set, the space after a word included. */
export function wordWidths(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const signs = word.split(BREAKS_ANYWHERE)
    return signs.map((part, i) => {
      const width = textWidth(part.replace(HALF, 'n'), SANS) + (i === signs.length - 1 ? SPACE : 0)
      return Math.round(width * 1000) / 1000
    })
  })
}

/** How many lines of a width a text of the house's sans fills. A word longer than its line is broken. */
export const linesOf = (text: string, size: number, width: number): number =>
  text === '' ? 0 : linesOfWidths(wordWidths(text), size, width)

export function linesOfWidths(words: readonly number[], size: number, width: number): number {
  const room = width / (size * SAFETY) + SPACE
  let [lines, x] = [1, 0]
  for (const word of words) {
    if (x > 0 && x + word > room) {
      lines++
      x = 0
    }
    x += word
    while (x > room) {
      lines++
      x -= room
    }
  }
  return lines
}

const SPACE = textWidth(' ', SANS)
