// One answer that gathers what the other capabilities know about the signed-in founder.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Everything the dashboard shows. 401 means: sign in',
  reply: z.object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      fullName: z.string(),
      isAdmin: z.boolean(),
      isOwner: z.boolean(),
      /** Whether the address was proved; until then the page asks for it. */
      proved: z.boolean(),
      /** A purchase opened this session: it shows that order's blueprint, and nothing else of the account. */
      orderOnly: z.literal(true).optional(),
    }),
    credits: z.number(),
    totalUsed: z.number(),
    totalPurchased: z.number(),
    /** The newest making of each of the newest blueprints. */
    recentGenerations: z.array(
      z.object({
        id: z.string(),
        blueprintId: z.string().optional(),
        status: z.string(),
        createdAt: z.string(),
      }),
    ),
    blueprints: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        businessIdea: z.string(),
        industry: z.string(),
        stage: z.string(),
        createdAt: z.string(),
        slug: z.string().optional(),
        /** unknown, generating, completed or error. */
        status: z.string().optional(),
        /** The four assets, each once it is ready. */
        completeBlueprintUrl: z.string().optional(),
        brandGuideUrl: z.string().optional(),
        logoUrls: z.array(z.string()).optional(),
        quickstartGuideUrl: z.string().optional(),
      }),
    ),
  }),
})
