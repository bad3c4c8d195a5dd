// A drawing as SVG whose colours the typesetter fills in: read once by it, and shown in as many treatments as sheets need.
import { type Drawing, INKS, type Ink } from '../../drawing/drawing.ts'
import { type InkColours, svgOf } from '../../drawing/svg.ts'

interface Inkable {
  width: number
  height: number
  svg: string
  /** What stands in the SVG for each ink it uses. */
  inks: Partial<Record<Ink, string>>
}

/** Longer than any colour that takes its place, so that none is replaced twice. */
const STAND_INS = Object.fromEntries(INKS.map((ink, i) => [ink, `#0000000${i.toString(16)}`])) as InkColours

export function inkable(drawing: Drawing): Inkable {
  const svg = svgOf(drawing, STAND_INS)
  const used = Object.entries(STAND_INS).filter(([, sign]) => svg.includes(sign))
  return { width: drawing.width, height: drawing.height, svg, inks: Object.fromEntries(used) }
}

/** Its edges alone, as a hair; what was a line stays one. */
export function outlined({ width, height, items }: Drawing): Drawing {
  return {
    width,
    height,
    items: items.flatMap((item) =>
      item.kind === 'text'
        ? []
        : [{ kind: 'shape', path: item.path, stroke: { ink: 'primary', width: OUTLINE } }],
    ),
  }
}

const OUTLINE = 1.1
