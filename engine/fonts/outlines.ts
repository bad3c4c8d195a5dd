// Text as outlines: which face writes which letter, in which order, and the curves of it. Pure: the font files are given.
import * as fontkit from 'fontkit'
import { united } from '../drawing/combine.ts'
import { hasNoOverlap } from '../drawing/contours.ts'
import type { Command } from '../drawing/drawing.ts'
import { mapped, shifted } from '../drawing/shapes.ts'
import { clustersOf, isRightToLeft, runsRightToLeft, scriptsFor } from './clusters.ts'
import { FACES, type Face, type FaceId, type FontFiles, SCRIPTS } from './faces.ts'

interface TextStyle {
  face: FaceId
  weight: number
  size: number
  /** Between letters, in parts of the size. */
  tracking?: number
}

interface Outline {
  /** From x = 0, the baseline at y = 0; clockwise, holes the other way. */
  path: Command[]
  width: number
  ascent: number
  capHeight: number
  /** False where a character had to be left out because no face can write it. */
  isComplete: boolean
}

/** One sign as it is written, its own origin at x = 0, y = 0. */
interface GlyphOutline {
  path: Command[]
  /** Where it stands in the line. */
  x: number
  advance: number
}

interface GlyphLine extends Outline {
  glyphs: GlyphOutline[]
}

export interface Outlines {
  text(text: string, style: TextStyle): Outline
  glyphs(text: string, style: TextStyle): GlyphLine
}

interface Run {
  font: fontkit.Font
  text: string
  isRightToLeft: boolean
}

export function createOutlines(files: FontFiles): Outlines {
  const glyphs = (text: string, style: TextStyle): GlyphLine => {
    const own = fontOf(files, FACES[style.face], style.weight)
    const { runs, isComplete } = runsOf(files, text, style)
    const placed = runs.flatMap((run) => glyphsOf(run, style))
    let x = 0
    const line = placed.map(({ advance, outline }): GlyphOutline => {
      const at = x
      x += advance
      return {
        x: at,
        advance,
        get path() {
          return outline()
        },
      }
    })
    const metrics = own ?? runs[0]?.font
    const scale = metrics ? style.size / metrics.unitsPerEm : 0
    return {
      glyphs: line,
      get path() {
        return line.flatMap((glyph) => shifted(glyph.path, glyph.x, 0))
      },
      width: line.length > 0 ? x - (style.tracking ?? 0) * style.size : 0,
      ascent: (metrics?.ascent ?? 0) * scale,
      capHeight: (metrics?.capHeight ?? 0) * scale,
      isComplete,
    }
  }
  return { glyphs, text: glyphs }
}

/** Parsed once for a set of files: parsing costs more than drawing. */
const parsed = new WeakMap<FontFiles, Map<string, fontkit.Font>>()

function fontOf(files: FontFiles, face: Face, weight: number): fontkit.Font | undefined {
  const nearest = Object.entries(face.files)
    .filter(([name, path]) => files.has(path) && !name.endsWith('Italic'))
    .toSorted(
      ([a], [b]) => Math.abs(Number.parseInt(a, 10) - weight) - Math.abs(Number.parseInt(b, 10) - weight),
    )
    .at(0)
  const bytes = nearest && files.get(nearest[1])
  if (!bytes) return undefined
  const fonts = parsed.get(files) ?? new Map<string, fontkit.Font>()
  parsed.set(files, fonts)
  const font = fonts.get(nearest[1]) ?? (fontkit.create(padded(bytes)) as fontkit.Font)
  fonts.set(nearest[1], font)
  return font
}

/** The reader looks at the head of every glyph, and an empty one may lie at the very end of a file. */
const padded = (bytes: Uint8Array) => Buffer.concat([bytes, new Uint8Array(16)])

/** Faces of ours that write more alphabets than the others do. */
const SPARE: FaceId[] = ['source-serif-4', 'ibm-plex-sans']

function runsOf(files: FontFiles, text: string, { face, weight }: TextStyle) {
  const clusters = clustersOf(text)
  const spare = FACES[face].fallback === 'serif' ? SPARE : SPARE.toReversed()
  const fonts = new Map<Face, fontkit.Font | undefined>()
  const fontFor = (candidate: Face) => {
    if (!fonts.has(candidate)) fonts.set(candidate, fontOf(files, candidate, weight))
    return fonts.get(candidate)
  }
  /** One after the other: most letters are in the first. */
  function* candidates(cluster: string): Generator<fontkit.Font> {
    const scripts = function* () {
      yield FACES[face]
      for (const script of scriptsFor(cluster, text)) yield SCRIPTS[script]
      for (const id of spare) yield FACES[id]
    }
    for (const candidate of scripts()) {
      const font = fontFor(candidate)
      if (font) yield font
    }
  }
  const runs: Run[] = []
  let isComplete = true
  for (const cluster of clusters) {
    const found = writerOf(cluster, () => candidates(cluster))
    if (found?.text !== cluster) isComplete = false
    if (found) append(runs, { ...found, isRightToLeft: directionOf(cluster, runs) })
  }
  const trimmed = trim(runs)
  return { runs: runsRightToLeft(clusters) ? inReadingOrder(trimmed) : leftToRight(trimmed), isComplete }
}

