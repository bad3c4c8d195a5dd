// The way of a paid brief through the real engine and the real press, to files and an email.
import { createHash } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { blueprintFiles } from '#features/blueprints/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { read } from '#server/storage/storage.ts'
import { creditsOf, FORM, founder } from './testing/founders.ts'
import { settled } from './testing/settled.ts'

const shop = openShop({ makesBlueprints: true })

test('a paid brief becomes thirteen files, whole, and one email', async () => {
  const { house } = shop
  const listener = new pg.Client({ connectionString: house().database.url })
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('listen generation')
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))

  const { person, email, id } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', FORM)).body
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
    files.slice(0, 4).map(({ filename, contentType, size }) => [filename, contentType.split(';')[0], size]),
  )

  // Asked for, taken, planned, in print, finished, at the least.
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(4))
  expect(new Set(heard)).toEqual(new Set([blueprintId]))
}, 300_000)
