import { expect, test } from 'vitest'
import { CallError } from '#kit/call.ts'
import { generationFailure } from './generation-failure.ts'

const refused = (status: number, error: string) =>
  generationFailure(new CallError(status, JSON.stringify({ success: false, error })))

test('two refusals have sentences of their own, others are told as they are', () => {
  expect(refused(402, 'No remaining blueprints')).toEqual({
    title: 'Generation Error',
    description: "You've used all your blueprint credits. Please purchase more or use a promo code.",
  })
  expect(refused(400, 'Invalid request: startupName')).toEqual({
    title: 'Generation Error',
    description: 'Please check that all required fields are filled out correctly.',
  })
  expect(refused(400, 'This promo code has expired.')).toEqual({
    title: 'Generation Failed',
    description: 'This promo code has expired.',
  })
})

test('without a sentence, or without an answer, it only says that it failed', () => {
  const plain = {
    title: 'Generation Failed',
    description: 'Failed to start blueprint generation. Please try again.',
  }
  expect(generationFailure(new CallError(500, ''))).toEqual(plain)
  expect(generationFailure(new TypeError('fetch failed'))).toEqual(plain)
})
