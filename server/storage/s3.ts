import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { checkFolder, checkKey, describe, type Storage } from './storage.ts'

export function s3Storage(settings: NonNullable<Config['s3']>): Storage {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Other servers than AWS rarely have a host name per bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  return {
    async put(folder, bytes) {
      const stored = describe(folder, bytes)
      await client.send(
        new PutObjectCommand({ Bucket, Key: stored.key, Body: bytes, ContentLength: stored.size }),
      )
      return stored
    },
    async open(key, part) {
      const Range = part && `bytes=${part.start}-${part.end}`
      try {
        const { Body, ContentLength, ContentRange } = await client.send(
          new GetObjectCommand({ Bucket, Key: checkKey(key), Range }),
        )
        // 'bytes 0-99/640305'
        const whole = ContentRange?.split('/')[1]
        return { size: whole ? Number(whole) : (ContentLength ?? 0), stream: Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }))
    },
    async list(folder) {
      const keys: string[] = []
      for await (const page of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${checkFolder(folder)}/` },
      )) {
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key)
      }
      return keys.sort()
    },
  }
}
