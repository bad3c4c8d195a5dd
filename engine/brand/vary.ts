// Two firms of one trade share a family, not a colour: each turns the chosen look a little, by its seed.
import { chooser } from '../plan/kit/variety.ts'
import type { Tone } from './colour.ts'
import type { Tones } from './palette.ts'

/** Degrees: far enough to be seen side by side, near enough that the colour keeps its name. */
const TURN = 7
const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1] as const

export function varied(tones: Tones, seed: number): Tones {
  const choose = chooser(seed)
  const step = (what: string) => choose(what, STEPS)
  const turned = ({ hue, chroma }: Tone, what: string, turn: number): Tone => ({
    hue: hue + step(`${what} hue`) * turn,
    chroma: chroma * (1 + step(`${what} chroma`) * 0.08),
  })
  const primary = turned(tones.primary, 'primary', TURN)
  return {
    ...tones,
    primary,
    line: { ...tones.line, hue: tones.line.hue + primary.hue - tones.primary.hue },
    depth: tones.depth + step('depth') * 0.015,
    signal: turned(tones.signal, 'signal', TURN * 0.6),
  }
}
