// The emblem: name and place around one picture, as a stamp has them; on a banner where letters cannot go round.
import { shared, without } from '../../drawing/combine.ts'
import type { Command, Drawing, Shape } from '../../drawing/drawing.ts'
import { box, disc, filled, fitted, lined, mapped, pierced, shifted } from '../../drawing/shapes.ts'
import { isJoined, isRightToLeft, scriptsIn, tidied } from '../../fonts/clusters.ts'
import type { Concept } from '../brand.ts'
import { dialOf } from './dial.ts'
import { boundsOf, conceptOf, type Draft, guide, SIDE, units } from './draft.ts'
import { type ArcStyle, fittedArc } from './emblem-arcs.ts'
import { EDGE_KINDS, edgeOf, separators, ticks } from './emblem-edges.ts'
import { initialsOf } from './name-words.ts'
import type { LogoSource } from './source.ts'

/** What stands in the middle, in its own box, and what it is called: 'ear of wheat'. */
export interface Centre {
  drawing: Drawing
  noun: string
}

const C = SIDE / 2
const SMALLEST = 48

export function emblemConcept(source: LogoSource, picture?: Centre): Concept {
  const centre = picture ?? initialOf(source)
  const { name } = source.identity
  const isStraight = scriptsIn(name).length > 0 || isJoined(name) || isRightToLeft(name)
  return conceptOf(4, 'emblem', isStraight ? onBanner(source, centre) : onCircle(source, centre))
}

/** Where there is no picture, the first letter of the name. */
function initialOf({ identity, outlines }: LogoSource): Centre {
  const letter = initialsOf(identity.name).letters[0]
  const { display, displayWeight } = identity.type
  const { path } = outlines.text(letter, { face: display, weight: displayWeight, size: 100 })
  const inside = fitted(path, { left: 22, top: 22, right: 98, bottom: 98 })
  return { drawing: { width: SIDE, height: SIDE, items: [filled(inside, 'primary')] }, noun: letter }
}

/** Only what is said of this company, shortest first to hand: its place, else what it deals in. */
function lowerWords({ u, identity }: LogoSource): string | undefined {
  const { locality } = u.place.value
  const place = u.place.basis === 'assumed' ? undefined : locality
  const said = [place, ...u.terms].find(
    (words) => words && words.length <= 20 && scriptsIn(words).length === 0 && !hasWord(identity.name, words),
  )
  return said ? tidied(said).toUpperCase() : undefined
}

const hasWord = (name: string, words: string) => name.toLowerCase().includes(words.toLowerCase())

function onCircle(source: LogoSource, centre: Centre): Draft {
  const { identity, outlines, seed } = source
  const dial = dialOf(seed)
  const kind = dial.pick('edge kind', EDGE_KINDS)
  const edge = edgeOf(kind, dial)
  const { display, displayWeight } = identity.type
  const weight = Math.max(500, displayWeight)
  // Faces differ in how high their capitals are; on the circle they all come out alike.
  const { capHeight } = outlines.text('H', { face: display, weight, size: 1 })
  const style: ArcStyle = {
    face: display,
    weight,
    size: (kind === 'hexagon' ? 5.9 : dial.measure('capitals', 6.3, 6.9)) / (capHeight || 0.7),
    tracking: dial.measure('tracking', 0.1, 0.16, 0.01),
    radius: edge.radius,
  }
  const { top: upper, bottom: lower } = wordsFor(source)
  const top = fittedArc(outlines, upper, 'top', style, [dial.measure('spread', 118, 140), lower ? 222 : 300])
  const room = 360 - top.sweep - 34
  const bottom = lower
    ? fittedArc(outlines, lower, 'bottom', { ...style, size: Math.min(style.size, top.size * 1.1) }, [
        Math.min(90, room),
        Math.max(60, room),
      ])
    : undefined
  const sweep = bottom?.sweep ?? 0
  const between = (top.sweep / 2 + (360 - sweep) / 2) / 2
  const marks = bottom ? separators(dial, edge.radius, [between, -between]) : []
  const rest = bottom
    ? []
    : ticks(edge.radius, 90 - (360 - top.sweep - 40) / 2, 90 + (360 - top.sweep - 40) / 2)
  const words = [...top.path, ...(bottom?.path ?? []), ...rest]
  const isSolid = kind === 'solid ring'
  const picture = centred(centre.drawing, edge.innerRadius)
  const outer = isSolid ? pierced(edge.outer, [...words, ...marks]) : edge.outer
  return {
    title: edge.title,
    idea: ideaOf(source, centre, lower),
    shapes: [
      filled(outer, 'primary'),
      filled(edge.inner, 'primary'),
      ...(isSolid ? [] : [filled(words, 'primary')]),
      // On a solid ring they are left out like the words: colour on colour would be lost.
      ...(isSolid ? [] : [filled(marks, 'signal')]),
      ...picture,
    ],
    guides: [lined(disc(C, C, edge.radius), 'line', 0.4), guide([0, C], [SIDE, C]), guide([C, 0], [C, SIDE])],
    dimension: { from: [C, C], to: [C + edge.radius, C], label: `r ${units(edge.radius)}` },
    notes: [edge.note, `Capitals set at ${units(top.size)} on r ${edge.radius}`],
    smallest: SMALLEST,
  }
}

