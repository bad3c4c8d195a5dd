import { expect, test } from 'vitest'
import { splitLead } from './split-lead.ts'

const SHORT = 'A quilter waits five weeks at the shop, and the retreat is near.'
const figure = { text: '$85', marks: [{ kind: 'founder' as const, text: 'F' }] }

test('a short lead stays whole', () => {
  expect(splitLead([SHORT])).toEqual([[SHORT], []])
})

test('a long one is parted after a sentence, and its figures keep their marks', () => {
  const long = `${SHORT} ${SHORT} A visit costs `
  const [lead, rest] = splitLead([long, figure, `. ${SHORT} ${SHORT} ${SHORT}`])
  expect(lead).toEqual([`${SHORT} ${SHORT} A visit costs `, figure, `. ${SHORT}`])
  expect(rest).toEqual([`${SHORT} ${SHORT}`])
})

test('a single long sentence cannot be parted', () => {
  const endless = `${'who waits and '.repeat(30)}pays.`
  expect(splitLead([endless])).toEqual([[endless], []])
})
