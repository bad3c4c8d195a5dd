import type { FastifyReply } from 'fastify'
import type { House } from '#server/house.ts'
import { zipOf } from '#server/storage/zip.ts'
import { pathOf } from './file-names.ts'
import type { BlueprintFile } from './queries.ts'
import { dispositionOf } from './rules.ts'

interface Sending {
  /** Without its ending. */
  name: string
  files: Pick<BlueprintFile, 'filename' | 'folder' | 'key' | 'versionAt'>[]
  reply: FastifyReply
}

export function sendZip({ storage, log }: House, { name, files, reply }: Sending): FastifyReply {
  const zip = zipOf(
    storage,
    files.map((file) => ({ path: pathOf(file), key: file.key, changedAt: file.versionAt })),
  )
  zip.on('error', (err) => log.error({ err }, 'a ZIP broke off'))
  return reply
    .type('application/zip')
    .headers({
      'content-disposition': dispositionOf(`${name}.zip`, true),
      'cache-control': 'private, no-store',
    })
    .send(zip)
}
