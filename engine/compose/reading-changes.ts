// What was read of a brief, point by point, and what of the founder's corrections changes it. Pure.
import type { FigureCorrection, ReadingCorrections } from '../read/corrections.ts'
import type { LedgerEntry } from '../read/reading.ts'
import type { Evidence, Understanding } from '../read/understanding.ts'
import type { CaseSource } from './source-data.ts'

/** What a plan was first made from, and what was read of its brief. */
export interface FirstReading {
  source: CaseSource
  u: Understanding
}

type ReadingPointId = 'offer' | 'payer' | 'mechanism' | 'country' | 'locality' | 'currency'

interface PointAsRead {
  original: string
  basis: 'said' | 'inferred' | 'assumed'
  evidence: Evidence[]
}

/** The plan earns as its trade does: what the reading guessed has only a vote in it. */
export function asRead({ source: { reading, choice }, u }: FirstReading, point: ReadingPointId): PointAsRead {
  const said = (original: string, evidence: Evidence[] = []): PointAsRead => ({
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
        original: choice.trade.earns[0]?.mechanism ?? '',
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

export const correctionOf = (corrections: ReadingCorrections, point: ReadingPointId): string | undefined =>
  point === 'mechanism' ? corrections.mechanisms?.[0] : corrections[point]

type FigurePlace = Pick<LedgerEntry, 'field' | 'start' | 'quote'>
export const isAt = (one: FigurePlace, other: FigurePlace) =>
  one.field === other.field && one.start === other.start && one.quote === other.quote

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
        return value !== asRead(first, name as ReadingPointId).original
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
