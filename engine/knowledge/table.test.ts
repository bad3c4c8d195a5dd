import { expect, test } from 'vitest'
import { figures } from './table.ts'

test('a line becomes a figure', () => {
  expect(
    figures('price | dog walk | 15 24 34 USD /unit | US, local-service, other | recurly-churn (a note)'),
  ).toEqual([
    {
      id: 'price.dog-walk.us-local-service-other',
      metric: 'price',
      of: 'dog walk',
      industries: ['other'],
      models: ['local-service'],
      regions: ['US'],
      low: 1500,
      typical: 2400,
      high: 3400,
      unit: { kind: 'money', currency: 'USD' },
      per: 'unit',
      basis: { kind: 'source', source: 'recurly-churn', note: 'a note' },
    },
  ])
})

test('one number is a range of one; percentages become fractions without dust', () => {
  const [figure] = figures('payment-fee-share | card | 2.9 % | | ? the usual price')
  expect(figure).toMatchObject({ low: 0.029, typical: 0.029, high: 0.029, unit: { kind: 'fraction' } })
  expect(figure).toMatchObject({ industries: 'any', models: 'any', regions: 'any' })
  expect(figure?.basis).toEqual({ kind: 'assumption', why: 'the usual price' })
})

test('a note tells whether the typical value is the source’s or ours', () => {
  const ours = (note: string) => {
    const basis = figures(`price | class | 4 5 6 EUR | | omega-2025 (${note})`)[0]?.basis
    return basis?.kind === 'source' && basis.typicalIsOurs === true
  }
  expect(ours('typical is our midpoint')).toBe(true)
  expect(ours('high is the list; low and typical are ours')).toBe(true)
  expect(ours('births of 2012; our division')).toBe(true)
  expect(ours('median 2023; range is ours')).toBe(false)
  expect(ours('lowest tenth, median, highest tenth')).toBe(false)
})

test('education is the industry, model education the model', () => {
  const [figure] = figures('price | class | 5 EUR | education, model education | ? the usual price')
  expect(figure).toMatchObject({ industries: ['education'], models: ['education'] })
})

test.each([
  'prise | class | 5 EUR | | ? why',
  'price | class | five EUR | | ? why',
  'price | class | 5 EUR /fortnight | | ? why',
  'price | class | 5 EUR | Atlantis | ? why',
  'price | class | 5 EUR | ? why',
])('a broken line is refused: %s', (line) => {
  expect(() => figures(line)).toThrow(/Figure with/)
})
