import { expect, test } from 'vitest'
import { figureWith, readingWith } from '../case/testing/reading.ts'
import type { LedgerEntry } from '../read/reading.ts'
import type { Composer } from './composer.ts'
import { sentencesAbout } from './quoted-sentences.ts'

const composerOf = (text: string, ledger: LedgerEntry[] = []) =>
  ({
    one: {
      reading: readingWith({ ledger }),
      input: { textOf: (field: string) => (field === 'additionalContext' ? text : '') },
    },
  }) as unknown as Composer

test('sentences about rivals: by a rival’s price, or by their words', () => {
  const text =
    'We bake bread. The mill sells loaves at $4.50 each. Two rivals opened last year. Who wins, the rivals?'
  const price = figureWith({
    role: 'competitor-price',
    quote: '$4.50',
    field: 'additionalContext',
    start: text.indexOf('$4.50'),
  })
  expect(sentencesAbout(composerOf(text, [price]), 'rivals')).toEqual([
    'The mill sells loaves at $4.50 each',
    'Two rivals opened last year',
  ])
  expect(sentencesAbout(composerOf('The bureau charges me $11.50 per splint.'), 'rivals')).toEqual([])
})

test('season and rules', () => {
  expect(
    sentencesAbout(composerOf('Nov and Dec are nearly half, it is very seasonal.'), 'season'),
  ).toHaveLength(1)
  expect(sentencesAbout(composerOf('We want to license it to seed houses there.'), 'rules')).toEqual([])
  expect(sentencesAbout(composerOf('The council wants a permit for each stall.'), 'rules')).toHaveLength(1)
})
