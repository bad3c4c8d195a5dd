import { expect, test } from 'vitest'
import { chooseEncoding } from './ready-page.ts'
import { growth, STAYS_LINEAR } from './testing/growth.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip ;q=1.0, br; q=0', 'gzip'],
  ['br;q=0,gzip;Q=0.5', 'gzip'],
  [' gzip\t; q=0.001', 'gzip'],
  ['*, gzip;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('Accept-Encoding %j is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test.each([
  ['blanks', (length: number) => `a${' '.repeat(length)}b`],
  ['tabs before a parameter', (length: number) => `br${'\t'.repeat(length)};x`],
  ['parameters', (length: number) => `br${';q'.repeat(length / 2)}`],
  ['commas', (length: number) => ','.repeat(length)],
])('a long Accept-Encoding of %s costs no more than its length', (_, text) => {
  expect(
    growth(3_000, (length) => {
      const accepted = text(length)
      return () => chooseEncoding(accepted)
    }),
  ).toBeLessThan(STAYS_LINEAR)
})
