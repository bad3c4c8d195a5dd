import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { FACES } from '#engine/fonts/faces.ts'
import { packageFile } from '#engine/press/read-parts.ts'
import { Failure } from '#server/errors.ts'
import { WEIGHTS } from './compile/look.ts'

const DAYS_30 = 2_592_000

/** Of the faces that brands wear, and no other file. */
export async function sendFace(
  { face, weight }: { face: string; weight: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const files: Readonly<Record<string, string>> | undefined = Object.hasOwn(FACES, face)
    ? FACES[face as keyof typeof FACES].files
    : undefined
  const name = Object.hasOwn(WEIGHTS, weight) ? WEIGHTS[weight] : undefined
  const path = name && files?.[name]
  if (!path) throw new Failure('not_found')
  return reply
    .headers({ 'content-type': 'font/ttf', 'cache-control': `public, max-age=${DAYS_30}, immutable` })
    .send(await readFile(packageFile(path)))
}
