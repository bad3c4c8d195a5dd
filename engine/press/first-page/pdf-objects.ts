// The objects of a PDF that our own typesetter wrote: plain dictionaries, and streams that are deflated or not. It reads
// no other PDF.
import { inflateSync } from 'node:zlib'
import { type Matrix, matrixOf } from './matrix.ts'

interface PdfObject {
  dictionary: string
  /** Not unpacked yet. */
  stream: Uint8Array | undefined
}

export interface PdfPage {
  width: number
  height: number
  /** What is drawn, as text. */
  content: string
  /** Of each font by its name on the page, the embedded file. */
  fonts: Map<string, Uint8Array>
  /** Of each graphics state by its name, how opaque it draws lines and areas. */
  opacities: Map<string, { line: number | undefined; area: number | undefined }>
  /** What areas may be filled with, by its name. */
  patterns: Map<string, Pattern>
}

/** A small drawing that is repeated. */
export interface Pattern {
  content: string
  matrix: Matrix
  width: number
  height: number
}

export class UnreadablePdf extends Error {}

export function firstPageOf(pdf: Uint8Array): PdfPage {
  const { value } = pagesIn(pdf).next()
  if (!value) throw new UnreadablePdf('There is no page.')
  return value
}

/** In the order of the document, which our typesetter also writes them in. */
export function* pagesIn(pdf: Uint8Array): Generator<PdfPage, undefined> {
  const objects = objectsIn(pdf)
  for (const { dictionary } of objects.values())
    if (/\/Type \/Page\b/.test(dictionary)) yield pageOf(objects, dictionary)
}

function pageOf(objects: Map<number, PdfObject>, page: string): PdfPage {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)
  if (!box) throw new UnreadablePdf('A page has no size.')
  return {
    width: Number(box[1]),
    height: Number(box[2]),
    content: Buffer.from(unpacked(referred(objects, page, '/Contents'))).toString('latin1'),
    fonts: new Map(
      named(objects, page, 'Font').flatMap(([name, font]) => {
        const file = fontFileOf(objects, font)
        return file ? [[name, file]] : []
      }),
    ),
    opacities: new Map(
      named(objects, page, 'ExtGState').map(([name, { dictionary }]) => [
        name,
        { line: numberAfter('/CA', dictionary), area: numberAfter('/ca', dictionary) },
      ]),
    ),
    patterns: new Map(
      named(objects, page, 'Pattern').flatMap(([name, pattern]) => {
        const read = patternOf(pattern)
        return read ? [[name, read]] : []
      }),
    ),
  }
}

/** Of the kind that repeats; others, which shade, the typesetter does not write. */
function patternOf(object: PdfObject): Pattern | undefined {
  const { dictionary } = object
  const [width, height] = [numberAfter('/XStep', dictionary), numberAfter('/YStep', dictionary)]
  if (!width || !height) return undefined
  const matrix = /\/Matrix \[([^\]]*)\]/.exec(dictionary)?.[1] ?? ''
  return {
    content: Buffer.from(unpacked(object)).toString('latin1'),
    matrix: matrixOf(matrix.split(' ').map(Number)),
    width,
    height,
  }
}

function objectsIn(pdf: Uint8Array): Map<number, PdfObject> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const text = bytes.toString('latin1')
  const objects = new Map<number, PdfObject>()
  const beginning = /^(\d+) 0 obj$/gm
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const from = beginning.lastIndex
    const object = text.slice(from, text.indexOf('endobj', from))
    const streamAt = object.indexOf('stream\n')
    const hasStream = streamAt >= 0
    const dictionary = hasStream ? object.slice(0, streamAt) : object
    const begins = from + streamAt + 'stream\n'.length
    const ends = begins + (numberAfter('/Length', dictionary) ?? 0)
    objects.set(Number(found[1]), {
      dictionary,
      stream: hasStream ? bytes.subarray(begins, ends) : undefined,
    })
    // What is in a stream may look like an object.
    if (hasStream) beginning.lastIndex = ends
  }
  return objects
}

/** The objects of a kind that the page knows by name: '/f0 12 0 R'. */
function named(objects: Map<number, PdfObject>, page: string, kind: string): [string, PdfObject][] {
  const list = new RegExp(`/${kind} <<([^>]*)>>`).exec(page)?.[1] ?? ''
  return [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].flatMap(([, name = '', number]) => {
    const object = objects.get(Number(number))
    return object ? [[name, object]] : []
  })
}

/** Only outlines of the one kind are read; a page in another script shows without those words. */
function fontFileOf(objects: Map<number, PdfObject>, font: PdfObject): Uint8Array | undefined {
  const descendant = referred(objects, font.dictionary, '/DescendantFonts')
  const descriptor = referred(objects, descendant?.dictionary ?? '', '/FontDescriptor')
  const file = referred(objects, descriptor?.dictionary ?? '', '/FontFile2')
  return file && unpacked(file)
}

function referred(objects: Map<number, PdfObject>, dictionary: string, key: string): PdfObject | undefined {
  const number = new RegExp(`${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1]
  return objects.get(Number(number))
}

function unpacked(object: PdfObject | undefined): Uint8Array {
  if (!object?.stream) throw new UnreadablePdf('A stream is missing.')
  return object.dictionary.includes('/FlateDecode') ? inflateSync(object.stream) : object.stream
}

function numberAfter(key: string, dictionary: string): number | undefined {
  const found = new RegExp(`${key} ([\\d.]+)`).exec(dictionary)?.[1]
  return found === undefined ? undefined : Number(found)
}
