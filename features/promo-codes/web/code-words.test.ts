import { expect, test } from 'vitest'
import { CallError } from '#kit/call.ts'
import {
  discountText,
  refusal,
  shownEmails,
  statusOf,
  usesText,
  validText,
  whatDeletingDoes,
} from './code-words.ts'
import { bodyOf, changesOf, EMPTY, effectOf, faultsOf, remainingFaults, typedOf } from './form-rules.ts'

const CODE = {
  id: 'a',
  code: 'DRAFT20',
  description: 'Launch',
  discountType: 'percentage' as const,
  discountValue: 20,
  maxUses: null,
  currentUses: 0,
  reservedUses: 0,
  validFrom: null,
  validUntil: null,
  usageLimit: null,
  allowedEmails: null,
  environment: 'prod' as const,
  isActive: true,
  createdAt: '2026-11-16T00:00:00.000Z',
  revenueCents: 0,
}
const TODAY = '2026-11-16'

test('percent and cents', () => {
  expect(discountText(CODE)).toBe('20%')
  expect(discountText({ discountType: 'fixed', discountValue: 150 })).toBe('$1.50')
})

test('uses of how many', () => {
  expect(usesText({ currentUses: 1480, maxUses: 5000 })).toBe('1,480 / 5,000')
  expect(usesText({ currentUses: 3, maxUses: null })).toBe('3 / ∞')
})

test('three addresses, then how many more', () => {
  expect(shownEmails(null)).toEqual({ emails: [], more: undefined })
  expect(shownEmails(['a', 'b', 'c'])).toEqual({ emails: ['a', 'b', 'c'], more: undefined })
  expect(shownEmails(['a', 'b', 'c', 'd', 'e'])).toEqual({ emails: ['a', 'b', 'c'], more: '+2 more' })
})

test.each([
  [{}, 'active'],
  [{ isActive: false }, 'inactive'],
  [{ validUntil: TODAY }, 'active'],
  [{ validUntil: '2026-11-15' }, 'expired'],
  [{ validFrom: TODAY }, 'active'],
  [{ validFrom: '2026-11-17' }, 'not yet valid'],
  [{ maxUses: 2, currentUses: 2 }, 'used up'],
  [{ isActive: false, endedAt: TODAY }, 'ended'],
])('%j is %s', (given, label) => {
  expect(statusOf({ ...CODE, ...given }, TODAY).label).toBe(label)
})

test('days, both inclusive', () => {
  const [validFrom, validUntil] = ['2026-11-20', '2026-12-31']
  expect(validText({ validFrom, validUntil })).toBe('Nov 20, 2026 – Dec 31, 2026')
  expect(validText({ validFrom, validUntil: null })).toBe('From Nov 20, 2026')
  expect(validText({ validFrom: null, validUntil })).toBe('Dec 31, 2026')
  expect(validText({ validFrom: null, validUntil: null })).toBe('No end')
})

test('deleting a used code ends it', () => {
  expect(whatDeletingDoes(CODE)).toBe('DRAFT20 is deleted for good.')
  expect(whatDeletingDoes({ ...CODE, currentUses: 1 })).toContain('was used once, so it ends instead')
  expect(whatDeletingDoes({ ...CODE, currentUses: 2, reservedUses: 1 })).toContain('3 times')
})

test('what is typed is what was saved', () => {
  const saved = {
    ...CODE,
    maxUses: 5,
    usageLimit: 0,
    validUntil: '2026-12-31',
    allowedEmails: ['a@b.example', 'c@d.example'],
  }
  expect(bodyOf(typedOf(saved))).toMatchObject({
    maxUses: 5,
    usageLimit: 0,
    validUntil: '2026-12-31',
    allowedEmails: 'a@b.example, c@d.example',
  })
  expect(bodyOf(EMPTY)).toMatchObject({
    maxUses: null,
    discountType: 'percentage',
    environment: 'prod',
    isActive: true,
  })
})

