import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Brief } from '#engine/brief.ts'
import { addBlueprint } from '#features/blueprints/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { blueprintOfCause } from './status-queries.ts'
import { generations } from './tables.ts'

export const makeBlueprintFiles = queue({
  name: 'make-blueprint',
  data: z.object({ generationId: z.uuid() }),
})

interface Start {
  userId: string
  forAddress: boolean
  orderId?: string | undefined
  /** Asking again for the same cause answers the same blueprint. */
  cause: string
  brief: Brief
}

/** In the transaction that paid for it. The owner's row has to be held. */
export async function startBlueprint(
  { jobs }: Pick<House, 'jobs'>,
  tx: Tx,
  { userId, forAddress, orderId, cause, brief }: Start,
): Promise<string> {
  const known = await blueprintOfCause(tx, cause)
  if (known) return known
  const [id, generationId] = [randomUUID(), randomUUID()]
  const { startupName: name, businessIdea, industry, stage } = brief
  await addBlueprint(tx, { id, userId, forAddress, orderId, name, businessIdea, industry, stage })
  await tx.insert(generations).values({ id: generationId, blueprintId: id, cause, brief })
  await jobs.enqueue(tx, makeBlueprintFiles, { generationId })
  return id
}
