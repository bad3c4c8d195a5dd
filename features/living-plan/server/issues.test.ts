import { expect, test } from 'vitest'
import { program, tokenOf } from '#features/access-tokens/server/testing/program.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { CREDIT_FORM, creditsOf, founder, grant } from '#features/generation/server/testing/founders.ts'
import { fail, generationOf } from '#features/generation/server/testing/paid.ts'
import { printed } from '#features/generation/server/testing/small-press.ts'
import { milestoneEdits } from '#features/milestones/server/tables.ts'
import { and, eq, sql } from '#server/database/sql.ts'
import { read } from '#server/storage/storage.ts'
import { planned } from './testing/planned.ts'

const shop = openShop()
const DEARER = { values: { price: 1450 } }

/** With one change kept, and its issue made. */
async function reissued() {
  const one = await planned(shop)
  await one.save(DEARER, 0)
  const { body } = await one.press(1)
  await one.make()
  return { ...one, generationId: body.generationId }
}

test('a changed figure makes a new issue of the files that show it; the old one still opens', async () => {
  const { person, path, issues, files, userId, email, generationId, state } = await reissued()
  expect(printed.at(-1)).not.toContain('logo')
  expect(printed.at(-1)).toEqual(expect.arrayContaining(['blueprint', 'spreadsheet', 'word']))
  const [second, first] = await issues()
  expect(second).toMatchObject({ number: 2, generationId, state: 'ready', isCurrent: true })
  expect(first).toMatchObject({
    number: 1,
    state: 'ready',
    isCurrent: false,
    changes: { figures: [], sections: [] },
  })
  expect(second.changes.figures.length).toBeGreaterThan(0)
  for (const { before, after } of second.changes.figures) expect(before).not.toBe(after)
  expect(second.changes.sections.length).toBeGreaterThan(0)

  const kinds = (all: { kind: string; version: number }[], version: number) =>
    all.filter((file) => file.version === version).map(({ kind }) => kind)
  const shown = await files()
  expect(kinds(shown, 2)).toEqual(printed.at(-1))
  expect(kinds(shown, 1)).toEqual(expect.arrayContaining(['brand-guide', 'logo', 'brand-pack']))
  const isNew = second.files.filter((file: { isNew: boolean }) => file.isNew)
  expect(isNew.map(({ kind }: { kind: string }) => kind)).toEqual(printed.at(-1))
  const textOf = async (issue: typeof first) => {
    const { url } = issue.files.find(({ kind }: { kind: string }) => kind === 'blueprint')
    return (await person.get(url)).raw.toString()
  }
  const [now, before] = [await textOf(second), await textOf(first)]
  expect(now).not.toBe(before)
  const current = shown.find(({ kind }: { kind: string }) => kind === 'blueprint')
  expect((await person.get(current.url)).raw.toString()).toBe(now)
  const attached = await person.get(`${first.files[0].url}?download=1`)
  expect(attached.headers['content-disposition']).toContain('attachment')

  expect(await state()).toMatchObject({ hasUnissued: false, isMaking: false, reissuesLeft: 19, issue: 2 })
  // It costs nothing, and nobody is written to.
  expect(await creditsOf(shop, userId)).toBe(0)
  const letters = (await shop.house().mailbox.list({ to: email })).filter(({ subject }) =>
    /ready/.test(subject),
  )
  expect(letters.length).toBeLessThanOrEqual(1)
  const { status, body } = await person.get(`${path}/status`)
  expect([status, body.status, body.message]).toEqual([
    200,
    'complete',
    'The new issue of your documents is ready.',
  ])
  expect((await person.get('/api/user-blueprint-status')).body.latestGeneration.id).toBe(first.generationId)
})

