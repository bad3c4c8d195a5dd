// The venture's palette and faces. Pure.
import type { Identity, Shades } from '#engine/brand/brand.ts'
import { DISPLAY_SCALE } from '#engine/documents/data/document-data.ts'
import { FACES, type FaceId } from '#engine/fonts/faces.ts'
import { VENTURE_COLORS, type VentureColor } from '#features/overview/contract.ts'
import type { ReaderLook } from '../../contract.ts'

/** By the weight that a style sheet asks for, the file that has it. */
export const WEIGHTS: Record<string, string> = {
  '400': '400Regular',
  '500': '500Medium',
  '600': '600SemiBold',
}

export function lookOf({ palette, type }: Identity): ReaderLook {
  const display = FACES[type.display]
  const text = FACES[type.text]
  return {
    palette: { light: colorsOf(palette.light), dark: colorsOf(palette.dark) },
    display: {
      family: display.family,
      fallback: display.fallback,
      weight: type.displayWeight,
      scale: DISPLAY_SCALE[type.display] ?? 1,
    },
    text: { family: text.family, fallback: text.fallback },
    faces: [...facesOf(type.display, [String(type.displayWeight)]), ...facesOf(type.text, ['400', '600'])],
  }
}

function facesOf(id: FaceId, weights: string[]): ReaderLook['faces'] {
  const { family, files } = FACES[id]
  return weights
    .filter((weight) => WEIGHTS[weight] !== undefined && WEIGHTS[weight] in files)
    .map((weight) => ({ family, weight, url: `/api/faces/${id}/${weight}` }))
}

const colorsOf = (shades: Shades) =>
  Object.fromEntries(VENTURE_COLORS.map((name) => [name, shades[name].hex])) as Record<VentureColor, string>
