// Two initials that are one drawing: they share a stem, hang from one bar, or pass over each other.
import { united, without } from '../../drawing/combine.ts'
import type { Command } from '../../drawing/drawing.ts'
import {
  type Bounds,
  band,
  box,
  disc,
  enlarged,
  extentOf,
  filled,
  fitted,
  mapped,
  shifted,
  withoutSpecks,
} from '../../drawing/shapes.ts'
import { figure, guide, ROOM, SIDE, units } from './draft.ts'
import { built, hasLeftStem, hasRightStem, isBuilt, type LetterForm } from './monogram-alphabet.ts'
import { listed, type MonogramSource, type MonogramWay } from './monogram-source.ts'

const WIDE = ROOM.right - ROOM.left

const pairOf = ({ letters }: MonogramSource): [string, string] => [letters[0], letters[1] ?? letters[0]]
const isPair = ({ letters }: MonogramSource) => letters.length === 2 && letters.every(isBuilt)

/** Height and stroke of letters that stand side by side, so that both fit into the room. */
function formFor(
  source: MonogramSource,
  widthOf: (form: LetterForm) => number,
): LetterForm & { stretch: number } {
  const { dial } = source
  const stroke = dial.measure('stroke', 15, 20)
  const round = dial.pick('round', [1, 1, 0.62])
  const form = {
    height: dial.measure('height', 84, 92),
    stroke,
    round,
    stretch: dial.measure('stretch', 0.92, 1.08, 0.01),
  }
  const over = widthOf(form) / WIDE
  if (over <= 1) return form
  // Narrower letters first, then smaller ones.
  const stretch = Math.max(form.stretch / over, 0.8)
  const factor = Math.min(1, (WIDE - 0.2) / widthOf({ ...form, stretch }))
  return { ...form, stretch, height: form.height * factor, stroke: stroke * factor }
}

const flipped = (path: Command[], width: number) => united(mapped(path, (x, y) => [width - x, y]))

const sharedStem: MonogramWay = {
  suits: (source) => {
    const [a, b] = pairOf(source)
    return isPair(source) && hasLeftStem(b) && (hasRightStem(a) || hasLeftStem(a)) && a !== b
  },
  draw: (source) => {
    const [a, b] = pairOf(source)
    const isFlipped = !hasRightStem(a)
    const form = formFor(source, (size) => built(a, size).width + built(b, size).width - size.stroke)
    const [first, second] = [built(a, form), built(b, form)]
    const whole = united(
      isFlipped ? flipped(first.path, first.width) : first.path,
      shifted(second.path, first.width - form.stroke, 0),
    )
    const [dx, dy] = centring(whole)
    const [left, right] = [first.width - form.stroke + dx, first.width + dx]
    const stem = box(left, dy, right, dy + form.height)
    return {
      title: isFlipped ? 'Back to back' : 'Shared stem',
      idea: isFlipped
        ? `${a} and ${b} stand back to back against one stem: take it away and ${source.name} has no letters left.`
        : `${a} ends where ${b} begins: one stem carries both initials of ${source.name}.`,
      shapes: [filled(without(shifted(whole, dx, dy), stem), 'primary'), filled(stem, 'signal')],
      guides: [guide([left, 0], [left, SIDE]), guide([right, 0], [right, SIDE])],
      dimension: { from: [left, dy], to: [right, dy], label: units(form.stroke) },
      notes: [`One stroke of ${units(form.stroke)} throughout`, `Letters ${figure(form.height)} u high`],
      smallest: 16,
    }
  },
}

const centring = (path: Command[]): [number, number] => {
  const { left, top, right, bottom } = extentOf(path)
  return [SIDE / 2 - (left + right) / 2, SIDE / 2 - (top + bottom) / 2]
}

const isUnderBar = (source: MonogramSource) =>
  isPair(source) && pairOf(source)[0] === 'T' && 'AW'.includes(pairOf(source)[1])

