import { expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from './errors.ts'
import { validatorCompiler } from './validate-input.ts'

const body = z.object({
  title: z.string({ error: 'Please enter a title' }).min(1, { error: 'Please enter a title' }),
  age: z.number().min(18, { error: 'You need to be 18.' }).optional(),
  tags: z.union([z.array(z.string().max(3, { error: 'A tag is too long.' })), z.null()]).optional(),
  place: z.object({ street: z.string() }).optional(),
})

function refusal(data: unknown, httpPart = 'body') {
  const result = validatorCompiler({ schema: body, method: 'POST', url: '/', httpPart })(data)
  if (!(result && typeof result === 'object' && 'error' in result)) return undefined
  expect(result.error).toBeInstanceOf(Failure)
  return (result.error as Failure).body
}
const GENERAL = 'Some of the information is missing or not valid.'

test.each([
  ['a sentence as it is specified', { title: '' }, 'Please enter a title', ['title']],
  ['the same for what is missing', {}, 'Please enter a title', ['title']],
  ['several, each with its end', { age: 3 }, 'Please enter a title. You need to be 18.', ['title', 'age']],
  ['one of a choice of shapes', { title: 'x', tags: ['long'] }, 'A tag is too long.', ['tags.0']],
  ['no word of the library', { title: 'x', place: { street: 5 } }, GENERAL, ['place.street']],
  ['nor of a choice without a sentence', { title: 'x', tags: 7 }, GENERAL, ['tags']],
])('a refusal says %s', (_, data, error, fields) => {
  expect(refusal(data)).toEqual({ success: false, code: 'invalid_input', error, fields })
})

test('what is not an object at all has no fields to name', () => {
  expect(refusal('garbage')).toEqual({ success: false, code: 'invalid_input', error: GENERAL })
})

test('what is shaped wrongly in the path is nowhere', () => {
  expect(refusal({}, 'params')?.code).toBe('not_found')
})

test('what fits passes, without what nobody named', () => {
  expect(refusal({ title: 'x', more: 1 })).toBeUndefined()
})
