// The look of the founder's product, as the build file prints it: the brand's own colours, faces and measures.
import type { Identity } from '../brand/brand.ts'
import { fontStack, pageColours, typeSteps } from '../brand/page-tokens.ts'
import type { Shade, Tokens } from './spec.ts'

export function tokensOf(identity: Identity): Tokens {
  const { palette, type, shape, character } = identity
  return {
    hue: Math.round(palette.light.primary.oklch.hue),
    light: shadesOf(identity, 'light'),
    dark: shadesOf(identity, 'dark'),
    fonts: {
      display: fontStack(type.display),
      displayWeight: type.displayWeight,
      text: fontStack(type.text),
    },
    type: typeSteps(identity),
    spacing: shape.spacing,
    radius: shape.radius,
    character,
  }
}

const shadesOf = (identity: Identity, mode: 'light' | 'dark'): Shade[] =>
  pageColours(identity, mode).map(({ name, hex, on, ratio }) => ({ name, hex, on, ratio }))
