// Drawings as pictures. The rendering runs beside the thread's own work; what is asked for early is there when needed.
import { renderAsync } from '@resvg/resvg-js'
import type { Drawing } from '../drawing/drawing.ts'
import { type InkColours, svgOf } from '../drawing/svg.ts'
import { encodePng } from './png.ts'

export interface Wanted {
  svg: string
  width: number
  /** The colours it is drawn in. */
  colours: InkColours
  /** Needed where a drawing holds text. */
  fontFiles?: string[]
}

export type Rendering = () => Promise<Uint8Array>

/** One after the other: all at once they would take the typesetter's core from it. */
let last: Promise<unknown> = Promise.resolve()

/** Begins as soon as those before it are drawn; the answer encodes it. */
export function beginPng({ svg, width, colours, fontFiles }: Wanted): Rendering {
  const rendered = last.then(() =>
    renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, ...(fontFiles && { fontFiles }) },
    }),
  )
  // Whoever asks sees the failure; until then it is nobody's.
  last = rendered.catch(() => {})
  return async () => {
    const image = await rendered
    return encodePng({ width: image.width, height: image.height, rgba: image.pixels }, Object.values(colours))
  }
}

/** As large as its units, times a factor: charts for a document. */
export function beginDrawing(
  drawing: Drawing,
  colours: InkColours,
  factor: number,
  fontFiles: string[],
): Rendering {
  const svg = svgOf(drawing, colours, { background: colours.paper })
  return beginPng({ svg, width: Math.round(drawing.width * factor), colours, fontFiles })
}
