import { describe, expect, test } from 'vitest'
import { convert } from './currency.ts'
import type { Figure } from './figure.ts'
import { figuresFor, findFigure, type Wanted } from './find.ts'
import { type Knowledge, knowledge } from './knowledge.ts'
import { figures } from './table.ts'

const bakery: Wanted = {
  metric: 'gross-margin',
  industry: 'food & beverage',
  model: 'local-shop',
  country: 'IE',
  currency: 'EUR',
}

function knowing(text: string): Knowledge {
  return { ...knowledge, figures: figures(text) }
}
const what = (found: { figure: Figure } | undefined) => found?.figure.of

describe('the nearest figure wins', () => {
  const some = knowing(`
    gross-margin | all | 40 % | | ? a reason that is long enough
    gross-margin | shops | 41 % | local-shop | ? a reason that is long enough
    gross-margin | food shops | 42 % | local-shop, food & beverage | ? a reason that is long enough
    gross-margin | food shops in the EU | 43 % | EU, local-shop, food & beverage | ? a reason that is long enough
    gross-margin | food shops in Ireland | 44 % | IE, local-shop, food & beverage | ? a reason that is long enough
  `)

  test('industry, model and country together before anything wider', () => {
    expect(figuresFor(some, bakery).map(({ figure }) => figure.typical)).toEqual([
      0.44, 0.43, 0.42, 0.41, 0.4,
    ])
    expect(what(findFigure(some, { ...bakery, country: 'FR' }))).toBe('food shops in the EU')
    expect(what(findFigure(some, { ...bakery, country: 'GB' }))).toBe('food shops')
    expect(what(findFigure(some, { ...bakery, industry: 'retail' }))).toBe('shops')
    expect(what(findFigure(some, { ...bakery, model: 'event' }))).toBe('all')
  })

  test('a named thing goes before a nearer one with another name', () => {
    expect(what(findFigure(some, { ...bakery, of: 'shops' }))).toBe('shops')
  })

  test('with equal closeness the better source wins', () => {
    const two = knowing(`
      gross-margin | guess | 40 % | local-shop | ? a reason that is long enough
      gross-margin | trade paper | 45 % | local-shop | bake-metrics
      gross-margin | vendor | 50 % | local-shop | omega-2025
    `)
    expect(figuresFor(two, bakery).map(what)).toEqual(['trade paper', 'vendor', 'guess'])
  })
})

describe('places', () => {
  const abroad = knowing(`
    rent-share | restaurants | 7 % | US, food & beverage | ? a reason that is long enough
    corporate-tax | on profit | 21 % | US | ? a reason that is long enough
  `)

  test('a habit of another country may stand in, and says so', () => {
    expect(findFigure(abroad, { ...bakery, metric: 'rent-share' })?.place).toBe('elsewhere')
  })

  test('a tax of another country never does', () => {
    expect(findFigure(abroad, { ...bakery, metric: 'corporate-tax' })).toBeUndefined()
  })

  test('Ireland pays the card fees of the EU', () => {
    const fee = findFigure(knowledge, { ...bakery, metric: 'payment-fee-share', of: 'card online' })
    expect(fee).toMatchObject({ place: 'union', figure: { typical: 0.015 }, source: { publisher: 'Stripe' } })
  })

  test('the United States have theirs', () => {
    const usd = { ...bakery, country: 'US', currency: 'USD', of: 'card online' } as const
    expect(findFigure(knowledge, { ...usd, metric: 'payment-fee-share' })?.figure.typical).toBe(0.029)
    expect(findFigure(knowledge, { ...usd, metric: 'payment-fee-each' })?.figure.typical).toBe(30)
  })
})

describe('money', () => {
  test('in the plan’s own currency it stays as it is', () => {
    const found = findFigure(knowledge, { ...bakery, metric: 'salary', of: 'cook' })
    expect(found?.figure).toMatchObject({ typical: 3_132_200, unit: { currency: 'EUR' } })
    expect(found?.converted).toBeUndefined()
  })

  test('of another currency it is brought over, and says so', () => {
    const found = findFigure(knowledge, { ...bakery, metric: 'startup-cost', of: 'bakery' })
    expect(found?.figure).toMatchObject({ typical: 7_700_000, unit: { kind: 'money', currency: 'EUR' } })
    expect(found?.converted).toMatchObject({ from: 'USD', year: 2024 })
  })

  test('yen have no cents', () => {
    expect(convert(10_000, 'USD', 'JPY')).toBe(9_500)
    expect(convert(9_500, 'JPY', 'USD')).toBe(10_000)
  })

  test('an unknown currency leaves the amount where it was', () => {
    const found = findFigure(knowledge, { ...bakery, metric: 'startup-cost', currency: 'XXX' })
    expect(found?.figure.unit).toEqual({ kind: 'money', currency: 'USD' })
    expect(found?.converted).toBeUndefined()
  })
})

describe('what nobody counted', () => {
  test('is not there', () => {
    expect(findFigure(knowledge, { ...bakery, metric: 'salary', of: 'astronaut' })).toBeUndefined()
    expect(findFigure(knowledge, { ...bakery, metric: 'businesses', of: 'lighthouses' })).toBeUndefined()
  })

  test('while dental practices in the United States are', () => {
    const found = findFigure(knowledge, {
      metric: 'businesses',
      of: 'dental practices',
      industry: 'healthcare',
      model: 'success-fee',
      country: 'US',
      currency: 'USD',
    })
    expect(found?.figure.high).toBe(187_414)
  })
})

describe('who buys', () => {
  const app: Wanted = {
    metric: 'monthly-churn',
    industry: 'technology',
    model: 'software-subscription',
    country: 'US',
    currency: 'USD',
  }

  test('an app for people is not measured by software for firms', () => {
    expect(what(findFigure(knowledge, { ...app, sells: 'to-consumers' }))).toBe('software for households')
    expect(what(findFigure(knowledge, { ...app, sells: 'to-businesses' }))).toBe(
      'software for small firms on monthly plans',
    )
    expect(what(findFigure(knowledge, { ...app, metric: 'price', sells: 'to-consumers' }))).toBe(
      'app for households',
    )
  })
})

test('the same question gets the same answer', () => {
  const backwards = { ...knowledge, figures: knowledge.figures.toReversed() }
  expect(figuresFor(backwards, bakery)).toEqual(figuresFor(knowledge, bakery))
})
