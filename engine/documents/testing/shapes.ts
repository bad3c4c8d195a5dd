// What the brands of the tests are drawn from: circles, arcs, letters as outlines.
import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import type { Command, Drawing, Ink, Shape } from '../../drawing/drawing.ts'

export const shape = (fill: Ink, path: Command[]): Shape => ({ kind: 'shape', fill, path })
export const square = (items: Shape[]): Drawing => ({ width: 120, height: 120, items })

export const polygon = (...points: [number, number][]): Command[] => [
  ...points.map(([x, y], i): Command => [i === 0 ? 'M' : 'L', x, y]),
  ['Z'],
]
export const box = (x: number, y: number, w: number, h: number) =>
  polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h])

/** Degrees, clockwise from three o'clock, in pieces of at most a quarter. */
export function arc(x: number, y: number, r: number, from: number, to: number): Command[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const step = ((to - from) / pieces) * (Math.PI / 180)
  const reach = (4 / 3) * Math.tan(step / 4) * r
  return Array.from({ length: pieces }, (_, i): Command => {
    const a = (from * Math.PI) / 180 + i * step
    const b = a + step
    return [
      'C',
      x + r * Math.cos(a) - reach * Math.sin(a),
      y + r * Math.sin(a) + reach * Math.cos(a),
      x + r * Math.cos(b) + reach * Math.sin(b),
      y + r * Math.sin(b) - reach * Math.cos(b),
      x + r * Math.cos(b),
      y + r * Math.sin(b),
    ]
  })
}

const pointOn = (x: number, y: number, r: number, angle: number): [number, number] => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y + r * Math.sin((angle * Math.PI) / 180),
]

export const disc = (x: number, y: number, r: number): Command[] => [
  ['M', x + r, y],
  ...arc(x, y, r, 0, 360),
  ['Z'],
]

/** A band between two radii. */
export const band = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): Command[] => [
  ['M', ...pointOn(x, y, outer, from)],
  ...arc(x, y, outer, from, to),
  ['L', ...pointOn(x, y, inner, to)],
  ...arc(x, y, inner, to, from),
  ['Z'],
]

const fonts = new Map<string, fontkit.Font>()
function fontOf(path: string): fontkit.Font {
  const known = fonts.get(path)
  if (known) return known
  const font = fontkit.create(
    readFileSync(new URL(`../../../node_modules/@expo-google-fonts/${path}`, import.meta.url)),
  ) as fontkit.Font
  fonts.set(path, font)
  return font
}

type Move = (x: number, y: number) => [number, number]

function outlined(glyph: fontkit.Glyph, move: Move): Command[] {
  let last: [number, number] = [0, 0]
  return glyph.path.commands.flatMap(({ command, args }): Command[] => {
    const at = (i: number) => [args[i] ?? 0, args[i + 1] ?? 0] as [number, number]
    const before = last
    if (args.length > 0) last = at(args.length - 2)
    switch (command) {
      case 'moveTo':
        return [['M', ...move(...last)]]
      case 'lineTo':
        return [['L', ...move(...last)]]
      case 'bezierCurveTo':
        return [['C', ...move(...at(0)), ...move(...at(2)), ...move(...last)]]
      case 'quadraticCurveTo': {
        const [cx, cy] = at(0)
        const third = (p: number, c: number) => p + (2 / 3) * (c - p)
        return [
          [
            'C',
            ...move(third(before[0], cx), third(before[1], cy)),
            ...move(third(last[0], cx), third(last[1], cy)),
            ...move(...last),
          ],
        ]
      }
      default:
        return [['Z']]
    }
  })
}

/** Text from x = 0 with its baseline at y = 0, capitals `height` high. */
export function letters(path: string, text: string, height: number): { path: Command[]; width: number } {
  const font = fontOf(path)
  const scale = height / font.capHeight
  const run = font.layout(text)
  let x = 0
  const commands = run.glyphs.flatMap((glyph, i) => {
    const here = x
    x += (run.positions[i]?.xAdvance ?? 0) * scale
    return outlined(glyph, (px, py) => [here + px * scale, -py * scale])
  })
  return { path: commands, width: x }
}

/** Text round a circle, its middle at the top. */
export function lettersOnCircle(
  path: string,
  text: string,
  height: number,
  r: number,
  gap: number,
): Command[] {
  const font = fontOf(path)
  const scale = height / font.capHeight
  const run = font.layout(text)
  const advances = run.positions.map(({ xAdvance }) => xAdvance * scale + gap)
  let along = -advances.reduce((sum, one) => sum + one, 0) / 2
  return run.glyphs.flatMap((glyph, i) => {
    const advance = advances[i] ?? 0
    const angle = (along + advance / 2) / r
    along += advance
    return outlined(glyph, (px, py) => {
      const dx = px * scale - advance / 2
      const dy = -py * scale - r + height / 2
      return [
        60 + dx * Math.cos(angle) - dy * Math.sin(angle),
        60 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ]
    })
  })
}

export const moved = (path: Command[], dx: number, dy: number, k = 1): Command[] =>
  path.map(([letter, ...numbers]) => [
    letter,
    ...(numbers as number[]).map((value, i) => value * k + (i % 2 === 0 ? dx : dy)),
  ]) as Command[]
