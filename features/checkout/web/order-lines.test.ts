import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Discount, Pack } from '../prices.ts'
import { billOf, creditLines } from './order-lines.ts'

const percent = (discount: number): Discount => ({ discount, discountType: 'percentage' })
const cents = (discount: number): Discount => ({ discount, discountType: 'fixed' })

describe('the bill', () => {
  test('without a code: the pack and its price', () => {
    expect(billOf('fivePack')).toMatchObject({
      lines: [{ label: 'Starter Pack', value: '$3.00' }],
      total: '$3.00',
      instead: undefined,
      isFree: false,
      grants: 'Grants 5 credits and spends one on this blueprint.',
    })
    expect(billOf('single').grants).toBe('Grants 1 credit and spends it on this blueprint.')
  })

  test('with a code: what it takes off, and the price before', () => {
    const bill = billOf('fivePack', { code: 'DRAFT20', discount: percent(20) })
    expect(bill.lines[1]).toEqual({ label: 'Promo DRAFT20', value: '−$0.60', isDeduction: true })
    expect(bill).toMatchObject({ total: '$2.40', instead: '$3.00', isFree: false })
  })

  test('zero and below is FREE, and one blueprint whatever the pack', () => {
    for (const discount of [percent(100), cents(500), cents(900)]) {
      const bill = billOf('tenPack', { code: 'GIFT', discount })
      expect(bill).toMatchObject({ total: 'FREE', instead: '$5.00', isFree: true, belowMinimum: false })
      expect(bill.lines[1]?.value).toBe('−$5.00')
      expect(bill.grants).toBe('A free order is always one blueprint, whatever the pack.')
    }
  })

  test('below what a card can pay, the rest is on us', () => {
    const bill = billOf('single', { code: 'SIXTY', discount: percent(60) })
    expect(bill).toMatchObject({ total: 'FREE', isFree: true, belowMinimum: true })
    expect(bill.lines.slice(1)).toEqual([
      { label: 'Promo SIXTY', value: '−$0.59', isDeduction: true },
      { label: 'On us', value: '−$0.40', isDeduction: true },
    ])
  })

  test('its lines always add up to its total', () => {
    const amount = (value: string) =>
      value === 'FREE' ? 0 : Math.round(Number(value.replace('−', '-').replace('$', '')) * 100)
    const discounts = fc.oneof(
      fc.integer({ min: 0, max: 100 }).map(percent),
      fc.integer({ min: 0, max: 1_000 }).map(cents),
    )
    fc.assert(
      fc.property(fc.constantFrom<Pack>('single', 'fivePack', 'tenPack'), discounts, (pack, discount) => {
        const { lines, total } = billOf(pack, { code: 'X', discount })
        expect(lines.reduce((sum, { value }) => sum + amount(value), 0)).toBe(amount(total))
      }),
    )
  })
})

test('a credit: what there is, and what is left', () => {
  expect(creditLines(2, false)).toMatchObject({ lines: [{ value: '2' }, { value: '−1' }], left: '1' })
  expect(creditLines(0, false).left).toBe('0')
  expect(creditLines(undefined, false)).toMatchObject({ lines: [{ value: '–' }, { value: '−1' }], left: '–' })
})

test('a credit that the server has taken off already is not taken off again', () => {
  expect(creditLines(5, true)).toMatchObject({ lines: [{ value: '6' }, { value: '−1' }], left: '5' })
  expect(creditLines(0, true).left).toBe('0')
  expect(creditLines(undefined, true).left).toBe('–')
})
