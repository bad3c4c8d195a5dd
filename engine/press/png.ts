// Flat drawings as small PNGs: a palette of 256 instead of four bytes for each point. Encoding all of a brand's pictures
// at full depth would take longer than setting its documents.
import { promisify } from 'node:util'
import { crc32, deflate as deflateWith } from 'node:zlib'

const deflate = promisify(deflateWith)

export interface Pixels {
  width: number
  height: number
  /** Four bytes a point, colours multiplied by their opacity. */
  rgba: Uint8Array
}

/** `solid`: colours as '#0e3b5c' that must come out as they are; what lies between them, at edges, may be rounded. */
export async function encodePng(
  { width, height, rgba }: Pixels,
  solid: Iterable<string>,
): Promise<Uint8Array> {
  // Signed: most points are opaque, and such numbers would be boxed one by one.
  const points = new Int32Array(rgba.buffer, rgba.byteOffset, width * height)
  const exact = new Set([...solid].map((hex) => Number.parseInt(hex.slice(1), 16)))
  const { rows, colours } = fewColours(points, width, height, exact)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(colours.flatMap((rgba) => rgba.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map(([, , , opacity]) => opacity))),
    chunk('IDAT', await deflate(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** From exact to coarse: at last four levels of each, which are never more than a palette holds. */
const COARSENESS = [1, 8, 17, 32, 51, 85]

function fewColours(points: Int32Array, width: number, height: number, exact: ReadonlySet<number>) {
  for (const size of COARSENESS) {
    const found = indexedRows(points, width, height, { rounded: steps(size), exact })
    if (found) return found
  }
  throw new Error('A drawing has too many colours for a palette.')
}

interface Rounding {
  rounded: Uint8Array
  exact: ReadonlySet<number>
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

type Rgba = [red: number, green: number, blue: number, opacity: number]

/** Where shades are rounded to; both ends stay, so that solid colours are exact. */
function steps(size: number): Uint8Array {
  const levels = Math.ceil(255 / size)
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * levels) / levels) * 255),
  )
}

/**
 * One byte a point, each row behind its filter byte; undefined when there are too many colours. Solid points keep their
 * colour, what lies between (edges) is rounded.
 */
function indexedRows(points: Int32Array, width: number, height: number, rounding: Rounding) {
  const rows = new Uint8Array((width + 1) * height)
  const indexOf = new Map<number, number>()
  const byColour = new Map<number, number>()
  const colours: Rgba[] = []
  for (let y = 0; y < height; y++) {
    const shift = y + 1
    const rowEnd = (y + 1) * width
    let at = y * width
    while (at < rowEnd) {
      const point = points[at] as number
      const begin = at++
      while (at < rowEnd && points[at] === point) at++
      let index = indexOf.get(point)
      if (index === undefined) {
        index = indexFor(point)
        if (index >= MOST_COLOURS) return undefined
        indexOf.set(point, index)
      }
      rows.fill(index, begin + shift, at + shift)
    }
  }
  return { rows, colours }

  function indexFor(point: number): number {
    const colour = straight(point, rounding)
    const key = ((colour[0] << 24) | (colour[1] << 16) | (colour[2] << 8) | colour[3]) >>> 0
    const known = byColour.get(key)
    if (known !== undefined) return known
    colours.push(colour)
    byColour.set(key, colours.length - 1)
    return colours.length - 1
  }
}

/** With its opacity taken out of the colours again. */
function straight(point: number, { rounded, exact }: Rounding): Rgba {
  const opacity = rounded[point >>> 24] ?? 0
  if (opacity === 0) return [0, 0, 0, 0]
  const whole = point >>> 24
  const colour = (value: number) => Math.min(255, Math.round((value * 255) / whole))
  const [r, g, b] = [colour(point & 255), colour((point >>> 8) & 255), colour((point >>> 16) & 255)]
  if (exact.has((r << 16) | (g << 8) | b)) return [r, g, b, opacity]
  return [rounded[r] ?? r, rounded[g] ?? g, rounded[b] ?? b, opacity]
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // Eight bits, by palette, not interlaced.
  data.set([8, 3, 0, 0, 0], 8)
  return data
}

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  framed.set(data, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8)
  return framed
}
