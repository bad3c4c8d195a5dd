import type { Me } from '#features/accounts/server/public.ts'
import type { ThingKind } from '#features/community/contract.ts'
import { goneNow, thingOf } from '#features/community/server/public.ts'
import { sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Reason } from '../contract.ts'
import { hide } from './acts.ts'
import { holdReportsOf } from './close-reports.ts'
import { countingReporters } from './reporter-queries.ts'
import { HIDDEN_BY } from './rules.ts'
import { communityReports } from './tables.ts'

interface Submission {
  kind: ThingKind
  id: string
  reason: Reason
  description: string
}

export async function report(house: House, me: Me, { kind, id, reason, description }: Submission) {
  await house.db.transaction(async (tx) => {
    const thing = await thingOf(tx, { kind, id })
    if (!thing || thing.state === 'removed' || thing.state === 'deleted') throw goneNow(kind, thing?.state)
    if (thing.authorId === me.id) throw new Failure('invalid_input', { sentence: OWN_WORDS })
    await holdReportsOf(tx, id)
    await tx
      .insert(communityReports)
      .values({ kind, thingId: thing.id, reporterId: me.id, reason, description })
      .onConflictDoUpdate({
        target: [communityReports.thingId, communityReports.reporterId],
        targetWhere: sql`status in ('pending', 'reviewed')`,
        set: { reason, description },
      })
    if ((await countingReporters(tx, thing.id)) >= HIDDEN_BY) await hide(house, tx, thing)
  })
}

const OWN_WORDS = 'You wrote this yourself: you can edit or delete it.'
