import { expect, test } from 'vitest'
import { gerundOf } from './activities.ts'
import { asOffer, asPayer, hasName, isPrintable, spelledOut } from './clean.ts'
import { mended, spellingOf } from './spelling.ts'

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
  expect(asPayer('dog owner')).toBe('dog owners')
  expect(asPayer('Thai family')).toBe('Thai families')
  expect(asPayer('child')).toBe('children')
  expect(asPayer('tradespeople')).toBe('tradespeople')
  expect(asPayer('hotel staff')).toBe('hotel staff')
  expect(asPayer('meat', 0, 2)).toBe('meat')
})

test('what is sold has its article where English wants one', () => {
  expect(asOffer('late coach home')).toBe('a late coach home')
  expect(asOffer('hail risk API')).toBe('a hail risk API')
  expect(asOffer('fresh bread')).toBe('fresh bread')
  expect(asOffer('termite', 0, 2)).toBe('termite')
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
  expect(mended('resturants', spelling)).toBe('restaurants')
  expect(mended('Resturants', spelling)).toBe('Resturants')
  expect(mended('surau committees', spelling)).toBe('surau committees')
  expect(mended('planer', spelling)).toBe('planer')
  expect(mended('planber', spelling)).toBe('planber')
})
