import { expect, test } from 'vitest'
import { passwordAdvice } from './password-advice.ts'

const MARA = { email: 'mara.lindqvist@tidewatch.example', fullName: 'Mara Lindqvist' }

test.each([
  ['aaaaaaaaaaaa', /Repeated/],
  ['xyxyxyxyxyxy', /Repeated/],
  ['boat123456boat', /Repeated/],
  ['9876543harbour', /Repeated/],
  ['Qwertyharbour', /Repeated/],
  ['lindqvist-and-co', /name or email/],
  ['MARA has a boat', /name or email/],
  ['tidewatch-2031', /name or email/],
  ['k7#wq2', /Longer/],
  ['k7#wq2z!v', /Longer/],
])('%s is advised against', (password, advice) => {
  expect(passwordAdvice(password, MARA)).toMatch(advice)
})

test.each(['', 'quiet harbour lamp', 'k7#wq2z!vp', 'marble staircase'])(
  '"%s" needs no advice',
  (password) => {
    expect(passwordAdvice(password, { ...MARA, fullName: 'Mar' })).toBeUndefined()
  },
)

test('without a known owner the rest still holds', () => {
  expect(passwordAdvice('lindqvist-and-co')).toBeUndefined()
  expect(passwordAdvice('harbour')).toBeDefined()
})

test('an empty name or address is part of every password, and means nothing', () => {
  expect(passwordAdvice('quiet harbour lamp', { email: '', fullName: ' ' })).toBeUndefined()
  expect(passwordAdvice('quiet harbour lamp', { email: '@', fullName: 'A B' })).toBeUndefined()
})
