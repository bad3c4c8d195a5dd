// The brand as Word names it: colours without a sign before them, families with what stands in for them, sizes in its units.
import type { Identity } from '../brand/brand.ts'
import type { Ink } from '../drawing/drawing.ts'
import { FACES, type Face } from '../fonts/faces.ts'

export interface Look {
  /** '1F4637' */
  colours: Record<Ink, string>
  faces: Record<Role, Face>
  /** Display faces of 600 and above are set bold; families of weights in between are seldom installed. */
  isDisplayBold: boolean
  paper: Paper
  /** Of the name on the cover, points. */
  nameSize: number
}

type Role = 'display' | 'text' | 'table' | 'mono'

/** Points. */
export interface Paper {
  width: number
  height: number
  margin: number
}

const PAPERS: Record<'a4' | 'us-letter', Paper> = {
  a4: { width: 595.3, height: 841.9, margin: 54 },
  'us-letter': { width: 612, height: 792, margin: 57 },
}

export function lookOf({ name, palette, type }: Identity, paper: 'a4' | 'us-letter'): Look {
  const shades = Object.entries(palette.light).map(([ink, { hex }]) => [ink, hex.slice(1).toUpperCase()])
  return {
    colours: Object.fromEntries(shades) as Record<Ink, string>,
    faces: {
      display: FACES[type.display],
      text: FACES[type.text],
      table: FACES['ibm-plex-sans'],
      mono: FACES['ibm-plex-mono'],
    },
    isDisplayBold: type.displayWeight >= 600,
    paper: PAPERS[paper],
    nameSize: nameSize(name, PAPERS[paper]),
  }
}

const SIZES = [58, 50, 42, 35, 29, 24]

/** As large as stays on two lines. */
function nameSize(name: string, { width, margin }: Paper): number {
  const fits = (size: number) => linesOf(name, size, width - 2 * margin) <= 2
  return SIZES.find(fits) ?? 20
}

export const contentWidth = ({ width, margin }: Paper) => width - 2 * margin

export const turned = ({ width, height, margin }: Paper): Paper => ({ width: height, height: width, margin })

/** Twentieths of a point: lengths. */
export const twips = (points: number) => Math.round(points * 20)
/** English metric units: pictures. */
export const emu = (points: number) => Math.round(points * 12_700)
/** Eighths of a point: rules. */
export const eighths = (points: number) => Math.round(points * 8)
/** Half points: type. */
export const halves = (points: number) => Math.round(points * 2)

/** Scripts whose signs are as wide as they are high. */
const SQUARES = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g
const SQUARE = new RegExp(SQUARES.source)

/** Ems of the letters of English, generously; by code, because tables measure every one of their words. */
const EMS = new Float64Array(0x250).fill(0.56)
for (const [signs, ems] of [
  ["ijlI.,:;'|! ", 0.29],
  ['ftr()[]-/', 0.4],
  ['ABCDEFGHJKLNOPQRSTUVXYZ&$£', 0.67],
  ['MWmw%@', 0.88],
  ['0123456789+=', 0.6],
] as const)
  for (const sign of signs) EMS[sign.charCodeAt(0)] = ems

/** About how wide a text is, in points; no face is measured, so whoever asks leaves some room. */
export function widthOf(text: string, size: number): number {
  let ems = 0
  for (let i = 0; i < text.length; i++) ems += EMS[text.charCodeAt(i)] ?? 0.62
  if (SQUARE.test(text)) ems += 0.4 * (text.match(SQUARES)?.length ?? 0)
  return ems * size
}

/** About how many lines a text takes. */
export const linesOf = (text: string, size: number, width: number) =>
  Math.max(1, Math.ceil((widthOf(text, size) * 1.06) / width))
