// What a founder corrected before a plan was first made, as changes of that plan. It is paid for by then: what cannot be, or
// speaks of words that the brief does not have any more, is left out and fails nothing.
import type { Brief } from './brief.ts'
import { correctedSource } from './compose/case-source.ts'
import { onlyReadingChanges } from './compose/reading-changes.ts'
import type { CaseSource } from './compose/source-data.ts'
import { understandingOf } from './compose/understood.ts'
import { type Edits, NO_EDITS } from './edits.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import type { Lever } from './plan/levers.ts'
import { whatIf } from './plan/what-if.ts'
import type { FigureCorrection, ReadingCorrections } from './read/corrections.ts'
import { carryOver, putRight } from './read/put-right.ts'
import type { Reading } from './read/reading.ts'

export interface Corrections {
  /** What was read wrongly. */
  reading?: ReadingCorrections
  /** Answers to questions, by the id of the number that each fills. */
  answers?: Record<string, number>
}

export interface FirstGround {
  brief: Brief
  /** As it was read. */
  source: CaseSource
  knowledge: Knowledge
  /** Whether a plan comes out of it. */
  isMakeable: (edits: Edits) => boolean
}

/** Undefined where nothing is left. */
export function firstEdits(corrections: Corrections, ground: FirstGround): Edits | undefined {
  const { source, brief, isMakeable } = ground
  const given = soundCorrections(source.reading, corrections.reading)
  const u = understandingOf(brief, source)
  const reading = onlyReadingChanges({ source, u }, given)
  const { answers = {} } = corrections
  const all = editsOf(reading, takenValues(ground, reading, answers))
  if (!hasChanges(all)) return undefined
  const edits = isMakeable(all) ? all : makeableEdits(ground, reading, answers)
  return hasChanges(edits) ? edits : undefined
}

/** Those that the reading has a place for, at their place in it, without those that it refuses. */
export function soundCorrections(reading: Reading, corrections: ReadingCorrections = {}): ReadingCorrections {
  return correctionsOf(
    piecesOf(carryOver(reading, corrections)).filter((piece) => {
      try {
        putRight(reading, correctionsOf([piece]))
        return true
      } catch {
        return false
      }
    }),
  )
}

const hasChanges = ({ values, reading }: Edits) => reading !== undefined || Object.keys(values).length > 0

const editsOf = (reading: ReadingCorrections | undefined, values: Edits['values']): Edits => ({
  ...NO_EDITS,
  values,
  ...(reading && Object.keys(reading).length > 0 && { reading }),
})

/** Answers for which the plan has a number, within its bounds, and that it does not have anyway. */
function takenValues(
  ground: FirstGround,
  reading: ReadingCorrections | undefined,
  answers: Record<string, number>,
): Edits['values'] {
  const taken = answeredLevers(ground, reading, answers).filter(({ edited }) => edited)
  return inOrder(taken.map(({ id, value }): [string, number] => [id, answers[id] ?? value]))
}

/** The numbers of the plan that the answers fill. */
export function answeredLevers(
  { brief, source: original, knowledge }: Omit<FirstGround, 'isMakeable'>,
  reading: ReadingCorrections | undefined,
  answers: Record<string, number>,
): Lever[] {
  if (Object.keys(answers).length === 0) return []
  try {
    const source = correctedSource(brief, original, reading)
    const u = understandingOf(brief, source)
    const edits = { ...NO_EDITS, values: answers }
    const { levers, problems } = whatIf({ brief, u, knowledge, source, edits })
    const refused = new Set(problems.map(({ id }) => id))
    return levers.filter(({ id }) => Object.hasOwn(answers, id) && !refused.has(id))
  } catch {
    return []
  }
}

const inOrder = (values: [string, number][]) =>
  Object.fromEntries(values.sort(([a], [b]) => (a < b ? -1 : 1)))

/** Together they make no plan: as many of them as do. */
function makeableEdits(
  ground: FirstGround,
  given: ReadingCorrections = {},
  answers: Record<string, number> = {},
): Edits {
  const { isMakeable } = ground
  const pieces = mostOf(piecesOf(given), (some) => isMakeable(editsOf(correctionsOf(some), {})))
  const reading = correctionsOf(pieces)
  const values = mostOf(Object.entries(takenValues(ground, reading, answers)), (some) =>
    isMakeable(editsOf(reading, Object.fromEntries(some))),
  )
  return editsOf(reading, Object.fromEntries(values))
}

/** A try takes a tenth of a second. */
const MOST_TRIES = 40

/** As many as are fine together: halves, and halves of those that are not. */
export function mostOf<T>(all: T[], isFine: (some: T[]) => boolean): T[] {
  let tries = 0
  const withMore = (kept: T[], more: T[]): T[] => {
    if (more.length === 0 || tries >= MOST_TRIES) return kept
    tries += 1
    const some = [...kept, ...more]
    if (isFine(some)) return some
    if (more.length === 1) return kept
    const half = Math.ceil(more.length / 2)
    return withMore(withMore(kept, more.slice(0, half)), more.slice(half))
  }
  return withMore([], all)
}

type Piece = { figure: FigureCorrection } | { point: [name: string, value: unknown] }

const piecesOf = ({ figures = [], ...points }: ReadingCorrections): Piece[] => [
  ...Object.entries(points).map((point): Piece => ({ point })),
  ...figures.map((figure) => ({ figure })),
]

function correctionsOf(pieces: Piece[]): ReadingCorrections {
  const figures = pieces.flatMap((piece) => ('figure' in piece ? [piece.figure] : []))
  const points = pieces.flatMap((piece) => ('point' in piece ? [piece.point] : []))
  return { ...Object.fromEntries(points), ...(figures.length > 0 && { figures }) }
}
