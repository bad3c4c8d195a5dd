// What a geometric mark is made of before it is placed in its square: one shape, repeated by a rule.
import type { Command, Ink, Shape } from '../../../drawing/drawing.ts'
import type { Point } from '../../../drawing/geometry.ts'
import type { BusinessModel } from '../../../read/understanding.ts'
import type { Dice } from '../dice.ts'

export interface Raw {
  shapes: Shape[]
  /** Circles and lines it was built on, as open or closed paths. */
  guides: Command[][]
  /** Lengths worth drawing as a dimension; beside the width of the whole, at most two. */
  measures: [from: Point, to: Point][]
  /** Lines under the construction drawing; `u` writes a length in units of the finished mark. */
  notes: (u: (length: number) => string) => string[]
  /** How many times the shape is there, the one in signal included. */
  count: number
  /** The thinnest line and the narrowest gap. */
  stroke: number
  gap: number
  /** What a sentence may say about this drawing alone. */
  says?: Record<string, string>
}

/** What a sentence is made from. Numbers are words. */
export interface Telling {
  name: string
  /** 'nine', 'Nine', and one fewer: 'eight'. */
  n: string
  N: string
  rest: string
  says: Record<string, string>
}

export interface Meaning {
  /** Words of a founder that call for it. */
  cues: string
  /** Counts more than once: the thing itself is drawn. */
  boost?: number
  /** Where no word is known: how the money comes in. */
  models?: BusinessModel[]
  /** Which way of drawing it suits, where the form has several. */
  way?: string
  title: (t: Telling) => string
  idea: (t: Telling) => string
}

export interface Form {
  id: string
  draw: (dice: Dice, way: string | undefined) => Raw
  meanings: Meaning[]
}

const filled = (ink: Ink, paths: Command[][]): Shape => ({ kind: 'shape', path: paths.flat(), fill: ink })
export const primary = (...paths: Command[][]): Shape => filled('primary', paths)
export const signal = (...paths: Command[][]): Shape => filled('signal', paths)

export const stroked = (
  path: Command[],
  width: number,
  ink: Ink = 'primary',
  cap: 'butt' | 'round' = 'butt',
): Shape => ({
  kind: 'shape',
  path,
  stroke: { ink, width, cap, join: cap === 'round' ? 'round' : 'miter' },
})

/** All in primary but one, which is in signal; two shapes, however many parts. */
export function oneLit(parts: Command[][], lit: number): Shape[] {
  return [primary(...parts.filter((_, i) => i !== lit)), signal(parts[lit] ?? [])]
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
