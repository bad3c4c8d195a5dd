import { expect, test } from 'vitest'
import { newPasswordErrors } from './new-password-errors.ts'

const SHORT = 'Password must be at least 8 characters long'
const CONFIRM = 'Please confirm your password'

const COMMON = 'This password is too common. Please choose another'

test.each([
  ['', '', { password: SHORT, confirmPassword: CONFIRM }],
  ['1234567', '12345678', { password: SHORT }],
  ['harbour lamp', '', { confirmPassword: CONFIRM }],
  ['harbour lamp', 'harbour', { confirmPassword: CONFIRM }],
  ['harbour lamp', 'harbour lam', { confirmPassword: "Passwords don't match" }],
  ['harbour lamp', 'harbour lamp', {}],
  ['12345678', '12345678', { password: COMMON }],
])('%s and %s', (password, confirmPassword, expected) => {
  expect(newPasswordErrors({ password, confirmPassword })).toEqual(expected)
})

test('the rule knows whose password it is', () => {
  const typed = { password: 'harbour lam', confirmPassword: 'harbour lam' }
  expect(newPasswordErrors(typed, { hasRole: true })).toHaveProperty('password')
  expect(newPasswordErrors(typed, { email: 'harbour lam@example.com' })).toHaveProperty('password')
})
