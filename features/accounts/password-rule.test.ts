import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault } from './password-rule.ts'

const MARA = { email: 'mara.lindqvist@tidewatch.example' }

test.each([
  ['1234567', 'Password must be at least 8 characters long'],
  ['        ', 'Password must not be only spaces'],
  ['Mara.Lindqvist@Tidewatch.example', 'Password must not be your email address'],
  [' mara.lindqvist ', 'Password must not be your email address'],
  ...[
    'PassWord',
    'password123!',
    'Sunshine99',
    '12345678',
    '87654321',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'xyxyxyxyxy',
    '  letmein1 ',
  ].map((common) => [common, 'This password is too common. Please choose another']),
])('"%s" is refused', (password, fault) => {
  expect(passwordFault(password as string, MARA)).toBe(fault)
})

test.each(['harbour7', 'quiet harbour lamp', '密码密码密码-🔑🔑', 'password of mara'])(
  '"%s" is accepted',
  (password) => {
    expect(passwordFault(password, MARA)).toBeUndefined()
  },
)

test('whoever has a role needs twelve characters', () => {
  expect(passwordFault('harbour7lam', { hasRole: true })).toBe(
    'Admins need a password of at least 12 characters',
  )
  expect(passwordFault('harbour7lamp', { hasRole: true })).toBeUndefined()
})

test('nothing shorter than eight characters is ever accepted, whoever asks', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 7 }), fc.boolean(), (password, hasRole) => {
      expect(passwordFault(password, { hasRole })).toBeDefined()
    }),
  )
})
