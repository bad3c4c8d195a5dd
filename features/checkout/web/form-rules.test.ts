import { describe, expect, test } from 'vitest'
import {
  EMPTY,
  firstFault,
  malformed,
  missing,
  packIn,
  promoCodeIn,
  requiredFields,
  takenOver,
  tooLong,
  trimmed,
} from './form-rules.ts'
import { LANDING, PURCHASE_PAGE } from './places.ts'

const FILLED = {
  ...EMPTY,
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  startupName: 'TideWatch',
  businessIdea: 'A sensor buoy',
  targetCustomer: 'Oyster farmers',
}

describe('what is required', () => {
  test('depends on the place', () => {
    expect(requiredFields(LANDING, { free: false })).toEqual([
      'fullName',
      'email',
      'startupName',
      'businessIdea',
    ])
    expect(requiredFields(PURCHASE_PAGE, { free: false })).toEqual([
      'startupName',
      'businessIdea',
      'targetCustomer',
    ])
  })

  test('a free order has no payment page that would ask for the address', () => {
    expect(requiredFields(PURCHASE_PAGE, { free: true })).toContain('email')
  })
})

test('a field that is longer than the server takes is marked, and only that', () => {
  expect(tooLong({ ...FILLED, additionalContext: 'x'.repeat(8_000) }, 8_000)).toEqual({})
  expect(tooLong({ ...FILLED, additionalContext: ` ${'x'.repeat(8_001)} ` }, 8_000)).toEqual({
    additionalContext: 'Additional context can have at most 8000 characters.',
  })
})

describe('what is missing', () => {
  const required = requiredFields(LANDING, { free: false })

  test('every required field that is empty or blank, each with a sentence', () => {
    expect(missing(required, FILLED)).toEqual({})
    const faults = missing(required, { ...FILLED, email: '', businessIdea: ' \n ' })
    expect(faults).toEqual({
      email: 'Enter your email address.',
      businessIdea: 'Describe your idea in a sentence or two.',
    })
    expect(firstFault(faults)).toBe('email')
    for (const place of [LANDING, PURCHASE_PAGE])
      for (const sentence of Object.values(missing(requiredFields(place, { free: true }), EMPTY)))
        expect(sentence).toMatch(/\.$/)
  })

  test('an address that cannot be one is marked; an empty one is not malformed', () => {
    expect(malformed({ ...FILLED, email: 'mara@' })).toEqual({ email: 'Enter a full email address.' })
    expect(malformed({ ...FILLED, email: 'mara at example.com' })).not.toEqual({})
    expect(malformed({ ...FILLED, email: '' })).toEqual({})
    expect(malformed({ ...FILLED, email: ' mara@example.com ' })).toEqual({})
  })
})

test('blanks around the words are not sent', () => {
  expect(trimmed({ ...FILLED, startupName: '  TideWatch ' }).startupName).toBe('TideWatch')
})

describe('what is taken over', () => {
  test('known texts that are filled in, and nothing else', () => {
    const found = { startupName: 'TideWatch', email: '', stage: 7, evil: 'yes' }
    expect(takenOver(LANDING, found)).toEqual({ startupName: 'TideWatch' })
  })

  test('choices only where the place offers them, in its own spelling', () => {
    expect(takenOver(PURCHASE_PAGE, { industry: 'technology', stage: 'prototype' })).toEqual({
      industry: 'Technology',
    })
    expect(takenOver(LANDING, { industry: 'Other', stage: 'idea' })).toEqual({
      industry: 'other',
      stage: 'idea',
    })
  })

  test('a pack that exists, a code that is a text', () => {
    expect(packIn({ pack: 'tenPack' })).toBe('tenPack')
    expect(packIn({ pack: 'toString' })).toBeUndefined()
    expect(packIn({})).toBeUndefined()
    expect(promoCodeIn({ promoCode: 'DRAFT20' })).toBe('DRAFT20')
    expect(promoCodeIn({ promoCode: 20 })).toBe('')
  })
})
