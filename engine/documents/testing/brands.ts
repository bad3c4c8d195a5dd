// Two whole brands made by hand, and what may be changed in them: other names, fewer or more concepts.
import { converter, wcagContrast } from 'culori'
import type { Brand, Colour, Contrast, Palette, Shades } from '../../brand/brand.ts'
import { INKS, type Ink } from '../../drawing/drawing.ts'
import { larderLogos, tidewatchLogos } from './brand-logos.ts'

type Hexes = Record<Ink, string>

const oklch = converter('oklch')

function shades(hexes: Hexes, names: Partial<Record<Ink, string>>): Shades {
  const colour = (ink: Ink): Colour => {
    const hex = hexes[ink]
    const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
    const found = oklch(hex)
    return {
      ink,
      name: names[ink] ?? ink,
      hex,
      rgb: [at(1), at(3), at(5)],
      oklch: {
        lightness: Math.round((found?.l ?? 0) * 1000) / 1000,
        chroma: Math.round((found?.c ?? 0) * 1000) / 1000,
        hue: Math.round((found?.h ?? 0) * 10) / 10,
      },
    }
  }
  return Object.fromEntries(INKS.map((ink) => [ink, colour(ink)])) as Shades
}

const PAIRS: [Ink, Ink[]][] = [
  ['ink', ['paper', 'pale', 'tint']],
  ['primary', ['paper', 'pale', 'tint']],
  ['mid', ['paper', 'pale', 'tint']],
  ['signal', ['paper', 'pale', 'tint']],
  ['grey', ['paper', 'pale', 'tint']],
  ['paper', ['primary', 'ink', 'mid', 'signal']],
  ['soft', ['primary']],
  ['tint', ['primary']],
]

function contrasts(mode: Contrast['mode'], all: Shades): Contrast[] {
  return PAIRS.flatMap(([text, grounds]) =>
    grounds.map((ground): Contrast => {
      const ratio = Math.floor(wcagContrast(all[text].hex, all[ground].hex) * 10) / 10
      return { mode, text, ground, ratio, level: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'large only' }
    }),
  ).filter(({ ratio }) => ratio >= 3)
}

function palette(light: Hexes, dark: Hexes, names: Partial<Record<Ink, string>>): Palette {
  const [day, night] = [shades(light, names), shades(dark, names)]
  return { light: day, dark: night, contrasts: [...contrasts('light', day), ...contrasts('dark', night)] }
}

const SHAPE = { radius: { control: 4, card: 8 }, spacing: [4, 8, 12, 16, 24, 32, 48, 64], scale: 1.25 }

export function tidewatch(name = 'TideWatch'): Brand {
  return {
    identity: {
      name,
      founder: 'Mara Lindqvist',
      seed: 7,
      line: 'Two days’ warning, before the oxygen goes.',
      description:
        'A business plan for a sensor buoy and forecast service for independent oyster and mussel farms.',
      character: 'calm and exact, like an instrument on deck',
      palette: palette(
        {
          ink: '#0b2036',
          primary: '#0e3b5c',
          mid: '#26789a',
          line: '#3fa7c4',
          light: '#b1dae6',
          tint: '#e8f0f2',
          pale: '#f5f8f8',
          signal: '#cc4115',
          soft: '#e98b68',
          grey: '#54637a',
          hair: '#c9ced4',
          paper: '#ffffff',
        },
        {
          ink: '#e6edf2',
          primary: '#8ccbe6',
          mid: '#5fa9c8',
          line: '#3a7f9b',
          light: '#1d4a60',
          tint: '#12283a',
          pale: '#0d2030',
          signal: '#f0764a',
          soft: '#9c2c08',
          grey: '#a9b8c4',
          hair: '#2c4254',
          paper: '#081826',
        },
        {
          primary: 'Deep channel',
          mid: 'Ebb',
          line: 'Shallows',
          tint: 'Shell',
          ink: 'Night ink',
          signal: 'Buoy',
          paper: 'Paper',
          pale: 'Pale shell',
          grey: 'Ink grey',
          soft: 'Soft buoy',
        },
      ),
      type: {
        display: 'schibsted-grotesk',
        displayWeight: 500,
        text: 'source-serif-4',
        why: 'A grotesk drawn for newspapers gives the warning; a quiet serif explains it.',
      },
      voice: {
        positioning:
          'For independent oyster and mussel farms, TideWatch is the buoy that says two days ahead when the oxygen will go, unlike state bulletins that say it afterwards.',
        traits: [
          { name: 'Exact', means: 'We give the hour, the lease and the reading, and say how sure we are.' },
          { name: 'Early', means: 'The thing to do comes first; the chart comes after it.' },
          { name: 'Plain', means: 'Words a crew uses on deck. No laboratory talk.' },
          { name: 'Honest', means: 'A missed warning is reported as loudly as a good one.' },
        ],
        examples: [
          {
            say: 'Move the cages by Wednesday noon.',
            notThis: 'Adverse conditions may be expected.',
            why: 'A deadline can be acted on.',
          },
          {
            say: 'Oxygen at Harris Creek falls below 3 mg/L within 30 hours.',
            notThis: 'Our AI detected an anomaly.',
            why: 'The reading and the place are what a grower checks.',
          },
          {
            say: 'We were wrong on Friday. Here is why.',
            notThis: 'We strive for accuracy.',
            why: 'Trust is a record, not a promise.',
          },
        ],
        headline: 'Move the cages by Wednesday noon',
        button: 'Tell the crew',
      },
      shape: SHAPE,
    },
    logos: tidewatchLogos(name, 'schibsted-grotesk/600SemiBold/SchibstedGrotesk_600SemiBold.ttf'),
  }
}

