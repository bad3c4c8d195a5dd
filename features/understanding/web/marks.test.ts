import { expect, test } from 'vitest'
import { marksIn, piecesOf } from './marks.ts'

const READ = 'Rent is $1450 and a loaf is $6.'
const PLACES = [
  { start: 8, quote: '$1450', key: 'rent' },
  { start: 28, quote: '$6', key: 'price' },
]
const words = (now: string) =>
  marksIn(PLACES, READ, now).map(({ start, end, key }) => [key, now.slice(start, end)])
const BOTH = [
  ['rent', '$1450'],
  ['price', '$6'],
]

test('figures are marked where they stand, behind blanks too', () => {
  expect(words(READ)).toEqual(BOTH)
  expect(words(`\n  ${READ} `)).toEqual(BOTH)
})

test('typed before, between or behind, they move along; typed into, they are not marked', () => {
  expect(words(`Hello. ${READ}`)).toEqual(BOTH)
  expect(words('Rent is $1450 and 👩‍👩‍👧 מאפה a loaf is $6.')).toEqual(BOTH)
  expect(words(`${READ} More.`)).toEqual(BOTH)
  expect(words('Rent is $1x450 and a loaf is $6.')).toEqual([['price', '$6']])
  expect(words('Something else')).toEqual([])
  expect(words('')).toEqual([])
})

test('the text in pieces is the text', () => {
  const pieces = piecesOf(READ, marksIn(PLACES, READ, READ))
  expect(pieces.map(({ text }) => text).join('')).toBe(READ)
  expect(pieces.flatMap(({ key }) => key ?? [])).toEqual(['rent', 'price'])
})
