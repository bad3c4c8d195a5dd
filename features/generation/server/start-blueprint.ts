import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Brief } from '#engine/brief.ts'
import { addBlueprint } from '#features/blueprints/server/public.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { AT_ONCE, MOST_TRIES } from './limits.ts'
import { blueprintOfCause } from './status-queries.ts'
import { type Generation, generations } from './tables.ts'
import { told } from './told.ts'

export const makeBlueprintFiles = queue({
  name: 'make-blueprint',
  data: z.object({ generationId: z.uuid() }),
  // More than a generation is tried: the one after the last gives up, and that has to happen.
  retries: 4 * MOST_TRIES,
  timeLimitSeconds: 600,
  concurrency: AT_ONCE,
})

/** Higher numbers go first: what a credit was spent on, then new issues of a plan, then what is free. */
export const PRIORITY = { paid: 10, issue: 5, free: 0 } as const

interface Start {
  userId: string
  forAddress: boolean
  orderId?: string | undefined
  /** Of the ledger's entry that pays for it ('generation:…'). Asking again for the same answers the same blueprint. */
  cause: string
  brief: Brief
  /** What the founder corrected of our reading of it. */
  corrections?: Corrections | undefined
  /** Of an order that cost nothing: what is paid for goes first. */
  isFree?: boolean
}

/** In the transaction that paid for it. The owner's row has to be held. */
export async function startBlueprint(
  house: Pick<House, 'jobs'>,
  tx: Tx,
  { userId, forAddress, orderId, cause, brief, corrections, isFree = false }: Start,
): Promise<string> {
  const known = await blueprintOfCause(tx, cause)
  if (known) return known
  const id = randomUUID()
  const { startupName: name, businessIdea, industry, stage } = brief
  await addBlueprint(tx, { id, userId, forAddress, orderId, name, businessIdea, industry, stage })
  const priority = isFree ? PRIORITY.free : PRIORITY.paid
  await startGeneration(house, tx, { blueprintId: id, cause, brief, corrections }, priority)
  return id
}

type Making = Pick<Generation, 'blueprintId' | 'cause' | 'brief'> & {
  corrections?: Corrections | null | undefined
} & Partial<Pick<Generation, 'edits' | 'restored' | 'planKey' | 'files'>>

/** One making of a blueprint, the first or another. Answers its id. */
export async function startGeneration(
  { jobs }: Pick<House, 'jobs'>,
  tx: Tx,
  generation: Making,
  priority: number = PRIORITY.issue,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insert(generations)
    .values({ id, ...generation })
    .returning(told)
  await jobs.enqueue(tx, makeBlueprintFiles, { generationId: id }, { priority })
  return id
}