test('compared, two issues show figures and text; what is not there is not found', async () => {
  const { person, path } = await reissued()
  const compare = (from: number, to: number) => person.get(`${path}/issues/compare?from=${from}&to=${to}`)
  const { figures, sections } = (await compare(1, 2)).body
  expect(figures.length).toBeGreaterThan(0)
  expect(sections[0]).toMatchObject({
    title: expect.any(String),
    before: expect.any(Array),
    after: expect.any(Array),
  })
  const { body: back } = await compare(2, 1)
  expect(back.figures[0]).toMatchObject({ before: figures[0].after, after: figures[0].before })
  expect((await compare(2, 2)).body).toEqual({ from: 2, to: 2, figures: [], sections: [] })
  expect((await compare(1, 3)).status).toBe(404)
  expect((await compare(0, 1)).status).toBe(400)
  expect((await person.get(`${path}/issues/1/files/None.pdf`)).status).toBe(404)
  expect((await person.get(`${path}/issues/7/files/None.pdf`)).status).toBe(404)
})

test('without a change nothing is made; pressed twice it is made once', async () => {
  const { press, save, issues } = await planned(shop)
  expect((await press(0)).body).toEqual({ success: true, generationId: null, unchanged: true })
  await save(DEARER, 0)
  const key = crypto.randomUUID()
  const twice = await Promise.all([press(1, key), press(1, key)])
  const ids = twice.map(({ body }) => body.generationId)
  expect(ids[0]).toEqual(expect.any(String))
  expect(ids[1]).toBe(ids[0])
  expect(await issues()).toHaveLength(2)
})

test('while one is made: changes are kept, another is refused, and then it is printed', async () => {
  const { person, path, press, save, state, make, restore, issues, blueprintId, userId } = await planned(shop)
  await save(DEARER, 0)
  await press(1)
  expect(await state()).toMatchObject({ isMaking: true })
  expect((await person.get(`${path}/status`)).body.status).toBe('unknown')
  expect((await save({ values: { price: 1990 } }, 1)).body.version).toBe(2)
  expect(await press(2)).toMatchObject({ status: 409, body: { code: 'being_made' } })
  expect(await restore(1)).toMatchObject({
    status: 409,
    body: { code: 'being_made' },
  })
  expect((await issues())[0]).toMatchObject({ number: 2, state: 'making', isCurrent: false, files: [] })
  // The same form once more is another order, not this issue.
  await grant(shop, userId, 1)
  const ordered = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  expect(ordered.blueprintId).not.toBe(blueprintId)
  await make()
  // The issue has what was kept when it was asked for.
  expect(await state()).toMatchObject({ isMaking: false, hasUnissued: true, issue: 2 })
  expect((await press(2)).body.unchanged).toBe(false)
})

test('a worker that goes in the middle: the next goes on from the plan that was kept', async () => {
  const { press, save, make, state, issues, blueprintId } = await planned(shop)
  await save(DEARER, 0)
  await press(1)
  await expect(make({ dies: true })).rejects.toThrow('The worker is gone.')
  const { planKey, tries, files } = await generationOf(shop.house(), blueprintId)
  expect([tries, files]).toEqual([1, null])
  expect(await state()).toMatchObject({ isMaking: true, edits: DEARER })
  await make()
  expect(await generationOf(shop.house(), blueprintId)).toMatchObject({
    planKey,
    tries: 2,
    status: 'complete',
  })
  expect((await issues())[0]).toMatchObject({ number: 2, state: 'ready', isCurrent: true })
})

test('what nobody has seen is not printed', async () => {
  const { press, save, issues } = await planned(shop)
  await save(DEARER, 0)
  expect(await press(0)).toMatchObject({
    status: 409,
    body: { code: 'edited_elsewhere', newer: { version: 1, edits: DEARER } },
  })
  expect(await issues()).toHaveLength(1)
})

