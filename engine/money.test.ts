import { expect, test } from 'vitest'
import { decimalsOf, formatMoney, formatNumber, roundHalfUp } from './money.ts'

test('halves go away from zero, and binary fractions are forgiven', () => {
  expect([0.5, 1.5, 2.5, -0.5, -2.5, 2.4, -2.4].map(roundHalfUp)).toEqual([1, 2, 3, -1, -3, 2, -2])
  expect(roundHalfUp(1.005 * 100)).toBe(101)
  expect(roundHalfUp(-0.2)).toBe(0)
})

test('groups thousands and keeps the decimals of the currency', () => {
  expect(formatMoney(123456, 'EUR')).toBe('€1,234.56')
  expect(formatMoney(5, 'USD')).toBe('$0.05')
  expect(formatMoney(123456789012, 'GBP')).toBe('£1,234,567,890.12')
  expect(formatMoney(1234567, 'JPY')).toBe('¥1,234,567')
  expect(formatMoney(1234567, 'KWD')).toBe('KWD\u00a01,234.567')
})

test('shows fewer digits when asked, rounded', () => {
  expect(formatMoney(123450, 'EUR', { digits: 0 })).toBe('€1,235')
  expect(formatMoney(99950, 'EUR', { digits: 0 })).toBe('€1,000')
  expect(formatMoney(5, 'JPY', { digits: 2 })).toBe('¥5.00')
})

test('a true minus stands before the sign, and never before zero', () => {
  expect(formatMoney(-3140500, 'EUR', { digits: 0 })).toBe('−€31,405')
  expect(formatMoney(-40, 'USD', { digits: 0 })).toBe('$0')
  expect(formatMoney(-0, 'USD')).toBe('$0.00')
})

test('rupees count in lakhs and crores', () => {
  expect(formatMoney(1234567890, 'INR', { digits: 0 })).toBe('₹1,23,45,679')
  expect(formatMoney(99900, 'INR')).toBe('₹999.00')
  expect(formatMoney(100000, 'INR', { digits: 0 })).toBe('₹1,000')
})

test.each([
  ['CAD', 'CA$10.00'],
  ['AUD', 'A$10.00'],
  ['NZD', 'NZ$10.00'],
  ['CHF', 'CHF\u00a010.00'],
  ['SEK', 'SEK\u00a010.00'],
  ['NOK', 'NOK\u00a010.00'],
  ['DKK', 'DKK\u00a010.00'],
  ['PLN', 'PLN\u00a010.00'],
  ['BRL', 'R$10.00'],
  ['MXN', 'MX$10.00'],
  ['ZAR', 'R10.00'],
  ['NGN', '₦10.00'],
  ['KES', 'KSh\u00a010.00'],
  ['SGD', 'S$10.00'],
  ['AED', 'AED\u00a010.00'],
  ['ILS', '₪10.00'],
  ['TRY', '₺10.00'],
  ['XYZ', 'XYZ\u00a010.00'],
])('%s has its sign', (currency, text) => {
  expect(formatMoney(1000, currency)).toBe(text)
})

test('a code can stand for the sign', () => {
  expect(formatMoney(-1000, 'USD', { code: true })).toBe('−USD\u00a010.00')
})

test('plain numbers follow the same rules', () => {
  expect(formatNumber(1234.5, 1)).toBe('1,234.5')
  expect(formatNumber(-0.04, 1)).toBe('0.0')
  expect(decimalsOf('JPY')).toBe(0)
})
