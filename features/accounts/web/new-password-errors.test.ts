import { expect, test } from 'vitest'
import { newPasswordErrors } from './new-password-errors.ts'

const SHORT = 'Password must be at least 6 characters long'
const CONFIRM = 'Please confirm your password'

test.each([
  ['', '', { password: SHORT, confirmPassword: CONFIRM }],
  ['12345', '123456', { password: SHORT }],
  ['harbour', '', { confirmPassword: CONFIRM }],
  ['harbour', 'harbo', { confirmPassword: CONFIRM }],
  ['harbour', 'harbor', { confirmPassword: "Passwords don't match" }],
  ['harbour', 'harbour', {}],
  ['123456', '123456', {}],
])('%s and %s', (password, confirmPassword, expected) => {
  expect(newPasswordErrors({ password, confirmPassword })).toEqual(expected)
})
