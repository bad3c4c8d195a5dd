// What was read of a business, point by point, with the founder's words that it rests on.
import { correctionOf } from '../compose/reading-changes.ts'
import type { CaseSource } from '../compose/source-data.ts'
import { FIGURE_FIELDS, type ReadingCorrections } from '../read/corrections.ts'
import { COUNTRIES } from '../read/places/countries.ts'
import type { LedgerEntry, Mechanism, Phrase, Role } from '../read/reading.ts'
import { mechanismOf, type ReadPoint } from './as-read.ts'
import type { OpenedBrief } from './open-brief.ts'

export interface IntakePoint {
  id: ReadPoint
  value: string
  original: string
  isEdited: boolean
  basis: 'said' | 'inferred' | 'assumed'
  quotes: string[]
}

const POINT_IDS = ['mechanism', 'payer', 'offer', 'country', 'locality', 'currency'] as const

const MOST_QUOTES = 3

export function pointsOf(
  opened: OpenedBrief,
  corrected: CaseSource,
  corrections: ReadingCorrections,
): IntakePoint[] {
  return POINT_IDS.map((id) => {
    const { original, basis, quotes } = asRead(opened, id)
    const correction = correctionOf(corrections, id)
    const value = correction ?? followed(corrected, id) ?? original
    const isEdited = value !== original
    return {
      id,
      value,
      original,
      isEdited,
      basis: correction === undefined ? basis : 'said',
      quotes: isEdited ? [] : quotes.slice(0, MOST_QUOTES),
    }
  })
}

type AsRead = Pick<IntakePoint, 'original' | 'basis' | 'quotes'>

/** Another country brings its own money, and may have no town of that name. */
function followed({ reading }: CaseSource, id: ReadPoint): string | undefined {
  if (id === 'currency') return reading.currency
  return id === 'locality' ? reading.place.locality : undefined
}

function asRead({ brief, source }: OpenedBrief, id: ReadPoint): AsRead {
  const { reading } = source
  const { place, ledger, currency } = reading
  switch (id) {
    case 'mechanism':
      return reading.earnsUnsure
        ? { original: '', basis: 'assumed', quotes: [] }
        : { original: mechanismOf(source), basis: 'inferred', quotes: quotesOf(ledger, EARNED) }
    case 'payer':
      return phraseAsRead(reading.payer)
    case 'offer':
      return phraseAsRead(reading.offer)
    case 'locality':
      return saidWhere(place.locality, wordsFor([place.locality], brief))
    case 'country': {
      const { code = '', names = [] } = COUNTRIES.find((one) => one.code === place.country) ?? {}
      const quotes = wordsFor(names, brief)
      return quotes.length > 0
        ? { original: code, basis: 'said', quotes }
        : { original: code, basis: code ? 'inferred' : 'assumed', quotes: wordsFor([place.locality], brief) }
    }
    case 'currency': {
      const quotes = ledger.filter((entry) => entry.unit === 'money' && entry.currency).map(trimmed)
      const basis = quotes.length > 0 ? 'said' : place.country ? 'inferred' : 'assumed'
      return { original: currency, basis, quotes: quotes.slice(0, 1) }
    }
  }
}

/** What is paid for: the ways of earning rest on it. */
const EARNED: Role[] = ['price', 'commission-rate']

const quotesOf = (ledger: LedgerEntry[], roles: Role[]): string[] => [
  ...new Set(ledger.filter(({ used, role }) => used && roles.includes(role)).map(trimmed)),
]

const trimmed = ({ quote }: LedgerEntry): string => quote.replace(/[.,;:]+$/, '')

/** Below this a phrase may be about somebody else. */
const LEAST_SURE = 0.4

function phraseAsRead({ text, sure, from }: Phrase): AsRead {
  if (!text || sure < LEAST_SURE) return { original: '', basis: 'assumed', quotes: [] }
  return { original: text, basis: 'said', quotes: from ? [from.quote] : [] }
}

const saidWhere = (original: string, quotes: string[]): AsRead =>
  original === ''
    ? { original, basis: 'assumed', quotes: [] }
    : { original, basis: quotes.length > 0 ? 'said' : 'inferred', quotes }

/** The first of the names that stands in the brief, as it stands there. */
function wordsFor(names: string[], brief: OpenedBrief['brief']): string[] {
  const texts = [...FIGURE_FIELDS.map((field) => brief[field]), brief.startupName]
  for (const name of names) {
    if (name.length < 2) continue
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\d])`,
      'iu',
    )
    for (const text of texts) {
      const found = pattern.exec(text)
      // A code of two letters may be any word.
      if (found && (name.length > 3 || found[0] === name)) return [found[0]]
    }
  }
  return []
}

const MOST_WAYS = 6

/** The ways of earning to offer first. */
export function likelyWays(source: CaseSource, corrected: CaseSource): Mechanism[] {
  const ways = [
    ...corrected.reading.earns.map(({ mechanism }) => mechanism),
    ...source.reading.earns.map(({ mechanism }) => mechanism),
  ]
  const main = [mechanismOf(corrected), mechanismOf(source)] as Mechanism[]
  return [...new Set([...main, ...ways])].slice(0, MOST_WAYS)
}
