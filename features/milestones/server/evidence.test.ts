import { beforeAll, expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { finish } from '#features/generation/server/testing/planned.ts'
import { MILESTONES, type Milestone } from '../contract.ts'
import { changesAfter } from './rules.ts'

const shop = openShop()
const GOAL = { counted: 'interviews', words: '', target: 20 } as const

async function planned() {
  const { person, id } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  await finish(shop.house(), blueprintId)
  const map = `/api/blueprint/${blueprintId}/milestones`
  const data = (await person.get(map)).body.originalData
  return {
    person,
    id,
    map,
    put: (milestone: Milestone, body: object) => person.put(`${map}/${milestone}/evidence`, body),
    drop: (milestone: Milestone) => person.delete(`${map}/${milestone}/evidence`),
    save: (milestone: Milestone) => person.put(map, { milestone, data: data[milestone] }),
    look: async () => (await person.get(map)).body,
  }
}

let shared: Awaited<ReturnType<typeof planned>>
beforeAll(async () => {
  shared = await planned()
})

test('a milestone with a number keeps what is saved, and is completed only when the number is reached', async () => {
  const { put, save, look } = shared
  expect((await put('audience', GOAL)).body).toMatchObject({
    evidence: { ...GOAL, reached: 0, version: 1, changes: [] },
    completed: { audience: false },
  })
  const saved = await save('audience')
  expect(saved.body).toMatchObject({ success: true, version: 1, completed: { audience: false } })
  expect((await save('vision')).body.completed).toMatchObject({ vision: true, audience: false })
  expect((await put('audience', { ...GOAL, reached: 7, version: 1 })).body.completed.audience).toBe(false)
  const done = await put('audience', { ...GOAL, reached: 20, version: 2 })
  expect(done.body).toMatchObject({ evidence: { reached: 20, version: 3 }, completed: { audience: true } })
  expect((await look()).evidence).toEqual({ audience: done.body.evidence })
  expect((await put('audience', { ...GOAL, reached: 19, version: 3 })).body.completed.audience).toBe(false)
})

test('the number is set before the progress, and changed afterwards only with a note that stays', async () => {
  const { put, drop } = shared
  expect(await put('mvp', { ...GOAL, reached: 5 })).toMatchObject({
    status: 409,
    body: { code: 'number_first' },
  })
  await put('mvp', GOAL)
  // Nothing is noted yet: it may be thought over.
  expect((await put('mvp', { ...GOAL, target: 25 })).body.evidence.changes).toEqual([])
  await put('mvp', { ...GOAL, target: 25, reached: 3 })
  const changed = await put('mvp', { ...GOAL, target: 3, reached: 3 })
  expect(changed.body.evidence.changes).toEqual([{ ...GOAL, target: 25, at: expect.any(String) }])
  const other = await put('mvp', { counted: 'presales', target: 2, reached: 1 })
  expect(other.body.evidence.changes.map(({ target }: { target: number }) => target)).toEqual([25, 3])
  expect(await drop('mvp')).toMatchObject({ status: 409, body: { code: 'progress_noted' } })
  // Not even by going back to nothing first.
  await put('mvp', { counted: 'presales', target: 2, reached: 0 })
  expect((await drop('mvp')).status).toBe(409)
})

test('progress that was noted and taken back, or noted in the same save, is progress all the same', async () => {
  const { put, drop } = await planned()
  const goal = { ...GOAL, target: 100 }
  // Noted, taken back, taken off.
  await put('vision', goal)
  await put('vision', { ...goal, reached: 3 })
  expect((await put('vision', { ...goal, reached: 0 })).body.evidence).toMatchObject({
    noted: true,
    changes: [],
  })
  expect(await drop('vision')).toMatchObject({ status: 409, body: { code: 'progress_noted' } })
  // Noted, taken back, the number brought down to it.
  await put('mvp', goal)
  await put('mvp', { ...goal, reached: 40 })
  await put('mvp', { ...goal, reached: 0 })
  await put('mvp', { ...goal, target: 40, reached: 0 })
  const lowered = await put('mvp', { ...goal, target: 40, reached: 40 })
  expect(lowered.body.evidence.changes).toEqual([{ ...goal, at: expect.any(String) }])
  // Both at once.
  await put('launch', goal)
  const atOnce = await put('launch', { ...goal, target: 3, reached: 3 })
  expect(atOnce.body.evidence).toMatchObject({ noted: true, changes: [{ ...goal, at: expect.any(String) }] })
})

test('as long as nothing is noted it can be taken off, and taking it off twice is once', async () => {
  const { put, drop, look } = shared
  await put('launch', { counted: 'own', words: '  Läden ', target: 3.456 })
  expect((await look()).evidence.launch).toMatchObject({ words: 'Läden', target: 3.46 })
  expect((await drop('launch')).body).toMatchObject({ evidence: null })
  expect((await drop('launch')).status).toBe(200)
  expect((await look()).evidence.launch).toBeUndefined()
})

test('two windows do not overwrite each other; the same twice, also at once, is once', async () => {
  const { put } = shared
  const twice = await Promise.all([
    put('vision', { ...GOAL, version: 0 }),
    put('vision', { ...GOAL, version: 0 }),
  ])
  expect(twice.map(({ status, body }) => [status, body.evidence?.version])).toEqual([
    [200, 1],
    [200, 1],
  ])
  const [one, other] = await Promise.all(
    [4, 5].map((reached) => put('vision', { ...GOAL, reached, version: 1 })),
  )
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409])
  expect((await put('vision', { ...GOAL, target: 9, version: 1 })).body.code).toBe('milestone_changed')
})

