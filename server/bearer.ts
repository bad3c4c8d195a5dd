// A program shows who it stands for with 'Authorization: Bearer …', on every call anew.
import type { FastifyRequest } from 'fastify'

/** What was shown, if anything was. Cookies do not count beside it. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers.authorization?.match(/^Bearer\b\s*(.*)$/i)?.[1]
}

/** Every 401 to a program says what it should have shown (RFC 6750). */
export function withChallenge(error?: 'invalid_token'): Record<string, string> {
  return { 'www-authenticate': error ? `Bearer error="${error}"` : 'Bearer' }
}
