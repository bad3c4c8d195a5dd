import { expect, test } from 'vitest'
import { codeDigits, maskedAddress, nameFromAddress, providerName } from './rules.ts'

test('providers have names', () => {
  expect(providerName('https://accounts.google.com')).toBe('Google')
  expect(providerName('sandbox')).toBe('Google (sandbox)')
  expect(providerName('https://login.example.org/tenant')).toBe('login.example.org')
  expect(providerName('https://evil-google.com')).toBe('evil-google.com')
})

test('codes may be typed with gaps', () => {
  expect(codeDigits(' 482 913\n')).toBe('482913')
  expect(codeDigits('482-913')).toBe('482913')
})

test('an address gives a name when there is no other', () => {
  expect(nameFromAddress('mara.lindqvist@example.com')).toBe('mara.lindqvist')
})

test('an address is masked but for its first letter and its domain', () => {
  expect(maskedAddress('mara@example.com')).toBe('m•••@example.com')
  expect(maskedAddress('m@example.com')).toBe('m•••@example.com')
})
