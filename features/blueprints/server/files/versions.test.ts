import { expect, test, vi } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { generations } from '#features/generation/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { untilBlocked } from '#server/testing/locks.ts'
import { folderOf } from '../add-files.ts'
import { blueprintFiles, blueprintFileVersions } from '../tables.ts'
import { contentOf, GUIDE, MARKDOWN, withFiles } from '../testing/founder-files.ts'
import { emptyOldBins } from './empty-bins.ts'

const shop = openShop()

async function edited() {
  const made = await withFiles(shop)
  const id = await made.idOf(MARKDOWN)
  const save = (text: string, version: number) =>
    made.person.post(`${made.files}/${id}/content`, { text, version })
  return { ...made, id, save, file: `${made.files}/${id}` }
}

test('every edit is a version; an old one can be read, and restored as the newest', async () => {
  const { person, file, save, url } = await edited()
  expect((await save('# Second', 1)).body.file.version).toBe(2)
  expect((await save('# Third', 2)).body.file.version).toBe(3)
  const { versions } = (await person.get(`${file}/versions`)).body
  expect(
    versions.map(({ version, cause, current }: Record<string, unknown>) => [version, cause, current]),
  ).toEqual([
    [3, 'edited', true],
    [2, 'edited', false],
    [1, 'made', false],
  ])
  expect((await person.get(versions[2].url)).raw.toString()).toBe(contentOf(MARKDOWN))
  expect((await person.get(`${file}/versions/9`)).status).toBe(404)
  const back = await person.post(`${file}/versions/1/restore`)
  expect(back.body.file.version).toBe(4)
  expect((await person.get(`${url}/${MARKDOWN}`)).raw.toString()).toBe(contentOf(MARKDOWN))
  expect((await person.get(`${file}/versions`)).body.versions[0].cause).toBe('restored')
  // Pressed twice, it is the newest already.
  expect((await person.post(`${file}/versions/1/restore`)).body.file.version).toBe(4)
})

test('a content is stored once, however often it is used', async () => {
  const { save, person, file, blueprintId } = await edited()
  await save('# Second', 1)
  const stored = await shop.house().storage.list(folderOf(blueprintId))
  await person.post(`${file}/versions/1/restore`)
  await save('# Second', 3)
  expect(await shop.house().storage.list(folderOf(blueprintId))).toEqual(stored)
  // Saved as it was, it is no new version.
  expect((await save('# Second', 4)).body.file.version).toBe(4)
})

