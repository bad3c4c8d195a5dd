// The documents themselves have the figures as the founder corrected them before buying.
import { expect, test } from 'vitest'
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { blueprintFiles } from '#features/blueprints/server/tables.ts'
import { and, eq } from '#server/database/sql.ts'
import { read } from '#server/storage/storage.ts'
import { CORRECTIONS, expectCorrected, LOAVES } from './testing/corrected.ts'
import { founder } from './testing/founders.ts'
import { settled } from './testing/settled.ts'

const shop = openShop({ makesBlueprints: true })

async function printed(form: object) {
  const { person } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', { ...form, useCredits: true })).body
  expect(await settled(shop.house().db, blueprintId)).toMatchObject({ status: 'complete', tries: 1 })
  const isPlan = and(eq(blueprintFiles.blueprintId, blueprintId), eq(blueprintFiles.kind, 'blueprint'))
  const [file] = await shop.house().db.select().from(blueprintFiles).where(isPlan)
  const bytes = file && (await read(shop.house().storage, file.key))
  if (!bytes) throw new Error('There is no complete blueprint.')
  return { blueprintId, text: factsOf(bytes).text }
}

test('the complete blueprint is printed with the corrected figures', async () => {
  const [corrected, asRead] = [await printed({ ...LOAVES, corrections: CORRECTIONS }), await printed(LOAVES)]
  await expectCorrected(shop.house(), corrected.blueprintId)
  expect(corrected.text).toMatch(/cafés in Cork/i)
  expect(corrected.text).toContain('€9')
  expect(corrected.text).toMatch(/cost of an item[^.]{0,60}€5\.50/i)
  expect(asRead.text).not.toMatch(/cafés in Cork/i)
  expect(asRead.text).not.toMatch(/cost of an item[^.]{0,60}€5\.50/i)
})
