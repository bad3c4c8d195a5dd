// What a page of the founder's product needs: the brand's colours under the names that pages use, and a few that no print
// needs, such as danger. The build file and the token files both take them from here.
import type { Ink } from '../drawing/drawing.ts'
import { FACES, type FaceId } from '../fonts/faces.ts'
import type { Identity, Shades } from './brand.ts'
import { readable, shownContrast } from './colour.ts'

interface PageColour {
  name: string
  hex: string
  /** The role it is, where it is one of the brand's own. */
  ink?: Ink
  /** The colour it is read on or with, by its name here. */
  on: string
  ratio: number
}

/** WCAG 2.2: text 4.5, borders of controls 3. */
const TEXT = 4.5
const EDGE = 3
const DANGER = { hue: 27, chroma: 0.19 }
const WARNING = { hue: 70, chroma: 0.13 }
const SUCCESS = { hue: 150, chroma: 0.13 }

export function pageColours({ palette }: Pick<Identity, 'palette'>, mode: 'light' | 'dark'): PageColour[] {
  const shades = palette[mode]
  const own: [name: string, ink: Ink, on: string][] = [
    ['background', 'paper', 'text'],
    ['surface', 'pale', 'text'],
    ['text', 'ink', 'surface'],
    ['text-muted', 'grey', 'surface'],
    ['primary', 'primary', 'surface'],
    ['on-primary', 'paper', 'primary'],
    ['accent', 'signal', 'surface'],
    ['on-accent', 'paper', 'accent'],
  ]
  const made = stateHexes(shades, mode)
  const hexes = new Map([...own.map(([name, ink]) => [name, shades[ink].hex] as const), ...made])
  const ratio = (name: string, on: string) => shownContrast(hexes.get(name) ?? '', hexes.get(on) ?? '', 2)
  return [
    ...own.map(([name, ink, on]) => ({ name, hex: shades[ink].hex, ink, on, ratio: ratio(name, on) })),
    ...[...made].map(([name, hex]) => ({ name, hex, on: 'surface', ratio: ratio(name, 'surface') })),
  ]
}

function stateHexes({ paper, pale, line }: Shades, mode: 'light' | 'dark'): Map<string, string> {
  const isLight = mode === 'light'
  const [from, towards] = isLight ? ([0.58, -1] as const) : ([0.7, 1] as const)
  const on = (ratio: number) => [
    { hex: paper.hex, ratio },
    { hex: pale.hex, ratio },
  ]
  const { hue, chroma } = line.oklch
  return new Map([
    ['danger', readable(DANGER, from, towards, on(TEXT))],
    ['warning', readable(WARNING, from, towards, on(TEXT))],
    ['success', readable(SUCCESS, from, towards, on(TEXT))],
    ['border', readable({ hue, chroma: Math.min(chroma, 0.05) }, isLight ? 0.72 : 0.45, towards, on(EDGE))],
  ])
}

/** Sizes of type from small to largest, in rem, each with its line height. */
export function typeSteps({ shape }: Pick<Identity, 'shape'>): { name: string; rem: number; line: number }[] {
  const names = ['small', 'body', 'lead', 'heading-3', 'heading-2', 'heading-1']
  return names.map((name, i) => ({
    name,
    rem: Math.max(0.875, Math.round(shape.scale ** (i - 1) * 1000) / 1000),
    line: i <= 2 ? 1.5 : i === 3 ? 1.3 : 1.15,
  }))
}

/** 'Fraunces', then whatever the system has of its kind. */
export function fontStack(face: FaceId): string {
  const { family, fallback } = FACES[face]
  return `'${family}', ${fallback}`
}
