// What the database knows, in the words of the contract.
import type { Blueprint } from '#features/blueprints/server/public.ts'
import { addressOf } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { DOCUMENT_IDS, type getBlueprintStatus, getFirstPage, type getGenerationStatus } from '../contract.ts'
import { activityInWords, DOCUMENT_NAMES, type DocumentId } from '../stages.ts'
import type { Stage } from './made.ts'
import { timeLeft } from './progress-rules.ts'
import { isReissue } from './rules.ts'
import type { Generation } from './tables.ts'

type Short = Pick<Generation, 'id' | 'blueprintId' | 'status' | 'createdAt'>

/** In lists and in the answer to a poll, what is complete is called completed. */
export const briefly = ({ id, blueprintId, status, createdAt }: Short) => ({
  id,
  blueprintId,
  status: status === 'complete' ? ('completed' as const) : status,
  createdAt: createdAt.toISOString(),
})

export function latestOf(
  generation: Generation | undefined,
  finished: Blueprint | undefined,
): Answer<typeof getBlueprintStatus> {
  return {
    latestGeneration: generation ? briefly(generation) : null,
    latestBlueprint: finished
      ? {
          id: finished.id,
          slug: finished.slug,
          name: finished.name,
          createdAt: finished.createdAt.toISOString(),
        }
      : null,
    now: new Date().toISOString(),
  }
}

const MESSAGES: Record<Stage, string> = {
  'Idea Analysis': 'Reading your idea',
  'Market Research': 'Looking up the market',
  'Business Model': 'Choosing how the business earns',
  'Technical Architecture': 'Deciding what to build first',
  'Financial Projections': 'Computing 36 months',
  'Visual Brand Assets': 'Choosing colours and type',
  'Document Creation': 'Writing and printing your documents',
  'Email Delivery': 'Sending your documents',
}

const MADE = 'Your startup blueprint has been generated successfully.'
const NOT_MADE = 'There was an error generating your blueprint. Credits have been restored.'
const ISSUED = 'The new issue of your documents is ready.'
const NOT_ISSUED =
  'The new issue could not be made. Your documents are as they were, and your changes are kept.'

type Told = Pick<Generation, 'status' | 'stage' | 'activity' | 'edits'>

function messageOf({ status, stage, activity, edits }: Told): string {
  if (status === 'complete') return isReissue({ edits }) ? ISSUED : MADE
  if (status === 'error') return isReissue({ edits }) ? NOT_ISSUED : NOT_MADE
  if (stage === 'Email Delivery' && isReissue({ edits })) return 'Putting your documents in place'
  if (activity) return activityInWords(activity)
  return stage ? MESSAGES[stage] : 'Waiting for its turn'
}

export interface Watched {
  generation: Generation
  blueprint: Pick<Blueprint, 'id' | 'slug' | 'name'>
  /** Generations that were asked for before it and are not finished. */
  ahead: number
}

export function recordOf(
  { generation, blueprint, ahead }: Watched,
  { byModel }: { byModel: boolean },
): Answer<typeof getGenerationStatus> {
  const { status, stage, progress, finishedAt } = generation
  return {
    blueprintId: blueprint.id,
    slug: blueprint.slug,
    startupName: blueprint.name,
    status,
    overallProgress: progress,
    ...(stage && { stage }),
    message: messageOf(generation),
    estimatedTimeRemaining: timeLeft({ status, progress, ahead, byModel }),
    documents: DOCUMENT_IDS.map((id) => documentIn(generation, id)),
    createdAt: generation.createdAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    now: new Date().toISOString(),
  }
}

function documentIn({ status, documents, firstPages, blueprintId }: Generation, id: DocumentId) {
  const progress = documents[id] ?? 0
  const firstPage = firstPages[id]
  const isBegun = status === 'generating' && progress > 0
  return {
    id,
    name: DOCUMENT_NAMES[id],
    progress,
    ...(firstPage && { preview: previewAddress(blueprintId, id, firstPage) }),
    status:
      progress >= 100
        ? ('complete' as const)
        : status === 'error'
          ? ('error' as const)
          : isBegun
            ? ('generating' as const)
            : ('waiting' as const),
  }
}

/** Another making has another picture at another address. */
function previewAddress(blueprintId: string, document: DocumentId, key: string): string {
  const version = key.split('/').at(-1)?.slice(0, 12)
  return addressOf(getFirstPage, { params: { id: blueprintId, document }, query: { version } })
}
