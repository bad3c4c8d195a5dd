// Between which bounds a figure may be set, and how finely.
import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from '../../money.ts'
import { percent } from '../founder-facts.ts'
import type { Quantity } from './quantity.ts'
import { settable } from './settable.ts'

const quantity = (value: number, show: (value: number) => string): Quantity => ({
  id: 'it',
  label: 'It',
  value,
  text: show(value),
  basis: { kind: 'assumption', low: 0, high: 0, range: '', why: '' },
})

function framed(
  [low, value, high]: [number, number, number],
  show: (value: number) => string,
  { currency = 'EUR', wanted }: { currency?: string; wanted?: number } = {},
) {
  return settable(quantity(value, show), { show, currency, low, high }, wanted)
}

const price = (currency: string) => (minor: number) => formatMoney(minor, currency)
const money = (currency: string) => (minor: number) => formatMoney(minor, currency, { digits: 0 })

test.each([
  ['a price', framed([400, 500, 700], price('EUR')), 'money', { low: 0, high: 7_000, step: 1 }],
  [
    'whole euros',
    framed([100_000, 190_000, 250_000], money('EUR')),
    'money',
    { low: 0, high: 2_500_000, step: 100 },
  ],
  [
    'yen',
    framed([400, 500, 700], price('JPY'), { currency: 'JPY' }),
    'money',
    { low: 0, high: 7_000, step: 1 },
  ],
  ['a share', framed([0.04, 0.065, 0.1], percent), 'percent', { low: 0.001, high: 1, step: 0.001 }],
  ['a share that may be none', framed([0, 0.09, 0.1], percent), 'percent', { low: 0, high: 1, step: 0.001 }],
  [
    'people',
    framed([1_200, 3_000, 6_000], (n) => formatNumber(n)),
    'count',
    { low: 24, high: 60_000, step: 1 },
  ],
  [
    'visits',
    framed([1, 1.3, 1.8], (n) => `${formatNumber(n, 1)} a week`),
    'number',
    { low: 0.1, high: 18, step: 0.1 },
  ],
  [
    'a count in rand',
    framed([2, 4, 9], (n) => `${n} Rooms`, { currency: 'ZAR' }),
    'count',
    { low: 1, high: 90, step: 1 },
  ],
] as const)('%s', (_, known, kind, bounds) => {
  expect(known).toMatchObject({ kind, bounds })
})

test('what is set reads as it is computed with', () => {
  const { quantity: set } = framed([0.04, 0.065, 0.1], percent, { wanted: 0.03149 })
  expect(set).toMatchObject({ value: 0.031, text: '3.1%', basis: { kind: 'set', was: '6.5%' } })
})

test('the value it has already is no change, and what cannot be is not taken', () => {
  const same = framed([400, 500, 700], price('EUR'), { wanted: 500 })
  expect(same.quantity).toBe(same.original)
  for (const wanted of [-1, 7_001, Number.NaN, Number.POSITIVE_INFINITY]) {
    const known = framed([400, 500, 700], price('EUR'), { wanted })
    expect(known.quantity).toBe(known.original)
  }
})
