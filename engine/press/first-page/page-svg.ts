// A page of our typesetter as an SVG of nothing but outlines. It knows the operations that the typesetter uses.
import { matrixOf, times } from './matrix.ts'
import { type Operation, operationsIn } from './operations.ts'
import type { Pattern, PdfPage } from './pdf-objects.ts'
import { along, endPath, fill, type Pen, penFor, stroke, write } from './pen.ts'

export function svgOf(page: PdfPage): string {
  const { width, height } = page
  const pen = penFor(page)
  for (const [name, pattern] of page.patterns) pen.drawn.push(patternSvg(page, name, pattern))
  draw(pen)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${pen.drawn.join('')}</svg>`
}

function draw(pen: Pen): void {
  for (const operation of operationsIn(pen.page.content)) STEPS[operation.operator]?.(pen, operation)
}

/** In measures of its own, and laid onto the page from there. */
function patternSvg(page: PdfPage, name: string, { content, matrix, width, height }: Pattern): string {
  const pen = penFor({ ...page, content })
  const onPage = times(matrix, pen.state.matrix)
  pen.state.matrix = matrixOf([])
  draw(pen)
  return `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="matrix(${onPage.join(' ')})">${pen.drawn.join('')}</pattern>`
}

const STEPS: Record<string, (pen: Pen, operation: Operation) => void> = {
  q: ({ kept, state }) => kept.push({ ...state }),
  Q: (pen) => {
    pen.state = pen.kept.pop() ?? pen.state
  },
  cm: ({ state }, { numbers }) => {
    state.matrix = times(matrixOf(numbers), state.matrix)
  },
  gs: ({ state, page }, { names: [name = ''] }) => {
    const { line, area } = page.opacities.get(name) ?? {}
    state.lineOpacity = line ?? state.lineOpacity
    state.areaOpacity = area ?? state.areaOpacity
  },
  scn: ({ state }, { numbers, names: [pattern] }) => {
    state.area = pattern ? `url(#${pattern})` : colour(numbers)
  },
  SCN: ({ state }, { numbers }) => {
    state.line = colour(numbers)
  },
  w: ({ state }, { numbers: [width = 1] }) => {
    state.lineWidth = width
  },
  d: ({ state }, { text }) => {
    state.dashes = text.filter((dash) => typeof dash === 'number')
  },
  m: (pen, { numbers }) => along(pen, 'M', numbers),
  l: (pen, { numbers }) => along(pen, 'L', numbers),
  c: (pen, { numbers }) => along(pen, 'C', numbers),
  re: (pen, { numbers: [x = 0, y = 0, w = 0, h = 0] }) => {
    along(pen, 'M', [x, y])
    along(pen, 'L', [x + w, y, x + w, y + h, x, y + h])
    pen.path += 'Z'
  },
  h: (pen) => {
    pen.path += 'Z'
  },
  W: (pen) => {
    pen.isClip = true
  },
  'W*': (pen) => {
    pen.isClip = true
  },
  f: (pen) => {
    fill(pen)
    endPath(pen)
  },
  'f*': (pen) => {
    fill(pen, ' fill-rule="evenodd"')
    endPath(pen)
  },
  S: (pen) => {
    stroke(pen)
    endPath(pen)
  },
  B: (pen) => {
    fill(pen)
    stroke(pen)
    endPath(pen)
  },
  n: endPath,
  Tf: ({ state }, { names: [name = ''], numbers: [size = 1] }) => {
    state.fontName = name
    state.fontSize = size
  },
  Tm: ({ state }, { numbers }) => {
    state.textMatrix = matrixOf(numbers)
  },
  TJ: (pen, { text }) => write(pen, text),
  Tj: (pen, { text }) => write(pen, text),
}

/** One number is a grey, three are red, green and blue. */
function colour(numbers: number[]): string {
  const [red = 0, green = red, blue = red] = numbers
  return `#${[red, green, blue].map((part) => hex(Math.round(part * 255))).join('')}`
}

const hex = (value: number) => value.toString(16).padStart(2, '0')
