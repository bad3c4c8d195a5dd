// Our small PNGs beside those of the renderer: the same where a colour is solid, nearly the same at edges.
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { encodePng, type Pixels } from './png.ts'
import { type Points, readPng } from './testing/read-png.ts'

const svg = (body: string, size = 96) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}">${body}</svg>`

const DRAWINGS: [string, string, string[]][] = [
  ['a disc on nothing', '<circle cx="48" cy="48" r="37" fill="#204632"/>', ['#204632']],
  [
    'two colours that meet at a slant',
    '<path fill="#204632" d="M4 4H92V92Z"/><path fill="#b85328" d="M4 4L92 92H4Z"/>',
    ['#204632', '#b85328'],
  ],
  [
    'a drawing on a ground, with a line and a hole',
    '<path fill="#0e3b5c" d="M0 0H96V96H0Z"/><path fill="#fff" fill-rule="evenodd" d="M48 8A40 40 0 1 1 47.9 8ZM48 30A18 18 0 1 0 48.1 30Z"/><path stroke="#f0b49f" stroke-width="5" d="M10 80L86 14"/>',
    ['#0e3b5c', '#ffffff', '#f0b49f'],
  ],
  [
    'many thin lines',
    Array.from(
      { length: 24 },
      (_, i) => `<path stroke="#cc4115" stroke-width=".8" d="M${i * 4} 0L${96 - i * 4} 96"/>`,
    ).join(''),
    ['#cc4115'],
  ],
  ['nothing', '', ['#204632']],
]

function rendered(body: string): { pixels: Pixels; own: Points } {
  const image = new Resvg(svg(body)).render()
  return {
    pixels: { width: image.width, height: image.height, rgba: new Uint8Array(image.pixels) },
    own: readPng(image.asPng()),
  }
}

const point = ({ rgba }: Points, i: number) =>
  [...rgba.subarray(i * 4, i * 4 + 4)] as [number, number, number, number]

/** As it is seen on white and on black: a clear point has no colour to compare. */
const seen = ([r, g, b, a]: [number, number, number, number]) =>
  [255, 0].flatMap((ground) => [r, g, b].map((value) => ground + ((value - ground) * a) / 255))

test.each(DRAWINGS)('%s comes out as the renderer draws it', async (_, body, colours) => {
  const { pixels, own } = rendered(body)
  const ours = readPng(await encodePng(pixels, colours))
  expect([ours.width, ours.height, ours.type]).toEqual([96, 96, 3])
  const all = Array.from({ length: 96 * 96 }, (_, i) => [point(own, i), point(ours, i)] as const)
  const solid = all.filter(
    ([wanted]) => wanted[3] === 0 || (wanted[3] === 255 && colours.includes(hexOf(wanted))),
  )
  expect(solid.length).toBeGreaterThan(2000)
  expect(solid.filter(([wanted, got]) => String(seen(wanted)) !== String(seen(got)))).toEqual([])
  const apart = all.map(([wanted, got]) => {
    const [a, b] = [seen(wanted), seen(got)]
    return Math.max(...a.map((value, n) => Math.abs(value - (b[n] ?? 0))))
  })
  expect(Math.max(...apart)).toBeLessThanOrEqual(10)
})

const hexOf = ([r, g, b]: number[]) =>
  `#${[r, g, b].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`

test('colours that must be exact stay so, however many there are between them', async () => {
  const side = 64
  const rgba = new Uint8Array(side * side * 4)
  for (let i = 0; i < side * side; i++) rgba.set([(i * 7) % 256, (i * 13) % 256, (i * 29) % 256, 255], i * 4)
  rgba.set([0x20, 0x46, 0x32, 255], 0)
  const read = readPng(await encodePng({ width: side, height: side, rgba }, ['#204632']))
  expect(point(read, 0)).toEqual([0x20, 0x46, 0x32, 255])
  const worst = Array.from({ length: side * side }, (_, i) => i).reduce((most, i) => {
    const [a, b] = [rgba.subarray(i * 4, i * 4 + 3), point(read, i)]
    return Math.max(most, ...[...a].map((value, n) => Math.abs(value - (b[n] ?? 0))))
  }, 0)
  expect(worst).toBeLessThanOrEqual(26)
  expect(
    new Set(Array.from({ length: side * side }, (_, i) => point(read, i).join())).size,
  ).toBeLessThanOrEqual(256)
})

test('one point is a picture', async () => {
  const solid = await encodePng({ width: 1, height: 1, rgba: new Uint8Array([32, 70, 50, 255]) }, ['#204632'])
  expect(readPng(solid)).toEqual({ width: 1, height: 1, type: 3, rgba: new Uint8Array([32, 70, 50, 255]) })
  const clear = await encodePng({ width: 1, height: 1, rgba: new Uint8Array(4) }, [])
  expect([...readPng(clear).rgba]).toEqual([0, 0, 0, 0])
})

test('the same points give the same bytes', async () => {
  const { pixels } = rendered(DRAWINGS[2]?.[1] ?? '')
  const [one, other] = await Promise.all([encodePng(pixels, ['#0e3b5c']), encodePng(pixels, ['#0e3b5c'])])
  expect(one).toEqual(other)
})
