import { beforeAll, expect, test } from 'vitest'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { generations } from '#features/generation/server/tables.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { fail, generationOf } from '#features/generation/server/testing/paid.ts'
import { finish } from '#features/generation/server/testing/planned.ts'
import { eq } from '#server/database/sql.ts'
import { MILESTONES, type MilestoneData } from '../contract.ts'
import { milestoneEdits, milestoneOriginals } from './tables.ts'

const shop = openShop()
const NONE = { vision: false, audience: false, mvp: false, monetization: false, launch: false }

async function begun(startupName = 'Larder & Loaf') {
  const { person, id, email } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body
  return { person, id, email, blueprintId, path: `/api/blueprint/${blueprintId}/milestones` }
}

async function planned(startupName?: string) {
  const one = await begun(startupName)
  await finish(shop.house(), one.blueprintId)
  return one
}

let shared: Awaited<ReturnType<typeof planned>> & { original: MilestoneData }
beforeAll(async () => {
  const one = await planned()
  shared = { ...one, original: (await one.person.get(one.path)).body.originalData }
})

test('the map begins with what the plan says, by id and by address, and is taken out of it once', async () => {
  const { person, blueprintId } = await planned('Quay Bakery')
  for (const name of [blueprintId, 'quay-bakery']) {
    const { status, body } = await person.get(`/api/blueprint/${name}/milestones`)
    expect(status).toBe(200)
    expect(Object.keys(body.milestoneData)).toEqual([...MILESTONES])
    expect(body.milestoneData.vision.coreIdea).toContain('Quay Bakery')
    expect(body.milestoneData.audience.target).toContain('Cork')
    expect(body.originalData).toEqual(body.milestoneData)
    expect(body.completed).toEqual(NONE)
    expect(body.versions).toEqual({ vision: 0, audience: 0, mvp: 0, monetization: 0, launch: 0 })
  }
  // The plan itself is not needed any more.
  const { storage, db } = shop.house()
  const { planKey } = await generationOf(shop.house(), blueprintId)
  await storage.remove(planKey ?? '')
  expect((await person.get(`/api/blueprint/${blueprintId}/milestones`)).status).toBe(200)
  // A newer making has a newer plan, which has to be read.
  await db.delete(milestoneOriginals).where(eq(milestoneOriginals.blueprintId, blueprintId))
  expect((await person.get(`/api/blueprint/${blueprintId}/milestones`)).status).toBe(500)
})

test('saving keeps the words, marks the milestone completed and leaves the original alone', async () => {
  const { person, path } = await planned()
  const { originalData } = (await person.get(path)).body
  const data = { ...originalData.mvp, featureList: ['Ovn på hjul', '', '  石窯 '], techStack: '' }
  const saved = await person.put(path, { milestone: 'mvp', data, userId: 'somebody', version: 0 })
  expect(saved.body).toEqual({
    success: true,
    data: { ...data, featureList: ['Ovn på hjul', '石窯'] },
    version: 1,
    completed: { ...NONE, mvp: true },
  })
  const { body } = await person.get(path)
  expect(body.milestoneData).toEqual({ ...originalData, mvp: saved.body.data })
  expect(body.originalData).toEqual(originalData)
  expect(body.versions.mvp).toBe(1)
})

