// Where to report a weakness (RFC 9116).
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const DAY_MS = 86_400_000
/** The standard asks for less than a year. It is written anew each day, so it never expires while the shop runs. */
const VALID_DAYS = 180

export function mountSecurityTxt(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'shown'>): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/plain').send(securityTxt(config, new Date())),
  )
}

function securityTxt({ publicUrl, shown }: Pick<Config, 'publicUrl' | 'shown'>, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS)
  return [
    `Contact: mailto:${shown.supportEmail}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
