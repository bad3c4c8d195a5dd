import { expect, test } from 'vitest'
import type { Me } from '#features/accounts/server/public.ts'
import { blueprintForm } from '../contract.ts'
import { submitKeyOf, wishOf } from './wish.ts'

const form = (given: object = {}) =>
  blueprintForm.parse({ startupName: 'Acme', businessIdea: 'Anvils', targetCustomer: 'Coyotes', ...given })

const me = {
  id: 'someone',
  email: 'mara@example.com',
  fullName: 'Mara Lindqvist',
  proved: true,
  onlyOrder: undefined,
} as Me

test('whoever is signed in is the buyer, whatever the form says', () => {
  const { buyer, brief } = wishOf(
    { pack: 'single', formData: form({ fullName: 'M.', email: 'x@example.com' }) },
    me,
  )
  expect(buyer).toEqual({ userId: 'someone', email: 'mara@example.com', fullName: 'M.', proved: true })
  expect(brief).toMatchObject({ email: 'mara@example.com', fullName: 'M.' })
})

test('the session of an order counts as signed out', () => {
  const sent = { pack: 'single' as const, formData: form({ fullName: 'M.', email: 'x@example.com' }) }
  const { buyer } = wishOf(sent, { ...me, proved: false, onlyOrder: 'an order' })
  expect(buyer).toEqual({ email: 'x@example.com', fullName: 'M.', proved: false })
  const withoutAddress = { pack: 'single' as const, formData: form({ fullName: 'M.' }) }
  expect(() => wishOf(withoutAddress, { ...me, onlyOrder: 'an order' })).toThrow(
    'Please fill in all required fields',
  )
})

test('a code beside the form comes before one in it; an empty one is none', () => {
  const codeOf = (promoCode?: string, inForm?: string) =>
    wishOf({ pack: 'single', promoCode, blueprintData: { ...form(), promoCode: inForm } }, undefined).code
  expect(codeOf('A', 'B')).toBe('A')
  expect(codeOf('', 'B')).toBe('B')
  expect(codeOf(undefined, '')).toBeUndefined()
})

test('the same wish of the same browser has the same key, and any difference another', () => {
  const wish = wishOf({ pack: 'single', blueprintData: form() }, undefined)
  const same = wishOf({ pack: 'single', blueprintData: form() }, undefined)
  expect(submitKeyOf(wish, 'browser')).toBe(submitKeyOf(same, 'browser'))
  const others = [
    submitKeyOf(wish, 'another browser'),
    submitKeyOf({ ...wish, pack: 'fivePack' }, 'browser'),
    submitKeyOf({ ...wish, code: 'A' }, 'browser'),
    submitKeyOf({ ...wish, brief: undefined }, 'browser'),
    submitKeyOf(wishOf({ pack: 'single', blueprintData: form() }, me), 'browser'),
    submitKeyOf(wishOf({ pack: 'single', blueprintData: form({ stage: 'idea' }) }, undefined), 'browser'),
  ]
  expect(new Set([...others, submitKeyOf(wish, 'browser')]).size).toBe(7)
})
