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

/** Drawn one after the other: all at once they would take the typesetter's core from it. */
let drawn: Promise<unknown> = Promise.resolve()
/** Encoded while the next is drawn, and no later: raw pictures are large, and there are dozens. */
let encoded: Promise<unknown> = Promise.resolve()

/** Begins when its turn comes; the answer waits for it. */
export function beginPng({ svg, width, colours, fontFiles }: Wanted): Rendering {
  const before = encoded
  const image = drawn.then(() =>
    renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, ...(fontFiles && { fontFiles }) },
    }),
  )
  const png = image.then(({ width, height, pixels: rgba }) =>
    encodePng({ width, height, rgba }, Object.values(colours)),
  )
  // Whoever asks sees the failure; until then it is nobody's.
  drawn = Promise.all([image, before]).catch(() => {})
  encoded = png.catch(() => {})
  return () => png
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
