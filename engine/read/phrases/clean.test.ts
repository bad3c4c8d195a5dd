import { expect, test } from 'vitest'
import { gerundOf } from './activities.ts'
import { asOffers, asPayers, hasName, isPrintable, spelledOut } from './clean.ts'
import { mendSpelling, spellingOf } from './spelling.ts'

test.each([
  'owners of',
  'owners of the',
  'the parents and',
  'my customers',
  'our neighbours',
  'fans and people',
  'hours',
  'people over 65',
  'readers of www.example.com',
  'a b c d e f g h i j',
])('%j is not printed', (phrase) => {
  expect(isPrintable(phrase, 'Zorblax')).toBe(false)
})

test.each(['owners of older houses', 'people', 'busy parents in Lyon', 'an app for planning meals'])(
  '%j is printed',
  (phrase) => {
    expect(isPrintable(phrase, 'Zorblax')).toBe(true)
  },
)

test('a company name is no part of a phrase, the thing it is named after may be', () => {
  expect(hasName('FloatFasta advances', 'FloatFasta')).toBe(true)
  expect(hasName('tickets to Goat Empire Idle', 'Goat Empire Idle')).toBe(true)
  expect(hasName('a shared honey shed', 'The Honey Shed')).toBe(false)
})

test('who pays stands in the plural', () => {
  expect(asPayers(['dog owner'])).toEqual(['dog owners'])
  expect(asPayers(['Thai family'])).toEqual(['Thai families'])
  expect(asPayers(['child'])).toEqual(['children'])
  expect(asPayers(['tradespeople'])).toEqual(['tradespeople'])
  expect(asPayers(['hotel staff'])).toEqual(['hotel staff'])
  expect(asPayers(['meat', 'snack factory'])).toEqual(['meat', 'snack factories'])
  expect(asPayers(['larger online shops'])).toEqual(['larger online shops'])
})

test('what is sold has its article where English wants one', () => {
  expect(asOffers(['late coach home'])).toEqual(['a late coach home'])
  expect(asOffers(['hail risk API'])).toEqual(['a hail risk API'])
  expect(asOffers(['fresh bread'])).toEqual(['fresh bread'])
  expect(asOffers(['termite', 'rat control'])).toEqual(['termite', 'rat control'])
  expect(asOffers(['web', 'phone app'])).toEqual(['a web', 'phone app'])
  expect(asOffers(['paper guide', 'newsletter'])).toEqual(['a paper guide', 'a newsletter'])
})

test('short forms are spelled out', () => {
  expect(spelledOut('ppl with dogs')).toBe('people with dogs')
})

test('gerunds', () => {
  expect(['plan', 'make', 'tie', 'clean', 'sell', 'see'].map(gerundOf)).toEqual([
    'planning',
    'making',
    'tying',
    'cleaning',
    'selling',
    'seeing',
  ])
})

test('a slip is mended; names, rare words and words that could be two others are not', () => {
  const spelling = spellingOf({ right: 'restaurants planter planner', near: 'planer', words: 'surau' })
  expect(mendSpelling('resturants', spelling)).toBe('restaurants')
  expect(mendSpelling('Resturants', spelling)).toBe('Resturants')
  expect(mendSpelling('surau committees', spelling)).toBe('surau committees')
  expect(mendSpelling('planer', spelling)).toBe('planer')
  expect(mendSpelling('planber', spelling)).toBe('planber')
})
