import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config.ts'

const MAIN = fileURLToPath(new URL('./s3-main.ts', import.meta.url))
const PATIENCE_MS = 30_000

interface S3Server {
  settings: NonNullable<Config['s3']>
  /** For the shop's processes. */
  env: Record<string, string>
  close(): Promise<void>
}

export async function startS3Server(folder: string): Promise<S3Server> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [port] = await once(createInterface(child.stdout), 'line', {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const settings = {
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    settings,
    env: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
