// Reads the path notation of SVG (M L H V C S Q A Z, absolute and relative), so that a drawing fits on a line.
import type { Command } from './drawing.ts'
import { arcCurves, type Point } from './geometry.ts'

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

export function trace(notation: string): Command[] {
  const tokens = notation.match(TOKEN) ?? []
  const pen = new Pen()
  let letter = 'M'
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? ''
    if (/[a-zA-Z]/.test(token)) {
      letter = token
      i++
    }
    const count = COUNTS[letter.toUpperCase()] ?? 0
    pen.draw(letter, tokens.slice(i, i + count).map(Number))
    i += count
    if (letter === 'M') letter = 'L'
    if (letter === 'm') letter = 'l'
  }
  return pen.path
}

class Pen {
  path: Command[] = []
  #at: Point = [0, 0]
  #start: Point = [0, 0]
  #handle: Point | undefined

  draw(letter: string, n: number[]): void {
    const relative = letter !== letter.toUpperCase()
    const x = (i: number) => (n[i] ?? 0) + (relative ? this.#at[0] : 0)
    const y = (i: number) => (n[i] ?? 0) + (relative ? this.#at[1] : 0)
    const smooth = this.#handle
    this.#handle = undefined
    switch (letter.toUpperCase()) {
      case 'M':
        this.#start = [x(0), y(1)]
        this.#to(['M', ...this.#start])
        break
      case 'L':
        this.#to(['L', x(0), y(1)])
        break
      case 'H':
        this.#to(['L', x(0), this.#at[1]])
        break
      case 'V':
        this.#to(['L', this.#at[0], y(0)])
        break
      case 'C':
        this.#curve([x(0), y(1)], [x(2), y(3)], [x(4), y(5)])
        break
      case 'S':
        this.#curve(this.#mirrored(smooth), [x(0), y(1)], [x(2), y(3)])
        break
      case 'Q':
        this.#quadratic([x(0), y(1)], [x(2), y(3)])
        break
      case 'A':
        this.#arc(n[0] ?? 0, n[1] ?? 0, n[3] === 1, n[4] === 1, [x(5), y(6)])
        break
      default:
        this.path.push(['Z'])
        this.#at = this.#start
    }
  }

  #to(command: ['M' | 'L', number, number]): void {
    this.path.push(command)
    this.#at = [command[1], command[2]]
  }

  #mirrored(handle: Point | undefined): Point {
    const [x, y] = this.#at
    return handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y]
  }

  #curve(a: Point, b: Point, to: Point): void {
    this.path.push(['C', ...a, ...b, ...to])
    this.#at = to
    this.#handle = b
  }

  #quadratic(handle: Point, to: Point): void {
    const third = (from: Point): Point => [
      from[0] + (2 / 3) * (handle[0] - from[0]),
      from[1] + (2 / 3) * (handle[1] - from[1]),
    ]
    this.#curve(third(this.#at), third(to), to)
  }

  /** From both ends and two radii; the ellipse's axes lie along the page's. */
  #arc(wide: number, tall: number, large: boolean, clockwise: boolean, to: Point): void {
    const [x1, y1] = this.#at
    const dx = (x1 - to[0]) / 2
    const dy = (y1 - to[1]) / 2
    const short = Math.max(1, Math.hypot(dx / wide, dy / tall))
    const rx = wide * short
    const ry = tall * short
    const u = dx / rx
    const v = dy / ry
    const apart = u * u + v * v
    const root = Math.sqrt(Math.max(0, (1 - apart) / apart)) * (large === clockwise ? -1 : 1)
    const cx = root * v * rx + (x1 + to[0]) / 2
    const cy = -root * u * ry + (y1 + to[1]) / 2
    const from = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx)
    let sweep = Math.atan2((to[1] - cy) / ry, (to[0] - cx) / rx) - from
    if (clockwise && sweep < 0) sweep += 2 * Math.PI
    if (!clockwise && sweep > 0) sweep -= 2 * Math.PI
    this.path.push(...arcCurves(cx, cy, rx, ry, from, sweep))
    this.#at = to
  }
}