const hung: MonogramWay = {
  // Other letters would turn into different ones: an H under a bar reads as an A.
  suits: (source) => isPair(source) && pairOf(source).every((letter) => 'TEFZPRBD'.includes(letter)),
  draw: (source) => {
    const [a, b] = pairOf(source)
    const share = source.dial.measure('gap', 0.34, 0.52, 0.01)
    const form = formFor(source, (size) => built(a, size).width + built(b, size).width + share * size.stroke)
    const [first, second] = [built(a, form), built(b, form)]
    const gap = share * form.stroke
    const width = first.width + gap + second.width
    const whole = united(
      first.path,
      shifted(second.path, first.width + gap, 0),
      box(0, 0, width, form.stroke),
    )
    const [dx, dy] = centring(whole)
    const bar = box(dx, dy, dx + width, dy + form.stroke)
    return {
      title: 'One bar',
      idea: `${a} and ${b} hang from one bar, so that ${source.name} reads as one word and not as two.`,
      shapes: [filled(without(shifted(whole, dx, dy), bar), 'primary'), filled(bar, 'signal')],
      guides: [guide([0, dy + form.stroke], [SIDE, dy + form.stroke])],
      dimension: { from: [dx, dy], to: [dx, dy + form.stroke], label: units(form.stroke) },
      notes: [`Bar and strokes ${units(form.stroke)}`, `Gap ${units(gap)}`],
      smallest: 16,
    }
  },
}

/** A T whose stem runs into the peak of the letter below it. */
const underBar: MonogramWay = {
  suits: isUnderBar,
  draw: (source) => {
    const { dial, name } = source
    const [, b] = pairOf(source)
    const stroke = dial.measure('stroke', 12.5, 15.5)
    const gap = dial.measure('gap', 7, 10)
    const width = dial.measure('width', 90, 97)
    const height = dial.measure('height', 58, 66)
    const letter = shifted(built(b, { height, stroke, width }).path, 0, stroke + gap)
    const reach = dial.measure('reach', 0, 5)
    const bar = box(reach, 0, width - reach, stroke)
    const stem = box((width - stroke) / 2, stroke / 2, (width + stroke) / 2, stroke + gap + stroke / 2)
    const whole = united(bar, stem, letter)
    const [dx, dy] = centring(whole)
    return {
      title: 'Shared stem',
      idea: `T and ${b} share one stem: the ${b} hangs from the bar of the T, and ${name} reads from the top down.`,
      shapes: [filled(shifted(whole, dx, dy), 'primary')],
      guides: [
        guide([0, dy + stroke], [SIDE, dy + stroke]),
        guide([0, dy + stroke + gap], [SIDE, dy + stroke + gap]),
      ],
      dimension: { from: [dx, dy + stroke], to: [dx, dy + stroke + gap], label: units(gap) },
      notes: [`One stroke of ${units(stroke)} throughout`, `The ${b} hangs ${units(gap)} below the bar`],
      smallest: 16,
    }
  },
}

/** The same letter grown on every side: what has to give way to it. */
const grown = (letter: string, form: LetterForm & { width: number }, by: number): Command[] =>
  shifted(
    built(letter, {
      ...form,
      height: form.height + 2 * by,
      stroke: form.stroke + 2 * by,
      width: form.width + 2 * by,
    }).path,
    -by,
    -by,
  )

