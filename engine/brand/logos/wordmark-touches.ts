// What may be done to a name, once: each touch finds its own place in the letters.
import { without } from '../../drawing/combine.ts'
import type { Command, Shape } from '../../drawing/drawing.ts'
import { box, contoursOf, disc, extentOf, filled, polygon, shifted, turningOf } from '../../drawing/shapes.ts'
import type { Dial } from './dial.ts'
import { figure, ROOM, units } from './draft.ts'
import { inkOf, placed, type SetName, type SetSign } from './wordmark-set.ts'

interface TouchSource {
  set: SetName
  dial: Dial
  name: string
}

export interface Touched {
  title: string
  idea: string
  shapes: Shape[]
  note?: string
}

interface Touch {
  suits: (set: SetName) => boolean
  draw: (source: TouchSource) => Touched
}

interface Counter {
  sign: SetSign
  path: Command[]
  area: number
}

/** Holes inside letters, the largest first. */
function countersOf(set: SetName): Counter[] {
  return set.signs
    .flatMap((sign) => {
      return contoursOf(sign.path)
        .filter((path) => turningOf(path) < 0)
        .map((path) => {
          const { left, top, right, bottom } = extentOf(path)
          return { sign, path, area: (right - left) * (bottom - top) }
        })
    })
    .toSorted((a, b) => b.area - a.area)
}

const counter: Touch = {
  suits: (set) => (countersOf(set)[0]?.area ?? 0) > set.size * set.size * 0.035,
  draw: ({ set, dial, name }) => {
    const all = countersOf(set)
    const large = all.filter(({ area }) => area > (all[0]?.area ?? 0) * 0.62)
    const [first, ...others] = large
    const chosen = first && dial.pick('counter', [first, ...others])
    return {
      title: 'Lit counter',
      idea: `The room inside one letter of ${name} is filled with colour, like one window lit in a row of houses.`,
      shapes: [filled(inkOf(set.signs), 'primary'), filled(chosen?.path ?? [], 'signal')],
    }
  },
}

/** A sign with what stands above it parted from it: the dot of an i, an accent. */
function parted({ path }: SetSign): { above: Command[]; rest: Command[] } {
  const pieces = contoursOf(path)
  // A pictogram has many pieces, and none of them is an accent.
  if (pieces.length > 5) return { above: [], rest: path }
  const boxes = pieces.map(extentOf)
  const lowest = Math.max(...boxes.map(({ bottom }) => bottom))
  const top = Math.min(...boxes.filter(({ bottom }) => bottom > lowest - 0.5).map((box) => box.top))
  const isAbove = (index: number) => (boxes[index]?.bottom ?? 0) < top + 0.2
  return {
    above: pieces.filter((_, index) => isAbove(index)).flat(),
    rest: pieces.filter((_, index) => !isAbove(index)).flat(),
  }
}

const accented = (set: SetName) => set.signs.filter((sign) => parted(sign).above.length > 0)

const accent: Touch = {
  suits: (set) => !set.isJoined && set.signs.length < 24 && accented(set).length > 0,
  draw: ({ set, dial, name }) => {
    const [first, ...others] = accented(set)
    const chosen = first && dial.pick('accent', [first, ...others])
    const rest = set.signs.flatMap((sign) => (sign === chosen ? parted(sign).rest : sign.path))
    return {
      title: 'Lit point',
      idea: `${name} brings its own sign with it: what stands above the letter is the one thing in colour.`,
      shapes: [filled(rest, 'primary'), filled(chosen ? parted(chosen).above : [], 'signal')],
    }
  },
}

const endOf = (set: SetName) =>
  Math.max(...set.signs.filter(({ line }) => line === set.lines.length - 1).map(({ bounds }) => bounds.right))

const fullStop: Touch = {
  suits: (set) => !set.isJoined && set.signs.length > 0,
  draw: ({ set, dial, name }) => {
    const r = set.size * dial.measure('r', 0.075, 0.105, 0.005)
    const isRound = dial.pick('stop', [true, false])
    const gap = set.size * 0.06
    const wanted = endOf(set) + gap + 2 * r
    const ink = wanted > ROOM.right ? narrowed(set, wanted - ROOM.right) : set
    const [x, y] = [endOf(ink) + gap + r, (ink.baselines.at(-1) ?? 0) - r]
    const stop = isRound ? disc(x, y, r) : box(x - r, y - r, x + r, y + r)
    return {
      title: 'Full stop',
      idea: `${name}, and a ${isRound ? 'round' : 'square'} full stop in colour: said once, and meant.`,
      shapes: [filled(inkOf(ink.signs), 'primary'), filled(stop, 'signal')],
      note: `Stop ${units(2 * r)} across, on the baseline`,
    }
  },
}

/** A little smaller, the left edge where it was, so that something fits in at the right. */
function narrowed(set: SetName, by: number): SetName {
  const { left, right, top, bottom } = set.bounds
  const factor = (right - left - by) / (right - left)
  return placed(set, factor, left * (1 - factor), ((top + bottom) / 2) * (1 - factor))
}

