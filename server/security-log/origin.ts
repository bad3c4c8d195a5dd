// Events of a request. What a transaction decides is only noted while it runs, and recorded once the call has succeeded.
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../rate-limit/limiter.ts'
import type { EventOrigin, SecurityEvent } from './rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is, once that is established. */
    accountId?: string
    securityEvents?: Map<string, SecurityEvent>
  }
}

export function originOf({ ip, headers, id }: Pick<FastifyRequest, 'ip' | 'headers' | 'id'>): EventOrigin {
  return { network: networkOf(ip), userAgent: headers['user-agent'] ?? '', requestId: id }
}

/** A transaction that is run again notes the same event again: it counts once. A call that fails leaves none. */
export function noteSecurityEvent(request: FastifyRequest, event: SecurityEvent): void {
  request.securityEvents ??= new Map()
  request.securityEvents.set(JSON.stringify(event), event)
}
