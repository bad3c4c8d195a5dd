// A drawing as an SVG, for tests and for looking at.
import type { Command, Drawing, Ink } from '../../../drawing/drawing.ts'

const DAY: Partial<Record<Ink, string>> = {
  primary: '#1f4637',
  signal: '#b8501a',
  paper: '#ffffff',
  line: '#8dae9b',
}

const dataOf = (path: readonly Command[]): string =>
  path
    .map((command) => command.map((part) => (typeof part === 'number' ? +part.toFixed(2) : part)).join(' '))
    .join('')

export function svgOfMark(
  { width, height, items }: Drawing,
  inks: Partial<Record<Ink, string>> = DAY,
): string {
  const body = items.map((item) => {
    if (item.kind === 'text') return ''
    const { stroke } = item
    const line = stroke
      ? ` stroke="${inks[stroke.ink]}" stroke-width="${stroke.width}" stroke-linecap="${stroke.cap ?? 'butt'}" stroke-linejoin="${stroke.join ?? 'miter'}"`
      : ''
    const rule = item.rule ? ` fill-rule="${item.rule}"` : ''
    return `<path d="${dataOf(item.path)}" fill="${item.fill ? inks[item.fill] : 'none'}"${rule}${line}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body.join('')}</svg>`
}
