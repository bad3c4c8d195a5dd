import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

export const validatePromoCode = endpoint({
  method: 'POST',
  path: '/api/validate-promo-code',
  summary: 'Whether a promo code works now, and what it takes off',
  // Typing and correcting, yes; guessing, no.
  limit: { points: 30, seconds: 300 },
  body: z.object({ code: z.string().trim().toUpperCase().max(64) }),
  reply: z.object({
    valid: z.boolean(),
    /** Percent, or cents. */
    discount: z.number().optional(),
    discountType: z.enum(['percentage', 'fixed']).optional(),
    reason: z.string().optional(),
  }),
})
