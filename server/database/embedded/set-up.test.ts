import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asOwner } from '../../testing/database.ts'
import { startProgram, temporaryDataDir } from '../../testing/program.ts'
import type { Logins } from '../logins.ts'
import { migrate } from '../migrate.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'

/** Whose connections there are, except for the one that asks. */
async function connectedRoles(logins: Logins): Promise<string[]> {
  const { rows } = await asOwner(
    logins,
    `select distinct usename as role from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows.map(({ role }) => role)
}

const mayEmptyTheTrail = async (logins: Logins) =>
  (await asOwner(logins, `select has_table_privilege('fcp_program', 'audit_entries', 'delete') as may`))
    .rows[0].may

test('a folder of an earlier release, where the owner did everything, gets a login for the program', async () => {
  const DATA_DIR = temporaryDataDir()
  const folder = join(DATA_DIR, 'postgres')
  const earlier = await startEmbedded({ folder, holder: 'a test', settings: { fsync: 'off' } })
  await migrate({ url: earlier.ownerUrl, ownerUrl: earlier.ownerUrl })
  await asOwner(earlier, 'drop role fcp_program')
  await earlier.stop()

  const program = await startProgram({ env: { DATA_DIR, ROLE: 'web' } })
  const logins = runningEmbedded(folder)
  if (!logins) throw new Error('Nothing runs there.')
  expect(await connectedRoles(logins)).toEqual(['fcp_program'])
  const { rows } = await asOwner(logins, `select rolsuper from pg_roles where rolname = 'fcp_program'`)
  expect(rows).toEqual([{ rolsuper: false }])
  expect(await mayEmptyTheTrail(logins)).toBe(false)
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200)
  await program.end('SIGTERM')
})
