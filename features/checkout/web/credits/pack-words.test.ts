import { expect, test } from 'vitest'
import { PACKS } from '../../prices.ts'
import { perPiece } from './pack-words.ts'

test('a pack says how many, and what one of them costs', () => {
  expect(Object.values(PACKS).map(perPiece)).toEqual([
    '1 blueprint',
    '5 blueprints · $0.60 each',
    '10 blueprints · $0.50 each',
  ])
})
