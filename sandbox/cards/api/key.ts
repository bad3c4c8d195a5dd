import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'

/** The secret key comes as a bearer token, or as the name of basic authentication. */
export function needKey(request: IncomingMessage, secretKey: string): void {
  const given = keyOf(request.headers.authorization ?? '')
  if (given === undefined)
    throw new ApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (!timingSafeEqual(digest(given), digest(secretKey)))
    throw new ApiError(
      401,
      `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`,
    )
}

function keyOf(header: string): string | undefined {
  const [scheme = '', value = ''] = header.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value || undefined
  if (scheme.toLowerCase() !== 'basic') return undefined
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()
