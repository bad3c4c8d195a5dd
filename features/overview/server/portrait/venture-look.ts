// A brand as the pages wear it: colors by role, and drawings as paths with roles instead of colors.
import type { Logos, Palette } from '#engine/brand/brand.ts'
import type { Drawing, Ink } from '#engine/drawing/drawing.ts'
import { pathOf } from '#engine/drawing/svg.ts'
import { VENTURE_COLORS, type Venture, type VentureColor, type VentureDrawing } from '../../contract.ts'

export function ventureOf({ light, dark }: Palette, { concepts, chosen, lockup }: Logos): Venture {
  const mark = concepts[chosen]?.mark ?? { width: 0, height: 0, items: [] }
  return {
    palette: { light: hexesOf(light), dark: hexesOf(dark) },
    mark: drawingOf(mark),
    lockup: drawingOf(lockup),
  }
}

const hexesOf = (shades: Palette['light']) =>
  Object.fromEntries(VENTURE_COLORS.map((name) => [name, shades[name].hex])) as Record<VentureColor, string>

export function drawingOf({ width, height, items }: Drawing): VentureDrawing {
  return {
    width: rounded(width),
    height: rounded(height),
    shapes: items.flatMap((item) => {
      if (item.kind === 'text' || item.path.length === 0) return []
      const { path, fill, rule, stroke } = item
      return [
        {
          path: pathOf(path),
          ...(fill && { fill: colorOf(fill) }),
          ...(rule === 'evenodd' && { evenOdd: true as const }),
          ...(stroke && {
            stroke: {
              color: colorOf(stroke.ink),
              width: rounded(stroke.width),
              ...(stroke.dash && { dash: stroke.dash.join(' ') }),
              ...(stroke.cap === 'round' && { isRound: true as const }),
            },
          }),
        },
      ]
    }),
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Paper is whatever a logo stands on; the two greys are in no logo. */
function colorOf(ink: Ink): VentureColor | 'cut' {
  if (ink === 'paper') return 'cut'
  return (VENTURE_COLORS as readonly string[]).includes(ink) ? (ink as VentureColor) : 'ink'
}
