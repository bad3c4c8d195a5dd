import type { FastifyReply, FastifyRequest } from 'fastify'
import { policyOf } from '#features/blueprints/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { PAGE_WIDTHS } from '../contract.ts'
import type { DocumentFile } from './documents.ts'
import { pagePictureOf } from './page-pictures.ts'

interface Sending {
  file: DocumentFile | undefined
  page: number
  size: keyof typeof PAGE_WIDTHS
  request: FastifyRequest
  reply: FastifyReply
}

/** Theirs alone: their own browser may keep it, and asks each time whether it may still show it. */
export async function sendPagePicture(
  house: House,
  { file, page, size, request, reply }: Sending,
): Promise<FastifyReply> {
  if (!file) throw new Failure('not_found')
  const etag = `"${file.sha256.slice(0, 32)}-${page}-${size}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const png = await pagePictureOf(house, file, { page, size }).catch((err) => {
    house.log.warn({ err, file: file.id }, 'a page could not be drawn')
    return undefined
  })
  if (!png) throw new Failure('not_found')
  reply.headers({
    'content-type': 'image/png',
    'content-length': png.byteLength,
    'content-security-policy': policyOf('image/png'),
  })
  return reply.send(Buffer.from(png))
}
