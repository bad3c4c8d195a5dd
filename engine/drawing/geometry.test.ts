import { describe, expect, test } from 'vitest'
import { clipped, isInside, sampled } from './clip.ts'
import type { Command } from './drawing.ts'
import {
  arcBand,
  arch,
  boundsOf,
  boundsOfPath,
  capsule,
  circle,
  lens,
  mirror,
  type Point,
  rect,
  regularPolygon,
  ring,
  rotate,
  rounded,
  roundedRect,
  scale,
  star,
  translate,
  wave,
} from './geometry.ts'
import { trace } from './path-notation.ts'

/** By the shoelace, of fine samples; holes run the other way and count against. */
function areaOf(path: readonly Command[]): number {
  return sampled(path, 64).reduce((sum, points) => {
    const twice = points.reduce((total, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] as Point
      return total + x * ny - nx * y
    }, 0)
    return sum + twice / 2
  }, 0)
}

const box = (path: readonly Command[]) => {
  const { left, top, right, bottom } = boundsOfPath(path)
  return [left, top, right, bottom].map(rounded)
}

describe('shapes', () => {
  test('have the size they are asked for', () => {
    expect(box(rect(1, 2, 3, 4))).toEqual([1, 2, 4, 6])
    expect(box(circle(60, 60, 49))).toEqual([11, 11, 109, 109])
    expect(box(roundedRect(0, 0, 40, 20, [10, 0, 5, 0]))).toEqual([0, 0, 40, 20])
    expect(box(arch(10, 10, 20, 30))).toEqual([10, 10, 30, 40])
    expect(box(capsule([10, 50], [90, 50], 8))).toEqual([6, 46, 94, 54])
    expect(box(lens([0, 0], [40, 0], 20))).toEqual([0, -10, 40, 10])
    expect(box(regularPolygon(0, 0, 10, 4))).toEqual([-10, -10, 10, 10])
    expect(box(star(0, 0, 10, 4, 4))).toEqual([-10, -10, 10, 10])
    expect(box(wave(0, 50, 40, 6, 4))[2]).toBe(80)
  })

  test('cover the area they should', () => {
    expect(areaOf(circle(0, 0, 10))).toBeCloseTo(Math.PI * 100, 0)
    expect(areaOf(ring(0, 0, 10, 5))).toBeCloseTo(Math.PI * 75, 0)
    expect(areaOf(arcBand(0, 0, 10, 5, 0, 90))).toBeCloseTo((Math.PI * 75) / 4, 0)
    expect(areaOf(arcBand(0, 0, 10, 0, 30, 180))).toBeCloseTo(Math.PI * 50, 0)
  })

  test('move as told', () => {
    expect(box(translate(rect(0, 0, 10, 20), 5, 6))).toEqual([5, 6, 15, 26])
    expect(box(scale(rect(50, 50, 20, 20), 2))).toEqual([40, 40, 80, 80])
    expect(box(rotate(rect(50, 40, 20, 40), 90))).toEqual([40, 50, 80, 70])
    expect(box(mirror(rect(10, 0, 20, 5)))).toEqual([90, 0, 110, 5])
  })

  test('are measured with their strokes, and by the curve instead of its handles', () => {
    const path: Command[] = [
      ['M', 20, 60],
      ['C', 20, 0, 100, 0, 100, 60],
    ]
    expect(boundsOfPath(path).top).toBeCloseTo(15)
    expect(boundsOf([{ kind: 'shape', path, stroke: { ink: 'primary', width: 8 } }]).top).toBeCloseTo(11)
  })
})

describe('the notation', () => {
  test('reads lines, curves and arcs, absolute and relative', () => {
    expect(trace('M10 20 h5 v-5 H0 V0z')).toEqual([
      ['M', 10, 20],
      ['L', 15, 20],
      ['L', 15, 15],
      ['L', 0, 15],
      ['L', 0, 0],
      ['Z'],
    ])
    expect(box(trace('M11 60 A49 49 0 0 1 109 60 A49 49 0 0 1 11 60Z'))).toEqual([11, 11, 109, 109])
    expect(areaOf(trace('M0 0 a10 10 0 1 1 0 .01Z'))).toBeCloseTo(Math.PI * 100, 0)
    expect(trace('M0 0 Q15 30 30 0')).toEqual([
      ['M', 0, 0],
      ['C', 10, 20, 20, 20, 30, 0],
    ])
  })
})

describe('cutting', () => {
  test('keeps one side, with its curves', () => {
    const left = clipped(circle(60, 60, 40), 0, 60, 'below')
    expect(box(left)).toEqual([20, 20, 60, 100])
    expect(areaOf(left)).toBeCloseTo((Math.PI * 1600) / 2, 0)
    expect(left.some(([letter]) => letter === 'C')).toBe(true)
    expect(box(clipped(circle(60, 60, 40), 1, 80, 'above'))[1]).toBe(80)
  })

  test('both sides together are the whole, holes too', () => {
    const whole = ring(60, 60, 40, 20)
    const sides = (['below', 'above'] as const).map((keep) => areaOf(clipped(whole, 0, 47, keep)))
    expect((sides[0] ?? 0) + (sides[1] ?? 0)).toBeCloseTo(areaOf(whole), 0)
  })

  test('nothing is left on the other side', () => {
    expect(clipped(rect(0, 0, 10, 10), 0, 20, 'above')).toEqual([])
    expect(isInside([5, 5], sampled(rect(0, 0, 10, 10)).flat())).toBe(true)
    expect(isInside([15, 5], sampled(rect(0, 0, 10, 10)).flat())).toBe(false)
  })
})
