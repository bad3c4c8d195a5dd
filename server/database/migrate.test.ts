import { expect, test } from 'vitest'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { isMigrated, migrate } from './migrate.ts'

const database = freshDatabase({ empty: true })

test('five can migrate an empty database together', async () => {
  const log = await createLog('silent', true)
  const jobs = createJobs({ database: database(), log, all: () => [], works: false })
  let within = 0
  const prepare = async () => {
    within++
    expect(within, 'one at a time').toBe(1)
    await jobs.install(database().ownerUrl)
    within--
  }
  await Promise.all(Array.from({ length: 5 }, () => migrate(database(), prepare)))
  await jobs.stop()
  expect(await isMigrated(database().pool)).toBe(true)
  const { rows } = await database().pool.query(
    'select count(*)::int as n, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
  )
  expect(rows[0].n).toBe(rows[0].kinds)
})
