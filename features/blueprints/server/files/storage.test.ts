// How much an account may store, what is thinned out, and that nobody waits for the storage with a row in hand.
import { expect, test } from 'vitest'
import type { Me } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { generations } from '#features/generation/server/tables.ts'
import { FORM, grant } from '#features/generation/server/testing/founders.ts'
import { deliver, generationOf } from '#features/generation/server/testing/paid.ts'
import { eq } from '#server/database/sql.ts'
import { folderOf } from '../add-files.ts'
import { refuseReissueOverQuota } from '../storage-quota.ts'
import { blueprintFiles, blueprintFileVersions, blueprintUploads } from '../tables.ts'
import { contentOf, MARKDOWN, withFiles } from '../testing/founder-files.ts'
import { saveText } from './save-text.ts'
import { tidyAllContents } from './tidy-contents.ts'

const shop = openShop({ env: { STORAGE_QUOTA_MB: '1' } })
const DAY_MS = 86_400_000
/** Two of them fit into the megabyte, three do not. */
const long = (sign: string) => sign.repeat(400_000)

async function edited() {
  const made = await withFiles(shop)
  const id = await made.idOf(MARKDOWN)
  const save = (text: string, version: number, fileId = id) =>
    made.person.post(`${made.files}/${fileId}/content`, { text, version })
  const used = async () => (await made.person.get('/api/settings/storage')).body
  return { ...made, fileId: id, save, used }
}
const storedOf = (blueprintId: string) => shop.house().storage.list(folderOf(blueprintId))

test('a full account saves no more, loses nothing, and has room again once the bin is emptied', async () => {
  const { person, save, used, act, fileId, files, url, idOf, blueprintId } = await edited()
  const before = (await used()).used
  await save(long('a'), 1)
  await save(long('b'), 2)
  expect(await used()).toEqual({ used: before + 800_000, quota: 1024 * 1024 })
  const refused = await save(long('c'), 3)
  expect(refused).toMatchObject({ status: 409, body: { code: 'storage_full', quota: 1024 * 1024 } })
  expect(refused.body.error).toContain('of 1 MB')
  expect((await person.get(`${url}/${MARKDOWN}`)).raw.toString()).toBe(long('b'))
  // What is stored already costs nothing: copies, earlier versions, the same words again.
  const { body } = await act('copy', [fileId])
  expect((await person.post(`${files}/${fileId}/versions/2/restore`)).status).toBe(200)
  expect((await save(long('b'), 4)).status).toBe(200)
  expect((await used()).used).toBe(before + 800_000)
  // Another issue may print everything again: it does not begin.
  const owner = (
    await shop
      .house()
      .db.select()
      .from(users)
      .where(eq(users.email, (await person.me()) ?? ''))
  )[0]
  const place = { userId: owner?.id ?? '', blueprintId, reissuing: [] }
  const reissue = () => shop.house().db.transaction((tx) => refuseReissueOverQuota(shop.house(), tx, place))
  await expect(reissue()).rejects.toMatchObject({ code: 'storage_full' })
  // The bin counts, or it would be a way around the quota; a stranger does not empty it.
  await act('delete', [fileId, body.files[0].id])
  expect((await used()).used).toBe(before + 800_000)
  const stranger = await withFiles(shop)
  expect((await stranger.person.post(`${files}/bin/empty`, {})).status).toBe(404)
  expect((await person.post(`${files}/bin/empty`, {})).body).toEqual({ success: true, deleted: 2 })
  expect((await person.post(`${files}/bin/empty`, {})).body).toEqual({ success: true, deleted: 0 })
  expect((await used()).used).toBe(before - contentOf(MARKDOWN).length)
  expect(await storedOf(blueprintId)).toHaveLength(2)
  expect(await idOf(MARKDOWN)).toBe(`no ${MARKDOWN}`)
  await reissue()
})

