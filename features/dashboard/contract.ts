// One answer that gathers what the other capabilities know about the signed-in founder, and the pages that follow.
import { z } from 'zod'
import { shelfMatch } from '#features/blueprints/contract.ts'
import { endpoint } from '#kit/endpoint.ts'

/** As lists show it. */
const shelvedBlueprint = z.object({
  id: z.string(),
  name: z.string(),
  /** Its beginning: more than any list shows. */
  businessIdea: z.string(),
  industry: z.string(),
  stage: z.string(),
  createdAt: z.string(),
  slug: z.string(),
  starred: z.boolean(),
  archived: z.boolean(),
  /** unknown, generating, completed or error. */
  status: z.string().optional(),
  /** The four assets, each once it is ready. */
  completeBlueprintUrl: z.string().optional(),
  brandGuideUrl: z.string().optional(),
  logoUrls: z.array(z.string()).optional(),
  quickstartGuideUrl: z.string().optional(),
})

const shelfPage = z.object({
  blueprints: z.array(shelvedBlueprint),
  nextCursor: z.string().optional(),
  /** How many there are on all pages; told with the first. Counting stops at a thousand: then there are more. */
  total: z.number().optional(),
  totalIsMore: z.literal(true).optional(),
})

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
      /** For people with a role who have none. Required: their role does not act before they set one up. */
      secondFactor: z.enum(['offered', 'required']).optional(),
      /** Whether the address was proved; until then the page asks for it. */
      proved: z.boolean(),
      /** A purchase opened this session: it shows that order's blueprint, and nothing else of the account. */
      orderOnly: z.literal(true).optional(),
      /** Why the account may only read. */
      suspended: z.string().optional(),
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
    /** Behind the bell; counting stops at a hundred. */
    unreadNotifications: z.number(),
    /** When there is nothing on the shelf: they are all archived. */
    hasArchived: z.literal(true).optional(),
    /** The first page of the shelf. */
    ...shelfPage.shape,
  }),
})

export const listBlueprints = endpoint({
  method: 'GET',
  path: '/api/blueprints',
  summary: 'Your blueprints, newest first, page by page. The search looks into name, idea and industry',
  accessToken: { scope: 'blueprints:read' },
  query: shelfMatch.extend({
    cursor: z
      .string()
      .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .optional(),
  }),
  reply: shelfPage,
})
