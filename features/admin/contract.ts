// What was done by people with a role, as the owner reads it.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText } from '#kit/fields.ts'
import { SECURITY_EVENT_KINDS } from '#kit/security-events.ts'

const person = z.object({
  id: z.string(),
  /** None once the account is deleted. */
  email: z.string().optional(),
  fullName: z.string().optional(),
})

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** None: the house itself. */
  actor: person.optional(),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string(), label: z.string().optional() }),
  before: z.record(z.string(), z.unknown()).optional(),
  after: z.record(z.string(), z.unknown()).optional(),
  reason: z.string().optional(),
})
export type AuditEntry = z.output<typeof auditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Owner: what admins did, to whom, when, and how it was before and after; newest first',
  query: z.object({
    /** The beginnings of words: of what was done, to what, why, or of who did it or had it done to them. */
    search: freeText({ most: 200, name: 'The search' }).default(''),
    /** Only what was done to one thing: 'customer:{id}'. */
    target: z
      .string()
      .max(200)
      .regex(/^[a-z-]+:.+$/)
      .optional(),
    cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.object({ entries: z.array(auditEntry), nextCursor: z.number().optional() }),
})

const securityEvent = z.object({
  id: z.number(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** None where nobody knows whose account it was about. */
  account: person.optional(),
  /** 203.0.113.0/24 */
  network: z.string(),
  /** 'password', or the call that was refused. */
  method: z.string(),
  device: z.string(),
  requestId: z.string(),
  /** Equal events of ten minutes are one. */
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type SecurityEvent = z.output<typeof securityEvent>

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events',
  summary: 'Owner: sign-ins, failures and refusals of the last 90 days; newest first',
  query: z.object({
    kind: z.enum(SECURITY_EVENT_KINDS).optional(),
    /** An account's id, or the beginnings of words of a name or an email address. */
    account: freeText({ most: 200, name: 'The account' }).default(''),
    cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.object({ events: z.array(securityEvent), nextCursor: z.number().optional() }),
})
