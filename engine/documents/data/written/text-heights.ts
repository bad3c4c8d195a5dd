// How high texts are when they are set to a width: by the widths of their words, so that nothing has to be set to know it.
import type { Identity } from '../../../brand/brand.ts'
import type { Run } from '../prose-data.ts'
import { faceWidths, linesOfWidths, wordWidths } from '../word-widths.ts'

export interface Faces {
  /** Beside IBM Plex Sans; 1.06 is as wide again and six hundredths. */
  text: number
  display: number
  sans: number
}

export const facesOf = (identity: Identity): Faces => faceWidths(identity)

/** Of a plan whose faces are not known: as wide as most. */
export const ANY_FACES: Faces = { text: 1.06, display: 1.07, sans: 1 }

export type Lines = (
  said: string | Run[],
  size: number,
  width: number,
  face: keyof Faces,
  weight?: number,
) => number

/** Bold letters are wider. */
export const BOLD = 1.045

export function linesIn(faces: Faces): Lines {
  const known = new Map<string, number[]>()
  return (said, size, width, face, weight = 1) => {
    const widths = typeof said === 'string' ? widthsOfText(said, known) : widthsOfRuns(said)
    return widths.length === 0 ? 0 : linesOfWidths(widths, size * faces[face] * weight, width)
  }
}

function widthsOfText(text: string, known: Map<string, number[]>): number[] {
  if (text === '') return []
  const widths = known.get(text) ?? wordWidths(text)
  known.set(text, widths)
  return widths
}

/** The same sentences are tried at many sizes and in many places. */
const ofRuns = new WeakMap<Run[], number[]>()

function widthsOfRuns(runs: Run[]): number[] {
  const found = ofRuns.get(runs)
  if (found) return found
  const text = textWithMarks(runs)
  const widths = text === '' ? [] : wordWidths(text)
  ofRuns.set(runs, widths)
  return widths
}

/** A mark is about as wide as a letter and a half of the text it follows. */
const textWithMarks = (runs: Run[]): string =>
  runs
    .map((run) =>
      typeof run === 'string' ? run : `${run.text}${(run.marks ?? []).map(() => 'nn').join('')}`,
    )
    .join('')

/** From the top of the first line to the baseline of the last. */
export const heightOfLines = (lines: number, size: number, line: number): number =>
  lines === 0 ? 0 : (lines - 1) * line + 0.7 * size
