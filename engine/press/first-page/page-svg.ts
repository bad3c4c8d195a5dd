// A page of our typesetter as an SVG of nothing but outlines. It knows the operations that the typesetter uses.
import * as fontkit from 'fontkit'
import { type Operation, operationsIn } from './operations.ts'
import type { PdfPage } from './pdf-objects.ts'

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

interface State {
  matrix: Matrix
  area: string
  line: string
  areaOpacity: number
  lineOpacity: number
  lineWidth: number
  dashes: number[]
  clip: number
  fontName: string
  font: fontkit.Font | undefined
  fontSize: number
  textMatrix: Matrix
}

export function svgOf(page: PdfPage): string {
  const { width, height, content } = page
  const pen = penFor(page)
  for (const operation of operationsIn(content)) pen.draw(operation)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${pen.drawn.join('')}</svg>`
}

function penFor({ height, fonts: files, opacities }: PdfPage) {
  const fonts = new Map<string, fontkit.Font>()
  const drawn: string[] = []
  const kept: State[] = []
  let clips = 0
  let path = ''
  let isClip = false
  let state: State = {
    matrix: [1, 0, 0, -1, 0, height],
    area: '#000',
    line: '#000',
    areaOpacity: 1,
    lineOpacity: 1,
    lineWidth: 1,
    dashes: [],
    clip: 0,
    fontName: '',
    font: undefined,
    fontSize: 1,
    textMatrix: [1, 0, 0, 1, 0, 0],
  }

  const signs = new Map<string, string>()
  /** Drawn once, in the units of its font, and used wherever it is written. */
  const signOf = (font: fontkit.Font, number: number) => {
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
  const fontNamed = (name: string) => {
    const file = files.get(name)
    if (file && !fonts.has(name)) fonts.set(name, fontkit.create(Buffer.from(file)) as fontkit.Font)
    return fonts.get(name)
  }
  const clipped = () => (state.clip > 0 ? ` clip-path="url(#c${state.clip})"` : '')
  const end = () => {
    if (isClip && path) {
      drawn.push(`<clipPath id="c${++clips}"${clipped()}><path d="${path}"/></clipPath>`)
      state.clip = clips
    }
    isClip = false
    path = ''
  }
  const fill = (d: string, rule = '') => {
    if (d) drawn.push(`<path d="${d}" fill="${state.area}"${rule}${opacity(state.areaOpacity)}${clipped()}/>`)
  }
  const stroke = () => {
    const scale = Math.sqrt(Math.abs(state.matrix[0] * state.matrix[3] - state.matrix[1] * state.matrix[2]))
    const dashes =
      state.dashes.length > 0 ? ` stroke-dasharray="${state.dashes.map((d) => short(d * scale))}"` : ''
    drawn.push(
      `<path d="${path}" fill="none" stroke="${state.line}" stroke-width="${short(state.lineWidth * scale)}"${dashes}${opacity(state.lineOpacity)}${clipped()}/>`,
    )
  }
  const along = (command: string, numbers: number[]) => {
    path += command + points(numbers, state.matrix)
  }

  const steps: Record<string, (operation: Operation) => void> = {
    q: () => kept.push({ ...state }),
    Q: () => {
      state = kept.pop() ?? state
    },
    cm: ({ numbers }) => {
      state.matrix = times(numbers as unknown as Matrix, state.matrix)
    },
    gs: ({ names: [name = ''] }) => {
      const { line, area } = opacities.get(name) ?? {}
      state.lineOpacity = line ?? state.lineOpacity
      state.areaOpacity = area ?? state.areaOpacity
    },
    scn: ({ numbers }) => {
      state.area = colour(numbers)
    },
    SCN: ({ numbers }) => {
      state.line = colour(numbers)
    },
    w: ({ numbers: [width = 1] }) => {
      state.lineWidth = width
    },
    d: ({ text }) => {
      state.dashes = text.filter((dash) => typeof dash === 'number')
    },
    m: ({ numbers }) => along('M', numbers),
    l: ({ numbers }) => along('L', numbers),
    c: ({ numbers }) => along('C', numbers),
    re: ({ numbers: [x = 0, y = 0, w = 0, h = 0] }) => {
      along('M', [x, y])
      along('L', [x + w, y, x + w, y + h, x, y + h])
      path += 'Z'
    },
    h: () => {
      path += 'Z'
    },
    W: () => {
      isClip = true
    },
    f: () => {
      fill(path)
      end()
    },
    'f*': () => {
      fill(path, ' fill-rule="evenodd"')
      end()
    },
    S: () => {
      stroke()
      end()
    },
    B: () => {
      fill(path)
      stroke()
      end()
    },
    n: end,
    Tf: ({ names: [name = ''], numbers: [size = 1] }) => {
      state.fontName = name
      state.font = fontNamed(name)
      state.fontSize = size
    },
    Tm: ({ numbers }) => {
      state.textMatrix = numbers as unknown as Matrix
    },
    TJ: ({ text }) => {
      const signs = signsOf(text, state, signOf)
      if (signs) drawn.push(`<g fill="${state.area}"${opacity(state.areaOpacity)}${clipped()}>${signs}</g>`)
    },
  }
  steps['W*'] = () => steps.W?.(NOTHING)
  return { drawn, draw: (operation: Operation) => steps[operation.operator]?.(operation) }
}

const NOTHING: Operation = { operator: '', numbers: [], names: [], text: [] }

/** Signs stand two bytes each in the text, by their number in the font. */
function signsOf(
  text: Operation['text'],
  { font, fontSize, textMatrix, matrix }: State,
  signOf: (font: fontkit.Font, number: number) => string,
): string {
  if (!font) return ''
  const scale = fontSize / font.unitsPerEm
  const line = times([scale, 0, 0, scale, 0, 0], times(textMatrix, matrix))
  let [x, used] = [0, '']
  for (const part of text) {
    if (typeof part === 'number') {
      x -= (part / 1000) * font.unitsPerEm
      continue
    }
    for (let at = 0; at + 1 < part.length; at += 2) {
      const number = ((part[at] ?? 0) << 8) | (part[at + 1] ?? 0)
      const sign = signOf(font, number)
      if (sign) used += `<use href="#${sign}" x="${Math.round(x)}"/>`
      x += font.getGlyph(number).advanceWidth
    }
  }
  return (
    used && `<g transform="matrix(${line.map((part) => Math.round(part * 1e5) / 1e5).join(' ')})">${used}</g>`
  )
}

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

/** First the one, then the other. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

function points(numbers: readonly number[], [a, b, c, d, e, f]: Matrix): string {
  const placed: string[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x = 0, y = 0] = [numbers[at], numbers[at + 1]]
    placed.push(`${short(a * x + c * y + e)} ${short(b * x + d * y + f)}`)
  }
  return placed.join(' ')
}

const short = (number: number) => Math.round(number * 20) / 20

const opacity = (share: number) => (share < 1 ? ` opacity="${short(share * 20) / 20}"` : '')

/** One number is a grey, three are red, green and blue. */
function colour(numbers: number[]): string {
  const [red = 0, green = red, blue = red] = numbers
  return `#${[red, green, blue].map((part) => hex(Math.round(part * 255))).join('')}`
}

const hex = (value: number) => value.toString(16).padStart(2, '0')
