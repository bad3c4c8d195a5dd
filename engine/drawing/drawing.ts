// Pictures as data: shapes and short texts with roles of colour instead of colours. Charts and logos are drawings; the
// typesetter draws them natively, `svgOf` makes a file of them.

/** Roles of a brand's palette. `light`: the line colour 58% lighter. `soft`: the signal, lightened. */
export const INKS = [
  'ink',
  'primary',
  'mid',
  'line',
  'light',
  'tint',
  'pale',
  'signal',
  'soft',
  'grey',
  'hair',
  'paper',
] as const
export type Ink = (typeof INKS)[number]

/** Absolute, y downwards, in the drawing's own units. */
export type Command =
  | ['M', number, number]
  | ['L', number, number]
  | ['C', number, number, number, number, number, number]
  | ['Z']

export interface Stroke {
  ink: Ink
  width: number
  dash?: [on: number, off: number]
  cap?: 'butt' | 'round'
  join?: 'miter' | 'round'
}

export interface Shape {
  kind: 'shape'
  path: Command[]
  fill?: Ink
  /** Left out: 'nonzero'. */
  rule?: 'evenodd'
  stroke?: Stroke
}

/** Only in charts and plates: a logo has outlines instead. */
export interface Lettering {
  kind: 'text'
  text: string
  x: number
  /** Of the baseline. */
  y: number
  size: number
  face: 'sans' | 'mono' | 'display'
  weight: 400 | 500 | 600
  ink: Ink
  anchor: 'start' | 'middle' | 'end'
}

export type Item = Shape | Lettering

export interface Drawing {
  width: number
  height: number
  items: Item[]
}

/** A drawing that says something, with what it says in words. */
export interface Picture extends Drawing {
  alternative: string
}
