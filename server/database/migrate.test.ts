import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { startProgram, temporaryDataDir } from '../testing/program.ts'
import { isMigrated } from './migrate.ts'

const database = freshDatabase({ empty: true })

test('five processes can start together on an empty database', async () => {
  const DATA_DIR = temporaryDataDir()
  const env = { DATABASE_URL: database().url, DATA_DIR, ROLE: 'web' }
  const programs = await Promise.all(Array.from({ length: 5 }, () => startProgram({ env })))
  for (const { url } of programs) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await isMigrated(database().pool)).toBe(true)
  const { rows } = await database().pool.query(
    'select count(*)::int as n, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
  )
  expect(rows[0].n).toBe(rows[0].kinds)
  expect(existsSync(join(DATA_DIR, 'postgres')), 'no embedded database beside the given one').toBe(false)
})
