// What was read of a brief, point by point, and what of the founder's corrections changes it. Pure.
import type { CaseSource } from '#engine/compose/source-data.ts'
import { correctionOf, figuresAsRead, isAt, mechanismOf } from '#engine/intake/as-read.ts'
import type { FigureCorrection, ReadingCorrections } from '#engine/read/corrections.ts'
import type { Evidence, Understanding } from '#engine/read/understanding.ts'
import { READING_POINTS, type ReadFigure, type ReadingPoint } from '../contract.ts'

/** What a plan was first made from, and what was read of its brief. */
export interface FirstReading {
  source: CaseSource
  u: Understanding
}

type Point = ReadingPoint['id']
type AsRead = Pick<ReadingPoint, 'original' | 'basis' | 'evidence'>

function asRead({ source, u }: FirstReading, point: Point): AsRead {
  const { reading } = source
  const said = (original: string, evidence: Evidence[] = []): AsRead => ({
    original,
    basis: evidence.length > 0 ? 'said' : 'assumed',
    evidence,
  })
  switch (point) {
    case 'offer':
      return said(u.offer.value, u.offer.evidence)
    case 'payer':
      return said(u.buyer.value, u.buyer.evidence)
    case 'mechanism':
      return {
        original: mechanismOf(source),
        basis: reading.earnsUnsure ? 'assumed' : 'inferred',
        evidence: [],
      }
    case 'country':
      return { original: u.place.value.country, basis: u.place.basis, evidence: u.place.evidence }
    case 'locality':
      return { original: reading.place.locality, basis: u.place.basis, evidence: u.place.evidence }
    case 'currency':
      return { original: u.currency.value, basis: u.currency.basis, evidence: u.currency.evidence }
  }
}

/** As it was read, from which words, and as the founder put it right. */
export function readingPoints(first: FirstReading, corrections: ReadingCorrections): ReadingPoint[] {
  return READING_POINTS.map((id) => {
    const read = asRead(first, id)
    const value = correctionOf(corrections, id) ?? read.original
    return { id, ...read, value, edited: value !== read.original }
  })
}

export function readFigures({ reading }: CaseSource, { figures }: ReadingCorrections): ReadFigure[] {
  return figuresAsRead(reading.ledger, figures).map(({ entries: [entry], role, isEdited: edited }) => {
    const { field, start, quote, role: original, used: isUsed, instead } = entry
    return { field, start, quote, role, original, edited, isUsed, ...(instead && { instead }) }
  })
}

/** A figure that nobody was sure of is changed by confirming it. */
const changesFigure =
  ({ reading: { ledger } }: CaseSource) =>
  (correction: FigureCorrection): boolean => {
    const { role, status, value } = correction
    return ledger
      .filter((entry) => isAt(correction, entry))
      .some(
        (entry) =>
          (role !== undefined && (role !== entry.role || (!entry.used && role !== 'other'))) ||
          (status !== undefined && status !== entry.status) ||
          (value !== undefined && value !== entry.value),
      )
  }

/** Without what was read so anyway, in one order, whoever sends it; undefined where nothing is left. */
export function onlyReadingChanges(
  first: FirstReading,
  corrections: ReadingCorrections = {},
): ReadingCorrections | undefined {
  const { reading } = first.source
  const { country } = corrections
  const changesCountry = country !== undefined && country !== asRead(first, 'country').original
  const isSaid = ([name, value]: [string, unknown]): boolean => {
    switch (name) {
      case 'mechanisms':
        return (
          reading.earnsUnsure ||
          correctionOf(corrections, 'mechanism') !== asRead(first, 'mechanism').original
        )
      case 'user':
        return value !== reading.user.text
      case 'figures':
        return false
      case 'currency':
        // A corrected country would bring its own money: the old one is then said.
        return changesCountry || value !== asRead(first, 'currency').original
      default:
        return value !== asRead(first, name as Point).original
    }
  }
  const figures = (corrections.figures ?? []).filter(changesFigure(first.source)).sort(byPlace)
  const said = Object.entries(corrections)
    .filter(isSaid)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const changes = { ...Object.fromEntries(said), ...(figures.length > 0 && { figures }) }
  return Object.keys(changes).length > 0 ? changes : undefined
}

const byPlace = (a: FigureCorrection, b: FigureCorrection) =>
  a.field === b.field ? a.start - b.start : a.field < b.field ? -1 : 1
