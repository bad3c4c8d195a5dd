// From a paid brief to files: asking for it, and hearing how far it is.
import { z } from 'zod'
import { blueprintForm } from '#features/checkout/contract.ts'
import { endpoint } from '#kit/endpoint.ts'

export const generateBlueprint = endpoint({
  method: 'POST',
  path: '/api/generate-blueprint',
  summary: 'Spend a credit, or use a promo code that makes it free, and start a blueprint',
  limit: { points: 60, seconds: 300 },
  body: blueprintForm.extend({
    useCredits: z.boolean().optional(),
    promoCode: z.string().trim().toUpperCase().max(64).optional(),
    /** Chosen by the page for one press of the button: the same again is the same blueprint. */
    requestId: z.uuid().optional(),
  }),
  reply: z.object({ success: z.literal(true), blueprintId: z.string() }),
})

export const getBlueprintStatus = endpoint({
  method: 'GET',
  path: '/api/user-blueprint-status',
  summary: 'The newest blueprint of the session, or of the checkout cookie. The email is ignored',
  query: z.object({ email: z.string().optional() }),
  reply: z.object({
    latestGeneration: z
      .object({
        id: z.string(),
        blueprintId: z.string(),
        status: z.enum(['unknown', 'generating', 'completed', 'error']),
        createdAt: z.string(),
      })
      .nullable(),
    /** The newest that is finished. */
    latestBlueprint: z
      .object({ id: z.string(), slug: z.string(), name: z.string(), createdAt: z.string() })
      .nullable(),
  }),
})
