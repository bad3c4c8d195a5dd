// How a generation's row goes from step to step while it is being made.

import type { Db } from '#server/database/connect.ts'
import { and, eq, getTableColumns, inArray, isNull, sql } from '#server/database/sql.ts'
import type { DocumentId } from '../stages.ts'
import type { MadeFile, Writing } from './made.ts'
import { type Generation, generations } from './tables.ts'
import { told } from './told.ts'

const isUnfinished = inArray(generations.status, ['unknown', 'generating'])

/** Nothing when it is settled, or gone. */
export async function claim(db: Db, id: string): Promise<Generation | undefined> {
  const [claimed] = await db
    .update(generations)
    .set({
      status: 'generating',
      tries: sql`${generations.tries} + 1`,
      startedAt: sql`coalesce(${generations.startedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(generations.id, id), isUnfinished))
    .returning({ ...getTableColumns(generations), ...told })
  return claimed
}

/** Answers which plan is kept: this one, or that of another worker who was faster. */
export async function keepPlan(
  db: Db,
  { id, planKey: before }: Pick<Generation, 'id' | 'planKey'>,
  made: { planKey: string; writing: Writing | undefined },
): Promise<string | undefined> {
  await db
    .update(generations)
    .set({ ...made, updatedAt: sql`now()` })
    .where(
      and(eq(generations.id, id), before ? eq(generations.planKey, before) : isNull(generations.planKey)),
    )
  const [kept] = await db
    .select({ planKey: generations.planKey })
    .from(generations)
    .where(eq(generations.id, id))
  return kept?.planKey ?? undefined
}

/** One document has something to show. Beside the others, which may come at the same moment. */
export async function keepFirstPage(db: Db, id: string, document: DocumentId, key: string): Promise<void> {
  await db
    .update(generations)
    .set({
      firstPages: sql`${generations.firstPages} || jsonb_build_object(${document}::text, ${key}::text)`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(generations.id, id), isUnfinished))
    .returning(told)
}

export async function keepFiles(db: Db, id: string, files: MadeFile[]): Promise<void> {
  await db
    .update(generations)
    .set({ files, updatedAt: sql`now()` })
    .where(and(eq(generations.id, id), isUnfinished))
}