const bar: Touch = {
  suits: (set) => set.signs.length > 1,
  draw: ({ set, dial, name }) => {
    const line = dial.pick('line', [0, set.lines.length - 1])
    const signs = set.signs.filter((sign) => sign.line === line)
    const count = Math.min(signs.length, dial.pick('count', [1, 2, 3]))
    const start = dial.pick('start', [0, Math.max(0, signs.length - count)])
    const under = signs.slice(start, start + count)
    const [left, right] = [
      Math.min(...under.map(({ bounds }) => bounds.left)),
      Math.max(...under.map(({ bounds }) => bounds.right)),
    ]
    const thick = set.size * dial.measure('thick', 0.075, 0.11, 0.005)
    const isLast = line === set.lines.length - 1
    const gap = set.size * 0.1
    const y = isLast
      ? Math.max(...under.map(({ bounds }) => bounds.bottom), set.baselines.at(-1) ?? 0) + gap
      : Math.min(...under.map(({ bounds }) => bounds.top)) - gap - thick
    const stroke = box(left, y, right, y + thick)
    return {
      title: isLast ? 'Underlined' : 'Overlined',
      idea: `One bar ${isLast ? 'under' : 'over'} ${count === 1 ? 'one letter' : `${count} letters`} of ${name}: the line a pencil draws to say that this is the one.`,
      shapes: [filled(inkOf(set.signs), 'primary'), filled(stroke, 'signal')],
      note: `Bar ${units(thick)} thick, ${units(gap)} off the letters`,
    }
  },
}

const cutAcross: Touch = {
  // Through one line of two it would look like a word struck out.
  suits: (set) => !set.isJoined && !set.isFine && set.size > 26 && set.lines.length === 1,
  draw: ({ set, dial, name }) => {
    const share = dial.measure('level', 0.3, 0.44, 0.01)
    const gap = Math.max(1.1, set.size * dial.measure('gap', 0.035, 0.05, 0.005))
    const rise = set.size * dial.measure('rise', -0.14, 0.14, 0.01)
    const line = dial.pick('line', [...set.baselines.keys()] as [number, ...number[]])
    const y = (set.baselines[line] ?? 0) - set.capHeight * share
    const [l, r] = [set.bounds.left - 4, set.bounds.right + 4]
    const ribbon = polygon([
      [l, y + rise / 2],
      [r, y - rise / 2],
      [r, y - rise / 2 + gap],
      [l, y + rise / 2 + gap],
    ])
    const mine = set.signs.filter((sign) => sign.line === line)
    const others = set.signs.filter((sign) => sign.line !== line)
    // A pictogram would lose its sense with one half in colour.
    const letters = mine.filter((sign) => contoursOf(sign.path).length < 6)
    const first = letters[dial.pick('letter', [0, letters.length - 1])]
    const lower = polygon([
      [l, y + rise / 2 + gap / 2],
      [r, y - rise / 2 + gap / 2],
      [r, 300],
      [l, 300],
    ])
    const cut = mine.map((sign) => ({ sign, path: without(sign.path, ribbon) }))
    const upper = cut.flatMap(({ sign, path }) => (sign === first ? without(path, lower) : path))
    const lit = cut.flatMap(({ sign, path }) => (sign === first ? without(path, upper) : []))
    return {
      title: 'Waterline',
      idea: `One fine cut runs through ${name} from end to end; below it, a single letter takes the colour.`,
      shapes: [filled([...inkOf(others), ...upper], 'primary'), filled(lit, 'signal')],
      note: `Cut ${units(gap)}, ${figure(share * 100)} % up the capitals`,
    }
  },
}

const raised: Touch = {
  suits: (set) => !set.isJoined && set.lines.length === 1 && set.signs.length > 2,
  draw: ({ set, dial, name }) => {
    const inner = set.signs.slice(1)
    const [first, ...others] = inner
    const chosen = first && dial.pick('letter', [first, ...others])
    const step = set.size * dial.measure('step', 0.14, 0.2, 0.01)
    const thick = step * 0.56
    const base = set.baselines[0] ?? 0
    const signs = set.signs.map((sign) =>
      sign === chosen ? { ...sign, path: shifted(sign.path, 0, -step) } : sign,
    )
    const at = chosen?.bounds ?? set.bounds
    return {
      title: 'One step up',
      idea: `One letter of ${name} stands a step higher than the rest, on a bar that fills exactly what it has gained.`,
      shapes: [
        filled(inkOf(signs), 'primary'),
        filled(
          box(at.left, Math.max(base, at.bottom) - thick, at.right, Math.max(base, at.bottom)),
          'signal',
        ),
      ],
      note: `Step ${units(step)}, bar ${units(thick)}`,
    }
  },
}

export const TOUCHES: Touch[] = [counter, accent, fullStop, bar, cutAcross, raised]
