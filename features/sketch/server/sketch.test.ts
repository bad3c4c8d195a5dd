import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import type { SketchReply } from '../contract.ts'

const shop = openShop({ works: false })
const IDEA = 'A paid newsletter on every zoning and city council thing in Boise, $8 a month'
const sketch = (body: unknown) => shop.visitor().post('/api/sketch', body)

test('a stranger sees the cover of an idea, and nothing of it is kept', async () => {
  const { status, body, headers } = await sketch({ idea: IDEA, name: 'Plat & Parcel' })
  expect(status).toBe(200)
  const { name, isNamed, place, cover, mark, fonts } = body as SketchReply
  expect({ name, isNamed, place }).toEqual({ name: 'Plat & Parcel', isNamed: true, place: 'Boise' })
  expect(cover.background).toMatch(/^#[0-9a-f]{6}$/)
  expect(mark.shapes.length).toBeGreaterThan(0)
  expect(fonts.display).toMatch(/^[a-z\d-]+$/)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
  const { rows } = await shop.house().database.pool.query('select 1 from orders')
  expect(rows).toEqual([])
})

test('without a name there is a working name, and it is said that it is one', async () => {
  expect((await sketch({ idea: IDEA })).body).toMatchObject({ name: 'Boise Newsletter', isNamed: false })
  expect((await sketch({ idea: 'an app for everybody', name: '  ' })).body).toMatchObject({
    name: 'Your Startup',
    isNamed: false,
  })
})

test.each([
  ['a dog in signs', '🐶🚶 walking dogs in Denver 🎉, $25 a walk', '🐶 Walks'],
  ['right to left', 'خدمة توصيل الخبز الطازج إلى المنازل في عمان كل صباح', 'خبز الصباح'],
  ['tags', '<img src=x onerror=alert(1)> shop for hats in Ohio', '"><script>alert(1)</script>'],
  ['one word', 'x', ''],
  ['a long name', IDEA, 'W'.repeat(60)],
  ['half a character', `candles in Boise \ud83d`, 'Wick\ud83d'],
])('%s is drawn, and text stays text', async (_, idea, name) => {
  const { status, body } = await sketch({ idea, name })
  expect(status).toBe(200)
  const { mark, cover } = body as SketchReply
  for (const { path } of mark.shapes) expect(path).toMatch(/^[MLCZ\d .-]*$/)
  for (const color of Object.values(cover)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
})

test.each([
  [{ idea: 'a bakery '.repeat(1_200) }, 400, 'Your idea can have at most 1000 characters.'],
  [{ idea: 'a bakery '.repeat(12_000) }, 413, 'The request is too large. The limit is 16 KB.'],
  [{ idea: '   ' }, 400, 'Please type your idea first.'],
  [{ idea: IDEA, name: 'x'.repeat(61) }, 400, 'The name can have at most 60 characters.'],
  [{}, 400, 'Some of the information is missing or not valid.'],
])('what cannot be sketched is refused with a sentence', async (wrong, status, sentence) => {
  const answer = await sketch(wrong)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ success: false, error: expect.stringContaining(sentence) })
})

test('one network has forty a minute, and another still has its own', async () => {
  const eager = shop.visitor()
  const statuses = new Set<number>()
  for (let i = 0; i < 41; i++) statuses.add((await eager.post('/api/sketch', { idea: IDEA })).status)
  expect([...statuses]).toEqual([200, 429])
  expect((await sketch({ idea: IDEA })).status).toBe(200)
})
