// The way of a paid brief through the real engine and the real press, to files and an email.
import { createHash } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { readWorkbook } from '#engine/press/testing/read-workbook.ts'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { blueprintFiles } from '#features/blueprints/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { read } from '#server/storage/storage.ts'
import { readPlan } from './public.ts'
import { CREDIT_FORM, creditsOf, founder } from './testing/founders.ts'
import { generationOf } from './testing/paid.ts'
import { settled, until } from './testing/settled.ts'

const shop = openShop({ makesBlueprints: true })

test('a paid brief becomes thirteen files, whole, and one email; a changed figure becomes new ones', async () => {
  const { house } = shop
  const listener = new pg.Client({ connectionString: house().database.url })
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('listen generation')
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))

  const { person, email, id } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const generation = await settled(house().db, blueprintId)
  expect(generation).toMatchObject({
    status: 'complete',
    stage: 'Email Delivery',
    progress: 100,
    documents: { quickstart: 100, blueprint: 100, markdown: 100, brand: 100, logo: 100 },
    tries: 1,
    writing: null,
    problem: null,
  })
  expect(await creditsOf(shop, id)).toBe(0)
  expect(Object.keys(generation.firstPages).sort()).toEqual(['blueprint', 'brand', 'quickstart'])
  for (const key of Object.values(generation.firstPages)) {
    const picture = await read(house().storage, key)
    expect(picture?.subarray(1, 4).toString()).toBe('PNG')
  }

  const files = await house()
    .db.select()
    .from(blueprintFiles)
    .where(eq(blueprintFiles.blueprintId, blueprintId))
    .orderBy(blueprintFiles.position)
  expect(files.map(({ filename }) => filename)).toEqual([
    'Larder-&-Loaf-Startup-Quickstart-Guide.pdf',
    'Larder-&-Loaf-Complete-Blueprint.pdf',
    'Larder-&-Loaf-Blueprint.md',
    'Larder-&-Loaf-Visual-Brand-Guide.pdf',
    ...[1, 2, 3, 4, 5, 6].map((n) => `Larder-&-Loaf-Logo-Concept-${n}.png`),
    'Larder-&-Loaf-Brand-Pack.zip',
    'Larder-&-Loaf-Financial-Model.xlsx',
    'Larder-&-Loaf-Plan.docx',
  ])
  for (const { key, sha256, size } of files) {
    const bytes = await read(house().storage, key)
    expect(bytes?.length).toBe(size)
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(sha256)
  }

  const { text } = await shop.mail(email, 'Your blueprint for Larder & Loaf is ready')
  expect(text).toContain('http://shop.test/blueprint/larder-%26-loaf')
  const mails = (await house().mailbox.list({ to: email })).filter(({ subject }) => /ready/.test(subject))
  expect(mails).toHaveLength(1)
  expect(
    mails[0]?.attachments.map(({ filename, contentType, size }) => [filename, contentType, size]),
  ).toEqual(
    files.slice(0, 10).map(({ filename, contentType, size }) => [filename, contentType.split(';')[0], size]),
  )

  // Asked for, taken, planned, in print, finished, at the least.
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(4))
  expect(new Set(heard)).toEqual(new Set([blueprintId]))

  await carriesChanges(person, blueprintId)
})

/** A changed figure on its way into the files: the new plan and the new sheet carry it and agree, the old ones still open. */
async function carriesChanges(person: Visitor, blueprintId: string): Promise<void> {
  const { db } = shop.house()
  const path = `/api/blueprint/${blueprintId}`
  const edits = { values: { price: 1450 } }
  await person.put(`${path}/assumptions`, { edits, version: 0 })
  const { generationId } = (await person.post(`${path}/reissue`, { version: 1, key: crypto.randomUUID() }))
    .body
  await until(db, blueprintId, ({ id, finishedAt }) => id === generationId && finishedAt !== null)
  const [second, first] = (await person.get(`${path}/issues`)).body.issues
  expect(second).toMatchObject({ number: 2, state: 'ready' })

  const fileOf = async (issue: typeof first, kind: string) =>
    (await person.get(issue.files.find((file: { kind: string }) => file.kind === kind).url)).raw
  const yearOne = async (issue: typeof first) =>
    readWorkbook(await fileOf(issue, 'spreadsheet')).named('Revenue_year_1')
  const { planKey } = await generationOf(shop.house(), blueprintId)
  const { plan } = await readPlan(shop.house(), planKey ?? '')
  const [revenue = 0] = plan.finance.projection.profit.revenue.years
  expect(Math.round((await yearOne(second)) * 100)).toBe(revenue)
  expect(await yearOne(first)).not.toBe(await yearOne(second))

  const summary = second.changes.figures.find(({ label }: { label: string }) => /revenue/i.test(label))
  const [now, before] = [
    factsOf(await fileOf(second, 'blueprint')),
    factsOf(await fileOf(first, 'blueprint')),
  ]
  expect(now.pages).toBe(before.pages)
  expect(now.text).toContain(summary.after)
  expect(before.text).toContain(summary.before)
  expect(before.text).not.toContain(summary.after)
  for (const kind of ['logo', 'brand-pack', 'brand-guide'])
    expect(Buffer.compare(await fileOf(second, kind), await fileOf(first, kind))).toBe(0)
  const isNew = second.files.filter((file: { isNew: boolean }) => file.isNew)
  expect(isNew.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['blueprint', 'spreadsheet', 'word']),
  )
}
