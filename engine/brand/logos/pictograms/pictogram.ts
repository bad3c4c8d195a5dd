// How a pictogram is written down: solids, cuts in paper and lines of one weight, in a box of 120 units.
import type { Command, Shape } from '../../../drawing/drawing.ts'
import { rotate, tidy } from '../../../drawing/geometry.ts'
import { trace } from '../../../drawing/path-notation.ts'

export interface Pictogram {
  id: string
  /** With what it is called in a sentence, without an article: 'ear of wheat'. */
  noun: string
  /** Words of a founder that call for it; a star takes every ending. */
  cues: string
  items: Shape[]
  /** Its left half is its right half mirrored. */
  even?: true
}

export type Path = string | Command[]
const pathOf = (path: Path) => tidy(typeof path === 'string' ? trace(path) : path)

/** Of every line and every cut unless a drawing needs another. */
const WEIGHT = 8

export const solid = (...paths: Path[]): Shape => ({
  kind: 'shape',
  path: paths.flatMap(pathOf),
  fill: 'primary',
})

/** With holes where its paths overlap. */
export const pierced = (...paths: Path[]): Shape => ({ ...solid(...paths), rule: 'evenodd' })

export const cut = (...paths: Path[]): Shape => ({ ...solid(...paths), fill: 'paper' })

export const line = (path: Path, width = WEIGHT, cap: 'butt' | 'round' = 'butt'): Shape => ({
  kind: 'shape',
  path: pathOf(path),
  stroke: { ink: 'primary', width, cap, join: cap === 'round' ? 'round' : 'miter' },
})

export const score = (path: Path, width = 7, cap: 'butt' | 'round' = 'butt'): Shape => ({
  kind: 'shape',
  path: pathOf(path),
  stroke: { ink: 'paper', width, cap, join: cap === 'round' ? 'round' : 'miter' },
})

/** About the middle of the box, with the clock. */
export const turned = (path: Path, degrees: number): Command[] => rotate(pathOf(path), degrees)
