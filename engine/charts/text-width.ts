// How much room a text takes, and how it is made to fit: charts are laid out before any typesetter sees them.
import type { Lettering } from '../drawing/drawing.ts'
import { PLEX_SANS_WIDTHS } from './plex-widths.ts'

export type Setting = Pick<Lettering, 'face' | 'weight' | 'size'>

/** Kerning is left out: it makes lines a little shorter, so what fits here fits on paper. */
export function textWidth(text: string, { face, weight, size }: Setting): number {
  const sans = SANS[weight === 400 ? 400 : 600]
  let thousandths = 0
  for (const character of text) {
    const width = sans.get(character)
    if (width === undefined) thousandths += widthElsewhere(character)
    else thousandths += face === 'mono' ? MONO_WIDTH : width
  }
  return (thousandths * size) / 1000
}

const MONO_WIDTH = 600

const widthsOf = (weight: 400 | 600): Map<string, number> =>
  new Map(
    Object.entries(PLEX_SANS_WIDTHS[weight]).flatMap(([width, characters]) =>
      [...characters].map((character): [string, number] => [character, Number(width)]),
    ),
  )

const SANS = { 400: widthsOf(400), 600: widthsOf(600) }

/** Variation selectors are marks too; joiners are not, and take no room either. */
const MARK = /^(?:\p{M}|\p{Cf})$/u

/** Other scripts come from other fonts: a full square is more than their letters take. */
function widthElsewhere(character: string): number {
  if (MARK.test(character)) return 0
  return (character.codePointAt(0) ?? 0) >= 0x1f000 ? 1400 : 1000
}

/** The text, or as much of it as fits with an ellipsis; nothing where not even that fits. */
export function shortened(text: string, width: number, setting: Setting): string {
  if (textWidth(text, setting) <= width) return text
  const characters = [...text]
  while (characters.length > 0) {
    // A mark belongs to the letter before it, and goes with it.
    while (MARK.test(characters.pop() ?? ''));
    const start = characters.join('').replace(/[\s,;:.–-]+$/u, '')
    if (start !== '' && textWidth(`${start}…`, setting) <= width) return `${start}…`
  }
  return ''
}

/** Broken between words into at most so many lines; what is too much ends in an ellipsis. */
export function wrapped(text: string, width: number, setting: Setting, most = 2): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const lines: string[] = []
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift() ?? ''
    while (words[0] !== undefined && textWidth(`${line} ${words[0]}`, setting) <= width)
      line += ` ${words.shift()}`
    lines.push(line)
  }
  if (words.length > 0) lines.push(words.join(' '))
  return lines.map((line) => shortened(line, width, setting)).filter((line) => line !== '')
}
