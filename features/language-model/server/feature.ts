import { forAdmin, forOwner, type Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import {
  activityInWords,
  modelStateOf,
  type PlansBy,
  plansBy,
  setPlansBy,
} from '#features/generation/server/public.ts'
import type { Feature, House } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { choosePlansBy, comparePlans, getLanguageModel } from '../contract.ts'
import { compare, comparePlansJob, startComparison } from './compare.ts'
import { comparisonOf } from './queries.ts'
import type { PlanComparison } from './tables.ts'

export const languageModelFeature: Feature = {
  name: 'language-model',
  routes: (house: House) => [
    forAdmin(house)(getLanguageModel, ({ me }) => languageModelOf(house, me)),
    forAdmin(house)(comparePlans, ({ me, body }) => startComparison(house, me, body)),
    forOwner(house)(choosePlansBy, ({ me, body }) => choose(house, me, body.plansBy)),
  ],
  jobs: (house) => [
    work(comparePlansJob, ({ comparisonId }, { signal }) => compare(house, comparisonId, signal)),
  ],
  exportData: async (db, { id }) => {
    const comparison = await comparisonOf(db, id)
    return comparison ? [{ brief: comparison.brief, startedAt: comparison.startedAt }] : []
  },
}

async function languageModelOf(house: House, { id }: Me) {
  const [state, comparison] = await Promise.all([modelStateOf(house), comparisonOf(house.db, id)])
  return {
    ...(state && { model: state.model }),
    plansBy: state?.plansBy ?? ('house' as const),
    ...(comparison && { comparison: shown(comparison) }),
  }
}

const shown = ({ id, brief, state, activity, problem, startedAt, house, model }: PlanComparison) => ({
  id,
  startupName: brief.startupName,
  state,
  startedAt: startedAt.toISOString(),
  ...(activity && { activity: activityInWords(activity) }),
  ...(problem && { problem }),
  ...(house && { house }),
  ...(model && { model }),
})

function choose({ db }: House, actor: Me, choice: PlansBy): Promise<{ success: true }> {
  return db.transaction(async (tx) => {
    const before = await plansBy(tx)
    await setPlansBy(tx, choice)
    if (before !== choice)
      await record(tx, {
        actor,
        action: 'language-model.plans-by',
        target: { kind: 'setting', id: 'plans-by' },
        before: { plansBy: before },
        after: { plansBy: choice },
      })
    return { success: true }
  })
}
