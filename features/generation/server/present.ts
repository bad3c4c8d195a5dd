// What the database knows, in the words of the contract.
import type { Blueprint } from '#features/blueprints/server/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { getBlueprintStatus } from '../contract.ts'
import type { Generation } from './tables.ts'

export function latestOf(
  generation: Generation | undefined,
  finished: Blueprint | undefined,
): Answer<typeof getBlueprintStatus> {
  return {
    latestGeneration: generation
      ? {
          id: generation.id,
          blueprintId: generation.blueprintId,
          status: generation.status === 'complete' ? 'completed' : generation.status,
          createdAt: generation.createdAt.toISOString(),
        }
      : null,
    latestBlueprint: finished
      ? {
          id: finished.id,
          slug: finished.slug,
          name: finished.name,
          createdAt: finished.createdAt.toISOString(),
        }
      : null,
  }
}
