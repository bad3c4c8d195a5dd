// A brand written by hand, for tests of documents.
import type { Colour, Identity, Shades } from '../../brand/brand.ts'
import type { Ink } from '../../drawing/drawing.ts'

const LARDER: Record<Ink, string> = {
  ink: '#211a15',
  primary: '#1f4637',
  mid: '#557867',
  line: '#8daf9b',
  light: '#cfdfd5',
  tint: '#f3ecdd',
  pale: '#faf6ec',
  signal: '#b8501a',
  soft: '#e9c3a8',
  grey: '#645f5b',
  hair: '#cdcbca',
  paper: '#ffffff',
}

const TIDEWATCH: Record<Ink, string> = {
  ink: '#0b2036',
  primary: '#0e3b5c',
  mid: '#26789a',
  line: '#3fa7c4',
  light: '#a9d6e3',
  tint: '#e8f0f2',
  pale: '#f5f8f8',
  signal: '#cc4115',
  soft: '#f0b49f',
  grey: '#54626f',
  hair: '#c9cfd4',
  paper: '#ffffff',
}

export function identityFor(name: string, founder: string, more: Partial<Identity> = {}): Identity {
  return {
    name,
    founder,
    seed: 1,
    line: 'Paid ahead, baked to order.',
    description: `A business plan for ${name}, written to be argued with.`,
    character: 'warm and unhurried, like a counter',
    palette: { light: shadesOf(LARDER), dark: shadesOf(LARDER), contrasts: [] },
    type: {
      display: 'fraunces',
      displayWeight: 400,
      text: 'ibm-plex-sans',
      why: 'A soft serif over a plain sans.',
    },
    voice: { positioning: '', traits: [], examples: [], headline: '', button: '' },
    shape: { radius: { control: 4, card: 8 }, spacing: [4, 8, 16], scale: 1.25 },
    ...more,
  }
}

export const TIDE: Pick<Identity, 'palette' | 'type' | 'line'> = {
  line: 'Two days’ warning, before the oxygen goes.',
  palette: { light: shadesOf(TIDEWATCH), dark: shadesOf(TIDEWATCH), contrasts: [] },
  type: {
    display: 'schibsted-grotesk',
    displayWeight: 600,
    text: 'source-serif-4',
    why: 'Instrument and log book.',
  },
}

function shadesOf(hexes: Record<Ink, string>): Shades {
  const entries = Object.entries(hexes).map(([ink, hex]) => [ink, colourOf(ink as Ink, hex)])
  return Object.fromEntries(entries)
}

/** Word needs the hex alone. */
function colourOf(ink: Ink, hex: string): Colour {
  return { ink, name: ink, hex, rgb: [0, 0, 0], oklch: { lightness: 0, chroma: 0, hue: 0 } }
}
