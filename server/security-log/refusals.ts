// Which refusals are security events. The table of errors is closed, so whoever refuses, now or later, is recorded in one place.
import type { FastifyRequest } from 'fastify'
import type { CallPattern, SecurityEventKind, SecurityEventMethod } from '#kit/security-events.ts'
import type { ErrorCode, Failure } from '../errors.ts'
import type { SecurityEvent } from './rules.ts'

interface Refusal {
  kind: SecurityEventKind
  /** Without one, the call that was refused. */
  method?: SecurityEventMethod
}

const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  wrong_credentials: { kind: 'sign-in-failed', method: 'password' },
  code_invalid: { kind: 'sign-in-failed', method: 'code' },
  wrong_factor: { kind: 'second-factor-failed' },
  passkey_refused: { kind: 'second-factor-failed', method: 'passkey' },
  link_invalid: { kind: 'link-refused' },
  wrong_password: { kind: 'password-check-failed' },
  access_token_invalid: { kind: 'access-token-refused' },
  access_token_refused: { kind: 'access-token-refused' },
  access_token_scope: { kind: 'access-token-refused' },
  not_allowed: { kind: 'role-refused' },
  rate_limited: { kind: 'rate-limited' },
}

type Refused = Pick<FastifyRequest, 'routeOptions' | 'accountId'>

export function refusalEvent({ code, account }: Failure, request: Refused): SecurityEvent | undefined {
  const refusal = REFUSALS[code]
  if (!refusal) return undefined
  const { method, url } = request.routeOptions
  return {
    kind: refusal.kind,
    userId: account ?? request.accountId,
    method: refusal.method ?? (`${method} ${url}` as CallPattern),
  }
}
