// Before all tests: one real PostgreSQL, with a migrated template that each test file clones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/connect.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const TEMPLATE = 'template_of_tests'

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-tests-'))
  const server = await startEmbedded({
    folder: join(folder, 'postgres'),
    holder: 'the tests',
    // Nothing here has to outlive the run.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' },
  })
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const templateUrl = Object.assign(new URL(url), { pathname: `/${TEMPLATE}` }).href
  const database = openDatabase(templateUrl, () => {})
  const jobs = createJobs({ database, log: await createLog('silent', true), all: () => [], works: false })
  await migrate(templateUrl, jobs.prepare)
  await jobs.stop()
  await database.close()
}
