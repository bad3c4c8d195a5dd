// A brand's drawings in other inks: on a dark ground, or where one ink is all there is.
import { INKS } from '../drawing/drawing.ts'
import type { InkColours } from '../drawing/svg.ts'
import type { Palette } from './brand.ts'

export type Treatment = 'positive' | 'reversed' | 'mono' | 'mono-reversed'

export function coloursFor({ light }: Palette, treatment: Treatment): InkColours {
  const hexes = (hexOf: (ink: (typeof INKS)[number]) => string) =>
    Object.fromEntries(INKS.map((ink) => [ink, hexOf(ink)])) as InkColours
  const one = (hex: string, ground: string) => hexes((ink) => (ink === 'paper' ? ground : hex))
  switch (treatment) {
    case 'positive':
      return hexes((ink) => light[ink].hex)
    case 'reversed':
      return { ...one(light.paper.hex, light.primary.hex), signal: light.soft.hex }
    case 'mono':
      return one(light.ink.hex, light.paper.hex)
    case 'mono-reversed':
      return one(light.paper.hex, light.ink.hex)
  }
}
