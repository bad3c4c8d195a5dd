// A figure of the knowledge as a quantity of the plan. What a source says is credited to it; what we chose within its
// frame is our assumption and says so.

import type { Metric } from '../knowledge/figure.ts'
import { type Found, findFigure, type Wanted } from '../knowledge/find.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Understanding } from '../read/understanding.ts'
import type { Quantity } from './kit/quantity.ts'

export interface Benchmark {
  metric: Metric
  /** What exactly: 'baker', 'card online'. When given, nothing else will do. */
  of?: string
  label: string
  show: (value: number) => string
  /** From the figure to what the plan counts in: a yearly pay to a monthly one. */
  convert?: (value: number) => number
  /** When nothing fits; in the plan's own units. */
  otherwise: { value: number; low: number; high: number; why: string }
}

export function wantedFor(u: Understanding, metric: Metric, of?: string): Wanted {
  return {
    metric,
    ...(of && { of }),
    industry: u.industry.value,
    model: u.model.value,
    sells: u.sells.value,
    country: u.place.value.country,
    currency: u.currency.value,
  }
}

interface Framed {
  quantity: Quantity
  low: number
  high: number
}

export function benchmarkQuantity(
  id: string,
  { metric, of, label, show, convert = (value) => value, otherwise }: Benchmark,
  knowledge: Knowledge,
  u: Understanding,
): Framed {
  const found = findFigure(knowledge, wantedFor(u, metric, of))
  if (!found || (of && !found.isNamed) || !isUsable(found, u.currency.value))
    return { quantity: assumption(id, label, otherwise, show), low: otherwise.low, high: otherwise.high }
  const { figure, source } = found
  const [value, low, high] = [figure.typical, figure.low, figure.high].map(convert) as [
    number,
    number,
    number,
  ]
  const note = noteOf(found)
  if (source && figure.basis.kind === 'source' && !figure.basis.typicalIsOurs && !found.converted)
    return {
      quantity: {
        id,
        label,
        value,
        text: show(value),
        basis: { kind: 'source', source, range: `${show(low)} to ${show(high)}`, ...(note && { note }) },
      },
      low,
      high,
    }
  const why =
    figure.basis.kind === 'assumption' ? figure.basis.why : (figure.basis.note ?? 'within the source’s range')
  const quantity = assumption(id, label, { value, low, high, why: note ? `${why}; ${note}` : why }, show)
  const framed =
    source && quantity.basis.kind === 'assumption'
      ? { ...quantity, basis: { ...quantity.basis, frame: source } }
      : quantity
  return { quantity: framed, low, high }
}

/** Money in a currency whose rate we do not know cannot be computed with. */
const isUsable = ({ figure }: Found, currency: string) =>
  figure.unit.kind !== 'money' || figure.unit.currency === currency

function noteOf({ figure, place, converted }: Found): string {
  const notes: string[] = []
  if (place === 'elsewhere' && figure.regions !== 'any')
    notes.push(`a figure from ${figure.regions.join(', ')}`)
  if (converted) notes.push(`brought over from ${converted.from} by purchasing power`)
  return notes.join('; ')
}

function assumption(
  id: string,
  label: string,
  { value, low, high, why }: Benchmark['otherwise'],
  show: (value: number) => string,
): Quantity {
  return {
    id,
    label,
    value,
    text: show(value),
    basis: { kind: 'assumption', low, high, range: `${show(low)} to ${show(high)}`, why },
  }
}
