import { expect, test } from 'vitest'
import { roundedMoney, shortMoney } from './short-money.ts'

test.each([
  [1_900, 'USD', '$19'],
  [810, 'EUR', '€8.10'],
  [313_636, 'USD', '$3,136'],
  [850_000, 'USD', '$8,500'],
  [4_000_000, 'EUR', '€40k'],
  [1_250_000, 'EUR', '€12.5k'],
  [75_000_000, 'USD', '$750k'],
  [31_756_200, 'USD', '$318k'],
  [99_999_900, 'USD', '$1m'],
  [125_000_000, 'EUR', '€1.25m'],
  [-125_000_000, 'EUR', '−€1.25m'],
  [1_500_000, 'JPY', '¥1.5m'],
  [50_000_000, 'INR', '₹5 lakh'],
  [5_200_000_000, 'INR', '₹5.2 crore'],
  [0, 'GBP', '£0'],
])('%d in %s is short as %s', (minor, currency, text) => {
  expect(shortMoney(minor, currency)).toBe(text)
})

test.each([
  [174_350_000, 'EUR', 170_000_000, '€1.7 million'],
  [15_699_400, 'EUR', 15_700_000, '€157,000'],
  [109_460_704_300, 'USD', 110_000_000_000, '$1.1 billion'],
  [25_444_800_000, 'USD', 25_400_000_000, '$254 million'],
  [30_600_000, 'EUR', 30_600_000, '€306,000'],
  [5_216_000_000, 'INR', 5_200_000_000, '₹5.2 crore'],
  [45_000, 'USD', 45_000, '$450'],
])('%d in %s is said as rounded', (minor, currency, value, text) => {
  expect(roundedMoney(minor, currency)).toEqual({ value, text })
})