test.each([
  [{ ...GOAL, target: 0 }, 'The number to reach has to be above zero.'],
  [{ ...GOAL, target: -1 }, 'cannot be below zero'],
  [{ ...GOAL, target: 1e12 }, 'The number is too large.'],
  [{ ...GOAL, target: '20' }, 'Please enter the number to reach.'],
  [{ counted: 'own', words: ' ', target: 2 }, 'Please say what is counted.'],
  [{ counted: 'conversion', target: 101 }, 'A conversion is at most 100 percent.'],
  [{ counted: 'likes', target: 1 }, ''],
])('%o is refused and changes nothing', async (body, sentence) => {
  const answer = await shared.put('monetization', body)
  expect(answer.status).toBe(400)
  expect(answer.body.error).toContain(sentence)
  expect((await shared.look()).evidence.monetization).toBeUndefined()
})

test('a stranger sets nothing, nor does the session of an order; nobody else’s map shows it', async () => {
  const { map, id } = shared
  const { person: stranger } = await founder(shop, 0)
  for (const milestone of MILESTONES) {
    expect((await stranger.put(`${map}/${milestone}/evidence`, GOAL)).status).toBe(404)
    expect((await stranger.delete(`${map}/${milestone}/evidence`)).status).toBe(404)
  }
  expect((await stranger.put(`${map}/profit/evidence`, GOAL)).status).toBe(404)
  const { orderId, blueprintId } = await boughtSignedOut(shop, id, 'Another')
  const buyer = await orderSession(shop, id, orderId)
  expect((await buyer.put(`/api/blueprint/${blueprintId}/milestones/vision/evidence`, GOAL)).status).toBe(403)
})

test('before there is a plan there is no map to set numbers on', async () => {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const answer = await person.put(`/api/blueprint/${blueprintId}/milestones/vision/evidence`, GOAL)
  expect(answer).toMatchObject({ status: 409, body: { code: 'not_finished' } })
})

test('the export has it', async () => {
  const { raw } = await shared.person.get('/api/settings/export')
  const exported = JSON.parse(String((await entriesOf(raw)).get('milestones.json')))
  expect(exported).toContainEqual(expect.objectContaining({ milestone: 'audience', target: 20, reached: 19 }))
})

test('of many changes the newest stay', () => {
  const old = { ...GOAL, at: '2026-01-01T00:00:00.000Z' }
  const now = { ...GOAL, reached: 1, noted: true, version: 1, setAt: '', changes: Array(50).fill(old) }
  const changes = changesAfter(now, { ...GOAL, target: 1, reached: 1 }, new Date('2026-11-16'))
  expect(changes).toHaveLength(50)
  expect(changes.at(-1)).toEqual({ ...GOAL, at: '2026-11-16T00:00:00.000Z' })
})
