// A mark as pixels, for asking whether two of them look alike.
import { Resvg } from '@resvg/resvg-js'
import type { Drawing, Ink } from '../../../drawing/drawing.ts'
import { svgOfMark } from './svg.ts'

export type Pixels = Uint8Array

const INKS: Partial<Record<Ink, string>> = { primary: '#000000', signal: '#808080', paper: '#ffffff' }
const ONE_INK: Partial<Record<Ink, string>> = { primary: '#000000', signal: '#000000', paper: '#ffffff' }

/** Grey values, 0 for ink; row by row. */
export function pixelsOf(mark: Drawing, size: number, oneInk = false): Pixels {
  const svg = svgOfMark(mark, oneInk ? ONE_INK : INKS)
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  }).render()
  return Uint8Array.from({ length: size * size }, (_, i) => pixels[i * 4] ?? 255)
}

/** Share of pixels that differ clearly. */
export function difference(a: Pixels, b: Pixels): number {
  let count = 0
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 64) count++
  return count / a.length
}
