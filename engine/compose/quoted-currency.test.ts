import { expect, test } from 'vitest'
import { quotedCurrency } from './quoted-currency.ts'

test.each([
  ['4.50 dollars wholesale', 'MXN', 'USD'],
  ['$4.50', 'MXN', 'MXN'],
  ['US$4.50', 'MXN', 'USD'],
  ['$4.50', 'GHS', 'USD'],
  ['12 dollars', 'AUD', 'AUD'],
  ['USD 12', 'AUD', 'USD'],
  ['€40 a box', 'GBP', 'EUR'],
  ['140 pesos', 'MXN', 'MXN'],
  ['£40', 'EGP', 'EGP'],
])('%s in a plan in %s is in %s', (quote, plan, currency) => {
  expect(quotedCurrency(quote, plan)).toBe(currency)
})
