// Colours by how they look (OKLCH), always inside what a screen can show, and how well one is read on another (WCAG 2.2).
import type { Oklch } from 'culori'
// In one file, since the command starts anew for every plan and the package has hundreds.
import culori from 'culori/require'

/** Hue in degrees, chroma from 0 (grey) to about 0.3. */
export interface Tone {
  hue: number
  chroma: number
}

const { clampChroma, converter, formatHex, wcagContrast } = culori
const oklch = converter('oklch')

/** As strong as it can be at this lightness: what a screen cannot show loses chroma, never hue. */
export function hexOf({ hue, chroma }: Tone, lightness: number): string {
  const wanted: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: turned(hue) }
  return formatHex(clampChroma(wanted, 'oklch', 'rgb'))
}

const turned = (hue: number) => ((hue % 360) + 360) % 360

function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** Cut and not rounded: what is shown is never more than what is true. */
export function shownContrast(one: string, other: string, digits = 1): number {
  const step = 10 ** digits
  // A hair is added, since 4.5 may be computed as 4.4999999999.
  return Math.floor(contrast(one, other) * step + 1e-9) / step
}

interface Ground {
  hex: string
  ratio: number
}

const STEP = 0.004

/** The first lightness from `from` on, darker (-1) or lighter (1), at which the tone is read on every ground. */
export function readable(tone: Tone, from: number, towards: -1 | 1, grounds: Ground[]): string {
  for (let lightness = from; lightness >= 0 && lightness <= 1; lightness += STEP * towards) {
    const hex = hexOf(tone, lightness)
    if (grounds.every(({ hex: ground, ratio }) => contrast(hex, ground) >= ratio)) return hex
  }
  return towards < 0 ? '#000000' : '#ffffff'
}

/** 'Ink 30% lighter' is a share of 0.3 towards white. */
export function mixed(hex: string, towards: string, share: number): string {
  const [one, other] = [rgbOf(hex), rgbOf(towards)]
  const channels = one.map((value, i) => Math.round(value + ((other[i] ?? value) - value) * share))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function rgbOf(hex: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Of the colour as it is shown, to three digits; a grey has hue 0. */
export function oklchOf(hex: string): { lightness: number; chroma: number; hue: number } {
  const found = oklch(hex)
  const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
  return {
    lightness: round(found?.l ?? 0, 3),
    chroma: round(found?.c ?? 0, 3),
    hue: round(found?.c && found.c > 0.0005 ? (found.h ?? 0) : 0, 1),
  }
}
