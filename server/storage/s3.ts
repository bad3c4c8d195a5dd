import type { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'
import { checkFolder, checkKey, describe, isKey, type Storage } from './storage.ts'

type Settings = NonNullable<Config['s3']>

const clientOf = ({ region, endpoint, accessKeyId, secretAccessKey }: Settings) =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Other servers than AWS rarely have a host name per bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })

/** Where there is none yet. At AWS it is the owner's to make, with a region and rules of its own. */
export async function makeBucket(settings: Settings): Promise<void> {
  const { bucket: Bucket, endpoint } = settings
  const client = clientOf(settings)
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
  } catch (error) {
    if (!(error instanceof NotFound))
      throw new CannotStart(
        `The object storage does not let us in (${nameOf(error)}). Check the S3_ variables.`,
      )
    if (!endpoint) throw new CannotStart(`There is no bucket ${Bucket}. Make it, or check S3_BUCKET.`)
    await client.send(new CreateBucketCommand({ Bucket }))
  } finally {
    client.destroy()
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'no answer')

export function s3Storage(settings: Settings): Storage {
  const { bucket: Bucket } = settings
  const client = clientOf(settings)
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
        { Bucket, Prefix: folder === undefined ? '' : `${checkFolder(folder)}/` },
      )) {
        for (const { Key } of page.Contents ?? []) if (Key && isKey(Key)) keys.push(Key)
      }
      return keys.sort()
    },
  }
}
