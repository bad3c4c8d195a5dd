import { expect, test } from 'vitest'
import { figuresOf } from '../figures/find.ts'
import { fieldOf } from '../text/field.ts'
import { placeOf } from './place.ts'

function placeIn(idea: string, customer = '', names: string[] = []) {
  const fields = [fieldOf('businessIdea', idea), fieldOf('targetCustomer', customer)]
  const { country, locality, currency } = placeOf(names, fields, fields.flatMap(figuresOf))
  return [country, locality, currency]
}

test.each<[string, (string | null)[]]>([
  ['Cold crates for fish traders in Kisumu at KES 60 a day', ['KE', 'Kisumu', 'KES']],
  ['mobile sewing machine repair in dayton ohio, $85 a visit', ['US', 'Dayton', 'USD']],
  ['Grief retreats near Ballarat, $165 a year', ['AU', 'Ballarat', 'AUD']],
  ['Talleres de telar en Teotitlan, $950 por persona', ['MX', 'Teotitlan', 'MXN']],
  ['A dryer for maize around Masindi', ['UG', 'Masindi', 'UGX']],
  ['Stained glass for parishes around Dubuque, I trained in Milwaukee', ['US', 'Dubuque', 'USD']],
  ['Meal planning for busy parents', [null, '', 'USD']],
  ['Tickets 22 € in Leipzig-Plagwitz', ['DE', 'Leipzig', 'EUR']],
])('%s', (idea, expected) => {
  expect(placeIn(idea)).toEqual(expected)
})

test('a town in the name of the company or of the founder says nothing', () => {
  expect(placeIn('Paris Coffee sells beans', '', ['Paris Coffee', 'Austin Reed'])).toEqual([null, '', 'USD'])
})

test('where goods come from is not where they are sold', () => {
  expect(placeIn('We import chairs from a factory in Guangzhou and sell them in Lyon for 80 €')).toEqual([
    'FR',
    'Lyon',
    'EUR',
  ])
})

test('a sign of money says where its country is, and a shared sign goes with the country', () => {
  expect(placeIn('Tricycle ads for ₱350 a month')[0]).toBe('PH')
  expect(placeIn('Haircuts for $30 in Auckland')).toEqual(['NZ', 'Auckland', 'NZD'])
})
