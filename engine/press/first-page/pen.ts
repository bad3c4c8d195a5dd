// What draws a page: where it is, with which colours and font, and what it has drawn so far.
import * as fontkit from 'fontkit'
import { type Matrix, matrixOf, placed, scaleOf, short, times } from './matrix.ts'
import type { Operation } from './operations.ts'
import type { PdfPage } from './pdf-objects.ts'

/** What is kept and brought back around a part of the page. */
interface State {
  matrix: Matrix
  area: string
  line: string
  areaOpacity: number
  lineOpacity: number
  lineWidth: number
  dashes: number[]
  /** The number of the shape that it draws within; 0 is the page. */
  clip: number
  fontName: string
  fontSize: number
  textMatrix: Matrix
}

export interface Pen {
  page: PdfPage
  state: State
  kept: State[]
  /** Elements of the SVG. */
  drawn: string[]
  path: string
  /** The path becomes the shape to draw within. */
  isClip: boolean
  clips: number
  fonts: Map<string, fontkit.Font>
  /** The id of each sign that was written; '' where there is nothing to see. */
  signs: Map<string, string>
}

export const penFor = (page: PdfPage): Pen => ({
  page,
  state: {
    matrix: [1, 0, 0, -1, 0, page.height],
    area: '#000',
    line: '#000',
    areaOpacity: 1,
    lineOpacity: 1,
    lineWidth: 1,
    dashes: [],
    clip: 0,
    fontName: '',
    fontSize: 1,
    textMatrix: matrixOf([]),
  },
  kept: [],
  drawn: [],
  path: '',
  isClip: false,
  clips: 0,
  fonts: new Map(),
  signs: new Map(),
})

export function along(pen: Pen, command: string, numbers: number[]): void {
  pen.path += command + placed(numbers, pen.state.matrix)
}

export function fill({ path, drawn, state }: Pen, rule = ''): void {
  drawn.push(`<path d="${path}" fill="${state.area}"${rule}${opacity(state.areaOpacity)}${within(state)}/>`)
}

export function stroke({ path, drawn, state }: Pen): void {
  const scale = scaleOf(state.matrix)
  const dashes = state.dashes.map((dash) => short(dash * scale)).join(' ')
  drawn.push(
    `<path d="${path}" fill="none" stroke="${state.line}" stroke-width="${short(state.lineWidth * scale)}"`,
    dashes && ` stroke-dasharray="${dashes}"`,
    `${opacity(state.lineOpacity)}${within(state)}/>`,
  )
}

/** The path is done with. */
export function endPath(pen: Pen): void {
  if (pen.isClip && pen.path) {
    pen.drawn.push(`<clipPath id="c${++pen.clips}"${within(pen.state)}><path d="${pen.path}"/></clipPath>`)
    pen.state.clip = pen.clips
  }
  pen.isClip = false
  pen.path = ''
}

/** Signs stand two bytes each in the text, by their number in the font. */
export function write(pen: Pen, text: Operation['text']): void {
  const { fontSize, textMatrix, matrix, area, areaOpacity } = pen.state
  const font = fontOf(pen)
  if (!font) return
  let [x, signs] = [0, '']
  for (const part of text) {
    if (typeof part === 'number') {
      x -= (part / 1000) * font.unitsPerEm
      continue
    }
    for (let at = 0; at + 1 < part.length; at += 2) {
      const number = ((part[at] ?? 0) << 8) | (part[at + 1] ?? 0)
      const sign = signOf(pen, font, number)
      if (sign) signs += `<use href="#${sign}" x="${Math.round(x)}"/>`
      x += font.getGlyph(number).advanceWidth
    }
  }
  const scale = fontSize / font.unitsPerEm
  const line = times([scale, 0, 0, scale, 0, 0], times(textMatrix, matrix)).map(fine).join(' ')
  pen.drawn.push(
    `<g fill="${area}"${opacity(areaOpacity)}${within(pen.state)}><g transform="matrix(${line})">${signs}</g></g>`,
  )
}

function fontOf({ page, fonts, state: { fontName } }: Pen): fontkit.Font | undefined {
  const file = page.fonts.get(fontName)
  if (file && !fonts.has(fontName)) fonts.set(fontName, fontkit.create(Buffer.from(file)) as fontkit.Font)
  return fonts.get(fontName)
}

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

/** Drawn once, in the units of its font, and used wherever it is written. */
function signOf({ state, signs, drawn }: Pen, font: fontkit.Font, number: number): string {
  const name = `${state.fontName} ${number}`
  const known = signs.get(name)
  if (known !== undefined) return known
  const { commands } = font.getGlyph(number).path
  const outline = commands.map(({ command, args }) => COMMANDS[command] + args.map(Math.round).join(' '))
  const id = outline.length > 0 ? `s${signs.size}` : ''
  if (id) drawn.push(`<defs><path id="${id}" d="${outline.join('')}"/></defs>`)
  signs.set(name, id)
  return id
}

const fine = (number: number) => Math.round(number * 1e5) / 1e5

const within = ({ clip }: State) => (clip > 0 ? ` clip-path="url(#c${clip})"` : '')

const opacity = (share: number) => (share < 1 ? ` opacity="${Math.round(share * 1000) / 1000}"` : '')
