import { expect, test } from 'vitest'
import { passwordFaults } from './password-rules.ts'

test.each([
  ['secret', 'secret', {}],
  [
    'short',
    'secret',
    { password: 'Password must be at least 6 characters long', confirmPassword: "Passwords don't match" },
  ],
  ['secret', '', { confirmPassword: 'Please confirm your password' }],
  ['secret', 'secre', { confirmPassword: 'Please confirm your password' }],
  ['secret', 'secreT', { confirmPassword: "Passwords don't match" }],
  [
    '',
    '',
    {
      password: 'Password must be at least 6 characters long',
      confirmPassword: 'Please confirm your password',
    },
  ],
])('%j confirmed by %j', (password, confirmPassword, faults) => {
  expect(passwordFaults({ password, confirmPassword })).toEqual(faults)
})
