// A shop of the drill's own: the real program over a real PostgreSQL. Nothing is made or sent: that is not the question.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { diskStorage } from '#server/storage/disk.ts'
import type { Storage } from '#server/storage/storage.ts'
import { startProgram } from '#server/testing/launch.ts'
import { freePort } from '../free-port.ts'
import { Visitor } from '../visitor.ts'

/** What a world is put into. */
export interface StockedShop {
  database: Database
  storage: Storage
  visitor(): Visitor
}

export interface DrillShop extends StockedShop {
  site: string
  /** Of the program. */
  pid: number
  env: Record<string, string>
  /** What it wrote so far. */
  log(): string
}

export async function withShop<T>(run: (shop: DrillShop) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-drill-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const embedded = await startEmbedded({
      folder: join(folder, 'postgres'),
      holder: 'the drill',
      // Nothing has to survive here.
      settings: { synchronous_commit: 'off' },
    })
    undo.push(embedded.stop)
    const port = await freePort()
    const site = `http://127.0.0.1:${port}`
    const env = {
      PORT: `${port}`,
      PUBLIC_URL: site,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: embedded.url,
      DATABASE_OWNER_URL: embedded.ownerUrl,
      ROLE: 'web',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'info',
    }
    const program = await startProgram({ env })
    undo.push(() => program.end('SIGTERM'))
    const database = openDatabase(embedded.ownerUrl, () => {})
    undo.push(database.close)
    return await run({
      database,
      storage: diskStorage(join(folder, 'data', 'files')),
      site,
      visitor: () => new Visitor(site),
      pid: program.pid,
      env,
      log: program.output,
    })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}
