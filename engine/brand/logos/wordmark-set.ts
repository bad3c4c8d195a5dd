// Sets a name in the display face, in one line or several, and keeps every sign apart so that one can be marked.
import type { Command } from '../../drawing/drawing.ts'
import { type Bounds, extentOf, mapped } from '../../drawing/shapes.ts'
import { isJoined, isRightToLeft } from '../../fonts/clusters.ts'
import type { FaceId } from '../../fonts/faces.ts'
import type { LogoSource } from './source.ts'
import { piecesOf, settings } from './wordmark-lines.ts'

/** One sign of the name where it stands. */
export interface SetSign {
  path: Command[]
  line: number
  bounds: Bounds
}

export interface SetName {
  signs: SetSign[]
  lines: string[]
  /** Of the type, in units. */
  size: number
  capHeight: number
  /** Of each line. */
  baselines: number[]
  bounds: Bounds
  isJoined: boolean
  /** The face has hairlines that a cut would break. */
  isFine: boolean
}

const LINE = 1.02

export const isFine = (face: FaceId) => face === 'instrument-serif' || face === 'newsreader'

const styleOf = ({ identity: { type } }: LogoSource, text: string, size: number) => ({
  face: type.display,
  weight: type.displayWeight,
  size,
  tracking: isJoined(text) ? 0 : -0.01,
})

/** As large as it goes into a box: names of nine signs or fewer in one line, unless they have words. */
export function setWithin(source: LogoSource, width: number, height: number, most: number): SetName {
  const { name } = source.identity
  const pieces = piecesOf(name)
  const isShort = Array.from(name).length <= 9 && !name.includes(' ')
  const widths = new Map<string, number>()
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? source.outlines.text(line, styleOf(source, line, 100)).width
    widths.set(line, width)
    return width
  }
  const sizes = settings(pieces, isShort ? 1 : most).map((lines) => {
    const widest = Math.max(...lines.map(widthOf), 1)
    const tall = 100 * (LINE * (lines.length - 1) + 0.98)
    return { lines, size: 100 * Math.min(width / widest, height / tall) }
  })
  const best = sizes.reduce(
    (a, b) => (b.size > a.size * 1.08 ? b : a),
    sizes[0] ?? { lines: [name], size: 20 },
  )
  return setLines(source, best.lines, best.size)
}

/** Lines at a size, the first baseline at y = 0; from the left, or from the right where the name runs so. */
export function setLines(source: LogoSource, lines: string[], size: number): SetName {
  const isFromRight = isRightToLeft(source.identity.name)
  let capHeight = 0
  const signs = lines.flatMap((line, index) => {
    const style = styleOf(source, line, size)
    const { glyphs, width, capHeight: caps } = source.outlines.glyphs(line, style)
    capHeight = caps
    const dx = isFromRight ? -width : 0
    return glyphs
      .filter(({ path }) => path.length > 0)
      .map(({ path, x }): SetSign => {
        const placed = mapped(path, (px, py) => [px + x + dx, py + index * LINE * size])
        return { path: placed, line: index, bounds: extentOf(placed) }
      })
  })
  return {
    signs,
    lines,
    size,
    capHeight,
    baselines: lines.map((_, index) => index * LINE * size),
    bounds: extentOf(signs.flatMap(({ path }) => path)),
    isJoined: isJoined(source.identity.name) || isFromRight,
    isFine: isFine(source.identity.type.display),
  }
}

/** The whole moved, and made smaller or larger. */
export function placed(name: SetName, factor: number, dx: number, dy: number): SetName {
  const to = (x: number, y: number): [number, number] => [x * factor + dx, y * factor + dy]
  const signs = name.signs.map(({ path, line }) => {
    const moved = mapped(path, to)
    return { path: moved, line, bounds: extentOf(moved) }
  })
  return {
    ...name,
    signs,
    size: name.size * factor,
    capHeight: name.capHeight * factor,
    baselines: name.baselines.map((y) => y * factor + dy),
    bounds: extentOf(signs.flatMap(({ path }) => path)),
  }
}

export const inkOf = (signs: readonly SetSign[]): Command[] => signs.flatMap(({ path }) => path)