test('the twenty-first within a day waits, whoever’s the blueprint was; one that failed does not count', async () => {
  const { press, save, state, blueprintId, userId } = await planned(shop)
  const { db } = shop.house()
  const old = await generationOf(shop.house(), blueprintId)
  const rows = Array.from({ length: 20 }, (_, i) => ({
    ...old,
    id: crypto.randomUUID(),
    cause: `reissue:${blueprintId}:${i}-${blueprintId}`,
    createdAt: new Date(Date.now() - 3_600_000 * (i + 1)),
    status: 'error' as const,
    edits: { values: {}, milestones: {} },
  }))
  await db.insert(generations).values(rows)
  expect((await state()).reissuesLeft).toBe(20)
  const lately = and(eq(generations.blueprintId, blueprintId), sql`cause like 'reissue:%'`)
  await db.update(generations).set({ status: 'complete' }).where(lately)
  expect((await state()).reissuesLeft).toBe(0)
  await save(DEARER, 0)
  const refused = await press(1)
  expect(refused).toMatchObject({ status: 429, body: { code: 'issues_used_up' } })
  expect(refused.body.error).toBe(
    '20 issues were made within 24 hours, and that is as many as there can be. The next can be made in 4 hours. Your changes are kept.',
  )
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3 * 3_600)
  // Somebody else has their own twenty.
  const heir = await founder(shop)
  await db.update(blueprints).set({ userId: heir.id }).where(eq(blueprints.userId, userId))
  await db.update(generations).set({ createdAt: sql`created_at - interval '1 day'` }).where(lately)
  const path = `/api/blueprint/${blueprintId}/reissue`
  expect((await heir.person.post(path, { version: 1, key: crypto.randomUUID() })).status).toBe(200)
})

test('one that fails leaves everything as it was, costs nothing, and can be asked for again', async () => {
  const { person, path, press, save, state, files, issues, blueprintId, userId } = await planned(shop)
  await save(DEARER, 0)
  await press(1)
  const before = await files()
  await fail(shop.house(), blueprintId)
  expect(await files()).toEqual(before)
  expect(await creditsOf(shop, userId)).toBe(0)
  expect((await issues()).map(({ state: s }: { state: string }) => s)).toEqual(['failed', 'ready'])
  expect((await person.get(`${path}/status`)).body.message).toContain('Your documents are as they were')
  // To a program an error means that there is no blueprint, and that it may ask for one again.
  const { token } = await tokenOf(person)
  const told = (await program(shop.app, token).get(`${path}/status`)).json()
  expect(told).toMatchObject({ status: 'complete', blueprintId })
  // Trying again is for blueprints that failed: it would spend a credit.
  expect((await person.post(`${path}/retry`)).status).toBe(200)
  const { blueprints: shelf } = (await person.get('/api/dashboard')).body
  expect(shelf[0].status).toBe('completed')
  expect(await state()).toMatchObject({ isMaking: false, hasUnissued: true, edits: DEARER })
  expect((await press(1)).body.unchanged).toBe(false)
})

test('restored, an issue’s files are the newest versions and its changes the kept ones', async () => {
  const { person, path, issues, files, make, state, save, press, restore } = await reissued()
  await save({ values: { price: 1990 } }, 1)
  await press(2)
  await make()
  const key = crypto.randomUUID()
  const [one, same] = await Promise.all([restore(2, { key }), restore(2, { key })])
  expect(one.body.generationId).toBe(same.body.generationId)
  await make()
  const [fourth, , second] = await issues()
  expect(fourth).toMatchObject({ number: 4, restored: 2, isCurrent: true })
  expect(fourth.changes.figures.length).toBeGreaterThan(0)
  expect(fourth.files.map(({ size }: { size: number }) => size)).toEqual(
    second.files.map(({ size }: { size: number }) => size),
  )
  expect(await state()).toMatchObject({ edits: DEARER, hasUnissued: false, issue: 4 })
  const shown = await files()
  const plan = shown.find(({ kind }: { kind: string }) => kind === 'blueprint')
  expect(plan.version).toBe(4)
  const { versions } = (await person.get(`${path}/files/${plan.id}/versions`)).body
  expect(versions.map(({ cause }: { cause: string }) => cause)).toEqual([
    'restored',
    'made again',
    'made again',
    'made',
  ])
  expect((await restore(4)).body).toMatchObject({ unchanged: true })
  expect((await restore(9)).status).toBe(404)
  // Another issue on top of it begins with what was restored.
  await save({ values: { price: 1450, 'fact-budget': 90_000_00 } }, (await state()).version)
  expect((await press((await state()).version)).body.unchanged).toBe(false)
})