const interlaced: MonogramWay = {
  suits: (source) =>
    isPair(source) && pairOf(source)[0] !== pairOf(source)[1] && !'LI'.includes(pairOf(source)[0]),
  draw: (source) => {
    const { dial } = source
    const [a, b] = pairOf(source)
    const stroke = dial.measure('stroke', 11, 13.5)
    const gap = dial.measure('gap', 3, 4)
    const form = { height: 66, stroke, round: dial.pick('round', [1, 1, 0.6]) }
    const widths = [a, b].map((letter) => Math.min(66, Math.max(46, built(letter, form).width))) as [
      number,
      number,
    ]
    const [dx, dy] = [dial.measure('across', 24, 31), dial.measure('down', 20, 30)]
    const first = built(a, { ...form, width: widths[0] }).path
    const second = shifted(built(b, { ...form, width: widths[1] }).path, dx, dy)
    const room = shifted(grown(b, { ...form, width: widths[1] }, gap), dx, dy)
    const under = withoutSpecks(without(first, room), stroke * stroke * 0.5)
    const [all] = [extentOf([...under, ...second])]
    const factor = Math.min(WIDE / (all.right - all.left), WIDE / (all.bottom - all.top), 1.15)
    const place = (path: Command[]) => enlarged(path, factor)
    const [cx, cy] = centring(place([...under, ...second]))
    return {
      title: `${b} over ${a}`,
      idea: `${b} passes in front of ${a} and leaves a gap of one width all round: two initials of ${source.name} in one weave.`,
      shapes: [
        filled(shifted(place(under), cx, cy), 'primary'),
        filled(shifted(place(second), cx, cy), 'signal'),
      ],
      notes: [
        `Strokes ${units(stroke * factor)}, gap ${units(gap * factor)}`,
        `Set off ${units(dx * factor)} across, ${units(dy * factor)} down`,
      ],
      smallest: 20,
    }
  },
}

const isColumns = (source: MonogramSource) =>
  isPair(source) && !pairOf(source).some((letter) => 'MWI'.includes(letter))

/** The first letter tall, the second below what stands between them: an ampersand where the name has one. */
const columns: MonogramWay = {
  suits: isColumns,
  draw: (source) => {
    const { dial, hasAnd, name } = source
    const [a, b] = pairOf(source)
    const stroke = dial.measure('stroke', 13, 17)
    const gap = dial.measure('gap', 6, 8)
    const left = dial.measure('column', 40, 46)
    const height = dial.measure('height', 92, 97)
    const round = dial.pick('round', [1, 0.62])
    const right = 94 - left - gap
    const low = dial.measure('low', 50, 58)
    const [x, y] = [(SIDE - 94) / 2, (SIDE - height) / 2]
    const first = shifted(built(a, { height, stroke, round, width: narrow(a, left, stroke) }).path, x, y)
    const second = shifted(
      built(b, { height: low, stroke, round, width: narrow(b, right, stroke) }).path,
      x + left + gap,
      y + height - low,
    )
    const above = { left: x + left + gap, top: y, right: x + 94, bottom: y + height - low - gap }
    const form = dial.pick('form', ['block', 'half disc', 'quarter disc'])
    const held = hasAnd ? fitted(source.lettering('&'), above) : cornerPiece(form, above)
    return {
      title: hasAnd ? 'And between' : 'Tall and short',
      idea: hasAnd
        ? `Read ${a}, and, ${b}: the tall ${a} and the low ${b} leave the corner between them to the ampersand of ${name}.`
        : `A tall ${a} keeps a low ${b} beside it; the ${form} above the ${b} fills the corner, and ${name} stamps a whole square.`,
      shapes: [filled(first, 'primary'), filled(second, 'primary'), filled(held, 'signal')],
      guides: [guide([0, above.bottom], [SIDE, above.bottom]), guide([above.left, 0], [above.left, SIDE])],
      dimension: { from: [x + left, y + height], to: [x + left + gap, y + height], label: units(gap) },
      notes: [
        `Strokes ${units(stroke)}, gap ${units(gap)}`,
        `${b} is ${figure((low / height) * 100)} % as high as ${a}`,
      ],
      smallest: 20,
    }
  },
}

/** Fills a corner, or as much of it as its form can. */
function cornerPiece(form: string, { left, top, right, bottom }: Bounds): Command[] {
  const [width, height] = [right - left, bottom - top]
  if (form === 'block') return box(left, top, right, bottom)
  const r = form === 'half disc' ? Math.min(width / 2, height) : Math.min(width, height)
  const [cx, to] = form === 'half disc' ? [left + r, 360] : [left, 360]
  return united(band(cx, bottom, 0.01, r, form === 'half disc' ? 180 : 270, to))
}

