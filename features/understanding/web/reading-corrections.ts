// What a founder corrects of a reading: with a point or a figure's role added, and without it again. Pure.
import type { FigureCorrection, ReadingCorrections } from '#engine/read/corrections.ts'
import type { Mechanism, Role } from '#engine/read/reading.ts'
import type { UnderstoodPoint } from '../contract.ts'
import type { Point } from './point-names.ts'

export type PointValues = Partial<Record<Point, string>>

interface Change {
  points: PointValues
  /** Back to what was read. */
  reset: Point[]
  /** As they were read. */
  read: Pick<UnderstoodPoint, 'id' | 'original'>[]
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

/** A figure by its words and where they stand. */
export interface FigurePlace {
  field: string
  start: number
  quote: string
}

/** As it was read. */
interface ReadFigure extends FigurePlace {
  original: Role
  isUsed: boolean
}

export const isFigure = (one: FigurePlace, other: FigurePlace) =>
  one.field === other.field && one.start === other.start && one.quote === other.quote

/** What the founder corrected of the figure. */
export const correctionOf = (reading: ReadingCorrections | undefined, figure: FigurePlace) =>
  reading?.figures?.find((one) => isFigure(one, figure))

/** What the figure counts as now, if the founder said so. */
export const roleIn = (reading: ReadingCorrections | undefined, figure: FigurePlace): Role | undefined =>
  correctionOf(reading, figure)?.role

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

/** The points among the corrections. */
export function pointsIn({
  mechanisms,
  payer,
  offer,
  country,
  locality,
  currency,
}: ReadingCorrections): PointValues {
  const points = { mechanism: mechanisms?.[0], payer, offer, country, locality, currency }
  return Object.fromEntries(Object.entries(points).filter(([, value]) => value !== undefined))
}
