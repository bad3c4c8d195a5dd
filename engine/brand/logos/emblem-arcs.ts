// Letters on a circle: over the top, or along the bottom so that they still read from left to right.
import type { Command } from '../../drawing/drawing.ts'
import { shifted, spun } from '../../drawing/shapes.ts'
import type { FaceId } from '../../fonts/faces.ts'
import type { Outlines } from '../../fonts/outlines.ts'
import { SIDE } from './draft.ts'

export interface ArcStyle {
  face: FaceId
  weight: number
  size: number
  /** Between letters, in parts of the size. */
  tracking: number
  /** Of the circle through the middle of the capitals. */
  radius: number
}

export interface ArcText {
  path: Command[]
  /** How far round it reaches, in degrees. */
  sweep: number
}

function arcText(outlines: Outlines, text: string, side: 'top' | 'bottom', style: ArcStyle): ArcText {
  const { glyphs, width, capHeight } = outlines.glyphs(text, style)
  const { radius } = style
  const sweep = (width / radius) * (180 / Math.PI)
  const isTop = side === 'top'
  // Above, letters stand on the inner edge; below, on the outer one.
  const baseline = isTop ? SIDE / 2 - radius + capHeight / 2 : SIDE / 2 + radius + capHeight / 2
  const letters = () =>
    glyphs.flatMap(({ path: sign, x, advance }) => {
      if (sign.length === 0) return []
      const middle = x + advance / 2 - (style.tracking * style.size) / 2
      const angle = ((middle - width / 2) / radius) * (180 / Math.PI)
      const upright = shifted(sign, SIDE / 2 - (middle - x), baseline)
      return spun(upright, isTop ? angle : -angle, SIDE / 2, SIDE / 2)
    })
  return {
    sweep,
    // Several settings are measured before one is drawn.
    get path() {
      return letters()
    },
  }
}

/** Wider set where it would be too short, closer or smaller where it would reach too far round. */
export function fittedArc(
  outlines: Outlines,
  text: string,
  side: 'top' | 'bottom',
  style: ArcStyle,
  [wanted, most]: [wanted: number, most: number],
): ArcText & { size: number } {
  const arc = (attempt: ArcStyle) => arcText(outlines, text, side, attempt)
  const draw = (attempt: ArcStyle) => ({ ...arc(attempt), size: attempt.size })
  const { sweep } = arc(style)
  if (sweep < wanted) return draw({ ...style, tracking: wider(text, style, wanted - sweep) })
  if (sweep <= most) return draw(style)
  const closer = { ...style, tracking: style.tracking * 0.4 }
  const reach = arc(closer).sweep
  return draw(reach <= most ? closer : { ...closer, size: (closer.size * most) / reach })
}

/** Never so wide that the letters no longer hang together. */
function wider(text: string, { tracking, size, radius }: ArcStyle, missing: number): number {
  const gaps = Math.max(1, Array.from(text).length - 1)
  return Math.min(0.4, tracking + ((missing * Math.PI) / 180) * (radius / size / gaps))
}
