// Recovery, written down: when it ran last, by itself or by hand, and what came of it.
import { desc, eq, lt } from 'drizzle-orm'
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import type { getRecoveryRuns, RecoveryRun } from '../owner-contract.ts'
import { type Recovery, recoverMissingPurchases } from './recover.ts'
import { recoveryRuns } from './tables.ts'

const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Each purchase is a transaction of its own; the run is written down after the last, or after what stopped it. */
export async function runRecovery(house: House, by: Me | 'house'): Promise<Recovery> {
  const startedAt = new Date()
  const keep = (run: { found: number; recovered: number; failed: boolean }) =>
    keepRun(house.db, by, { ...run, startedAt })
  const recovery = await recoverMissingPurchases(house, { dryRun: false }).catch(async (error) => {
    await keep({ found: 0, recovered: 0, failed: true })
    throw error
  })
  await keep({ found: recovery.missingSessions.length, recovered: recovery.recovered, failed: false })
  return recovery
}

async function keepRun(
  db: Db,
  by: Me | 'house',
  run: Pick<typeof recoveryRuns.$inferSelect, 'startedAt' | 'found' | 'recovered' | 'failed'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(recoveryRuns)
      .values({ ...run, byHand: by !== 'house' })
      .returning()
    const old = new Date(Date.now() - KEPT_DAYS * DAY_MS)
    await tx.delete(recoveryRuns).where(lt(recoveryRuns.finishedAt, old))
    if (by === 'house' || !kept) return
    const { found, recovered, failed } = run
    const target = { kind: 'recovery', id: kept.id, label: 'Purchase recovery' }
    await record(tx, { actor: by, action: 'purchases.recover', target, after: { found, recovered, failed } })
  })
}

export async function lastRuns(db: Db): Promise<Answer<typeof getRecoveryRuns>> {
  return { automatic: await lastRun(db, false), byHand: await lastRun(db, true) }
}

async function lastRun(db: Db, byHand: boolean): Promise<RecoveryRun | undefined> {
  const [run] = await db
    .select()
    .from(recoveryRuns)
    .where(eq(recoveryRuns.byHand, byHand))
    .orderBy(desc(recoveryRuns.finishedAt))
    .limit(1)
  return run && { ...run, startedAt: run.startedAt.toISOString(), finishedAt: run.finishedAt.toISOString() }
}