test('what was deleted for good is printed again when its issue is restored', async () => {
  const { person, issues, make, restore, blueprintId } = await reissued()
  const { storage, db } = shop.house()
  const [, first] = await issues()
  const { files } = (
    await db.select().from(generations).where(eq(generations.id, first.generationId))
  )[0] as { files: { key: string; kind: string }[] }
  const gone = files.find(({ kind }) => kind === 'blueprint')?.key ?? ''
  await storage.remove(gone)
  const url = first.files.find(({ kind }: { kind: string }) => kind === 'blueprint').url
  expect(await person.get(url)).toMatchObject({
    status: 404,
    body: { error: expect.stringMatching(/deleted for good/) },
  })
  await restore(1)
  await make()
  expect(await read(storage, gone)).toBeDefined()
  expect((await issues())[0]).toMatchObject({ restored: 1, isCurrent: true, state: 'ready' })
  expect((await generationOf(shop.house(), blueprintId)).status).toBe('complete')
})

test('a file that its founder edited, renamed or deleted stays so unless the issue changes it', async () => {
  const { person, path, files, save, press, make, blueprintId } = await planned(shop)
  const of = async (kind: string) => (await files()).find((file: { kind: string }) => file.kind === kind)
  const [plan, logo] = [await of('blueprint'), await of('logo')]
  await person.post(`${path}/files/${plan.id}/rename`, { name: 'For the bank' })
  await person.post(`${path}/files/delete`, { fileIds: [logo.id] })
  await save(DEARER, 0)
  await press(1)
  await make()
  expect(await of('blueprint')).toMatchObject({ id: plan.id, filename: 'For the bank.pdf', version: 2 })
  expect(await of('logo')).toBeUndefined()
  const binned = and(eq(blueprintFiles.blueprintId, blueprintId), eq(blueprintFiles.kind, 'logo'))
  expect((await shop.house().db.select().from(blueprintFiles).where(binned))[0]?.deletedAt).not.toBeNull()
})

test('a correction of what was understood changes the plan: another currency, another country', async () => {
  const { save, press, make, person, issues } = await planned(shop)
  await save({ understood: { country: 'GB', currency: 'GBP' } }, 0)
  await press(1)
  await make()
  const [second] = await issues()
  const { url } = second.files.find(({ kind }: { kind: string }) => kind === 'blueprint')
  expect((await person.get(url)).raw.toString()).toContain('revenue GBP')
})

test('what the founder wrote into the map goes into the next issue, and only that', async () => {
  const { person, path, state, press, make, save, blueprintId } = await planned(shop)
  const { vision } = (await person.get(`${path}/milestones`)).body.originalData
  const write = (problem: string) =>
    person.put(`${path}/milestones`, { milestone: 'vision', data: { ...vision, problem } })
  await write('Nobody bakes after six.')
  expect(await state()).toMatchObject({
    milestonesChanged: true,
    hasUnissued: true,
    edits: { milestones: { vision: { problem: 'Nobody bakes after six.' } } },
  })
  await press(0)
  await make()
  expect((await generationOf(shop.house(), blueprintId)).edits).toEqual({
    values: {},
    milestones: { vision: { problem: 'Nobody bakes after six.' } },
  })
  expect(await state()).toMatchObject({ milestonesChanged: false, hasUnissued: false })
  // The map can go back to the plan's own words, also after an issue with the founder's.
  const map = (await person.get(`${path}/milestones`)).body
  expect(map.originalData.vision.problem).toBe(vision.problem)
  // Another figure changes what the plan says elsewhere; the founder's other fields do not count as theirs.
  await save(DEARER, 0)
  await press(1)
  await make()
  await person.put(`${path}/milestones`, { milestone: 'vision', data: map.milestoneData.vision })
  expect((await state()).edits.milestones).toEqual({ vision: { problem: 'Nobody bakes after six.' } })
  await person.put(`${path}/milestones`, {
    milestone: 'vision',
    data: (await person.get(`${path}/milestones`)).body.originalData.vision,
  })
  expect(await state()).toMatchObject({ milestonesChanged: true, edits: { milestones: {} } })
})

