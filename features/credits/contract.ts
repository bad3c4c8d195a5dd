import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits',
  summary: 'How many credits are left. One blueprint costs one',
  accessToken: { scope: 'blueprints:read' },
  example: { reply: { credits: 4, totalUsed: 6, totalPurchased: 10 } },
  reply: z.object({ credits: z.number(), totalUsed: z.number(), totalPurchased: z.number() }),
})
