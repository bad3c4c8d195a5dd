// A brand by its name alone, for tests of what is made from letters.
import { INKS, type Ink } from '../../../drawing/drawing.ts'
import type { FaceId } from '../../../fonts/faces.ts'
import { createOutlines } from '../../../fonts/outlines.ts'
import { fontFiles } from '../../../fonts/testing/font-files.ts'
import { seedOf } from '../../../plan/kit/variety.ts'
import type { Understanding } from '../../../read/understanding.ts'
import { SAMPLES } from '../../../testing/sample-briefs.ts'
import { understand } from '../../../testing/understood.ts'
import type { Colour, Identity, Shades } from '../../brand.ts'
import type { LogoSource } from '../source.ts'

export const outlines = createOutlines(fontFiles)

export const COLOURS: Record<Ink, string> = {
  ink: '#211a15',
  primary: '#1f4637',
  mid: '#557867',
  line: '#8dae9b',
  light: '#c9d8cf',
  tint: '#f3ecdd',
  pale: '#faf6ec',
  signal: '#b8501a',
  soft: '#d99a76',
  grey: '#6a655f',
  hair: '#d0cdca',
  paper: '#ffffff',
}

const colour = (ink: Ink): Colour => ({
  ink,
  name: ink,
  hex: COLOURS[ink],
  rgb: [0, 0, 0],
  oklch: { lightness: 0, chroma: 0, hue: 0 },
})
const shades = Object.fromEntries(INKS.map((ink) => [ink, colour(ink)])) as Shades

const understood = understand(SAMPLES.bakery)

export interface Named {
  idea?: string
  display?: FaceId
  weight?: 400 | 500 | 600
  u?: Partial<Understanding>
}

export function sourceNamed(
  name: string,
  { idea = '', display = 'fraunces', weight = 600, u }: Named = {},
): LogoSource {
  const seed = seedOf(`${name}\n${idea}`)
  const identity: Identity = {
    name,
    founder: 'Ann Founder',
    seed,
    line: 'Bread, by name',
    description: 'A business plan.',
    character: 'plain',
    palette: { light: shades, dark: shades, contrasts: [] },
    type: { display, displayWeight: weight, text: 'ibm-plex-sans', why: '' },
    voice: { positioning: '', traits: [], examples: [], headline: '', button: '' },
    shape: { radius: { control: 2, card: 4 }, spacing: [4, 8], scale: 1.25 },
  }
  return { identity, u: { ...understood, name, ...u }, outlines, seed }
}
