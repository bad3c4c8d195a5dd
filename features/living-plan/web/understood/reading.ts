// Corrections of a reading as the points that the page shows, and back. Pure.
import type { FigureCorrection, ReadingCorrections } from '#engine/read/corrections.ts'
import type { Mechanism, Role } from '#engine/read/reading.ts'
import type { ReadFigure, ReadingPoint } from '../../contract.ts'
import type { Point, SheetEdits } from '../state/sheet.ts'

export type PointValues = Partial<Record<Point, string>>

/** Every correction that is one of a point. */
export function correctionsIn({ reading = {} }: SheetEdits): PointValues {
  const { mechanisms, payer, offer, country, locality, currency } = reading
  const points = { mechanism: mechanisms?.[0], payer, offer, country, locality, currency }
  return Object.fromEntries(Object.entries(points).filter(([, value]) => value !== undefined))
}

interface Change {
  points: PointValues
  /** Back to what was read. */
  reset: Point[]
  /** As they were read. */
  read: ReadingPoint[]
}

/** The corrections with these points among them; undefined where nothing is corrected any more. */
export function withPoints(
  before: ReadingCorrections | undefined,
  { points, reset, read }: Change,
): ReadingCorrections | undefined {
  const { mechanism, ...phrases } = points
  const after: Record<string, unknown> = {
    ...before,
    ...phrases,
    ...(mechanism && { mechanisms: [mechanism as Mechanism] }),
  }
  for (const point of reset) delete after[point === 'mechanism' ? 'mechanisms' : point]
  const currency = read.find(({ id }) => id === 'currency')?.original
  // A country would bring its own money: whoever wants to go on counting in the old says so.
  if (points.country && !after.currency && currency) after.currency = currency
  if (!after.country && after.currency === currency) delete after.currency
  return orNothing(after as ReadingCorrections)
}

type FigurePlace = Pick<ReadFigure, 'field' | 'start' | 'quote'>

const isFigure = (one: FigurePlace, other: FigurePlace) =>
  one.field === other.field && one.start === other.start && one.quote === other.quote

/** What the figure counts as now, if the founder said so. */
export const roleIn = (reading: ReadingCorrections | undefined, figure: ReadFigure): Role | undefined =>
  reading?.figures?.find((one) => isFigure(one, figure))?.role

/** Without a role: as it was read. A figure that is not computed with counts from when its role is confirmed. */
export function withRole(
  before: ReadingCorrections | undefined,
  figure: ReadFigure,
  role?: Role,
): ReadingCorrections | undefined {
  const { field, start, quote, original, isUsed } = figure
  const others = (before?.figures ?? []).filter((one) => !isFigure(one, figure))
  const isAsRead = role === undefined || (role === original && (isUsed || role === 'other'))
  const correction = { field, start, quote, role } as FigureCorrection
  const figures = isAsRead ? others : [...others, correction]
  const { figures: _, ...rest } = before ?? {}
  return orNothing(figures.length > 0 ? { ...rest, figures } : rest)
}

const orNothing = (corrections: ReadingCorrections): ReadingCorrections | undefined =>
  Object.keys(corrections).length > 0 ? corrections : undefined