/** A very long name takes both arcs; any other shares the circle with its place. */
function wordsFor(source: LogoSource): { top: string; bottom?: string } {
  const name = tidied(source.identity.name).toUpperCase()
  const words = name.split(' ')
  if (name.length > 34 && words.length > 1) {
    const half =
      words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= name.length * 0.45) + 1
    const bottom = words.slice(half).join(' ')
    return bottom ? { top: words.slice(0, half).join(' '), bottom } : { top: name }
  }
  const bottom = lowerWords(source)
  return bottom ? { top: name, bottom } : { top: name }
}

function ideaOf({ identity, u }: LogoSource, { noun }: Centre, lower: string | undefined): string {
  const what = noun.length === 1 ? `the ${noun}` : withArticleOf(noun)
  const place = u.place.value.locality
  const isPlace = lower !== undefined && place?.toUpperCase() === lower
  const second = isPlace
    ? `${place} below`
    : lower
      ? `${lower.toLowerCase()} below`
      : 'a row of strokes below'
  return `${identity.name} above, ${second}, ${what} between: all that a stamp on a box or a bill has to say.`
}

const withArticleOf = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)

/** The picture at its largest within a circle, strokes and all. */
function centred(drawing: Drawing, radius: number, cx = C, cy = C): Shape[] {
  const shapes = drawing.items.filter((item): item is Shape => item.kind === 'shape' && item.path.length > 0)
  if (shapes.length === 0) return []
  const { left, top, right, bottom } = boundsOf(shapes)
  const [width, height] = [right - left, bottom - top]
  const factor = Math.min(
    (radius * 1.62) / Math.hypot(width, height),
    (radius * 1.3) / Math.max(width, height),
  )
  const to = (x: number, y: number): [number, number] => [
    (x - (left + right) / 2) * factor + cx,
    (y - (top + bottom) / 2) * factor + cy,
  ]
  return shapes.map((shape) => ({
    ...shape,
    path: mapped(shape.path, to),
    ...(shape.stroke ? { stroke: { ...shape.stroke, width: shape.stroke.width * factor } } : {}),
  }))
}

/** For scripts whose letters join or stand upright: the name straight across, on a band in front of the ring. */
function onBanner(source: LogoSource, centre: Centre): Draft {
  const { identity, outlines, seed } = source
  const dial = dialOf(seed)
  const { display, displayWeight } = identity.type
  const line = dial.measure('edge', 2.4, 3.4)
  const [top, height] = [dial.measure('top', 74, 78), dial.measure('height', 22, 26)]
  const inset = dial.measure('inset', 3, 8)
  const written = outlines.text(identity.name, {
    face: display,
    weight: Math.max(600, displayWeight),
    size: 20,
  }).path
  const room = { left: 14 + inset, top: top + 4.5, right: SIDE - 14 - inset, bottom: top + height - 4.5 }
  const words = fitted(written, room)
  const notch = dial.measure('notch', 0, 5)
  const band = bannerOf(inset, top, height, notch)
  const gap = 2.6
  const ring = without(disc(C, C, 56), disc(C, C, 56 - line))
  const clear = box(0, top - gap, SIDE, top + height + gap)
  const inner = dial.pick('inner ring', [true, false])
    ? without(without(disc(C, C, 50.4), disc(C, C, 49.4)), clear)
    : []
  const rays = shared(shifted(ticks(41.5, 66, 114), 0, 7.2), box(0, top + height + gap, SIDE, SIDE))
  return {
    title: 'Banner',
    idea: `${identity.name} is written straight, as it is read, on a band in front of the ring; ${centre.noun.length <= 2 ? 'its first sign' : withArticleOf(centre.noun)} stands above it.`,
    shapes: [
      filled(without(ring, clear), 'primary'),
      filled(inner, 'primary'),
      filled(pierced(band, words), 'primary'),
      filled(rays, 'signal'),
      ...centred(centre.drawing, 29, C, (8 + top) / 2 + 1),
    ],
    guides: [
      lined(disc(C, C, 56), 'line', 0.4),
      guide([0, top], [SIDE, top]),
      guide([0, top + height], [SIDE, top + height]),
    ],
    dimension: { from: [C, top], to: [C, top + height], label: units(height) },
    notes: [`Ring r 56, edge ${units(line)}`, `Band ${units(height)} high, ${units(gap)} clear of the ring`],
    smallest: SMALLEST,
  }
}

function bannerOf(inset: number, top: number, height: number, notch: number): Command[] {
  const [left, right] = [inset, SIDE - inset]
  return [
    ['M', left, top],
    ['L', right, top],
    ['L', right - notch, top + height / 2],
    ['L', right, top + height],
    ['L', left, top + height],
    ['L', left + notch, top + height / 2],
    ['Z'],
  ]
}