test('whoever edits an old version loses nothing and overwrites nothing', async () => {
  const { save, person, url } = await edited()
  const answers = await Promise.all([save('# Mine', 1), save('# Hers', 1)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  const won = answers[0].status === 200 ? '# Mine' : '# Hers'
  expect((await person.get(`${url}/${MARKDOWN}`)).raw.toString()).toBe(won)
})

test('only Markdown is edited', async () => {
  const { person, files, idOf } = await edited()
  const answer = await person.post(`${files}/${await idOf(GUIDE)}/content`, { text: 'x', version: 1 })
  expect(answer).toMatchObject({ status: 400, body: { error: 'Only Markdown files can be edited here.' } })
})

test('comments are written, changed and deleted; none is empty', async () => {
  const { person, file, list, id } = await edited()
  const { note } = (await person.post(`${file}/notes`, { text: '  Ask Anna\nabout this 🙂 ' })).body
  expect(note).toMatchObject({ text: 'Ask Anna\nabout this 🙂', editedAt: null })
  expect((await list()).find((one) => one.id === id)?.notes).toBe(1)
  const changed = await person.post(`${file}/notes/${note.id}`, { text: 'Asked' })
  expect(changed.body.note).toMatchObject({ id: note.id, text: 'Asked', editedAt: expect.any(String) })
  for (const text of ['', '   ', 'x'.repeat(2_001)])
    expect((await person.post(`${file}/notes`, { text })).status).toBe(400)
  const other = await edited()
  expect((await other.person.delete(`${other.file}/notes/${note.id}`)).status).toBe(404)
  expect((await other.person.post(`${other.file}/notes/${note.id}`, { text: 'x' })).status).toBe(404)
  expect((await person.delete(`${file}/notes/${note.id}`)).status).toBe(200)
  expect((await person.delete(`${file}/notes/${note.id}`)).status).toBe(404)
  expect((await person.get(`${file}/notes`)).body.notes).toEqual([])
})

async function longAgo(fileId: string, days: number) {
  await shop
    .house()
    .db.update(blueprintFiles)
    .set({ deletedAt: new Date(Date.now() - days * 86_400_000) })
    .where(eq(blueprintFiles.id, fileId))
}

const storedOf = (blueprintId: string) => shop.house().storage.list(folderOf(blueprintId))

test('after 30 days a file goes with what it was, but not a content that another file has', async () => {
  const { act, save, id, idOf, person, files, blueprintId, names } = await edited()
  await save('# Second', 1)
  const guide = await idOf(GUIDE)
  const { body } = await act('copy', [guide])
  const before = await storedOf(blueprintId)
  await act('delete', [id, guide])
  await longAgo(id, 29)
  await longAgo(guide, 29)
  await emptyOldBins(shop.house())
  expect((await person.get(`${files}/bin`)).body.files).toHaveLength(2)
  await longAgo(id, 31)
  await longAgo(guide, 31)
  // Before the job comes round it is out of reach already.
  expect((await act('restore', [id])).status).toBe(404)
  expect((await person.get(`${files}/bin`)).body.files).toEqual([])
  await emptyOldBins(shop.house())
  const { db } = shop.house()
  expect(await db.$count(blueprintFiles, eq(blueprintFiles.id, id))).toBe(0)
  expect(await db.$count(blueprintFileVersions, eq(blueprintFileVersions.fileId, id))).toBe(0)
  // Both contents of the Markdown are gone; the guide's is the copy's now.
  expect(await storedOf(blueprintId)).toHaveLength(before.length - 2)
  expect((await person.get(body.files[0].url)).raw.toString()).toBe(contentOf(GUIDE))
  expect(await names()).toHaveLength(2)
})

test('while the bin is emptied nobody takes a content into use', async () => {
  const { act, id, idOf, save, person, blueprintId, url, files } = await edited()
  const house = shop.house()
  await save('# Old', 1)
  await act('copy', [id])
  await act('delete', [id])
  await longAgo(id, 31)
  const copy = await idOf('Acme-Blueprint copy.md')
  // The copy has '# Old'; by the time it is changed, only the bin's file would have it.
  await person.post(`${files}/${copy}/content`, { text: '# New', version: 1 })
  let saved: ReturnType<typeof person.post> | undefined
  const removed: string[] = []
  const storage = {
    ...house.storage,
    remove: async (key: string) => {
      // In the middle of it somebody saves the very content that goes. They wait.
      saved ??= person.post(`${files}/${copy}/content`, { text: contentOf(MARKDOWN), version: 2 })
      await untilBlocked(house.database.pool)
      removed.push(key)
      await house.storage.remove(key)
    },
  }
  await emptyOldBins({ ...house, storage })
  expect(removed.length).toBeGreaterThan(0)
  expect((await saved)?.status).toBe(200)
  const { filename } = (await person.get(`${url}/files`)).body.files.find(
    (one: { id: string }) => one.id === copy,
  )
  const answer = await person.get(`${url}/${encodeURIComponent(filename)}`)
  expect(answer.raw.toString()).toBe(contentOf(MARKDOWN))
  expect(await storedOf(blueprintId)).toContain(
    (await house.db.select().from(blueprintFiles).where(eq(blueprintFiles.id, copy)))[0]?.key,
  )
})

test('restored and swept at once: it is there whole, or gone', async () => {
  const { act, id, person, url, idOf } = await edited()
  await act('delete', [id])
  await longAgo(id, 29.9)
  const [restored] = await Promise.all([act('restore', [id]), emptyOldBins(shop.house())])
  expect(restored.status).toBe(200)
  expect(await idOf(MARKDOWN)).toBe(id)
  expect((await person.get(`${url}/${MARKDOWN}`)).raw.toString()).toBe(contentOf(MARKDOWN))
})

test('nothing goes while the blueprint is being made, nor when the storage is away', async () => {
  const { act, id, blueprintId } = await edited()
  const house = shop.house()
  await act('delete', [id])
  await longAgo(id, 31)
  const there = () => house.db.$count(blueprintFiles, eq(blueprintFiles.id, id))
  const unfinished = (finishedAt: Date | null) =>
    house.db.update(generations).set({ finishedAt }).where(eq(generations.blueprintId, blueprintId))
  await unfinished(null)
  await emptyOldBins(house)
  expect(await there()).toBe(1)
  await unfinished(new Date())
  const away = { ...house.storage, remove: () => Promise.reject(new Error('the storage is away')) }
  await emptyOldBins({ ...house, storage: away })
  expect(await there()).toBe(1)
  await emptyOldBins(house)
  expect(await there()).toBe(0)
})

test('the export takes along comments, versions, the bin and links; deleting the account leaves nothing', async () => {
  const { person, save, file, files, act, idOf, blueprintId } = await edited()
  await save('# Second', 1)
  await person.post(`${file}/notes`, { text: 'Ask Anna' })
  await person.post(`${files}/shares`, { days: 7 })
  const guide = await idOf(GUIDE)
  await act('delete', [guide])
  const entries = await entriesOf((await person.get('/api/settings/export')).raw)
  const [exported] = JSON.parse(entries.get('blueprints.json')?.toString() ?? '')
  expect(exported.links).toMatchObject([{ isWhole: true, endedAt: null }])
  expect(JSON.stringify(exported)).not.toMatch(/token|[\w-]{43}/i)
  const markdown = exported.files.find((one: { filename: string }) => one.filename === MARKDOWN)
  expect(markdown).toMatchObject({
    version: 2,
    comments: [{ text: 'Ask Anna' }],
    formerVersions: [{ version: 1, cause: 'made' }],
  })
  const paths = [...entries.keys()].filter((path) => path.startsWith('files/'))
  expect(paths).toContain(`files/blueprints/acme/bin/${guide}/${GUIDE}`)
  const former = paths.find((path) => path.includes('/versions/')) ?? ''
  expect(entries.get(former)?.toString()).toBe(contentOf(MARKDOWN))
  await person.post('/api/settings/delete-account', { currentPassword: 'first password' })
  await vi.waitFor(async () => expect(await storedOf(blueprintId)).toEqual([]), 15_000)
  for (const table of ['notes', 'versions'])
    expect(
      (
        await shop.house().database.pool.query(`select count(*)::int n from blueprint_file_${table} t
        where not exists (select 1 from blueprint_files f where f.id = t.file_id)`)
      ).rows[0].n,
    ).toBe(0)
})
