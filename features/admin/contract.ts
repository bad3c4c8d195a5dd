// What was done by people with a role, as the owner reads it.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText } from '#kit/fields.ts'

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