test('faults show where they were typed', () => {
  expect(faultsOf(EMPTY)).toEqual({
    code: 'Please enter a code.',
    discountValue: 'The discount must be a number.',
  })
  const typed = { ...EMPTY, code: 'x', discountValue: '20' }
  expect(faultsOf(typed)).toEqual({})
  expect(faultsOf({ ...typed, discountValue: 'ten' })).toEqual({
    discountValue: 'The discount must be a number.',
  })
  expect(faultsOf({ ...typed, discountValue: '101' })).toEqual({
    discountValue: 'A discount in percent must be at most 100.',
  })
  expect(faultsOf({ ...typed, discountType: 'fixed', discountValue: '101' })).toEqual({})
  expect(faultsOf({ ...typed, maxUses: '-1', usageLimit: '1.5' })).toEqual({
    maxUses: 'The number of uses must be at least 0.',
    usageLimit: 'The limit per person must be a whole number.',
  })
  expect(faultsOf({ ...typed, allowedEmails: 'a@b.example, nonsense' })).toHaveProperty('allowedEmails')
})

test('what buyers would pay', () => {
  const typed = { ...EMPTY, discountValue: '50' }
  expect(effectOf(typed)).toBe('Single Blueprint $0.50, Starter Pack $1.50, Entrepreneur Pack $2.50')
  expect(effectOf({ ...typed, discountType: 'fixed', discountValue: '.60' })).toContain(
    'Single Blueprint free',
  )
  expect(effectOf({ ...typed, discountValue: '12.5' })).toContain('Starter Pack $2.63')
  for (const discountValue of ['', 'x', '-1', '101', '0.005'])
    expect(effectOf({ ...typed, discountValue })).toBeUndefined()
})

test('a fixed discount is typed in dollars and sent in cents, exactly; half a cent is refused', () => {
  const fixed = { ...EMPTY, code: 'x', discountType: 'fixed' as const }
  for (const [dollars, cents] of [
    ['1.50', 150],
    ['1.1', 110],
    ['.29', 29],
    ['19.99', 1999],
    ['0', 0],
  ] as const)
    expect(bodyOf({ ...fixed, discountValue: dollars }).discountValue).toBe(cents)
  expect(typedOf({ ...CODE, discountType: 'fixed', discountValue: 1999 }).discountValue).toBe('19.99')
  expect(faultsOf({ ...fixed, discountValue: '0.005' })).toEqual({
    discountValue: 'A fixed discount must be in whole cents.',
  })
})

test('percent take two decimals', () => {
  const typed = { ...EMPTY, code: 'x' }
  expect(faultsOf({ ...typed, discountValue: '12.5' })).toEqual({})
  expect(faultsOf({ ...typed, discountValue: '33.33' })).toEqual({})
  expect(faultsOf({ ...typed, discountValue: '0.005' })).toEqual({
    discountValue: 'A discount in percent can have at most two decimals.',
  })
})

test('only what changed is sent', () => {
  const start = typedOf({ ...CODE, maxUses: 5, allowedEmails: ['a@b.example'] })
  expect(changesOf(start, start)).toEqual({})
  expect(changesOf(start, { ...start, isActive: false, maxUses: '' })).toEqual({
    isActive: false,
    maxUses: null,
  })
  expect(changesOf(start, { ...start, discountType: 'fixed', discountValue: '0.20' })).toEqual({
    discountType: 'fixed',
  })
})

test('a fault stays on show until it is mended, and not at the field that is typed in', () => {
  const typed = { ...EMPTY, code: 'x', discountValue: '101', maxUses: '-1' }
  const shown = faultsOf(typed)
  expect(remainingFaults(shown, typed, ['description'])).toEqual(shown)
  expect(Object.keys(remainingFaults(shown, { ...typed, maxUses: '-12' }, ['maxUses']))).toEqual([
    'discountValue',
  ])
  expect(remainingFaults(shown, { ...typed, discountType: 'fixed' }, ['discountType'])).not.toHaveProperty(
    'discountValue',
  )
})

test('a refusal is told in the server’s words, or in ours when it has none', () => {
  const known = new CallError(409, JSON.stringify({ error: 'There is a code with this name already.' }))
  expect(refusal('create', known)).toEqual({
    title: 'Creation Failed',
    description: 'There is a code with this name already.',
  })
  expect(refusal('create', new CallError(502, 'Bad Gateway')).description).toBe(
    'Failed to create promo code.',
  )
  expect(refusal('update', new TypeError('offline'))).toEqual({
    title: 'Update Failed',
    description: 'Failed to update promo code.',
  })
})
