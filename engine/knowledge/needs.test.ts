import { expect, test } from 'vitest'
import { INDUSTRIES } from '../brief-words.ts'
import { BUSINESS_MODELS } from '../read/understanding.ts'
import { findFigure } from './find.ts'
import { knowledge } from './knowledge.ts'
import { needsOf, ROLES } from './needs.ts'

// XX is no country of ours, and its currency is not in the table.
const PLACES = [
  ['US', 'USD'],
  ['IE', 'EUR'],
  ['GB', 'GBP'],
  ['DE', 'EUR'],
  ['IN', 'INR'],
  ['XX', 'XXX'],
] as const

test('whatever a plan needs, there is a figure: every industry, model and place', () => {
  const lacking: string[] = []
  for (const [country, currency] of PLACES)
    for (const industry of INDUSTRIES)
      for (const model of BUSINESS_MODELS)
        for (const metric of needsOf(model))
          if (!findFigure(knowledge, { metric, industry, model, country, currency }))
            lacking.push([country, industry, model, metric].join(', '))
  expect(lacking).toEqual([])
})

test('every role has a salary in each of the nine countries, and a wide guess anywhere', () => {
  const lacking = ['US', 'GB', 'IE', 'DE', 'FR', 'ES', 'IN', 'CA', 'AU', 'XX'].flatMap((country) =>
    ROLES.filter((of) => {
      const found = findFigure(knowledge, { ...SALARY, of, country })
      return found?.figure.of !== of || found.place !== (country === 'XX' ? 'anywhere' : 'country')
    }).map((role) => `${role} in ${country}`),
  )
  expect(lacking).toEqual([])
})

test('every listed country has people, households, a tax on profit and a tax on sales of its own', () => {
  for (const { code, currency } of knowledge.countries)
    for (const metric of [
      'population',
      'households',
      'household-size',
      'corporate-tax',
      'sales-tax',
    ] as const)
      expect(findFigure(knowledge, { ...SALARY, metric, country: code, currency })?.place).toBe('country')
})

const SALARY = { metric: 'salary', industry: 'other', model: 'local-service', currency: 'USD' } as const
