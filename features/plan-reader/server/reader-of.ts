import { type Blueprint, filesOf } from '#features/blueprints/server/public.ts'
import { readPlan } from '#features/generation/server/public.ts'
import { newestIssue } from '#features/living-plan/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { ReaderPlan, ReaderState, SharedReader } from '../contract.ts'
import { readerPlan } from './compile/reader-plan.ts'

export async function readerOf(house: House, blueprint: Blueprint): Promise<ReaderState> {
  const { id, name, slug } = blueprint
  const [issue, files] = await Promise.all([newestIssue(house.db, id), filesOf(house.db, id)])
  if (!issue?.planKey) throw new Failure('not_finished', { sentence: NOT_YET })
  const pdf = files.find(isPlanFile)
  return {
    blueprint: { id, name, slug },
    issue: issue.number,
    issuedAt: (issue.finishedAt ?? issue.createdAt).toISOString(),
    pdf: pdf
      ? {
          url: `/api/blueprint/${encodeURIComponent(id)}/${encodeURIComponent(pdf.filename)}`,
          size: pdf.size,
        }
      : null,
    plan: await planAt(house, issue.planKey),
  }
}

const NOT_YET = 'The plan can be read here once the blueprint is finished. It is not finished yet.'

interface SharedPlan {
  token: string
  blueprintId: string
  name: string
  files: Awaited<ReturnType<typeof filesOf>>
}

/** A link shows the plan where it shows the plan's own file. */
export async function sharedReaderOf(
  house: House,
  { token, blueprintId, name, files }: SharedPlan,
): Promise<SharedReader> {
  const pdf = files.find(isPlanFile)
  const issue = pdf && (await newestIssue(house.db, blueprintId))
  if (!pdf || !issue?.planKey) throw new Failure('not_found')
  const url = `/api/shared/${encodeURIComponent(token)}/${pdf.id}`
  return { name, pdf: { url, size: pdf.size }, plan: await planAt(house, issue.planKey) }
}

/** A copy is a file of the founder's, which may say something else. */
const isPlanFile = ({ kind, isCopy }: { kind: string; isCopy: boolean }) => kind === 'blueprint' && !isCopy

/** Compiled once for each stored plan, which never changes: the drawings take most of the time. */
const compiled = new Map<string, ReaderPlan>()
const MOST_COMPILED = 40

/** Plans without a source were made before plans were composed: their blocks and figures have no such origins. */
async function planAt(house: House, planKey: string): Promise<ReaderPlan | null> {
  const known = compiled.get(planKey)
  if (known) return known
  const { plan, identity, source } = await readPlan(house, planKey)
  if (plan.format !== 2 || !source) return null
  const page = readerPlan({ plan, identity })
  for (const oldest of compiled.keys()) {
    if (compiled.size < MOST_COMPILED) break
    compiled.delete(oldest)
  }
  compiled.set(planKey, page)
  return page
}
