// Small pictures of a document's pages, made of the document itself: what a founder sees while the rest is printed, and what
// a visitor sees of the sample.
import { renderAsync } from '@resvg/resvg-js'
import { encodePng } from '../png.ts'
import { svgOf } from './page-svg.ts'
import { firstPageOf, type PdfPage, pagesIn } from './pdf-objects.ts'

/** Sharp on fine screens at half of it. */
const WIDTH = 480

export interface PagePicture {
  png: Uint8Array
  width: number
  height: number
}

export async function firstPagePng(pdf: Uint8Array): Promise<Uint8Array> {
  return (await pictureOf(firstPageOf(pdf), WIDTH)).png
}

/** Page by page: whoever makes many lets others work in between. */
export async function* pagePictures(pdf: Uint8Array, width: number): AsyncGenerator<PagePicture> {
  for (const page of pagesIn(pdf)) yield await pictureOf(page, width)
}

/** One page alone, counted from 1; none where the document ends before it. */
export async function pagePicture(
  pdf: Uint8Array,
  number: number,
  width: number,
): Promise<PagePicture | undefined> {
  let count = 0
  for (const page of pagesIn(pdf)) if (++count === number) return pictureOf(page, width)
  return undefined
}

async function pictureOf(page: PdfPage, wanted: number): Promise<PagePicture> {
  const { width, height, pixels } = await renderAsync(svgOf(page), {
    fitTo: { mode: 'width', value: wanted },
    font: { loadSystemFonts: false },
  })
  return { png: await encodePng({ width, height, rgba: pixels }, []), width, height }
}
