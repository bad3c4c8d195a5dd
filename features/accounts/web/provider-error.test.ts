import { expect, test } from 'vitest'
import { providerError } from './provider-error.ts'

test('no code, no sentence', () => {
  expect(providerError('')).toBeUndefined()
  expect(providerError('?error=')).toBeUndefined()
  expect(providerError('?email=a@example.com')).toBeUndefined()
})

test('each code has its sentence, and unknown ones the general one', () => {
  expect(providerError('?error=provider_cancelled')).toBe('Google sign-in was cancelled.')
  expect(providerError('?error=address_unverified')).toMatch(/^Google has not confirmed/)
  expect(providerError('?error=provider_unavailable')).toMatch(/not available right now/)
  for (const code of ['provider_failed', 'something_else', 'toString', '__proto__'])
    expect(providerError(`?error=${code}`)).toBe('Google sign-in did not work. Please try again.')
})
