import { expect, test } from 'vitest'
import { isMigrated } from './database/migrate.ts'
import { freshDatabase, loginSettings } from './testing/database.ts'
import { launch, startProgram, temporaryDataDir } from './testing/program.ts'

const database = freshDatabase({ empty: true })

test('one command brings the database up to date and ends; the others do without the login that owns the tables', async () => {
  const { DATABASE_OWNER_URL, DATABASE_URL } = loginSettings(database())
  const env = { DATABASE_URL, DATA_DIR: temporaryDataDir(), ROLE: 'web' }
  const tooEarly = await launch({ env })
  expect(tooEarly).toMatchObject({ code: 1, output: expect.stringContaining('Run node server/migrate.ts') })
  const ended = await launch({ env: { ...env, DATABASE_OWNER_URL }, program: 'server/migrate.ts' })
  expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('"msg":"migrated"') })
  expect(await isMigrated(database().pool)).toBe(true)
  const { rows } = await database().pool.query('select count(*)::int as people from users')
  expect(rows[0].people, 'nothing is filled in before somebody serves').toBe(0)
  const program = await startProgram({ env })
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200)
})

test('where it cannot, it says why and ends with 1', async () => {
  const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', DATA_DIR: temporaryDataDir() }
  const ended = await launch({ env, program: 'server/migrate.ts' })
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('Check DATABASE_URL') })
})
