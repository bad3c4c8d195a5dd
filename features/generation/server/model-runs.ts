// Who may ask the language model for a plan. All workers decide by the same rows, one after the other.
import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { modelOf } from './language-model.ts'
import type { Writing } from './made.ts'
import { type Breaker, breakerOf, hasRoom, leftOfDay, OUTAGES, type SpentOfDay } from './model-rules.ts'
import { notAsked } from './planning/model-writing.ts'
import { modelChoice, modelRuns } from './tables.ts'

export type PlansBy = 'model' | 'house'
type Purpose = (typeof modelRuns.$inferInsert)['purpose']

/** With a run the model is asked; without one the house plans, and `writing` says why where that was not the owner's choice. */
export type Permit =
  | { runId: string }
  | { runId?: undefined; writing?: Writing; refused?: 'budget' | 'paused' }

/** Reserves what a plan may cost. The owner's choice counts for blueprints alone: a comparison is how one chooses. */
export async function permitRun(
  { db, config }: Pick<House, 'db' | 'config'>,
  purpose: Purpose,
): Promise<Permit> {
  const model = modelOf(config)
  if (!model) return {}
  const refused = (reason: 'budget' | 'paused') => ({
    refused: reason,
    writing: notAsked(model.address.name, reason),
  })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('model runs', 0))`)
    if (purpose === 'blueprint' && (await plansBy(tx)) === 'house') return {}
    const { state } = await breakerNow(tx)
    if (state !== 'closed') return refused('paused')
    if (!hasRoom(await spentOfDay(tx), config.modelBudget)) return refused('budget')
    const { tokens, dollars = 0 } = config.modelBudget.plan
    const id = randomUUID()
    await tx.insert(modelRuns).values({ id, purpose, reservedTokens: tokens, reservedDollars: dollars })
    return { runId: id }
  })
}

/** What it came to. A run that is not ended counts with all that it reserved. */
export async function endRun(
  { db, config }: Pick<House, 'db' | 'config'>,
  id: string,
  { inputTokens, outputTokens, isOutage }: Pick<Writing, 'inputTokens' | 'outputTokens' | 'isOutage'>,
): Promise<void> {
  const { input, output } = config.modelPrices ?? { input: 0, output: 0 }
  await db
    .update(modelRuns)
    .set({
      tokens: inputTokens + outputTokens,
      dollars: (inputTokens * input + outputTokens * output) / 1_000_000,
      isOutage: isOutage ?? false,
      endedAt: sql`now()`,
    })
    .where(eq(modelRuns.id, id))
}

const aDayAgo = sql`now() - interval '24 hours'`

async function spentOfDay(db: Db | Tx): Promise<SpentOfDay> {
  const [sum] = await db
    .select({
      tokens: sql<number>`coalesce(sum(coalesce(${modelRuns.tokens}, ${modelRuns.reservedTokens})), 0)::float8`,
      dollars: sql<number>`coalesce(sum(coalesce(${modelRuns.dollars}, ${modelRuns.reservedDollars})), 0)::float8`,
    })
    .from(modelRuns)
    .where(gt(modelRuns.startedAt, aDayAgo))
  return sum ?? { tokens: 0, dollars: 0 }
}

async function breakerNow(db: Db | Tx): Promise<Breaker> {
  const ended = await db
    .select({ isOutage: modelRuns.isOutage, endedAt: modelRuns.endedAt })
    .from(modelRuns)
    .where(isNotNull(modelRuns.endedAt))
    .orderBy(desc(modelRuns.endedAt))
    .limit(OUTAGES)
  const running = await db
    .select({ startedAt: modelRuns.startedAt })
    .from(modelRuns)
    .where(and(isNull(modelRuns.endedAt), gt(modelRuns.startedAt, sql`now() - interval '1 hour'`)))
  return breakerOf(
    {
      ended: ended.flatMap(({ isOutage, endedAt }) =>
        endedAt ? [{ isOutage: isOutage === true, endedAt }] : [],
      ),
      running: running.map(({ startedAt }) => startedAt),
    },
    await clockOf(db),
  )
}

/** Of the database, by which the rows are dated: clocks of workers differ. */
async function clockOf(db: Db | Tx): Promise<Date> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select now() as now`)
  return new Date(rows[0]?.now ?? Date.now())
}

export async function plansBy(db: Db | Tx): Promise<PlansBy> {
  const [choice] = await db.select({ plansBy: modelChoice.plansBy }).from(modelChoice)
  return choice?.plansBy ?? 'model'
}

export async function setPlansBy(tx: Tx, choice: PlansBy): Promise<void> {
  await tx
    .insert(modelChoice)
    .values({ plansBy: choice })
    .onConflictDoUpdate({ target: modelChoice.id, set: { plansBy: choice, updatedAt: sql`now()` } })
}

/** For the owner. Undefined where no model is configured. */
export async function modelStateOf({ db, config }: Pick<House, 'db' | 'config'>) {
  const model = modelOf(config)
  if (!model) return undefined
  const [choice, spent, breaker] = [await plansBy(db), await spentOfDay(db), await breakerNow(db)]
  const { plan, day } = config.modelBudget
  return {
    model: model.address.name,
    plansBy: choice,
    plan,
    day,
    spent: { tokens: spent.tokens, ...(config.modelPrices && { dollars: spent.dollars }) },
    left: leftOfDay(spent, config.modelBudget),
    breaker,
  }
}

/** Nobody asks for older ones. */
export async function forgetOldRuns(db: Db): Promise<void> {
  await db.delete(modelRuns).where(lt(modelRuns.startedAt, sql`now() - interval '7 days'`))
}
