import { expect, test } from 'vitest'
import { CallError } from '#kit/call.ts'
import { created, notStarted } from './generation-words.ts'

const refused = (error?: string) => new CallError(400, JSON.stringify({ success: false, error }))

test('two refusals have sentences of their own', () => {
  expect(notStarted(refused('No remaining blueprints'))).toEqual({
    title: 'Generation Error',
    description: "You've used all your blueprint credits. Please purchase more or use a promo code.",
  })
  expect(notStarted(refused('Invalid request: the startup name is missing.'))).toEqual({
    title: 'Generation Error',
    description: 'Please check that all required fields are filled out correctly.',
  })
})

test('any other refusal is told in the server’s words, or in ours when it has none', () => {
  const description = 'Failed to start blueprint generation. Please try again.'
  expect(notStarted(refused('The moon is wrong.'))).toEqual({
    title: 'Generation Failed',
    description: 'The moon is wrong.',
  })
  expect(notStarted(refused())).toEqual({ title: 'Generation Failed', description })
  expect(notStarted(new CallError(502, 'Bad Gateway'))).toEqual({ title: 'Generation Failed', description })
})

test('when nobody answers it is generic', () => {
  expect(notStarted(new TypeError('Failed to fetch'))).toEqual({
    title: 'Generation Error',
    description: 'Failed to start blueprint generation. Please try again.',
  })
})

test('a finished one says how it was paid', () => {
  expect(created('credits').description).toBe('Your blueprint has been generated using your credits.')
  expect(created('purchase').description).toBe('Your blueprint has been generated successfully.')
})

test('on the dashboard a server that fell over is told with the credit, a refusal without', () => {
  const said = (status: number) =>
    notStarted(new CallError(status, '{"error":"No luck."}'), { saysRestored: true })
  expect(said(500).description).toBe('No luck. Credits have been restored.')
  expect(said(400).description).toBe('No luck.')
})
