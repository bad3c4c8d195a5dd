// A drawing as an SVG file: outlines and colours alone, nothing that runs, nothing fetched from elsewhere.
import type { Command, Drawing, Ink, Item, Lettering, Stroke } from './drawing.ts'

export interface SvgOptions {
  /** What a screen reader says. */
  title?: string
  /** A colour behind everything; left out, the picture is transparent. */
  background?: string
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
  const body = items.map((item) => itemOf(item, colours)).join('')
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