test('of two that save at once, into two files, only one gets the last place', async () => {
  const { save, act, fileId, used } = await edited()
  const { body } = await act('copy', [fileId])
  await save(long('a'), 1)
  const answers = await Promise.all([save(long('x'), 2), save(long('y'), 1, body.files[0].id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await used()).used).toBeLessThan(1024 * 1024)
})

test('what was paid for is delivered, however full the account is', async () => {
  const { person, id, save, used } = await edited()
  await save(long('a'), 1)
  await save(long('b'), 2)
  await grant(shop, id, 1)
  const { body } = await person.post('/api/generate-blueprint', {
    ...FORM,
    startupName: 'Second',
    useCredits: true,
  })
  const house = shop.house()
  const { storage } = house
  const large = {
    ...storage,
    put: (folder: string, bytes: Uint8Array) =>
      storage.put(folder, Buffer.concat([bytes, Buffer.alloc(300_000)])),
  }
  await deliver({ ...house, storage: large }, body.blueprintId)
  expect((await person.get(`/api/blueprint/${body.blueprintId}/files`)).body.files).toHaveLength(3)
  expect((await used()).used).toBeGreaterThan(1024 * 1024)
  expect((await save('# Short', 3)).body.code).toBe('storage_full')
})

test('no transaction is open while the storage is written to, and a job that tidies meanwhile takes nothing away', async () => {
  const { person, blueprintId, fileId, url } = await edited()
  const house = shop.house()
  const me = { id: (await person.get('/api/auth/me')).body.user.id, proved: true } as Me
  const held: unknown[] = []
  const slow = {
    ...house.storage,
    put: async (folder: string, bytes: Uint8Array) => {
      const stored = await house.storage.put(folder, bytes)
      // Nobody waits for these rows: they can be had at once.
      await house.db.transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, me.id)).for('update', { noWait: true })
        await tx
          .select()
          .from(blueprintFiles)
          .where(eq(blueprintFiles.id, fileId))
          .for('update', { noWait: true })
      })
      const { rows } = await house.database.pool.query(
        `select query from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()
         and query ~ 'blueprint'`,
      )
      held.push(...rows)
      await house.db.update(generations).set({ tries: 2 }).where(eq(generations.blueprintId, blueprintId))
      await tidyAllContents(house)
      return stored
    },
  }
  const edit = { id: blueprintId, fileId, text: '# While it was tidied', version: 1 }
  await saveText({ ...house, storage: slow }, me, edit)
  expect(held).toEqual([])
  expect((await person.get(`${url}/${MARKDOWN}`)).raw.toString()).toBe('# While it was tidied')
  expect(await house.db.$count(blueprintUploads, eq(blueprintUploads.blueprintId, blueprintId))).toBe(0)
})

test('what a save left behind goes after an hour; what is named stays', async () => {
  const { person, blueprintId, fileId, save, url } = await edited()
  const house = shop.house()
  const me = { id: (await person.get('/api/auth/me')).body.user.id, proved: true } as Me
  const before = await storedOf(blueprintId)
  const away = {
    ...house.storage,
    put: async (folder: string, bytes: Uint8Array) => {
      await house.storage.put(folder, bytes)
      throw new Error('no answer')
    },
  }
  const edit = { id: blueprintId, fileId, text: '# Lost on the way', version: 1 }
  await expect(saveText({ ...house, storage: away }, me, edit)).rejects.toThrow('no answer')
  await tidyAllContents(house)
  expect(await storedOf(blueprintId)).toHaveLength(before.length + 1)
  await house.db.update(blueprintUploads).set({ startedAt: new Date(Date.now() - 2 * 3_600_000) })
  await tidyAllContents(house)
  expect(await storedOf(blueprintId)).toEqual(before)
  expect((await save('# Second try', 1)).status).toBe(200)
  expect((await person.get(`${url}/${MARKDOWN}`)).status).toBe(200)
})

test('old versions are thinned out by the job: their contents go, the first, the newest and the plan stay', async () => {
  const { person, blueprintId, fileId, files, url } = await edited()
  const house = shop.house()
  const { key: planKey } = await house.storage.put(folderOf(blueprintId), Buffer.from('the plan'))
  const { id: generationId } = await generationOf(house, blueprintId)
  await house.db.update(generations).set({ planKey }).where(eq(generations.id, generationId))
  const [file] = await house.db.select().from(blueprintFiles).where(eq(blueprintFiles.id, fileId))
  const former = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => ({
      fileId,
      version: n + 1,
      cause: 'edited' as const,
      createdAt: new Date(Date.now() - (100 - n) * DAY_MS),
      ...(await house.storage.put(folderOf(blueprintId), Buffer.from(`version ${n + 1}`))),
    })),
  )
  await house.db.insert(blueprintFileVersions).values(former)
  await house.db.update(blueprintFiles).set({ version: 61 }).where(eq(blueprintFiles.id, fileId))
  await tidyAllContents(house)
  const { versions } = (await person.get(`${files}/${fileId}/versions`)).body
  const left = versions.map(({ version }: { version: number }) => version)
  expect(left.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, n) => 61 - n))
  expect(left.at(-1)).toBe(1)
  expect(left.length).toBeLessThan(30)
  expect((await person.get(versions.at(-1).url)).raw.toString()).toBe('version 1')
  const stored = await storedOf(blueprintId)
  expect(stored).toContain(planKey)
  expect(stored).toContain(file?.key)
  // The three made files, the plan, and the versions that are left.
  expect(stored).toHaveLength(3 + 1 + left.length - 1)
  expect((await person.get(`${url}/${MARKDOWN}`)).raw.toString()).toBe(contentOf(MARKDOWN))
  // Again, there is nothing to do.
  await tidyAllContents(house)
  expect(await storedOf(blueprintId)).toEqual(stored)
})
