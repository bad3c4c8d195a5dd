import { describe, expect, test } from 'vitest'
import { currencies } from './currency.ts'
import { knowledge } from './knowledge.ts'

const { figures, sources, countries, regulation } = knowledge
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('figures', () => {
  test('there are enough of them, each with its own id', () => {
    expect(figures.length).toBeGreaterThan(350)
    expect(repeated(figures.map(({ id }) => id))).toEqual([])
  })

  test('a range runs from low over typical to high', () => {
    expect(figures.filter(({ low, typical, high }) => !(low <= typical && typical <= high))).toEqual([])
  })

  test('money is more than nothing, counts too, and fractions are fractions', () => {
    const odd = figures.filter(({ unit, low, high, metric }) => {
      // A first gift won by letter costs more than it brings; that one share may pass the whole.
      if (unit.kind === 'fraction') return low < 0 || high > (metric === 'fundraising-cost' ? 1.5 : 1)
      return low <= 0
    })
    expect(odd).toEqual([])
  })

  test('money is in a currency that can be brought over', () => {
    const strange = figures.filter(({ unit }) => unit.kind === 'money' && !currencies.includes(unit.currency))
    expect(strange).toEqual([])
  })

  test('each has a source that exists, or a reason', () => {
    const known = new Set(sources.map(({ id }) => id))
    const baseless = figures.filter(({ basis }) =>
      basis.kind === 'source' ? !known.has(basis.source) : basis.why.length < 8,
    )
    expect(baseless).toEqual([])
  })
})

describe('sources', () => {
  test('each has an address and a year that can be', () => {
    const odd = sources.filter(
      ({ url, year }) => !URL.canParse(url) || !/^https?:/.test(url) || year < 1990 || year > 2026,
    )
    expect(odd).toEqual([])
    expect(repeated(sources.map(({ id }) => id))).toEqual([])
  })

  test('none stands there unused', () => {
    const used = new Set([
      ...figures.map(({ basis }) => (basis.kind === 'source' ? basis.source : '')),
      ...regulation.map(({ source }) => source),
    ])
    expect(sources.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })
})

describe('countries', () => {
  test('there are sixty or more, each once, with a currency that can be brought over', () => {
    expect(countries.length).toBeGreaterThanOrEqual(60)
    expect(repeated(countries.map(({ code }) => code))).toEqual([])
    expect(countries.filter(({ currency }) => !currencies.includes(currency))).toEqual([])
  })

  test('the numbers are of the right size', () => {
    const odd = countries.filter(
      ({ population, householdSize, corporateTax, salesTax, households }) =>
        !(population > 100_000 && population < 2e9) ||
        !(householdSize >= 1.8 && householdSize <= 7) ||
        !(corporateTax >= 0 && corporateTax <= 0.4) ||
        !(salesTax >= 0 && salesTax <= 0.3) ||
        !(households > population / 8 && households < population / 1.7),
    )
    expect(odd).toEqual([])
  })

  test('the European Union has 27 members', () => {
    expect(countries.filter(({ inEuropeanUnion }) => inEuropeanUnion)).toHaveLength(27)
  })

  test('every place a figure or a rule names is a listed country or the EU', () => {
    const known = new Set(['EU', ...countries.map(({ code }) => code)])
    const places = [...figures, ...regulation].flatMap(({ regions }) => (regions === 'any' ? [] : regions))
    expect(places.filter((place) => !known.has(place))).toEqual([])
  })
})

describe('rules', () => {
  test('there are enough, each with its own id and a source that exists', () => {
    const known = new Set(sources.map(({ id }) => id))
    expect(regulation.length).toBeGreaterThanOrEqual(70)
    expect(repeated(regulation.map(({ id }) => id))).toEqual([])
    expect(regulation.filter(({ source }) => !known.has(source))).toEqual([])
  })

  test('meaning and first action are whole sentences', () => {
    const broken = regulation.filter(
      ({ meaning, action }) => !/^[A-Z].+\.$/.test(meaning) || !/^[A-Z].+\.$/.test(action),
    )
    expect(broken).toEqual([])
  })
})
