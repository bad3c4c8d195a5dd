// A changed figure on its way through the real engine, the real press and a real worker, into the files.
import { expect, test } from 'vitest'
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { readWorkbook } from '#engine/press/testing/read-workbook.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { readPlan } from '#features/generation/server/public.ts'
import { FORM, founder } from '#features/generation/server/testing/founders.ts'
import { generationOf } from '#features/generation/server/testing/paid.ts'
import { settled, until } from '#features/generation/server/testing/settled.ts'

const shop = openShop({ makesBlueprints: true })

test('the new plan and the new sheet carry the new figures and agree; the old ones still open; the logos are the same', async () => {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', FORM)).body
  const { db } = shop.house()
  await settled(db, blueprintId)
  const path = `/api/blueprint/${blueprintId}`
  const edits = { values: { spend: 1450 }, understood: {} }
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
}, 240_000)
