import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, lt, ne, or, sql } from '#server/database/sql.ts'
import { type PlanComparison, planComparisons } from './tables.ts'

export async function comparisonOf(db: Db, userId: string): Promise<PlanComparison | undefined> {
  const [found] = await db.select().from(planComparisons).where(eq(planComparisons.userId, userId))
  return found
}

/** Longer than any job is tried: its worker died, and nobody will end it. */
const isForgotten = lt(planComparisons.startedAt, sql`now() - interval '15 minutes'`)

/** False while another of the same admin runs. */
export async function beginComparison(
  tx: Tx,
  { id, userId, brief }: Pick<PlanComparison, 'id' | 'userId' | 'brief'>,
): Promise<boolean> {
  const begun = {
    id,
    brief,
    state: 'running' as const,
    activity: null,
    house: null,
    model: null,
    problem: null,
    startedAt: sql`now()`,
  }
  const written = await tx
    .insert(planComparisons)
    .values({ userId, ...begun })
    .onConflictDoUpdate({
      target: planComparisons.userId,
      set: begun,
      setWhere: or(ne(planComparisons.state, 'running'), isForgotten),
    })
    .returning({ id: planComparisons.id })
  return written.length > 0
}

type Changes = Partial<Pick<PlanComparison, 'state' | 'activity' | 'house' | 'model' | 'problem'>>

/** Only while it runs, and only this one. */
export async function updateComparison(db: Db, id: string, changes: Changes): Promise<void> {
  await db
    .update(planComparisons)
    .set(changes)
    .where(and(eq(planComparisons.id, id), eq(planComparisons.state, 'running')))
}

export async function runningComparison(db: Db, id: string): Promise<PlanComparison | undefined> {
  const [found] = await db
    .select()
    .from(planComparisons)
    .where(and(eq(planComparisons.id, id), eq(planComparisons.state, 'running')))
  return found
}
