import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, sumOf, withinReach } from './rules.ts'

const own = { id: 'own', forAddress: false, balance: 2 }
const ofAddress = { id: 'address', forAddress: true, balance: 3 }

test('until the address is proved, only the purse that is meant is within reach', () => {
  const both = [own, ofAddress]
  expect(withinReach(both, { forAddress: false, proved: false })).toEqual([own])
  expect(withinReach(both, { forAddress: true, proved: false })).toEqual([ofAddress])
})

test('once it is proved, both are, and the one that is meant comes first', () => {
  const both = [own, ofAddress]
  expect(withinReach(both, { forAddress: false, proved: true })).toEqual([own, ofAddress])
  expect(withinReach(both, { forAddress: true, proved: true })).toEqual([ofAddress, own])
})

test('what one purse lacks comes from the next', () => {
  expect(partsOf(4, [own, ofAddress])).toEqual([
    { accountId: 'own', amount: -2 },
    { accountId: 'address', amount: -2 },
  ])
  expect(partsOf(2, [own, ofAddress])).toEqual([{ accountId: 'own', amount: -2 }])
  expect(partsOf(0, [own])).toEqual([])
  expect(partsOf(-3, [own])).toEqual([])
})

test('never more than was asked for, never more than is there, never from an empty purse', () => {
  const purse = fc.record({ id: fc.uuid(), forAddress: fc.boolean(), balance: fc.nat(20) })
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 50 }), fc.array(purse, { maxLength: 2 }), (amount, purses) => {
      const parts = partsOf(amount, purses)
      const taken = parts.reduce((sum, part) => sum - part.amount, 0)
      expect(taken).toBe(Math.min(Math.max(0, amount), sumOf(purses)))
      expect(parts.every((part) => part.amount < 0)).toBe(true)
    }),
  )
})
