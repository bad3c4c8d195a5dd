// Real progress, as often as somebody may want to see it and no more often: what comes faster is summed up.
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#server/database/connect.ts'
import { and, eq, sql } from '#server/database/sql.ts'
import type { Log } from '#server/log.ts'
import { further, type Progress } from './progress-rules.ts'
import { type Generation, generations } from './tables.ts'
import { told } from './told.ts'

const PAUSE_MS = 100

export interface ProgressWriter {
  report(now: Progress): void
  /** Resolves when what was reported is written. */
  flush(): Promise<void>
}

export function progressWriter(
  { db, log }: { db: Db; log: Log },
  generation: Pick<Generation, 'id' | 'stage' | 'progress' | 'documents' | 'activity'>,
): ProgressWriter {
  let shown: Progress | undefined = generation.stage
    ? {
        stage: generation.stage,
        progress: generation.progress,
        documents: generation.documents,
        activity: generation.activity,
      }
    : undefined
  let isWritten = true
  let writing: Promise<void> | undefined
  let hurry = new AbortController()

  async function writeAll(): Promise<void> {
    while (shown && !isWritten) {
      isWritten = true
      await write(db, generation.id, shown).catch((err) => log.warn({ err }, 'progress was not written'))
      await delay(PAUSE_MS, undefined, { signal: hurry.signal }).catch(() => {})
    }
    writing = undefined
  }

  return {
    report(now) {
      shown = shown ? further(shown, now) : now
      isWritten = false
      writing ??= writeAll()
    },
    async flush() {
      while (writing) {
        hurry.abort()
        await writing
        hurry = new AbortController()
      }
    },
  }
}

async function write(db: Db, id: string, progress: Progress): Promise<void> {
  await db
    .update(generations)
    .set({ ...progress, updatedAt: sql`now()` })
    .where(and(eq(generations.id, id), eq(generations.status, 'generating')))
    .returning(told)
}
