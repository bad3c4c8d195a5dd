// Which features the first version gets: what the model cannot do without, and what the founder's words ask for.
import type { Context } from '../plan/context.ts'
import { baseOf, lacksMainJob } from './features/bases.ts'
import { FEATURE_IDS, type FeatureId } from './features/ids.ts'
import { asks, REGISTRY } from './features/registry.ts'

/** Without sign-in and the desk. Beyond the first number only what the founder's words ask for is taken. */
const USUAL = 5
const MOST = 7
const FEWEST = 3

/** Said in the idea counts more than said in passing. */
const IN_IDEA = 6
const IN_CONTEXT = 2

/** Most telling first; sign-in and the desk come last, because they tell nothing about the product. */
export function selectFeatures({ u, brief, text, milestones }: Context): FeatureId[] {
  const model = u.model.value
  const said = [
    brief.businessIdea,
    u.offer.value,
    ...u.parts.map(({ value }) => value),
    ...(milestones.mvp?.featureList ?? []).map((item) => item.slice(0, 200)),
  ].join('\n')
  const rest = [brief.targetCustomer, brief.additionalContext, brief.startupName].join('\n')
  const alone = u.sells.value === 'to-consumers' || /\b(?:freelanc|sole trader|self-employed)/i.test(text)
  // One person needs no team to share with.
  const base = baseOf(model, said).filter((id) => id !== 'group' || !alone)
  const scoreOf = (id: FeatureId): number => {
    const at = base.indexOf(id)
    const asked = asks(id, model, said) ? IN_IDEA : asks(id, model, rest) ? IN_CONTEXT : 0
    return (at < 0 ? 0 : 5 - at) + asked
  }
  const ranked = FEATURE_IDS.filter((id) => id !== 'accounts' && id !== 'admin')
    .map((id) => ({ id, score: scoreOf(id) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id)
  const fits = fitting(ranked, (id) => scoreOf(id) >= IN_IDEA)
  const chosen = lacksMainJob(model, fits) ? [...fits, 'main-job' as const] : fits
  return FEATURE_IDS.filter((id) => chosen.includes(id) || id === 'accounts' || id === 'admin')
}

/** Takes one after the other with all it stands on, as long as there is room. */
function fitting(ranked: FeatureId[], isAsked: (id: FeatureId) => boolean): FeatureId[] {
  const chosen: FeatureId[] = []
  for (const id of ranked) {
    const wanted = [id, ...(REGISTRY[id].needs ?? [])].filter((one) => !chosen.includes(one))
    if (chosen.length + wanted.length <= (isAsked(id) ? MOST : USUAL)) chosen.push(...wanted)
  }
  for (const id of ['reports', 'referrals', 'messages'] as const)
    if (chosen.length < FEWEST && !chosen.includes(id)) chosen.push(id)
  return chosen
}

/** In the order in which they can be built: what others stand on first. */
export function inBuildOrder(ids: FeatureId[]): FeatureId[] {
  const ordered: FeatureId[] = []
  const add = (id: FeatureId) => {
    if (ordered.includes(id)) return
    for (const needed of [...(REGISTRY[id].needs ?? []), ...(AFTER[id] ?? [])])
      if (ids.includes(needed)) add(needed)
    ordered.push(id)
  }
  for (const id of ids) add(id)
  return ordered
}

/** Not needed, but pointed at where both are there. */
const AFTER: Partial<Record<FeatureId, FeatureId[]>> = {
  reviews: ['protected-orders', 'bookings', 'orders'],
  messages: ['protected-orders', 'bookings'],
  'custom-work': ['protected-orders', 'orders'],
  collection: ['standing-orders', 'orders'],
  devices: ['group'],
  documents: ['group'],
  cases: ['documents', 'group'],
  letters: ['cases'],
  tasks: ['group'],
  plans: ['group'],
  'main-job': ['group'],
  reports: ['group', 'main-job', 'devices', 'cases', 'tasks', 'metering', 'plans'],
  metering: ['group'],
  'field-notes': ['group', 'devices'],
}
