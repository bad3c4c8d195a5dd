// Where a driver comes from: the founder's word, a source, or an assumption of ours with its range. A driver is tied to
// a figure of the plan only where value, kind and name agree; a wrong mark would be worse than none.
import { monthlyValue } from '../plan/founder-facts.ts'
import { quantitiesOf } from '../plan/kit/marks.ts'
import { isSet, type Quantity } from '../plan/kit/quantity.ts'
import type { Plan } from '../plan/plan.ts'
import { currencySign, type Format } from './looks.ts'

interface Basis {
  /** 'F', 'S9', 'A2'. */
  mark: string
  range: string
  /** Source, or what to do about it. */
  from: string
}

interface Wanted {
  value: number
  as: Format
  /** 'a month', 'a customer a month', 'of the pay'. */
  unit: string
  /** What the figure's name says; the first that fits is taken. */
  says: RegExp[]
}

interface Known {
  quantity: Quantity
  name: string
  kind: 'money' | 'share' | 'other'
}

export type FindBasis = (wanted: Wanted) => Basis | undefined

export function basisFinder(plan: Plan): FindBasis {
  const sign = currencySign(plan.finance.drivers.currency)
  const marks = marksOf(plan)
  const known: Known[] = quantitiesIn(plan).map((quantity) => ({
    quantity,
    name: `${quantity.id} ${quantity.label ?? ''}`.toLowerCase(),
    kind: quantity.text.includes('%') ? 'share' : quantity.text.includes(sign) ? 'money' : 'other',
  }))
  return ({ value, as, unit, says }) => {
    const kind = as === 'money' || as === 'share' ? as : 'other'
    const equal = known.filter(
      (one) => one.kind === kind && isSame(one.quantity, value, kind) && isSameTime(one, unit),
    )
    for (const word of says) {
      const found = equal.find(({ name }) => word.test(name))
      if (found) return basisOf(found.quantity, marks)
    }
    return undefined
  }
}

function isSame(quantity: Quantity, value: number, kind: Known['kind']): boolean {
  if (kind !== 'money') return Math.abs(quantity.value - value) < 1e-9
  return (
    Math.round(quantity.value) === Math.round(value) ||
    Math.round(monthlyValue(quantity)) === Math.round(value)
  )
}

/** What is paid in a year is not what is paid in a month, though the figure be the same. */
const isSameTime = ({ quantity, name }: Known, unit: string): boolean =>
  quantity.basis.kind === 'founder' || !/ month$/.test(unit) || !/a year$/.test(name)

/** The founder's own first, then what was looked up, then what we assumed. */
export function quantitiesIn({ sections, said: told, sources, assumptions }: Plan): Quantity[] {
  const said = sections
    .flatMap(({ blocks }) => blocks.flatMap(quantitiesOf))
    .filter(({ basis }) => basis.kind === 'founder' || basis.kind === 'set')
  const cited = sources.flatMap(({ uses }) => uses).filter(({ basis }) => basis.kind === 'source')
  const all = [...said, ...told.filter(isSet), ...cited, ...assumptions.map(({ quantity }) => quantity)]
  // Without a label it is a rule of law or the like, and no driver.
  return [...new Map(all.map((quantity) => [quantity.id, quantity])).values()].filter(({ label }) => label)
}

function marksOf({ sources, assumptions }: Plan): {
  sources: Map<string, string>
  assumptions: Map<string, string>
} {
  return {
    sources: new Map(sources.map(({ mark, source }) => [source.id, mark])),
    assumptions: new Map(assumptions.map(({ mark, quantity }) => [quantity.id, mark])),
  }
}

function basisOf({ id, label = '', basis }: Quantity, marks: ReturnType<typeof marksOf>): Basis | undefined {
  switch (basis.kind) {
    case 'founder':
      return {
        mark: 'F',
        range: '',
        from: basis.fact.wasSaid ? 'Set by you' : `The brief says: ‘${basis.fact.evidence.words}’`,
      }
    case 'set':
      return { mark: 'F', range: '', from: `Set by you; it was ${basis.was}` }
    case 'source': {
      const { publisher, title, year, url } = basis.source
      return {
        mark: marks.sources.get(basis.source.id) ?? 'S',
        range: basis.range,
        from: `${publisher}: ${title} (${year}), ${url}${basis.note ? `; ${basis.note}` : ''}`,
      }
    }
    case 'assumption': {
      const frame = basis.frame ? marks.sources.get(basis.frame.id) : undefined
      const mark = [marks.assumptions.get(id) ?? 'A', ...(frame ? [frame] : [])].join(', ')
      return { mark, range: basis.range, from: `${label}: ${basis.why}` }
    }
    case 'computed':
      return undefined
  }
}
