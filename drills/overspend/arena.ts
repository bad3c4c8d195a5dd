// A database of the drill's own, and two processes' worth of connections to it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'

export interface Arena {
  /** Each with connections of its own. */
  processes: Db[]
  close(): Promise<void>
}

export async function openArena(): Promise<Arena> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-drill-'))
  const server = await startEmbedded({
    folder: join(folder, 'postgres'),
    holder: 'the drill',
    // Who comes first is the question here, not what survives a power cut.
    settings: { synchronous_commit: 'off' },
  })
  await migrate(server)
  const databases = [openDatabase(server.url, () => {}), openDatabase(server.url, () => {})]
  return {
    processes: databases.map(({ db }) => db),
    async close() {
      for (const { close } of databases) await close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
