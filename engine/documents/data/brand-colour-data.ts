// The colours of a brand as the guide shows them: swatches, what may stand on what, and the two screens.
import type { Colour, Contrast, Palette, Shades } from '../../brand/brand.ts'
import type { Ink } from '../../drawing/drawing.ts'
import { plain } from '../../plain-text.ts'

const BARS = ['primary', 'mid', 'tint', 'ink', 'signal'] as const
const ROWS: Ink[] = ['ink', 'primary', 'mid', 'signal', 'grey', 'soft', 'paper']
const GROUNDS: Ink[] = ['paper', 'pale', 'tint', 'primary', 'ink']

/** What the two screens show, and on what. */
const SHOWN: [part: string, text: Ink, ground: Ink][] = [
  ['mark', 'primary', 'paper'],
  ['title', 'ink', 'paper'],
  ['text', 'grey', 'paper'],
  ['button', 'paper', 'primary'],
  ['link', 'mid', 'paper'],
  ['notice', 'signal', 'pale'],
]

/** Without a ratio: not for text. */
interface Pair {
  text: Ink
  ground: Ink
  ratio?: string
  level?: Contrast['level']
}

export function coloursOf({ light, dark, contrasts }: Palette) {
  const pair = (text: Ink, ground: Ink, mode: Contrast['mode'] = 'light'): Pair => {
    const found = contrasts.find((one) => one.mode === mode && one.text === text && one.ground === ground)
    return { text, ground, ...(found && { ratio: ratioText(found.ratio), level: found.level }) }
  }
  return {
    bars: BARS.map((ink) => ({
      ...swatch(light[ink]),
      tiles: ink === 'tint' ? [] : [pair(ink, 'paper'), pair(ink, 'tint')].filter(({ ratio }) => ratio),
    })),
    'ink-on-tint': pair('ink', 'tint').ratio ?? '',
    matrix: ROWS.map((text) => ({
      name: plain(light[text].name, 24),
      cells: GROUNDS.map((ground) => pair(text, ground)),
    })),
    grounds: GROUNDS.map((ground) => ({ ink: ground, name: plain(light[ground].name, 24) })),
    modes: [
      { mode: 'Light', parts: parts(light, (text, ground) => pair(text, ground, 'light')) },
      { mode: 'Dark', parts: parts(dark, (text, ground) => pair(text, ground, 'dark')) },
    ],
  }
}

function parts(shades: Shades, pair: (text: Ink, ground: Ink) => Pair) {
  return Object.fromEntries(
    SHOWN.map(([part, text, ground]) => {
      const { ratio = '', level = '' } = pair(text, ground)
      return [
        part,
        { on: `${plain(shades[text].name, 24)} on ${lowered(shades[ground].name)}`, ratio, level },
      ]
    }),
  )
}

const lowered = (name: string) => plain(name.charAt(0).toLowerCase() + name.slice(1), 24)

const ratioText = (ratio: number) => `${ratio.toFixed(1)} : 1`

function swatch({ ink, name, hex, rgb, oklch: { lightness, chroma, hue } }: Colour) {
  return {
    ink,
    name: plain(name, 24),
    hex: hex.toUpperCase(),
    rgb: rgb.join(' '),
    oklch: `${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${hue.toFixed(0)}`,
  }
}
