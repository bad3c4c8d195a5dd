// What a construction hands back, and what is said about its measures.
import type { Drawing, Shape } from '../../drawing/drawing.ts'
import { type Bounds, extentOf, lined, type Point, polygon } from '../../drawing/shapes.ts'
import type { Concept, Construction, Dimension } from '../brand.ts'

/** The square every mark is drawn in, and the room its margin leaves. */
export const SIDE = 120
const MARGIN = 11
export const ROOM: Bounds = { left: MARGIN, top: MARGIN, right: SIDE - MARGIN, bottom: SIDE - MARGIN }

export interface Draft {
  title: string
  idea: string
  shapes: Shape[]
  guides?: Shape[]
  /** Besides the whole width and height. */
  dimension?: Dimension
  notes: string[]
  smallest: number
}

export const conceptOf = (number: number, kind: Concept['kind'], draft: Draft): Concept => ({
  number,
  kind,
  title: draft.title,
  idea: draft.idea,
  mark: markOf(draft.shapes),
  smallest: draft.smallest,
  construction: constructionOf(draft),
})

const markOf = (shapes: Shape[]): Drawing => ({
  width: SIDE,
  height: SIDE,
  items: shapes.filter(({ path }) => path.length > 0),
})

function constructionOf({ shapes, guides = [], dimension, notes }: Draft): Construction {
  const { left, top, right, bottom } = boundsOf(shapes)
  return {
    guides: [...edgesOf({ left, top, right, bottom }), ...guides],
    dimensions: [
      { from: [left, bottom], to: [right, bottom], label: units(right - left) },
      { from: [right, top], to: [right, bottom], label: units(bottom - top) },
      ...(dimension ? [dimension] : []),
    ],
    notes,
  }
}

/** The box of all shapes, strokes included. */
export function boundsOf(shapes: readonly Shape[]): Bounds {
  const boxes = shapes
    .filter(({ path }) => path.length > 0)
    .map(({ path, stroke }) => {
      const { left, top, right, bottom } = extentOf(path)
      const half = (stroke?.width ?? 0) / 2
      return { left: left - half, top: top - half, right: right + half, bottom: bottom + half }
    })
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** '28 u', '9.6 u' */
export const units = (length: number): string => `${figure(length)} u`
export const figure = (value: number): string => String(Math.round(value * 10) / 10)

export const guide = (...points: Point[]): Shape => lined(polygon(points).slice(0, -1), 'line', 0.4)

const edgesOf = ({ left, top, right, bottom }: Bounds): Shape[] => [
  guide([0, top], [SIDE, top]),
  guide([0, bottom], [SIDE, bottom]),
  guide([left, 0], [left, SIDE]),
  guide([right, 0], [right, SIDE]),
]
