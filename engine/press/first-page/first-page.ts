// A small picture of a document's first page, made of the document itself: what a founder sees while the rest is printed.
import { renderAsync } from '@resvg/resvg-js'
import { encodePng } from '../png.ts'
import { svgOf } from './page-svg.ts'
import { firstPageOf } from './pdf-objects.ts'

/** Sharp on fine screens at half of it. */
const WIDTH = 480

export async function firstPagePng(pdf: Uint8Array): Promise<Uint8Array> {
  const { width, height, pixels } = await renderAsync(svgOf(firstPageOf(pdf)), {
    fitTo: { mode: 'width', value: WIDTH },
    font: { loadSystemFonts: false },
  })
  return encodePng({ width, height, rgba: pixels }, [])
}
