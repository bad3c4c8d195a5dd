import { randomUUID } from 'node:crypto'
import type { Me } from '#features/accounts/server/public.ts'
import { holdMine, mine } from '#features/blueprints/server/public.ts'
import { and, eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { MOST_SCENARIOS, type Scenario, type SentEdits } from '../contract.ts'
import { currentScenario } from './current-edits.ts'
import { originIn, soundChanges } from './look-at-changes.ts'
import { countScenarios, findScenario, type ScenarioRow, scenariosOf } from './queries.ts'
import { isSame } from './rules.ts'
import { planScenarios } from './tables.ts'

interface Named {
  name: string
  edits: SentEdits
}

export async function listScenarios(house: House, blueprintId: string): Promise<Scenario[]> {
  const stored = await scenariosOf(house.db, blueprintId)
  if (stored.length === 0) return []
  const first = await originIn(house, blueprintId)
  const scenarios = await Promise.all(stored.map((one) => currentScenario(house, first, one)))
  return scenarios.map(presentScenario)
}

/** The same key is the same scenario, however often the button is pressed. */
export async function addScenario(
  house: House,
  me: Me,
  idOrSlug: string,
  { name, edits: asked, key }: Named & { key?: string | undefined },
): Promise<ScenarioRow> {
  const { id: blueprintId } = await mine(house.db, me, idOrSlug)
  const edits = await soundChanges(house, blueprintId, asked)
  const first = await originIn(house, blueprintId)
  const id = key ?? randomUUID()
  return house.db.transaction(async (tx) => {
    await holdMine(tx, me, blueprintId)
    const known = await findScenario(tx, blueprintId, id)
    if (known) return currentScenario(house, first, known)
    if ((await countScenarios(tx, blueprintId)) >= MOST_SCENARIOS)
      throw new Failure('too_many', {
        sentence: `A blueprint can have ${MOST_SCENARIOS} scenarios. Please remove one first.`,
      })
    const [added] = await tx
      .insert(planScenarios)
      .values({ id, blueprintId, name, edits })
      .onConflictDoNothing()
      .returning()
    // Somebody else's has this key.
    if (!added) throw new Failure('bad_request')
    return added
  })
}

export async function changeScenario(
  house: House,
  me: Me,
  idOrSlug: string,
  {
    scenarioId,
    name,
    edits: asked,
    updatedAt,
  }: Named & { scenarioId: string; updatedAt?: string | undefined },
): Promise<ScenarioRow> {
  const { id: blueprintId } = await mine(house.db, me, idOrSlug)
  const edits = await soundChanges(house, blueprintId, asked)
  const first = await originIn(house, blueprintId)
  return house.db.transaction(async (tx) => {
    await holdMine(tx, me, blueprintId)
    const stored = await findScenario(tx, blueprintId, scenarioId)
    if (!stored) throw new Failure('not_found')
    const known = await currentScenario(house, first, stored)
    // A proxy may ask twice: what is there already is no conflict.
    if (known.name === name && isSame(known.edits, edits)) return known
    if (updatedAt && Date.parse(updatedAt) !== known.updatedAt.getTime())
      throw new Failure('changed_meanwhile', { more: { newer: presentScenario(known) } })
    const [changed] = await tx
      .update(planScenarios)
      .set({ name, edits, updatedAt: new Date() })
      .where(eq(planScenarios.id, scenarioId))
      .returning()
    return changed ?? known
  })
}

export async function removeScenario(
  house: House,
  me: Me,
  idOrSlug: string,
  scenarioId: string,
): Promise<void> {
  const { id: blueprintId } = await mine(house.db, me, idOrSlug)
  await house.db
    .delete(planScenarios)
    .where(and(eq(planScenarios.id, scenarioId), eq(planScenarios.blueprintId, blueprintId)))
}

export const presentScenario = ({ id, name, edits, createdAt, updatedAt }: ScenarioRow): Scenario => ({
  id,
  name,
  edits,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
