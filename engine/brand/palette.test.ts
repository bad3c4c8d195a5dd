// Whatever the trade and the seed: everything can be read, everything can be shown, and no colour has a wrong name.
import { converter } from 'culori'
import { expect, test } from 'vitest'
import { INKS, type Ink } from '../drawing/drawing.ts'
import type { Palette } from './brand.ts'
import { paletteOf } from './palette.ts'
import { ratioOf } from './testing/wcag.ts'
import { THEMES } from './themes/choose-theme.ts'
import { varied } from './vary.ts'

const oklch = converter('oklch')
const MODES = ['light', 'dark'] as const
const ratioIn = (palette: Palette, mode: 'light' | 'dark', text: Ink, ground: Ink) =>
  ratioOf(palette[mode][text].hex, palette[mode][ground].hex)

const SEEDS = Array.from({ length: 6 }, (_, i) => (i * 2654435761) >>> 0)

const PALETTES: [string, Palette][] = THEMES.flatMap(({ id, looks }) =>
  looks.flatMap((look, i) =>
    SEEDS.map((seed): [string, Palette] => [`${id} ${i} ${seed}`, paletteOf(varied(look, seed))]),
  ),
)

const LEAST: [text: Ink, ground: Ink, ratio: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'pale', 7],
  ['ink', 'tint', 7],
  ['primary', 'paper', 7],
  ['mid', 'paper', 4.5],
  ['mid', 'pale', 4.5],
  ['signal', 'paper', 4.5],
  ['signal', 'pale', 4.5],
  ['grey', 'paper', 5],
  ['grey', 'pale', 4.5],
  ['paper', 'primary', 7],
  ['paper', 'signal', 4.5],
  ['soft', 'primary', 4.5],
]

test('ink and primary are read at 7:1, the rest at 4.5:1, by day and by night', () => {
  const faults = PALETTES.flatMap(([name, palette]) =>
    MODES.flatMap((mode) =>
      LEAST.filter(([text, ground, least]) => ratioIn(palette, mode, text, ground) < least).map(
        ([text, ground]) => `${name} ${mode}: ${text} on ${ground}`,
      ),
    ),
  )
  expect(faults).toEqual([])
})

test('every listed contrast is true, and cut rather than rounded', () => {
  const faults = PALETTES.flatMap(([name, palette]) =>
    palette.contrasts
      .filter(({ mode, text, ground, ratio, level }) => {
        const real = ratioIn(palette, mode, text, ground)
        const isTrue = ratio <= real + 1e-6 && real - ratio < 0.1 + 1e-6
        return !isTrue || level !== (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'large only')
      })
      .map(({ mode, text, ground }) => `${name} ${mode}: ${text} on ${ground}`),
  )
  expect(faults).toEqual([])
  expect(PALETTES[0]?.[1].contrasts.length).toBeGreaterThan(30)
})

test('what a screen cannot show loses strength and never its hue', () => {
  const faults = THEMES.flatMap(({ id, looks }) =>
    looks.flatMap((look) => {
      const { light } = paletteOf(look)
      const turned = (got: number, wanted: number) => Math.abs(((got - wanted + 540) % 360) - 180)
      return [
        [light.primary, look.primary] as const,
        [light.signal, look.signal] as const,
        [light.line, look.line] as const,
      ]
        .filter(([{ oklch }, { hue }]) => turned(oklch.hue, hue) > 4)
        .map(([{ name, oklch }, { hue }]) => `${id}: ${name} ${oklch.hue} instead of ${hue}`)
    }),
  )
  expect(faults).toEqual([])
})

test('the figures of a colour are those of its hex', () => {
  const faults = PALETTES.slice(0, 60).flatMap(([name, palette]) =>
    MODES.flatMap((mode) =>
      INKS.filter((ink) => {
        const { hex, rgb, oklch: shown } = palette[mode][ink]
        const isHex = /^#[0-9a-f]{6}$/.test(hex)
        const isSame = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}` === hex
        return !isHex || !isSame || Math.abs(shown.lightness - (oklch(hex)?.l ?? -1)) > 0.001
      }).map((ink) => `${name} ${mode} ${ink}`),
    ),
  )
  expect(faults).toEqual([])
})

test('tints follow the rules of the boards', () => {
  const share = (from: number, to: number, part: number) => Math.round(from + (to - from) * part)
  for (const [name, { light }] of PALETTES) {
    const lighter = (ink: Ink, part: number) => light[ink].rgb.map((value) => share(value, 255, part))
    expect(light.light.rgb, name).toEqual(lighter('line', 0.58))
    expect(light.grey.rgb, name).toEqual(lighter('ink', 0.3))
    expect(light.hair.rgb, name).toEqual(lighter('ink', 0.78))
    expect(light.paper.hex).toBe('#ffffff')
  }
})

/** Words that promise a hue, and where on the wheel (OKLCH) it lies. */
const HUES: [word: RegExp, from: number, to: number][] = [
  [
    /\b(?:green|moss|fern|ivy|bottle|sage|pine|kale|turf|hop|leaf|basil|sprout|meadow|olive|matcha)\b/i,
    95,
    200,
  ],
  [/\b(?:blue|navy|indigo|denim|airmail|cornflower|delft)\b/i, 195, 295],
  [/\b(?:violet|lilac|lavender|aubergine|iris|mauve|wisteria|ultraviolet)\b/i, 280, 345],
  [/\b(?:red|cherry|crimson|claret|oxblood|chilli|tomato|poppy|vermilion|strawberry)\b/i, 340, 420],
  [/\b(?:copper|rust|terracotta|orange|tangerine|clementine|saffron|amber|crust|apricot)\b/i, 15, 85],
  [/\b(?:teal|petrol|lagoon|sea glass)\b/i, 165, 235],
  [/\b(?:plum|mulberry|damson|peony|magenta|blackberry|rose|rosé)\b/i, 310, 400],
]

test('no colour bears the name of another', () => {
  for (const [name, { light }] of PALETTES)
    for (const { name: called, oklch: shown } of [light.primary, light.mid, light.line, light.signal])
      for (const [word, from, to] of HUES) {
        if (!word.test(called)) continue
        const isInside = [shown.hue, shown.hue + 360].some((hue) => hue >= from && hue <= to)
        expect(isInside, `${name}: ${called} has hue ${shown.hue}`).toBe(true)
      }
})

test('the colours that are shown by name have twelve different ones', () => {
  for (const { id, looks } of THEMES)
    for (const look of looks) {
      const names = INKS.map((ink) => paletteOf(look).light[ink].name)
      expect(new Set(names).size, `${id}: ${names.join(', ')}`).toBe(INKS.length)
    }
})
