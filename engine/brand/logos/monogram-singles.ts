// One initial built from strokes: with a disc at rest, a line inside the stroke, or its L as a frame.
import { united, without } from '../../drawing/combine.ts'
import type { Command } from '../../drawing/drawing.ts'
import { pointAt, segmentsOf } from '../../drawing/segments.ts'
import {
  box,
  disc,
  extentOf,
  filled,
  fitted,
  lined,
  mapped,
  polygon,
  shifted,
  withoutSpecks,
} from '../../drawing/shapes.ts'
import { figure, guide, SIDE, units } from './draft.ts'
import { built, isBuilt, partsOf, restOf } from './monogram-alphabet.ts'
import { type MonogramSource, type MonogramWay, withArticle } from './monogram-source.ts'

const isAlone = ({ letters }: MonogramSource) =>
  letters.length === 1 && isBuilt(letters[0]) && letters[0] !== 'I'

/** How near the outline comes to a point. */
function clearance(path: Command[], [x, y]: readonly [number, number]): number {
  const shares = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
  const away = segmentsOf(path).flatMap((segment) =>
    shares.map((t) => {
      const [px, py] = pointAt(segment, t)
      return Math.hypot(px - x, py - y)
    }),
  )
  return Math.min(...away)
}

const dotted: MonogramWay = {
  suits: (source) => isAlone(source) && !'SBNXGQ'.includes(source.letters[0]),
  draw: (source) => {
    const { dial, letters, name } = source
    const letter = letters[0]
    const stroke = dial.measure('stroke', 14, 20)
    const height = dial.measure('height', 86, 92)
    const form = { height, stroke, round: dial.pick('round', [1, 1, 0.66]), open: true }
    const natural = built(letter, form)
    const width = Math.min(96, Math.max(natural.width * dial.measure('stretch', 0.94, 1.1, 0.01), 62))
    const whole = built(letter, { ...form, width })
    const rest = restOf(letter, whole, height)
    const gap = dial.measure('gap', 4.5, 7)
    const r = Math.max(5.5, Math.min(stroke * 0.72, clearance(whole.path, rest) - gap))
    const all = extentOf([...whole.path, ...disc(rest[0], rest[1], r)])
    const [dx, dy] = [SIDE / 2 - (all.left + all.right) / 2, SIDE / 2 - (all.top + all.bottom) / 2]
    const [x, y] = [rest[0] + dx, rest[1] + dy]
    return {
      title: `${letter} at rest`,
      idea: `${capital(withArticle(letter))} in one stroke and a disc that has found its place in it: what ${name} is there for, kept in sight.`,
      shapes: [filled(shifted(whole.path, dx, dy), 'primary'), filled(disc(x, y, r), 'signal')],
      guides: [
        lined(disc(x, y, r + gap), 'line', 0.4),
        guide([x - r - 8, y], [x + r + 8, y]),
        guide([x, y - r - 8], [x, y + r + 8]),
      ],
      dimension: { from: [x - r, y], to: [x + r, y], label: units(2 * r) },
      notes: [`Stroke ${units(stroke)}`, `Disc ${units(2 * r)} across`],
      smallest: 16,
    }
  },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const lineInside: MonogramWay = {
  // Where strokes end in the open, the line would not keep to the middle.
  suits: (source) => isAlone(source) && !'CGJQS'.includes(source.letters[0]),
  draw: (source) => {
    const { dial, letters, name } = source
    const letter = letters[0]
    const stroke = dial.measure('stroke', 21, 25)
    const line = dial.measure('line', 4.2, 6)
    const height = dial.measure('height', 88, 94)
    const round = dial.pick('round', [1, 1, 0.7])
    const natural = built(letter, { height, stroke, round }).width
    const width = Math.min(96, Math.max(natural, 64))
    const whole = built(letter, { height, stroke, round, width }).path
    const inset = (stroke - line) / 2
    const inner = shifted(
      built(letter, { height: height - 2 * inset, stroke: line, round, width: width - 2 * inset }).path,
      inset,
      inset,
    )
    const [dx, dy] = [(SIDE - width) / 2, (SIDE - height) / 2]
    return {
      title: 'Line inside',
      idea: `A fine line runs through every stroke of the ${letter}, as one thread runs through everything ${name} does.`,
      shapes: [
        filled(shifted(without(whole, inner), dx, dy), 'primary'),
        filled(shifted(inner, dx, dy), 'signal'),
      ],
      dimension: { from: [dx, dy], to: [dx + inset, dy], label: units(inset) },
      notes: [`Stroke ${units(stroke)}, line ${units(line)}`, 'The line keeps to the middle of the stroke'],
      smallest: 20,
    }
  },
}

/** Two Ls lock into a frame and hold what stands between the words, or the second initial. */
export const cornerFrame: MonogramWay = {
  suits: ({ letters, hasAnd }) =>
    letters[0] === 'L' && (letters.length === 1 || hasAnd || letters.join('') === 'LL'),
  draw: (source) => {
    const { dial, letters, words, hasAnd, name } = source
    const side = dial.measure('side', 84, 92)
    const stroke = dial.measure('stroke', 12.5, 16)
    const gap = dial.measure('gap', 8, 11)
    const start = (SIDE - side) / 2
    const reach = side - stroke - gap
    const ell = polygon([
      [start, start],
      [start + stroke, start],
      [start + stroke, start + side - stroke],
      [start + reach, start + side - stroke],
      [start + reach, start + side],
      [start, start + side],
    ])
    const other = mapped(ell, (x, y) => [SIDE - x, SIDE - y])
    const isDouble = letters[1] === 'L'
    const held = hasAnd ? '&' : isDouble ? undefined : letters[1]
    const room = (side / 2 - stroke) * dial.measure('held', 0.7, 0.82, 0.005)
    const inside = {
      left: SIDE / 2 - room,
      top: SIDE / 2 - room,
      right: SIDE / 2 + room,
      bottom: SIDE / 2 + room,
    }
    const centre = held
      ? fitted(source.lettering(held), inside)
      : disc(SIDE / 2, SIDE / 2, dial.measure('disc', 8, 14))
    const frame = isDouble ? 'Two Ls lock into a frame' : 'An L and its turned twin lock into a frame'
    const what = hasAnd
      ? 'the ampersand is what it holds'
      : held
        ? `${withArticle(held)} is what it holds`
        : 'the disc is what it keeps'
    return {
      title: `${words[0] ?? name} frame`,
      idea: `${frame}, and ${what}: ${name} seen as a shelf with something on it.`,
      shapes: [filled(united(ell), 'primary'), filled(united(other), 'primary'), filled(centre, 'signal')],
      guides: [guide([0, SIDE / 2], [SIDE, SIDE / 2]), guide([SIDE / 2, 0], [SIDE / 2, SIDE])],
      dimension: { from: [start, start], to: [start + stroke, start], label: units(stroke) },
      notes: [`Stroke ${units(stroke)}, gap ${units(gap)}`, `Second L turned 180° about the centre`],
      smallest: 16,
    }
  },
}

/** The built letter laid in courses, each a little higher than the one above. */
const courses: MonogramWay = {
  // A gap beside a level stroke would leave a hair of it.
  suits: (source) => isAlone(source) && 'CJKMNOSUVWXY'.includes(source.letters[0]),
  draw: (source) => {
    const { dial, letters, name } = source
    const letter = letters[0]
    const count = dial.pick('courses', [5, 6, 7])
    const height = dial.measure('height', 88, 94)
    const stroke = dial.measure('stroke', 19, 25)
    const gap = dial.measure('gap', 2.6, 3.8)
    const growth = dial.measure('growth', 1.1, 1.34, 0.01)
    const natural = built(letter, { height, stroke }).width
    const width = Math.min(96, Math.max(natural, 66))
    const [dx, dy] = [(SIDE - width) / 2, (SIDE - height) / 2]
    const path = shifted(built(letter, { height, stroke, width }).path, dx, dy)
    const sum = Array.from({ length: count }, (_, index) => growth ** index).reduce((a, b) => a + b, 0)
    const least = (height - gap * (count - 1)) / sum
    const gaps: Command[][] = []
    let y = dy
    for (let index = 0; index < count - 1; index++) {
      y += least * growth ** index
      gaps.push(box(0, y, SIDE, y + gap))
      y += gap
    }
    const lit = box(0, y, SIDE, SIDE)
    const laid = without(path, gaps.flat())
    return {
      title: `${letter} in courses`,
      idea: `The ${letter} is laid in ${count} courses, each higher than the one above: the last, in colour, carries the rest of ${name}.`,
      shapes: [filled(without(laid, lit), 'primary'), filled(without(laid, box(0, 0, SIDE, y)), 'signal')],
      dimension: { from: [dx, dy], to: [dx, dy + least], label: units(least) },
      notes: [`Courses grow by ${figure((growth - 1) * 100)} %`, `Gap ${units(gap)}`],
      smallest: 20,
    }
  },
}

/** Where bows overlap the stem, only the stem can be taken out whole. */
const litParts = (letter: string, count: number): [number, ...number[]] => {
  if (letter === 'R') return [0, 2]
  return 'BDPG'.includes(letter) ? [letter === 'G' ? 1 : 0] : [0, ...Array.from({ length: count }).keys()]
}

/** One stroke of the letter stands apart from the others, in colour. */
const apart: MonogramWay = {
  suits: (source) => isAlone(source) && !'COQS'.includes(source.letters[0]),
  draw: (source) => {
    const { dial, letters, name } = source
    const letter = letters[0]
    const height = dial.measure('height', 86, 94)
    const stroke = dial.measure('stroke', 18, 24)
    const gap = dial.measure('gap', 4, 6)
    const round = dial.pick('round', [1, 1, 0.7])
    const natural = partsOf(letter, { height, stroke, round }).width
    const width = Math.min(96, Math.max(natural * dial.measure('stretch', 0.94, 1.08, 0.01), 66))
    const { parts } = partsOf(letter, { height, stroke, round, width })
    const wider = partsOf(letter, {
      height: height + 2 * gap,
      stroke: stroke + 2 * gap,
      round,
      width: width + 2 * gap,
    })
    const index = dial.pick('lit', litParts(letter, parts.length))
    const room = shifted(wider.parts[index] ?? [], -gap, -gap)
    const rest = withoutSpecks(without(united(parts.filter((_, at) => at !== index).flat()), room), 12)
    const lit = united(parts[index] ?? [])
    const { left, top, right, bottom } = extentOf([...rest, ...lit])
    const [dx, dy] = [(SIDE - left - right) / 2, (SIDE - top - bottom) / 2]
    const at = extentOf(lit)
    return {
      title: `${letter} in parts`,
      idea: `${capital(withArticle(letter))} with one stroke set apart by ${units(gap)} and given the colour: the part of the work that ${name} does differently.`,
      shapes: [filled(shifted(rest, dx, dy), 'primary'), filled(shifted(lit, dx, dy), 'signal')],
      guides: [guide([at.left + dx, 0], [at.left + dx, SIDE]), guide([0, at.top + dy], [SIDE, at.top + dy])],
      notes: [`Stroke ${units(stroke)}`, `Gap ${units(gap)}`],
      smallest: 16,
    }
  },
}

export const SINGLE_WAYS: MonogramWay[] = [dotted, lineInside, apart, courses]
