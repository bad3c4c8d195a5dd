// Before all tests: one real PostgreSQL, with a migrated template that each test file clones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/connect.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import type { Logins } from '../database/logins.ts'
import { migrate } from '../database/migrate.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the whole server, as its owner and as the program. */
    postgres: Logins
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
  const { url, ownerUrl } = server
  await makeTemplate({ url, ownerUrl })
  project.provide('postgres', { url, ownerUrl })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(server: Logins): Promise<void> {
  const admin = new pg.Client({ connectionString: server.ownerUrl })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = databaseOf(server, TEMPLATE)
  const database = openDatabase(template.url, () => {})
  const jobs = createJobs({ database, log: await createLog('silent', true), all: () => [], works: false })
  await migrate(template, jobs.install)
  await database.close()
}

export function databaseOf({ url, ownerUrl }: Logins, name: string): Logins {
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  return { url: at(url), ownerUrl: at(ownerUrl) }
}