test('two windows do not overwrite each other; a double click is one save; without a version the last wins', async () => {
  const { person, path } = await planned()
  const { vision } = (await person.get(path)).body.originalData
  const put = (problem: string, version?: number) =>
    person.put(path, { milestone: 'vision', data: { ...vision, problem }, version })
  const [one, other] = await Promise.all([put('first window', 0), put('second window', 0)])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const [won, lost] = one.status === 200 ? [one, other] : [other, one]
  expect(lost.body).toEqual({
    success: false,
    code: 'milestone_changed',
    error: 'This milestone was changed in another window since you opened it. Nothing was overwritten.',
  })
  expect((await person.get(path)).body.milestoneData.vision).toEqual(won.body.data)

  const again = await put(won.body.data.problem, 0)
  expect([again.status, again.body.version]).toEqual([200, 1])
  const twice = await Promise.all([put('twice', 1), put('twice', 1)])
  expect(twice.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect((await put('whatever is there', 7)).status).toBe(409)
  expect((await put('whatever is there')).body.version).toBe(3)
})

test('a save that nothing preceded is refused with a version from elsewhere, and leaves nothing', async () => {
  const { person, path, original } = shared
  const { status } = await person.put(path, { milestone: 'launch', data: original.launch, version: 4 })
  expect(status).toBe(409)
  expect((await person.get(path)).body.completed.launch).toBe(false)
})

test('a stranger finds nothing and changes nothing; nobody is asked to sign in first', async () => {
  const { person, path, original } = shared
  const { person: stranger } = await founder(shop, 0)
  const body = { milestone: 'vision', data: { ...original.vision, problem: 'stolen' } }
  const nowhere = (await stranger.get('/api/blueprint/no-such-thing/milestones')).body
  for (const answer of [await stranger.get(path), await stranger.put(path, body)]) {
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(nowhere)
  }
  for (const answer of [await shop.visitor().get(path), await shop.visitor().put(path, body)])
    expect(answer.status).toBe(401)
  expect((await person.get(path)).body.milestoneData).toEqual(original)
})

test('what is wrong is said, and changes nothing', async () => {
  const { person, path, original } = shared
  const { vision } = original
  const wrong: [object, string][] = [
    [{ milestone: 'vision', data: { ...vision, problem: 'x'.repeat(20_001) } }, 'Problem can have at most'],
    [{ milestone: 'vision', data: { coreIdea: 'half' } }, ''],
    [{ milestone: 'vision', data: original.mvp }, ''],
    [{ milestone: 'profit', data: vision }, ''],
    [{ milestone: 'vision', data: vision, version: -1 }, ''],
    [{}, ''],
  ]
  for (const [body, sentence] of wrong) {
    const answer = await person.put(path, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(answer.body.error).toContain(sentence)
  }
  expect((await person.get(path)).body.completed.vision).toBe(false)
})

test('until the blueprint is finished there is no map, and it says so', async () => {
  const { person, path, blueprintId } = await begun()
  const save = () => person.put(path, { milestone: 'vision', data: shared.original.vision })
  const notYet = { status: 409, body: { code: 'not_finished' } }
  expect(await person.get(path)).toMatchObject(notYet)
  expect(await save()).toMatchObject(notYet)
  await fail(shop.house(), blueprintId)
  expect(await person.get(path)).toMatchObject(notYet)
})

test('a newer plan brings newer originals, and what the founder wrote stays', async () => {
  const { person, path, blueprintId } = await planned()
  const { originalData } = (await person.get(path)).body
  const data = { ...originalData.launch, timeline: 'Never mind when' }
  await person.put(path, { milestone: 'launch', data })
  const { db } = shop.house()
  const old = await generationOf(shop.house(), blueprintId)
  const id = crypto.randomUUID()
  await db.insert(generations).values({
    ...old,
    id,
    cause: `test:${id}`,
    status: 'generating',
    finishedAt: null,
    createdAt: new Date(),
    brief: { ...old.brief, targetCustomer: 'Sailors in Galway' },
  })
  await finish(shop.house(), blueprintId, ['Acme-Again.pdf'])
  const { body } = await person.get(path)
  expect(body.originalData.audience).not.toEqual(originalData.audience)
  expect(body.milestoneData.audience).toEqual(body.originalData.audience)
  expect(body.milestoneData.launch).toEqual({ ...body.originalData.launch, timeline: data.timeline })
})

test('what was bought signed out: the session of its order sees the map and changes nothing, a session that proved nothing has not', async () => {
  const { person, id } = await founder(shop, 0, { proved: false })
  const { blueprintId, orderId } = await boughtSignedOut(shop, id)
  await finish(shop.house(), blueprintId)
  const path = `/api/blueprint/${blueprintId}/milestones`
  const session = await orderSession(shop, id, orderId)
  const { body } = await session.get(path)
  const refused = await session.put(path, { milestone: 'vision', data: body.milestoneData.vision })
  expect(refused.body).toMatchObject({ code: 'prove_address' })
  expect((await person.get(path)).status).toBe(404)
  expect((await session.get(shared.path)).status).toBe(404)
})

const exported = async (person: Visitor) => {
  const { raw } = await person.get('/api/settings/export')
  return JSON.parse((await entriesOf(raw)).get('milestones.json')?.toString() ?? 'null')
}

test('the export has what was written; with the account it goes', async () => {
  const { person, path, blueprintId } = await planned()
  const { vision } = (await person.get(path)).body.originalData
  const data = { ...vision, whyNow: 'Because of the harbour' }
  await person.put(path, { milestone: 'vision', data })
  expect(await exported(person)).toEqual([
    { blueprint: 'Larder & Loaf', milestone: 'vision', data, savedAt: expect.any(String) },
  ])
  expect(
    (await person.post('/api/settings/delete-account', { currentPassword: 'first password' })).status,
  ).toBe(200)
  const { db } = shop.house()
  for (const table of [milestoneEdits, milestoneOriginals])
    expect(await db.$count(table, eq(table.blueprintId, blueprintId))).toBe(0)
})