export function larder(name = 'Larder & Loaf'): Brand {
  const logos = larderLogos(name, 'fraunces/500Medium/Fraunces_500Medium.ttf')
  return {
    identity: {
      name,
      founder: 'Aoife Brennan',
      seed: 11,
      line: 'Bread that waits for you, warm, behind your own door.',
      description: 'A business plan for a neighbourhood sourdough bakery in Cork city.',
      character: 'warm and unhurried, like a counter',
      palette: palette(
        {
          ink: '#211a15',
          primary: '#1f4637',
          mid: '#557867',
          line: '#8dae9b',
          light: '#cfdcd5',
          tint: '#f3ecdd',
          pale: '#faf6ec',
          signal: '#b8501a',
          soft: '#e59b6c',
          grey: '#645f5b',
          hair: '#cfcdcb',
          paper: '#ffffff',
        },
        {
          ink: '#f3ede3',
          primary: '#a3d0b8',
          mid: '#84ad98',
          line: '#55806b',
          light: '#2c483b',
          tint: '#2a241e',
          pale: '#221d18',
          signal: '#ea8a52',
          soft: '#8a3406',
          grey: '#bdb4a8',
          hair: '#453d35',
          paper: '#191511',
        },
        {
          primary: 'Bottle',
          mid: 'Sage',
          line: 'Thyme',
          tint: 'Flour',
          ink: 'Rye',
          signal: 'Crust',
          paper: 'Paper',
          pale: 'Pale flour',
          grey: 'Rye grey',
          soft: 'Soft crust',
        },
      ),
      type: {
        display: 'fraunces',
        displayWeight: 400,
        text: 'ibm-plex-sans',
        why: 'A soft serif has the warmth of the crust; a plain sans gives times and prices.',
      },
      voice: {
        positioning:
          'For families and people who work at home near the shop, Larder & Loaf bakes the week’s bread and keeps it behind your own door until ten, unlike a supermarket that is only nearer.',
        traits: [
          { name: 'Warm', means: 'We speak as over a counter: by name, and briefly.' },
          { name: 'Plain', means: 'We say what it costs before we say why it is good.' },
          { name: 'Punctual', means: 'A time is a promise: seven means seven.' },
        ],
        examples: [
          {
            say: 'Your loaf is in locker six.',
            notThis: 'Your order has been fulfilled.',
            why: 'Say what it is and where.',
          },
          {
            say: 'Baked at five, in the locker by seven.',
            notThis: 'Freshly made with passion.',
            why: 'A time proves freshness.',
          },
          {
            say: 'No rye on Tuesday: the oven rests.',
            notThis: 'Temporarily unavailable.',
            why: 'A reason keeps a regular.',
          },
          {
            say: 'Six euro a loaf, paid by the week.',
            notThis: 'Great value plans.',
            why: 'The price is the answer.',
          },
        ],
        headline: 'Your loaf is in locker six',
        button: 'Open the door',
      },
      shape: SHAPE,
    },
    logos,
  }
}

/** The same brand with its first `count` concepts. */
export function withConcepts(brand: Brand, count: number): Brand {
  return { ...brand, logos: { ...brand.logos, concepts: brand.logos.concepts.slice(0, count) } }
}
