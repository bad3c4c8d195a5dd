import { expect, test } from 'vitest'
import { plainText } from '../plan/kit/prose.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import { proseFrom } from './prose-from.ts'

const quantity = (text: string): Quantity =>
  ({ id: text, value: 1, text, basis: { kind: 'computed' } }) as Quantity
const said = (text: string, figure: string) => plainText(proseFrom(text, () => quantity(figure), new Set()))

test.each([
  ['The {{f1}} repairs since June', '31 repairs', 'The 31 repairs since June'],
  ['The {{f1}} tanks are concrete', '6 concrete tanks', 'The 6 concrete tanks are concrete'],
  ['One {{f1}} visit', '1 visit', 'One 1 visit'],
  ['It costs {{f1}} a repair', '$85', 'It costs $85 a repair'],
  ['About {{f1}} new repairs', '31 repairs', 'About 31 new repairs'],
  ['At {{f1}} the repairs pay', '31 repairs', 'At 31 repairs the repairs pay'],
  ['With {{f1}} repairs a year', 'about 31 repairs', 'With about 31 repairs a year'],
  ['Of {{f1}} repairers', '31 repairs', 'Of 31 repairs repairers'],
])('a thing that stands in the figure is not said again: %s', (text, figure, expected) => {
  expect(said(text, figure)).toBe(expected)
})

test('a figure that is not there leaves no braces', () => {
  expect(plainText(proseFrom('It costs {{luck}}.', () => undefined, new Set()))).toBe('It costs .')
})

test('an assumption carries its mark where it stands first', () => {
  const assumed = { ...quantity('40'), basis: { kind: 'assumption' } } as Quantity
  const { parts } = proseFrom('{{a}} and {{a}}', () => assumed, new Set())
  expect(parts.flatMap((part) => (part.kind === 'figure' ? [part.cited] : []))).toEqual([true, false])
})