test('of a map that was saved before its fields were told apart, another plan’s words are not the founder’s', async () => {
  const { person, path, state, press, make, save, blueprintId } = await planned(shop)
  const { monetization } = (await person.get(`${path}/milestones`)).body.originalData
  const data = { ...monetization, channels: ['By word of mouth'] }
  await person.put(`${path}/milestones`, { milestone: 'monetization', data })
  const { db } = shop.house()
  await db.update(milestoneEdits).set({ changed: null }).where(eq(milestoneEdits.blueprintId, blueprintId))
  await save(DEARER, 0)
  await press(1)
  await make()
  const map = (await person.get(`${path}/milestones`)).body
  expect(map.originalData.monetization).not.toEqual(monetization)
  expect(map.milestoneData.monetization).toEqual({
    ...map.originalData.monetization,
    channels: ['By word of mouth'],
  })
  expect((await state()).edits.milestones).toEqual({ monetization: { channels: ['By word of mouth'] } })
})

test('what nobody has seen is not replaced by what is restored', async () => {
  const { save, state, restore, issues } = await reissued()
  await save({ values: { price: 1990 } }, 1)
  expect(await restore(1, { version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'edited_elsewhere', newer: { version: 2, edits: { values: { price: 1990 } } } },
  })
  expect((await state()).edits.values).toEqual({ price: 1990 })
  expect(await issues()).toHaveLength(2)
})

test('the current issue is restored when something else is kept, or a file of it is gone; otherwise nothing is', async () => {
  const { save, state, restore, make, issues, blueprintId } = await reissued()
  expect((await restore(2)).body).toMatchObject({ unchanged: true, generationId: null })
  await save({ values: { price: 1990 } }, 1)
  expect((await restore(2)).body).toMatchObject({ unchanged: false })
  await make()
  expect(await state()).toMatchObject({ edits: DEARER, hasUnissued: false, issue: 3 })
  const { storage } = shop.house()
  const gone = (await generationOf(shop.house(), blueprintId)).files?.[0]?.key ?? ''
  await storage.remove(gone)
  expect((await restore(3)).body).toMatchObject({ unchanged: false })
  await make()
  expect(await read(storage, gone)).toBeDefined()
  expect((await issues())[0]).toMatchObject({ number: 4, state: 'ready', isCurrent: true })
})

test('the twenty-first restore within a day waits, and says so; issues are counted apart', async () => {
  const { state, restore, blueprintId } = await reissued()
  const old = await generationOf(shop.house(), blueprintId)
  const rows = Array.from({ length: 20 }, (_, i) => ({
    ...old,
    id: crypto.randomUUID(),
    cause: `restore:${blueprintId}:${i}-${blueprintId}`,
    createdAt: new Date(Date.now() - 3_600_000 * (i + 1)),
  }))
  await shop.house().db.insert(generations).values(rows)
  const { version, reissuesLeft } = await state()
  expect(reissuesLeft).toBe(19)
  const refused = await restore(1)
  expect(refused).toMatchObject({ status: 429, body: { code: 'issues_used_up' } })
  expect(refused.body.error).toMatch(/^20 issues were restored within 24 hours.* in 4 hours\./)
  expect(await state()).toMatchObject({ version, edits: DEARER })
})
