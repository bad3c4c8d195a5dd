// What the first tab of a blueprint is told.
import type { Blueprint } from '#features/blueprints/server/public.ts'
import { readPlan } from '#features/generation/server/public.ts'
import { completedMilestones } from '#features/milestones/server/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import type { getOverview } from '../contract.ts'
import { type BoundedCache, boundedCache } from './bounded-cache.ts'
import { type DocumentFile, documentsOf } from './documents.ts'
import { issuedBy } from './issue-rules.ts'
import type { Portrait } from './portrait/portrait.ts'
import { askPortraitThread } from './portrait/portrait-threads.ts'
import { makingsOf } from './queries.ts'

type Overview = Answer<typeof getOverview>

export async function overviewOf(house: House, { id, name, slug }: Blueprint): Promise<Overview> {
  const { state, issue, begunAt } = issuedBy(await makingsOf(house.db, id))
  const blueprint = { id, name, slug }
  if (!issue)
    return {
      blueprint,
      state,
      venture: null,
      plan: null,
      issue: null,
      begunAt: null,
      documents: [],
      milestones: null,
    }
  const documents = await documentsOf(house.db, { id })
  const portrait = await portraitOrNone(house, {
    blueprintId: id,
    planKey: issue.planKey,
    pdf: documents.find(({ document }) => document === 'blueprint'),
  })
  return {
    blueprint,
    state,
    venture: portrait?.venture ?? null,
    plan: portrait?.plan ?? null,
    issue: { number: issue.number, at: issue.at.toISOString() },
    begunAt: begunAt?.toISOString() ?? null,
    documents: documents.map(({ document, id: fileId, sha256, filename }) => ({
      id: document,
      fileId,
      version: sha256.slice(0, 16),
      url: `/api/blueprint/${encodeURIComponent(slug)}/${encodeURIComponent(filename)}`,
    })),
    milestones: portrait ? await completedMilestones(house, id) : null,
  }
}

interface Portrayed {
  blueprintId: string
  planKey: string | null
  pdf: DocumentFile | undefined
}

const MOST_KEPT = 100
const portraits = new WeakMap<House, BoundedCache<Portrait>>()

/** Plans of early releases may lack what is told of today's: their files are shown without it. */
async function portraitOrNone(
  house: House,
  { blueprintId, planKey, pdf }: Portrayed,
): Promise<Portrait | undefined> {
  if (!planKey) return undefined
  const kept = portraits.get(house) ?? boundedCache<Portrait>(MOST_KEPT)
  portraits.set(house, kept)
  try {
    return await kept.get(`${planKey} ${pdf?.sha256}`, async () =>
      askPortraitThread<Portrait>(house, [
        'portrait',
        { blueprint: await readPlan(house, planKey), pdf: pdf && (await read(house.storage, pdf.key)) },
      ]),
    )
  } catch (err) {
    house.log.warn({ err, blueprint: blueprintId }, 'the overview of a plan could not be made')
    return undefined
  }
}
