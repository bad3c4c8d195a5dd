// A number to reach before a milestone may be called done. It is set beforehand: first the number, then the progress.

import type { Db } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { Evidence, Goal, Milestone } from '../contract.ts'
import { presentEvidence } from './queries.ts'
import { changesAfter, isSameGoal } from './rules.ts'
import { milestoneEvidence } from './tables.ts'

interface Place {
  blueprintId: string
  milestone: Milestone
}

interface Wish extends Goal {
  reached: number
  /** What the caller had read; undefined does not mind what is there. */
  version?: number | undefined
}

const at = ({ blueprintId, milestone }: Place) =>
  and(eq(milestoneEvidence.blueprintId, blueprintId), eq(milestoneEvidence.milestone, milestone))

/** Two who write at once come one after the other; the second is told, unless both say the same. */
export function writeEvidence(db: Db, place: Place, { version: read, ...wish }: Wish): Promise<Evidence> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(milestoneEvidence).where(at(place)).for('update')
    if (!row) {
      if (read) throw new Failure('milestone_changed')
      if (wish.reached > 0) throw new Failure('number_first')
      const [set] = await tx
        .insert(milestoneEvidence)
        .values({ ...place, ...wish })
        .onConflictDoNothing()
        .returning()
      // The other press of a double click was first.
      return set ? presentEvidence(set) : sameAs(await evidenceAt(tx, place), wish)
    }
    const now = presentEvidence(row)
    if (read !== undefined && read !== now.version) return sameAs(now, wish)
    if (isSameGoal(now, wish) && now.reached === wish.reached) return now
    const change = {
      ...wish,
      noted: now.noted || wish.reached > 0,
      version: now.version + 1,
      changes: changesAfter(now, wish, new Date()),
    }
    await tx.update(milestoneEvidence).set(change).where(at(place))
    return { ...now, ...change }
  })
}

/** Written already, or else by somebody who wants something different. */
function sameAs(now: Evidence | undefined, wish: Wish): Evidence {
  if (now && isSameGoal(now, wish) && now.reached === wish.reached) return now
  throw new Failure('milestone_changed')
}

async function evidenceAt(db: Db, place: Place): Promise<Evidence | undefined> {
  const [row] = await db.select().from(milestoneEvidence).where(at(place))
  return row && presentEvidence(row)
}

/** Once progress was noted it could be used to call a milestone done that is not. */
export async function removeEvidence(db: Db, place: Place): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(milestoneEvidence).where(at(place)).for('update')
    if (!row) return
    if (row.noted) throw new Failure('progress_noted')
    await tx.delete(milestoneEvidence).where(at(place))
  })
}
