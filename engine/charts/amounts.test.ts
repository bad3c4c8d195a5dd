import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactMoney, denomination, tickTexts } from './amounts.ts'
import { roundScale } from './scale.ts'

test('amounts in labels are short, with the sign before and a true minus', () => {
  const short = (amount: number, currency = 'USD') => compactMoney(amount * 100, currency)
  expect(short(92_621.85)).toBe('$92.6k')
  expect(short(-2_766.86)).toBe('−$2.8k')
  expect(short(1_300_400, 'EUR')).toBe('€1.3m')
  expect(compactMoney(3_449_000, 'JPY')).toBe('¥3.4m')
  expect(short(850.4, 'GBP')).toBe('£850')
  expect(short(0)).toBe('$0')
  expect(short(58_000)).toBe('$58k')
  expect(short(58_001)).toBe('$58.0k')
  expect(compactMoney(12_500_000, 'CHF')).toBe('CHF\u00a0125k')
})

test('no amount reads 1,000 of a smaller unit', () => {
  const short = (amount: number) => compactMoney(Math.round(amount * 100), 'USD')
  expect(short(999.49)).toBe('$999')
  expect(short(999.5)).toBe('$1.0k')
  expect(short(999_949.99)).toBe('$999.9k')
  expect(short(999_950)).toBe('$1.0m')
  expect(short(-999_999_999)).toBe('−$1.0bn')
  expect(short(2_500_000_000_000)).toBe('$2.5tn')
})

test('what a label says is the amount, rounded to its last digit', () => {
  const sizes: Record<string, number> = { '': 1, k: 1e3, m: 1e6, bn: 1e9, tn: 1e12 }
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (minor) => {
      const text = compactMoney(minor, 'EUR')
      const [, minus, number = '', unit = ''] = /^(−?)€([\d,.]+)(k|m|bn|tn|)$/.exec(text) ?? []
      const said = Number(number.replaceAll(',', '')) * (sizes[unit] ?? 0) * (minus ? -1 : 1)
      const half = unit === '' ? 0.5 : (sizes[unit] ?? 0) / 20
      expect(Math.abs(said - minor / 100)).toBeLessThanOrEqual(half * (1 + 1e-9))
      expect(Number(number.replaceAll(',', ''))).toBeLessThan(unit === 'tn' ? 1e9 : 1000)
    }),
  )
})

test('an axis counts in units that keep its ticks short', () => {
  expect(denomination(9_000_00, 'EUR').name).toBe('€ thousand')
  expect(denomination(900_00, 'EUR').name).toBe('€')
  expect(denomination(4_900_000_00, 'EUR').name).toBe('€ thousand')
  expect(denomination(5_000_000_00, 'USD').name).toBe('$ million')
  expect(denomination(50_000, 'JPY').name).toBe('¥ thousand')
  expect(denomination(5_000_00, 'KES').name).toBe('KSh thousand')
  expect(denomination(5_000_00, 'CHF').name).toBe('CHF thousand')
  expect(tickTexts([0, 250_000, 500_000], 100_000)).toEqual(['0', '2.5', '5.0'])
  expect(tickTexts([-100_000, 0], 100_000)).toEqual(['−1', '0'])
})

test('ticks are round, rise by equal steps, hold zero and cover the data', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 36 }),
      fc.integer({ min: 2, max: 9 }),
      (values, most) => {
        const { ticks, low, high } = roundScale(values, most, 100_000)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(Math.max(3, most + 1))
        const hair = (high - low) * 1e-8
        expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values) - hair)
        expect(low).toBeLessThanOrEqual(Math.min(0, ...values) + hair)
        const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
        const digits = step / 10 ** Math.floor(Math.log10(step) + 1e-9)
        if (ticks.length > 1)
          expect([1, 2, 2.5, 3, 4, 5].some((digit) => Math.abs(digit - digits) < 1e-6)).toBe(true)
        ticks.forEach((tick, i) => {
          expect(tick).toBeCloseTo((ticks[0] ?? 0) + i * step, 2)
        })
      },
    ),
  )
})

test('nothing at all has one tick, and a little below zero needs none of its own', () => {
  expect(roundScale([0, 0]).ticks).toEqual([0])
  expect(roundScale([90, -1]).ticks).not.toContain(-30)
  expect(roundScale([90, -1]).low).toBeLessThan(-1)
  expect(roundScale([90, -50]).ticks[0]).toBeLessThan(0)
})
