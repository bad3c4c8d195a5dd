// A sketch as it leaves the server: colors and outlines, and texts that the page sets itself.

import type { Shades } from '#engine/brand/brand.ts'
import { coloursFor } from '#engine/brand/treatments.ts'
import type { Item, Stroke } from '#engine/drawing/drawing.ts'
import { type InkColours, pathOf } from '#engine/drawing/svg.ts'
import type { Sketch } from '#engine/sketch.ts'
import type { SketchReply } from '../contract.ts'

export function presentSketch(sketch: Sketch): SketchReply {
  const { name, isNamed, line, description, place, sentence, palette, type, mark, markTitle } = sketch
  const { light, dark } = palette
  const colours = coloursFor(palette, 'reversed')
  return {
    success: true,
    name,
    isNamed,
    tagline: line,
    description,
    place,
    sentence,
    cover: {
      background: light.primary.hex,
      ink: light.paper.hex,
      soft: light.tint.hex,
      accent: light.soft.hex,
      line: light.line.hex,
    },
    palette: { light: around(light), dark: around(dark) },
    fonts: { display: type.display, displayWeight: type.displayWeight, text: type.text },
    mark: {
      title: markTitle,
      side: mark.width,
      shapes: mark.items.flatMap((item) => shapeOf(item, colours)),
    },
  }
}

const around = ({ primary, line, tint, pale }: Shades) => ({
  primary: primary.hex,
  line: line.hex,
  tint: tint.hex,
  pale: pale.hex,
})

/** A mark holds outlines alone. */
function shapeOf(item: Item, colours: InkColours): SketchReply['mark']['shapes'] {
  if (item.kind === 'text') return []
  const { path, fill, rule, stroke } = item
  return [
    {
      path: pathOf(path),
      ...(fill && { fill: colours[fill] }),
      ...(rule && { rule }),
      ...(stroke && { stroke: strokeOf(stroke, colours) }),
    },
  ]
}

function strokeOf({ ink, ...stroke }: Stroke, colours: InkColours) {
  return { ...stroke, color: colours[ink] }
}
