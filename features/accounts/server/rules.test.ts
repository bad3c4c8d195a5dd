import { expect, test } from 'vitest'
import { codeDigits, isAuthoritative, maskedAddress, nameFromAddress, providerName } from './rules.ts'

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

test('a provider is authoritative for the addresses that it runs', () => {
  const issuer = 'https://accounts.google.com'
  expect(isAuthoritative({ issuer, email: 'a@gmail.com' })).toBe(true)
  expect(isAuthoritative({ issuer, email: 'a@GoogleMail.com' })).toBe(true)
  expect(isAuthoritative({ issuer, email: 'a@corp.example', hostedDomain: 'Corp.example' })).toBe(true)
  expect(isAuthoritative({ issuer, email: 'a@corp.example' })).toBe(false)
  expect(isAuthoritative({ issuer, email: 'a@corp.example', hostedDomain: 'other.example' })).toBe(false)
  expect(isAuthoritative({ issuer, email: 'a@gmail.com.evil.example' })).toBe(false)
  expect(isAuthoritative({ issuer: 'https://id.example', email: 'a@gmail.com' })).toBe(false)
  expect(isAuthoritative({ issuer: 'sandbox', email: 'a@corp.example', hostedDomain: 'corp.example' })).toBe(
    true,
  )
})
