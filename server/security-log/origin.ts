import type { FastifyRequest } from 'fastify'
import { networkOf } from '../rate-limit/limiter.ts'
import type { EventOrigin } from './rules.ts'

export function originOf({ ip, headers, id }: Pick<FastifyRequest, 'ip' | 'headers' | 'id'>): EventOrigin {
  return { network: networkOf(ip), userAgent: headers['user-agent'] ?? '', requestId: id }
}
