import type { FastifyReply } from 'fastify'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { findShare, type Share, sharedFiles } from './share-queries.ts'

/** The address is the key: it is neither found by searching nor handed on to other sites. */
export async function openedShare({ db }: House, token: string, reply: FastifyReply) {
  reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  const found = await findShare(db, token)
  if (!found) throw new Failure('not_found')
  if (found.share.removedAt) throw new Failure('link_removed')
  // It opens again when the suspension is lifted.
  if (found.ownerSuspendedAt) throw new Failure('link_closed')
  if (found.share.endedAt) throw new Failure('link_ended')
  if (isExpired(found.share)) throw new Failure('link_expired')
  return { ...found, files: await sharedFiles(db, found.share) }
}

export const isExpired = ({ expiresAt }: Share) => expiresAt !== null && expiresAt.getTime() <= Date.now()