/** The first that can write the whole cluster; else the first that can write it without its marks. */
function writerOf(cluster: string, fonts: () => Iterable<fontkit.Font>) {
  const letter = String.fromCodePoint(cluster.codePointAt(0) ?? 32)
  for (const text of [cluster, letter]) {
    for (const font of fonts()) if (canWrite(font, text)) return { font, text }
  }
  return undefined
}

const STEERING = /\u200C|\u200D|[\uFE00-\uFE0F]/u
const canWrite = (font: fontkit.Font, text: string) =>
  Array.from(text).every((sign) => STEERING.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

const NEUTRAL = /^[^\p{L}\p{N}]/u

/** Spaces and points go the way of the letters before them. */
const directionOf = (cluster: string, before: Run[]) =>
  NEUTRAL.test(cluster) ? (before.at(-1)?.isRightToLeft ?? isRightToLeft(cluster)) : isRightToLeft(cluster)

function append(runs: Run[], run: Run) {
  const last = runs.at(-1)
  if (last && last.font === run.font && last.isRightToLeft === run.isRightToLeft) last.text += run.text
  else runs.push(run)
}

const trim = (runs: Run[]) => {
  const first = runs[0]
  const last = runs.at(-1)
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return runs.filter(({ text }) => text !== '')
}

/** A line that runs to the left: the last run stands first, except that neighbours running right keep their order. */
const inReadingOrder = (runs: Run[]) =>
  turned(
    turned(runs, () => true),
    (run) => !run.isRightToLeft,
  )
const leftToRight = (runs: Run[]) => turned(runs, (run) => run.isRightToLeft)

/** Turns round each stretch of runs of which the test holds. */
function turned(runs: Run[], test: (run: Run) => boolean): Run[] {
  const result: Run[] = []
  let stretch: Run[] = []
  for (const run of runs) {
    if (test(run)) stretch.unshift(run)
    else {
      result.push(...stretch, run)
      stretch = []
    }
  }
  return [...result, ...stretch]
}

function glyphsOf({ font, text, isRightToLeft }: Run, { size, tracking = 0 }: TextStyle) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = laidOut(font, text, tracking !== 0, isRightToLeft ? 'rtl' : 'ltr')
  const gap = isRightToLeft ? 0 : tracking * size
  return glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return {
      // Often only the width of a line is asked for.
      outline: once(() =>
        mapped(cleanOutline(font, glyph), (x, y) => [
          x * (size / CLEAN) + xOffset * scale,
          y * (size / CLEAN) - yOffset * scale,
        ]),
      ),
      // A mark stands on its letter: nothing comes between them.
      advance: xAdvance * scale + (positions[index + 1]?.xAdvance === 0 ? 0 : gap),
    }
  })
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Some faces leave out where a rare mark sits on a rare letter, and the reader then fails: such a text is laid out
 * without placing its marks, and if that fails too, sign by sign.
 */
function laidOut(font: fontkit.Font, text: string, isSpaced: boolean, direction: 'ltr' | 'rtl'): Line {
  const spaced: Record<string, boolean> = isSpaced ? { liga: false, clig: false } : {}
  for (const features of [spaced, { ...spaced, mark: false, mkmk: false }]) {
    try {
      return font.layout(text, features, undefined, undefined, direction)
    } catch {}
  }
  const glyphs = font.glyphsForString(text)
  if (direction === 'rtl') glyphs.reverse()
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, xOffset: 0, yOffset: 0 })),
  }
}

interface Line {
  glyphs: fontkit.Glyph[]
  positions: Pick<fontkit.GlyphPosition, 'xAdvance' | 'xOffset' | 'yOffset'>[]
}

/** The size at which outlines are cleaned. */
const CLEAN = 100
const clean = new WeakMap<fontkit.Font, Map<number, Command[]>>()

/** Many faces draw a letter as strokes that overlap: it becomes one outline, once. */
function cleanOutline(font: fontkit.Font, glyph: fontkit.Glyph): Command[] {
  const known = clean.get(font) ?? new Map<number, Command[]>()
  clean.set(font, known)
  const path = known.get(glyph.id) ?? asOneOutline(commandsOf(glyph.path.commands, CLEAN / font.unitsPerEm))
  known.set(glyph.id, path)
  return path
}

/** Joining takes a hundred times as long as looking whether there is anything to join. */
const asOneOutline = (path: Command[]) => (hasNoOverlap(path) ? path : united(path))

/** Font curves are quadratic and run upwards; a drawing's are cubic and run downwards. */
function commandsOf(commands: fontkit.PathCommand[], scale: number): Command[] {
  let [lastX, lastY] = [0, 0]
  return commands.map(({ command, args }): Command => {
    const at = (index: number): [number, number] => [
      (args[index] ?? 0) * scale,
      -(args[index + 1] ?? 0) * scale,
    ]
    if (command === 'closePath') return ['Z']
    const [x, y] = at(args.length - 2)
    const [fromX, fromY] = [lastX, lastY]
    ;[lastX, lastY] = [x, y]
    if (command === 'moveTo') return ['M', x, y]
    if (command === 'lineTo') return ['L', x, y]
    if (command === 'bezierCurveTo') return ['C', ...at(0), ...at(2), x, y]
    const [cx, cy] = at(0)
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3
    return ['C', third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y]
  })
}
