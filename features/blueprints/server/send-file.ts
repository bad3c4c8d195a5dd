import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { BlueprintFile } from './queries.ts'
import { partOf } from './ranges.ts'
import { dispositionOf, policyOf } from './rules.ts'

interface Sending {
  file: Pick<BlueprintFile, 'filename' | 'contentType' | 'size' | 'sha256' | 'key'>
  asAttachment: boolean
  request: FastifyRequest
  reply: FastifyReply
}

/** A founder's file, or a part of it: theirs alone, kept by nobody on the way. */
export async function sendFile(
  { storage, log }: House,
  { file, asAttachment, request, reply }: Sending,
): Promise<FastifyReply> {
  const { filename, contentType, size, sha256, key } = file
  const etag = `"${sha256}"`
  const part = partOf(isStillThis(request, etag) ? request.headers.range : undefined, size)
  if (part === 'impossible')
    throw new Failure('range_impossible', { headers: { 'content-range': `bytes */${size}` } })
  const found = await storage.open(key, part)
  if (found?.size !== size) {
    found?.stream.destroy()
    log.error({ key, size, found: found?.size }, 'a stored file is missing or damaged')
    throw new Failure('internal')
  }
  reply.headers({
    'content-type': contentType,
    'content-length': part ? part.end - part.start + 1 : size,
    'content-disposition': dispositionOf(filename, asAttachment),
    'content-security-policy': policyOf(contentType),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
  })
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  return reply.send(found.stream)
}

/** A part continues what somebody already has: only of the same file. */
function isStillThis({ headers }: FastifyRequest, etag: string): boolean {
  const { 'if-range': known } = headers
  return known === undefined || known === etag
}
