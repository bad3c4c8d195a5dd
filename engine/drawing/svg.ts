// A drawing as an SVG file: outlines and colours alone, nothing that runs, nothing fetched from elsewhere.
import type { Command, Drawing, Ink, Item, Lettering, Stroke } from './drawing.ts'

export interface SvgOptions {
  /** What a screen reader says. */
  title?: string
  /** A colour behind everything; left out, the picture is transparent. */
  background?: string
  /** What is drawn in the paper's colour becomes a hole, so that any ground shows through. */
  cutsOut?: boolean
}

export type InkColours = Record<Ink, string>

const FAMILIES: Record<Lettering['face'], string> = {
  sans: 'IBM Plex Sans, sans-serif',
  mono: 'IBM Plex Mono, monospace',
  display: 'serif',
}

export function svgOf(drawing: Drawing, colours: InkColours, options: SvgOptions = {}): string {
  const { width, height, items } = drawing
  const box = `${short(width)} ${short(height)}`
  const title = options.title ? `<title>${escaped(options.title)}</title>` : ''
  const ground = options.background
    ? `<path fill="${colour(options.background)}" d="M0 0H${short(width)}V${short(height)}H0Z"/>`
    : ''
  const body = options.cutsOut
    ? cutOut(drawing, colours)
    : items.map((item) => itemOf(item, colours)).join('')
  const size = `width="${short(width)}" height="${short(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" ${size} role="img">${title}${ground}${body}</svg>`
}

function itemOf(item: Item, colours: InkColours): string {
  if (item.kind === 'text') return letteringOf(item, colours)
  if (item.path.length === 0) return ''
  const fill = item.fill ? colour(colours[item.fill]) : 'none'
  const rule = item.rule ? ` fill-rule="${item.rule}"` : ''
  return `<path fill="${fill}"${rule}${item.stroke ? strokeOf(item.stroke, colours) : ''} d="${pathOf(item.path)}"/>`
}

/** In the order of drawing: what lies below a piece of paper loses that piece, what comes later lies on top again. */
function cutOut({ width, height, items }: Drawing, colours: InkColours): string {
  let body = ''
  const all = `<path fill="#fff" d="M0 0H${short(width)}V${short(height)}H0Z"/>`
  const without = (hole: string) => {
    const id = `hole-${checksum(hole)}`
    const box = `maskUnits="userSpaceOnUse" x="0" y="0" width="${short(width)}" height="${short(height)}"`
    body = `<mask id="${id}" ${box}>${all}${hole}</mask><g mask="url(#${id})">${body}</g>`
  }
  for (const item of items) {
    const { below, hole, above } = partedByPaper(item)
    if (below) body += itemOf(below, colours)
    if (hole) without(itemOf(hole, BLACK))
    if (above) body += itemOf(above, colours)
  }
  return body
}

const BLACK = new Proxy({} as InkColours, { get: () => '#000000' })

/** A line lies on its own area, so one of paper cuts into the area, and one on paper is left whole. */
function partedByPaper(item: Item): { below?: Item; hole?: Item; above?: Item } {
  if (item.kind === 'text') return { above: item }
  const { fill, stroke, ...shape } = item
  const isPaper = { fill: fill === 'paper', stroke: stroke?.ink === 'paper' }
  if (!isPaper.fill && !isPaper.stroke) return { above: item }
  return {
    ...(fill && !isPaper.fill && { below: { ...shape, fill } }),
    ...(stroke && !isPaper.stroke && { above: { ...shape, stroke } }),
    hole: { ...shape, ...(isPaper.fill && { fill: 'ink' }), ...(isPaper.stroke && stroke && { stroke }) },
  }
}

/** Pages that show several logos must not confuse their holes. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0
  return sum.toString(36)
}

function strokeOf({ ink, width, dash, cap, join }: Stroke, colours: InkColours): string {
  const parts = [`stroke="${colour(colours[ink])}"`, `stroke-width="${short(width)}"`]
  if (dash) parts.push(`stroke-dasharray="${dash.map(short).join(' ')}"`)
  if (cap === 'round') parts.push('stroke-linecap="round"')
  if (join === 'round') parts.push('stroke-linejoin="round"')
  return ` ${parts.join(' ')}`
}

function letteringOf(
  { text, x, y, size, face, weight, ink, anchor }: Lettering,
  colours: InkColours,
): string {
  const place = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${weight}"`
  const look = `font-family="${FAMILIES[face]}" text-anchor="${anchor}" fill="${colour(colours[ink])}"`
  return `<text ${place} ${look}>${escaped(text)}</text>`
}

/** 'M0 0L10 0Z': a minus parts two numbers as well as a space does. */
export function pathOf(path: readonly Command[]): string {
  return path.map(([letter, ...numbers]) => letter + joined(numbers.map(short))).join('')
}

const joined = (numbers: string[]) =>
  numbers.map((number, index) => (index > 0 && !number.startsWith('-') ? ` ${number}` : number)).join('')

const short = (value: number): string => {
  const rounded = Math.round(value * 100) / 100
  if (!Number.isFinite(rounded) || rounded === 0) return '0'
  const text = String(rounded)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Colours come from palettes; whatever else they were is not let into the file. */
const colour = (hex: string): string => (/^#[0-9a-f]{3,8}$/i.test(hex) ? hex : 'none')

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** XML knows no such characters, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escaped = (text: string) =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
