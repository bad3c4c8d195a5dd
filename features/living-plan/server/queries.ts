import { type Viewer, visibleTo } from '#features/blueprints/server/public.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, asc, count, eq } from '#server/database/sql.ts'
import type { PlanEdits } from '../contract.ts'
import { planEdits, planScenarios } from './tables.ts'

export interface Kept {
  edits: PlanEdits
  /** 0: nothing was ever saved. */
  version: number
}

/** Undefined where nothing was ever saved. */
export async function keptEdits(db: Db, blueprintId: string): Promise<Kept | undefined> {
  const [kept] = await db
    .select({ edits: planEdits.edits, version: planEdits.version })
    .from(planEdits)
    .where(eq(planEdits.blueprintId, blueprintId))
  return kept
}

/** The blueprint has to be held. */
export async function keepEdits(tx: Tx, blueprintId: string, { edits, version }: Kept): Promise<void> {
  const row = { edits, version, savedAt: new Date() }
  await tx
    .insert(planEdits)
    .values({ blueprintId, ...row })
    .onConflictDoUpdate({ target: planEdits.blueprintId, set: row })
}

export type ScenarioRow = typeof planScenarios.$inferSelect

export function scenariosOf(db: Db, blueprintId: string): Promise<ScenarioRow[]> {
  return db
    .select()
    .from(planScenarios)
    .where(eq(planScenarios.blueprintId, blueprintId))
    .orderBy(asc(planScenarios.createdAt), asc(planScenarios.id))
}

export async function countScenarios(db: Db, blueprintId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(planScenarios)
    .where(eq(planScenarios.blueprintId, blueprintId))
  return row?.count ?? 0
}

export async function findScenario(
  db: Db,
  blueprintId: string,
  id: string,
): Promise<ScenarioRow | undefined> {
  const [found] = await db
    .select()
    .from(planScenarios)
    .where(and(eq(planScenarios.id, id), eq(planScenarios.blueprintId, blueprintId)))
  return found
}

/** What a person changed of their plans, and tried out. What was printed of it is with the makings. */
export async function exportChanges(db: Db, viewer: Viewer) {
  const changes = await db
    .select({ blueprint: blueprints.name, edits: planEdits.edits, savedAt: planEdits.savedAt })
    .from(planEdits)
    .innerJoin(blueprints, eq(blueprints.id, planEdits.blueprintId))
    .where(visibleTo(viewer))
    .orderBy(asc(planEdits.savedAt))
  const scenarios = await db
    .select({
      blueprint: blueprints.name,
      name: planScenarios.name,
      edits: planScenarios.edits,
      updatedAt: planScenarios.updatedAt,
    })
    .from(planScenarios)
    .innerJoin(blueprints, eq(blueprints.id, planScenarios.blueprintId))
    .where(visibleTo(viewer))
    .orderBy(asc(planScenarios.createdAt))
  return { changes, scenarios }
}
