import type { FastifyReply } from 'fastify'
import { dispositionOf, policyOf } from '#features/blueprints/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { getSample, getSampleFile } from '../contract.ts'
import { sampleFiles } from './sample.ts'

export function sampleRoutes(house: House): Route[] {
  return [
    handle(getSample, async () => {
      const files = await sampleFiles(house)
      if (!files) return { state: 'making' as const, files: [] }
      return {
        state: 'ready' as const,
        files: files.map((file) => ({
          ...file,
          url: urlOf(file),
          pages: file.pages.map((page) => ({ ...page, url: urlOf(page) })),
        })),
      }
    }),

    handle(getSampleFile, async ({ params: { sha256, filename }, query, reply }) => {
      const files = (await sampleFiles(house)) ?? []
      const file = files
        .flatMap((one) => [one, ...one.pages])
        .find((one) => one.sha256 === sha256 && one.filename === filename)
      if (!file) throw new Failure('not_found')
      return send(house, file, query.download === '1', reply)
    }),
  ]
}

interface Named {
  filename: string
  sha256: string
}

const urlOf = ({ sha256, filename }: Named) => `/api/sample/${sha256}/${encodeURIComponent(filename)}`

type Sent = Named & { key: string; contentType: string }

async function send({ storage, log }: House, file: Sent, asAttachment: boolean, reply: FastifyReply) {
  const found = await storage.open(file.key)
  if (!found) {
    log.error({ key: file.key }, 'a file of the sample is missing')
    throw new Failure('not_found')
  }
  reply.headers({
    'content-type': file.contentType,
    'content-length': found.size,
    'content-disposition': dispositionOf(file.filename, asAttachment),
    'content-security-policy': policyOf(file.contentType),
    'x-frame-options': 'SAMEORIGIN',
    // Its address says what is in it.
    'cache-control': 'public, max-age=31536000, immutable',
  })
  return reply.send(found.stream)
}
