import { expect, test } from 'vitest'
import { chanceOf } from '../chance.ts'
import { AsItStands } from './nasty.ts'
import { rightWish, wishOf } from './requests.ts'

const OPERATION = {
  call: 'PUT /api/things/:id',
  method: 'PUT',
  path: '/api/things/:id',
  query: { page: { type: 'integer' } },
  body: { type: 'object', properties: { name: { type: 'string' } } },
}
const GOOD = { params: { id: 'a/b' }, query: { page: '2' }, body: { name: 'Ada', tags: ['x'] } }

const wishes = (seed: number) => {
  const chance = chanceOf(seed)
  return Array.from({ length: 200 }, () => wishOf(OPERATION, GOOD, chance))
}

test('the same seed makes the same requests, each another one, and leaves the good one as it was', () => {
  expect(wishes(7)).toEqual(wishes(7))
  expect(wishes(7)).not.toEqual(wishes(8))
  const right = rightWish(OPERATION, GOOD)
  expect(right).toMatchObject({ address: '/api/things/a%2Fb?page=2', change: 'nothing' })
  expect(String(right.body)).toBe('{"name":"Ada","tags":["x"]}')
  const { change: _, ...sent } = right
  for (const { change, ...wish } of wishes(7)) expect(wish, change).not.toEqual(sent)
})

test('what JSON cannot say of itself is sent as it stands, and addresses are sendable', () => {
  const body = { deep: new AsItStands('[[1e400]]'), said: 'as-it-stands' }
  expect(String(rightWish(OPERATION, { ...GOOD, body }).body)).toBe(
    '{"deep":[[1e400]],"said":"as-it-stands"}',
  )
  for (const { address } of wishes(9)) expect(address).toMatch(/^[!-~]+$/)
})
