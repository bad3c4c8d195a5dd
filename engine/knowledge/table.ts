// Figures are written as text tables, one line each, so that a reader can check them against their sources.
//
//   metric | what exactly | low typical high unit | where it applies | basis
//
// Unit: '%' (kept as a fraction), 'n' (a count), or a currency ('USD', kept in minor units); then '/month' and the like.
// Where: countries, 'EU', industries and models, comma separated; nothing at all means everywhere.
// 'firms' or 'households' there says who buys, where that makes a difference.
// 'education' there is the industry, 'model education' the model.
// Basis: a source's id with a note in brackets, or '?' and the reason for an assumption.
import { INDUSTRIES, type Industry } from '../brief-words.ts'
import { BUSINESS_MODELS, type BusinessModel } from '../read/understanding.ts'
import { inMinorUnits } from './currency.ts'
import { type Figure, METRICS, PERS } from './figure.ts'

export function cells(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

export function figures(text: string): Figure[] {
  return cells(text).map(toFigure)
}

function toFigure(row: string[]): Figure {
  const [metricCell, of, rangeCell, whereCell, basisCell] = row
  const wrong = (what: string) => new Error(`Figure with ${what}: ${row.join(' | ')}`)
  const metric = METRICS.find((known) => known === metricCell)
  if (!metric) throw wrong('an unknown metric')
  if (row.length !== 5 || !of || !rangeCell || whereCell === undefined || !basisCell)
    throw wrong('a column missing or too many')

  const range = toRange(rangeCell)
  if (!range) throw wrong('a range that cannot be read')
  const where = toWhere(whereCell)
  if (!where) throw wrong('an unknown place, industry or model')

  const id = [metric, of, ...(whereCell ? [whereCell] : [])].map(slug).join('.')
  return { id, metric, of, ...where, ...range, basis: toBasis(basisCell) }
}

const RANGE = /^([\d.]+)(?: ([\d.]+) ([\d.]+))? (%|n|[A-Z]{3})(?: ?\/([a-z-]+))?$/

function toRange(text: string): Pick<Figure, 'low' | 'typical' | 'high' | 'unit' | 'per'> | undefined {
  const found = RANGE.exec(text)
  if (!found) return undefined
  const [, first = '', second = first, third = first, unit = '', perWord] = found
  const per = PERS.find((known) => known === perWord)
  if (perWord && !per) return undefined

  const value = (word: string) => {
    if (unit === '%') return Math.round(Number(word) * 10_000) / 1_000_000
    if (unit === 'n') return Number(word)
    return inMinorUnits(Number(word), unit)
  }
  return {
    low: value(first),
    typical: value(second),
    high: value(third),
    unit: toUnit(unit),
    ...(per ? { per } : {}),
  }
}

function toUnit(word: string): Figure['unit'] {
  if (word === '%') return { kind: 'fraction' }
  return word === 'n' ? { kind: 'count' } : { kind: 'money', currency: word }
}

export function toWhere(
  text: string,
): Pick<Figure, 'industries' | 'models' | 'regions' | 'buyers'> | undefined {
  const industries: Industry[] = []
  const models: BusinessModel[] = []
  const regions: string[] = []
  let buyers: Figure['buyers']
  for (const word of text.split(',').map((part) => part.trim())) {
    const industry = INDUSTRIES.find((known) => known === word)
    const model = BUSINESS_MODELS.find((known) => known === word.replace(/^model /, ''))
    if (word === '') continue
    if (word === 'firms' || word === 'households') {
      buyers = word
      continue
    }
    if (industry) industries.push(industry)
    else if (model) models.push(model)
    else if (/^[A-Z]{2}$/.test(word)) regions.push(word)
    else return undefined
  }
  return {
    industries: industries.length > 0 ? industries : 'any',
    models: models.length > 0 ? models : 'any',
    regions: regions.length > 0 ? regions : 'any',
    ...(buyers ? { buyers } : {}),
  }
}

function toBasis(text: string): Figure['basis'] {
  if (text.startsWith('?')) return { kind: 'assumption', why: text.slice(1).trim() }
  const found = /^([a-z0-9-]+)(?: \((.+)\))?$/.exec(text)
  if (!found?.[1]) throw new Error(`Neither a source nor an assumption: ${text}`)
  const [, source, note] = found
  return {
    kind: 'source',
    source,
    ...(note ? { note } : {}),
    ...(note && isTypicalOurs(note) ? { typicalIsOurs: true as const } : {}),
  }
}

/** A note that calls only the ends of the range ours leaves the typical value to the source. */
function isTypicalOurs(note: string): boolean {
  return note
    .split(';')
    .map((clause) => clause.trim())
    .some((clause) => {
      if (!/\bours?\b/.test(clause) || /\bour range\b/.test(clause)) return false
      return /typical/.test(clause) || !/^(?:range|low|high|the rest|the later)\b/.test(clause)
    })
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
