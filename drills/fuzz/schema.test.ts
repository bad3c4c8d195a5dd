import { expect, test } from 'vitest'
import { faultsIn } from './schema.ts'

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 4 },
    count: { type: 'integer', minimum: 0 },
    of: { anyOf: [{ type: 'null' }, { type: 'array', items: { enum: ['a', 'b'] } }] },
  },
  required: ['name'],
  additionalProperties: false,
}

test.each([
  [{ name: 'Acme' }, []],
  [{ name: 'Acme', count: 2, of: ['a'] }, []],
  [{ count: 1 }, ['/ has no name']],
  [{ name: 'Acme Ltd', count: 1.5, of: null }, ['/name is too long', '/count is no integer']],
  [{ name: 'Acme', of: ['c'] }, ['/of fits no choice (/of is no null | /of/0 is none of a,b)']],
  [{ name: 'Acme', secret: 1 }, ['/ has secret, which nobody declared']],
  [[], ['/ is no object']],
])('%j is judged', (value, faults) => {
  expect(faultsIn(value, schema)).toEqual(faults)
})

test('a word that is not understood is a fault, not a pass', () => {
  expect(faultsIn(1, { multipleOf: 2 })).toEqual([
    '/: the schema says multipleOf, which is not understood here',
  ])
})
