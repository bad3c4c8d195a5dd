// Twelve colours by role from a handful of tones, light and dark, each as dark or light as its readers need.
import { INKS, type Ink } from '../drawing/drawing.ts'
import type { Colour, Contrast, Palette, Shades } from './brand.ts'
import { hexOf, mixed, oklchOf, readable, rgbOf, shownContrast, type Tone } from './colour.ts'

/** What a look is made of. Lightness is where the search begins; contrast has the last word. */
export interface Tones {
  primary: Tone
  /** Where 0.36 is a deep cover and 0.30 a very deep one. */
  depth: number
  /** Of fine lines; the second series stands between it and the primary. */
  line: Tone
  ink: Tone
  /** Of tint and pale: the temperature of the paper. */
  paper: Tone
  signal: Tone
  names: ColourNames
}

type ColourNames = Record<'primary' | 'mid' | 'line' | 'tint' | 'ink' | 'signal', string>

const WHITE = '#ffffff'
/** WCAG 2.2: 7 for what is read most, 4.5 for all text. */
const STRONG = 7
const TEXT = 4.5

export function paletteOf(tones: Tones): Palette {
  const light = named(lightHexes(tones), tones.names)
  const dark = named(darkHexes(tones), tones.names)
  return { light, dark, contrasts: [...contrastsOf('light', light), ...contrastsOf('dark', dark)] }
}

type Hexes = Record<Ink, string>

function lightHexes(tones: Tones): Hexes {
  const { primary, depth, ink: inkTone, paper: paperTone, signal: signalTone } = tones
  const pale = hexOf({ ...paperTone, chroma: paperTone.chroma * 0.5 }, 0.976)
  const tint = hexOf(paperTone, 0.945)
  // Text stands on panels too, and these are a little darker than paper.
  const on = (ratio: number) => [{ hex: pale, ratio }]
  const ink = readable(inkTone, 0.235, -1, [{ hex: tint, ratio: STRONG * 1.6 }])
  const main = readable(primary, depth, -1, [{ hex: tint, ratio: STRONG }])
  const line = hexOf(softer(tones.line, 0.95, 0.05), 0.69)
  const signal = readable(signalTone, 0.64, -1, on(TEXT))
  return {
    ink,
    primary: main,
    mid: readable(between(primary, tones.line), 0.56, -1, on(TEXT)),
    line,
    light: mixed(line, WHITE, 0.58),
    tint,
    pale,
    signal,
    soft: readable(softer(signalTone, 0.8, 0.06), 0.7, 1, [{ hex: main, ratio: TEXT }]),
    grey: mixed(ink, WHITE, 0.3),
    hair: mixed(ink, WHITE, 0.78),
    paper: WHITE,
  }
}

function darkHexes(tones: Tones): Hexes {
  const { primary, ink: inkTone, signal: signalTone } = tones
  const ground: Tone = { hue: inkTone.hue, chroma: Math.min(0.03, inkTone.chroma) }
  const paper = hexOf(ground, 0.185)
  const pale = hexOf(ground, 0.22)
  const tint = hexOf({ ...ground, chroma: ground.chroma * 1.3 }, 0.265)
  const on = (ratio: number) => [{ hex: pale, ratio }]
  const ink = hexOf({ hue: inkTone.hue, chroma: 0.01 }, 0.94)
  // Light and strong together would be sweet: a cover's wine must not turn pink.
  const main = readable(softer(primary, 0.72, 0.055), 0.74, 1, on(STRONG))
  const line = hexOf(softer(tones.line, 0.8, 0.04), 0.52)
  return {
    ink,
    primary: main,
    mid: readable(softer(between(primary, tones.line), 0.95, 0.045), 0.64, 1, on(TEXT)),
    line,
    light: mixed(line, paper, 0.58),
    tint,
    pale,
    signal: readable(signalTone, 0.68, 1, [...on(TEXT), { hex: tint, ratio: TEXT }]),
    // The primary is light here, so what stands on it is dark.
    soft: readable(signalTone, 0.46, -1, [{ hex: main, ratio: TEXT }]),
    grey: mixed(ink, paper, 0.3),
    hair: mixed(ink, paper, 0.78),
    paper,
  }
}

/** On the shorter way round; lines never lie far from their primary. */
function between(one: Tone, other: Tone): Tone {
  return { hue: (one.hue + other.hue) / 2, chroma: (one.chroma + other.chroma) / 2 }
}

/** Strong tones calm down by `share`, grey ones keep some colour. */
function softer({ hue, chroma }: Tone, share: number, least: number): Tone {
  return { hue, chroma: chroma < least ? chroma : Math.max(least, chroma * share) }
}

function named(hexes: Hexes, names: ColourNames): Shades {
  const low = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  const all: Record<Ink, string> = {
    ...names,
    light: `Light ${low(names.line)}`,
    pale: `Pale ${low(names.tint)}`,
    soft: `Soft ${low(names.signal)}`,
    grey: `${names.ink} grey`,
    hair: `${names.ink} hairline`,
    paper: 'Paper',
  }
  const colour = (ink: Ink): Colour => {
    const hex = hexes[ink]
    return { ink, name: all[ink], hex, rgb: rgbOf(hex), oklch: oklchOf(hex) }
  }
  return Object.fromEntries(INKS.map((ink) => [ink, colour(ink)])) as Shades
}

/** Text and ground, as the documents and the founder's pages use them. */
const PAIRS: readonly [text: Ink, ...grounds: Ink[]][] = [
  ['ink', 'paper', 'pale', 'tint'],
  ['primary', 'paper', 'pale', 'tint'],
  ['mid', 'paper', 'pale', 'tint'],
  ['signal', 'paper', 'pale', 'tint'],
  ['grey', 'paper', 'pale', 'tint'],
  ['paper', 'primary', 'ink', 'mid', 'signal'],
  ['soft', 'primary'],
  ['tint', 'primary'],
]

/** What is under 3:1 is not listed: it may not be text at all. */
const LARGE = 3

function contrastsOf(mode: Contrast['mode'], shades: Shades): Contrast[] {
  return PAIRS.flatMap(([text, ...grounds]) =>
    grounds.map((ground): Contrast => {
      const ratio = shownContrast(shades[text].hex, shades[ground].hex)
      return {
        mode,
        text,
        ground,
        ratio,
        level: ratio >= STRONG ? 'AAA' : ratio >= TEXT ? 'AA' : 'large only',
      }
    }),
  ).filter(({ ratio }) => ratio >= LARGE)
}
