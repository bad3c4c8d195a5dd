// What a trade looks like: a few looks to choose from, faces that suit it, and how it carries itself.

import type { PairingId } from '../pairings.ts'
import type { Tones } from '../palette.ts'

export interface Theme {
  id: string
  /** Words of a brief that tell it. */
  cues: RegExp
  /** Two or three, far enough from each other that two firms of one trade differ. */
  looks: readonly [Tones, ...Tones[]]
  pairings: readonly [PairingId, ...PairingId[]]
  /** 'warm and unhurried, like a counter' */
  character: readonly [string, ...string[]]
  /** Pixels of a control's corner. */
  radius: number
  scale: number
}

type Pair = readonly [hue: number, chroma: number]

interface Mixture {
  primary: readonly [hue: number, chroma: number, depth?: number]
  paper: Pair
  signal: Pair
  /** Left out: near black in the primary's hue. */
  ink?: Pair
  /** Of fine lines and second series, where they are to be livelier than the primary. */
  line?: Pair
}

const DEPTH = 0.36

/** `names` in the order primary, mid, line, tint, ink, signal: 'Bottle, Sage, Thyme, Flour, Rye, Crust'. */
export function look(names: string, { primary, paper, signal, ink, line: fine }: Mixture): Tones {
  const [main = '', mid = '', line = '', tint = '', dark = '', warm = ''] = names.split(', ')
  const tone = ([hue, chroma]: Pair) => ({ hue, chroma })
  return {
    primary: tone([primary[0], primary[1]]),
    depth: primary[2] ?? DEPTH,
    line: tone(fine ?? [primary[0], primary[1] * 0.9]),
    ink: tone(ink ?? [primary[0], Math.min(0.04, primary[1] * 0.45)]),
    paper: tone(paper),
    signal: tone(signal),
    names: { primary: main, mid, line, tint, ink: dark, signal: warm },
  }
}

export const CREAM: Pair = [85, 0.024]
export const SAND: Pair = [75, 0.02]
export const MIST: Pair = [215, 0.009]
export const LINEN: Pair = [95, 0.014]
export const BLUSH: Pair = [25, 0.016]
export const LILAC: Pair = [305, 0.012]
export const DEW: Pair = [150, 0.014]
