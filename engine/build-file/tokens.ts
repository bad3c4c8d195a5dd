// The look of the founder's product: a hue from trade and name, and shades that are dark or light enough to be read.
import type { Industry } from '../brief.ts'
import { seedOf } from '../plan/kit/variety.ts'
import type { Shade, Tokens } from './spec.ts'

interface Character {
  hue: number
  saturation: number
  radius: number
  scale: number
  says: string
}

const CHARACTERS: Record<Industry, Character> = {
  technology: { hue: 232, saturation: 58, radius: 8, scale: 1.2, says: 'quick and plain, like a good tool' },
  healthcare: { hue: 188, saturation: 48, radius: 8, scale: 1.2, says: 'calm and exact; nothing blinks' },
  finance: { hue: 212, saturation: 50, radius: 4, scale: 1.2, says: 'sober; figures line up to the right' },
  education: {
    hue: 262,
    saturation: 46,
    radius: 12,
    scale: 1.25,
    says: 'patient and clear; one thing at a time',
  },
  'e-commerce': {
    hue: 340,
    saturation: 48,
    radius: 6,
    scale: 1.25,
    says: 'pictures first, words close to them',
  },
  retail: { hue: 20, saturation: 58, radius: 6, scale: 1.25, says: 'a shop window: few things, well lit' },
  'food & beverage': {
    hue: 28,
    saturation: 62,
    radius: 10,
    scale: 1.25,
    says: 'warm and unhurried, like a counter',
  },
  'travel & hospitality': {
    hue: 198,
    saturation: 55,
    radius: 12,
    scale: 1.25,
    says: 'open and light; places before prices',
  },
  'real estate': {
    hue: 156,
    saturation: 34,
    radius: 4,
    scale: 1.2,
    says: 'solid; plans and numbers side by side',
  },
  entertainment: {
    hue: 286,
    saturation: 56,
    radius: 12,
    scale: 1.333,
    says: 'loud in the titles, quiet elsewhere',
  },
  marketing: { hue: 318, saturation: 54, radius: 8, scale: 1.25, says: 'bold titles on calm pages' },
  consulting: { hue: 222, saturation: 36, radius: 4, scale: 1.2, says: 'a well-set report' },
  'fitness & wellness': {
    hue: 148,
    saturation: 46,
    radius: 14,
    scale: 1.25,
    says: 'fresh and direct; big targets for tired hands',
  },
  other: { hue: 176, saturation: 48, radius: 8, scale: 1.2, says: 'friendly and plain' },
}

/** Wide enough that two firms of a trade differ, narrow enough that a bakery is not blue. */
const SPREAD = 36

export function tokensOf(industry: Industry, seedText: string): Tokens {
  const { hue: base, saturation, radius, scale, says } = CHARACTERS[industry]
  const hue = (base + (seedOf(seedText) % (SPREAD * 2 + 1)) - SPREAD + 360) % 360
  return {
    hue,
    light: shadesOf(hue, saturation, 'light'),
    dark: shadesOf(hue, saturation, 'dark'),
    type: typeScale(scale),
    spacing: [4, 8, 12, 16, 24, 32, 48, 64],
    radius: { control: radius, card: radius + 4 },
    character: says,
  }
}

/** WCAG 2.2: text 4.5, controls and borders that carry meaning 3. */
const TEXT = 4.5
const STRONG = 7
const LINE = 3

function shadesOf(hue: number, saturation: number, mode: 'light' | 'dark'): Shade[] {
  const isLight = mode === 'light'
  const background = hex(hue, isLight ? 24 : 22, isLight ? 98 : 9)
  const surface = hex(hue, isLight ? 20 : 18, isLight ? 95 : 14)
  const start = isLight ? 46 : 58
  const step = isLight ? -1 : 1
  // Read on the surface, which is the harder of the two grounds.
  const readable = (h: number, s: number, from: number, ratio: number) =>
    shadeFor(h, s, from, step, surface, ratio)
  const primary = readable(hue, saturation, start, TEXT)
  const shade = (name: string, value: string, on: string, ground: string): Shade => ({
    name,
    hex: value,
    on,
    ratio: contrast(value, ground),
  })
  const ink = readable(hue, 18, isLight ? 14 : 93, STRONG)
  const onPrimary = contrast('#ffffff', primary) >= TEXT ? '#ffffff' : hex(hue, 30, 6)
  return [
    shade('background', background, 'text', ink),
    shade('surface', surface, 'text', ink),
    shade('text', ink, 'surface', surface),
    shade('text-muted', readable(hue, 10, isLight ? 44 : 62, TEXT), 'surface', surface),
    shade('primary', primary, 'surface', surface),
    shade('on-primary', onPrimary, 'primary', primary),
    shade('accent', readable((hue + 150) % 360, saturation, start, TEXT), 'surface', surface),
    shade('danger', readable(4, 66, start, TEXT), 'surface', surface),
    shade('warning', readable(36, 80, start, TEXT), 'surface', surface),
    shade('success', readable(142, 50, start, TEXT), 'surface', surface),
    shade('border', readable(hue, 14, isLight ? 60 : 44, LINE), 'surface', surface),
  ]
}

/** The first shade from `from` on, darker or lighter, that reaches the ratio. */
function shadeFor(
  hue: number,
  saturation: number,
  from: number,
  step: number,
  ground: string,
  ratio: number,
): string {
  for (let lightness = from; lightness >= 0 && lightness <= 100; lightness += step) {
    const shade = hex(hue, saturation, lightness)
    if (contrast(shade, ground) >= ratio) return shade
  }
  return step < 0 ? '#000000' : '#ffffff'
}

function typeScale(ratio: number): Tokens['type'] {
  const names = ['small', 'body', 'lead', 'heading-3', 'heading-2', 'heading-1']
  return names.map((name, i) => ({
    name,
    rem: Math.max(0.875, Math.round(ratio ** (i - 1) * 1000) / 1000),
    line: i <= 2 ? 1.5 : i === 3 ? 1.3 : 1.15,
  }))
}

function hex(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100
  const l = lightness / 100
  const reach = s * Math.min(l, 1 - l)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** WCAG contrast of two colours, cut to two decimals so that what is shown is never more than what is true. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return Math.floor(((high + 0.05) / (low + 0.05)) * 100) / 100
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
