import type { FastifyReply } from 'fastify'
import { policyOf } from '#features/blueprints/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { DocumentId } from '../stages.ts'
import { watchedOf } from './status-queries.ts'

/** Theirs alone, like the document itself: kept by nobody on the way. */
export async function sendFirstPage(
  { db, storage }: House,
  blueprintId: string,
  { params: { document }, reply }: { params: { document: DocumentId }; reply: FastifyReply },
): Promise<FastifyReply> {
  const key = (await watchedOf(db, blueprintId))?.generation.firstPages[document]
  const found = key && (await storage.open(key))
  if (!found) throw new Failure('not_found')
  reply.headers({
    'content-type': 'image/png',
    'content-length': found.size,
    'content-security-policy': policyOf('image/png'),
    'cache-control': 'private, no-store',
  })
  return reply.send(found.stream)
}
