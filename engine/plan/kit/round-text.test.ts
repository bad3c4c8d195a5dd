import { expect, test } from 'vitest'
import { roundText } from './round-text.ts'

test.each([
  ['$16,736', 'about $16,700'],
  ['−$1,234 a month', 'about −$1,230 a month'],
  ['UGX 7,302,700', 'about UGX 7,300,000'],
  ['$66.47', 'about $66'],
  ['₹1,17,762', 'about ₹1,18,000'],
  ['$85', '$85'],
  ['2.1 hours', '2.1 hours'],
  ['17.3%', '17.3%'],
  ['June', 'June'],
])('%s reads %s', (text, round) => {
  expect(roundText(text)).toBe(round)
})
