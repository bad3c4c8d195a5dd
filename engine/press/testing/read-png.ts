// A PNG as points, the way a viewer reads it: eight bits, by palette or in full colour, not interlaced.
import { inflateSync } from 'node:zlib'

export interface Points {
  width: number
  height: number
  /** 3: by palette, 6: with opacity, 2: without. */
  type: number
  /** Four bytes a point, not multiplied by opacity. */
  rgba: Uint8Array
}

const CHANNELS: Record<number, number> = { 2: 3, 3: 1, 6: 4 }

export function readPng(png: Uint8Array): Points {
  const bytes = Buffer.from(png)
  const chunks = chunksOf(bytes)
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height, type] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] ?? 0]
  const channels = CHANNELS[type]
  if (header[8] !== 8 || !channels || header[12] !== 0) throw new Error('a PNG of another kind')
  const values = unfiltered(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)), width * channels, channels)
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const opacities = chunks.get('tRNS') ?? Buffer.alloc(0)
  const rgba = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const at = i * channels
    if (type === 3) {
      const index = values[at] ?? 0
      for (let n = 0; n < 3; n++) rgba[i * 4 + n] = palette[index * 3 + n] ?? 0
      rgba[i * 4 + 3] = opacities[index] ?? 255
    } else {
      for (let n = 0; n < 3; n++) rgba[i * 4 + n] = values[at + n] ?? 0
      rgba[i * 4 + 3] = channels === 4 ? (values[at + 3] ?? 0) : 255
    }
  }
  return { width, height, type, rgba }
}

function chunksOf(bytes: Buffer): Map<string, Buffer> {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG')
  const chunks = new Map<string, Buffer>()
  let at = 8
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), data]))
    at += length + 12
  }
  return chunks
}

/** Rows come behind a byte that says how they were made smaller. */
function unfiltered(data: Buffer, rowLength: number, step: number): Uint8Array {
  const rows = data.length / (rowLength + 1)
  const out = new Uint8Array(rows * rowLength)
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (rowLength + 1)] ?? 0
    const start = row * rowLength
    if (filter === 0) {
      out.set(data.subarray(row * (rowLength + 1) + 1, (row + 1) * (rowLength + 1)), start)
      continue
    }
    for (let i = 0; i < rowLength; i++) {
      const left = i >= step ? (out[start + i - step] ?? 0) : 0
      const above = row > 0 ? (out[start + i - rowLength] ?? 0) : 0
      const corner = row > 0 && i >= step ? (out[start + i - rowLength - step] ?? 0) : 0
      out[start + i] = (data[row * (rowLength + 1) + 1 + i] ?? 0) + foretold(filter, left, above, corner)
    }
  }
  return out
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** '#1f4637' of every point that is not seen through, each once. */
export function solidColours({ rgba }: Points): Map<string, number> {
  const counts = new Map<number, number>()
  const points = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  for (const point of points) if (point >>> 24 === 255) counts.set(point, (counts.get(point) ?? 0) + 1)
  const hexOf = (point: number) =>
    `#${[point & 255, (point >>> 8) & 255, (point >>> 16) & 255].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return new Map([...counts].map(([point, count]) => [hexOf(point), count]))
}

export const opacityAt = ({ width, rgba }: Points, x: number, y: number): number =>
  rgba[(y * width + x) * 4 + 3] ?? 0
