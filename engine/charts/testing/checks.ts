// What is true of every chart: all of it lies within its bounds, no text lies on another, none on a line of data.
import { expect } from 'vitest'
import type { Lettering, Picture, Shape } from '../../drawing/drawing.ts'
import { type Box, boxOf, grown, isInside, overlap, type Point, segmentsOf, touches } from '../boxes.ts'

export const textsOf = ({ items }: Picture): Lettering[] => items.filter((item) => item.kind === 'text')
export const shapesOf = ({ items }: Picture): Shape[] => items.filter((item) => item.kind === 'shape')
export const wordsOf = (picture: Picture): string[] => textsOf(picture).map(({ text }) => text)

/** The points a shape goes through; curves by their handles, which lie around them. */
const pointsOfShape = ({ path }: Shape): Point[] =>
  path.flatMap(([, ...numbers]) =>
    Array.from(
      { length: numbers.length / 2 },
      (_, i): Point => [Number(numbers[2 * i]), Number(numbers[2 * i + 1])],
    ),
  )

export const boxOfShape = (shape: Shape): Box => {
  const points = pointsOfShape(shape)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Lines that say something: data, events, gates. Leaders, grid and measures are thinner. */
const isLoud = ({ stroke, fill }: Shape) => stroke !== undefined && stroke.width >= 0.8 && fill === undefined

export function faultsOf(picture: Picture): string[] {
  const bounds = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const texts = textsOf(picture).map((text) => ({ ...text, box: boxOf(text) }))
  const lines = shapesOf(picture)
    .filter(isLoud)
    .flatMap((shape) => segmentsOf(pointsOfShape(shape)))
  const outside = texts.filter(({ box }) => !isInside(box, grown(bounds, 0.6)))
  const astray = shapesOf(picture).filter((shape) => !isInside(boxOfShape(shape), grown(bounds, 0.6)))
  const unreal = shapesOf(picture).filter((shape) => !pointsOfShape(shape).flat().every(Number.isFinite))
  const doubled = texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => overlap(grown(one.box, -0.15), grown(other.box, -0.15)))
      .map((other) => `${one.text} / ${other.text}`),
  )
  const struck = texts
    .filter(({ ink }) => ink !== 'paper')
    .filter(({ box }) => lines.some((line) => touches(line, grown(box, -0.2))))
  const rings = shapesOf(picture).filter(({ fill, stroke }) => fill === 'paper' && stroke)
  const ringed = texts.filter(({ box }) => rings.some((ring) => overlap(boxOfShape(ring), box)))
  return [
    ...outside.map(({ text }) => `outside: ${text}`),
    ...astray.map((shape) => `outside: ${JSON.stringify(boxOfShape(shape))}`),
    ...unreal.map(() => 'no number'),
    ...doubled.map((pair) => `on each other: ${pair}`),
    ...ringed.map(({ text }) => `on a point: ${text}`),
    ...struck.map(({ text }) => `on a line: ${text}`),
    ...texts.filter(({ text }) => text === '').map(() => 'an empty text'),
  ]
}

export function expectSound(picture: Picture | undefined, what = ''): void {
  if (picture) expect({ what, faults: faultsOf(picture) }).toEqual({ what, faults: [] })
}