/** An I has no width to give. */
const narrow = (letter: string, width: number, stroke: number) => (letter === 'I' ? stroke : width)

const turnedPair: MonogramWay = {
  suits: (source) => isPair(source) && pairOf(source)[0] === pairOf(source)[1],
  draw: (source) => {
    const { dial } = source
    const [a] = pairOf(source)
    const stroke = dial.measure('stroke', 14, 18)
    const [gap, drop] = [dial.measure('gap', 5.5, 8), dial.measure('drop', 12, 24)]
    const form = { height: 94 - drop, stroke, round: dial.pick('round', [1, 0.62]) }
    const width = Math.min(44, Math.max(30, built(a, form).width))
    const letter = built(a, { ...form, width }).path
    const other = mapped(letter, (x, y) => [2 * width + gap - x, form.height + drop - y])
    const [dx, dy] = centring([...letter, ...other])
    return {
      title: `${a} turned`,
      idea: `The second ${a} is the first one turned half round: the two of ${source.name} fit like key and lock.`,
      shapes: [filled(shifted(letter, dx, dy), 'primary'), filled(united(shifted(other, dx, dy)), 'signal')],
      guides: [guide([SIDE / 2, 0], [SIDE / 2, SIDE]), guide([0, SIDE / 2], [SIDE, SIDE / 2])],
      dimension: {
        from: [SIDE / 2 - gap / 2, SIDE / 2],
        to: [SIDE / 2 + gap / 2, SIDE / 2],
        label: units(gap),
      },
      notes: [`Turned 180° about the centre`, `Drop ${units(drop)}, gap ${units(gap)}`],
      smallest: 16,
    }
  },
}

/** Three initials and, where the fourth would be, a square. */
const quarters: MonogramWay = {
  suits: ({ letters }) => letters.length === 3 && letters.every(isBuilt),
  draw: (source) => {
    const { dial, letters } = source
    const stroke = dial.measure('stroke', 8.4, 10.6)
    const gap = dial.measure('gap', 6, 9)
    const whole = dial.measure('whole', 90, 96)
    const side = (whole - gap) / 2
    const round = dial.pick('round', [1, 0.62])
    const start = (SIDE - whole) / 2
    const empty = dial.pick('empty', [1, 3, 2])
    const cells = [0, 1, 2, 3].filter((cell) => cell !== empty)
    const at = (cell: number): [number, number] => [
      start + (cell % 2) * (side + gap),
      start + (cell > 1 ? side + gap : 0),
    ]
    const shapes = letters.map((letter, index) => {
      const [x, y] = at(cells[index] ?? 0)
      const width = narrow(letter, side, stroke)
      const path = built(letter, { height: side, stroke, round, width }).path
      return filled(shifted(path, x + (side - width) / 2, y), 'primary')
    })
    const [x, y] = at(empty)
    const small = dial.measure('small', 0.5, 1, 0.02) * (side / 2)
    const mark = dial.pick('mark', [
      disc(x + side / 2, y + side / 2, small),
      box(x + side / 2 - small, y + side / 2 - small, x + side / 2 + small, y + side / 2 + small),
    ])
    return {
      title: 'Four fields',
      idea: `${listed(letters)} take three fields of a square; the fourth holds one plain mark, so that ${source.name} is known even where it is too small to read.`,
      shapes: [...shapes, filled(mark, 'signal')],
      dimension: { from: [start, start], to: [start + side, start], label: units(side) },
      notes: [`Fields ${units(side)}, gap ${units(gap)}`, `Strokes ${units(stroke)}`],
      smallest: 24,
    }
  },
}

/** What only these letters can do: where one of them suits, nothing else is asked for. */
export const RARE_PAIR_WAYS: MonogramWay[] = [
  sharedStem,
  hung,
  underBar,
  turnedPair,
  { ...columns, suits: (source) => source.hasAnd && isColumns(source) },
]
export const PAIR_WAYS: MonogramWay[] = [interlaced, columns, quarters]
