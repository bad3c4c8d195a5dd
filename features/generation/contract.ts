// From a paid brief to files: asking for it, and hearing how far it is.
import { z } from 'zod'
import { blueprintForm } from '#features/checkout/contract.ts'
import { endpoint } from '#kit/endpoint.ts'

export const generateBlueprint = endpoint({
  method: 'POST',
  path: '/api/generate-blueprint',
  summary: 'Spend a credit, or use a promo code that makes it free, and start a blueprint',
  limit: { points: 60, seconds: 300 },
  accessToken: { scope: 'blueprints:create', limit: { points: 10, seconds: 3600 } },
  idempotent: true,
  example: {
    body: {
      startupName: 'Larder & Loaf',
      businessIdea: 'A neighbourhood sourdough bakery with evening classes',
      targetCustomer: 'Families in Cork city',
      industry: 'Food & Beverage',
      stage: 'Validation',
      additionalContext: 'Budget is 85,000 euro.',
    },
    reply: { success: true, blueprintId: '3d8f2a4e-6c1b-4f7a-9e55-0b2f6a9c7d10' },
  },
  body: blueprintForm.extend({
    /** A session spends a credit only with true. An access token spends one without it. */
    useCredits: z.boolean().optional(),
    promoCode: z.string().trim().toUpperCase().max(64).optional(),
    /** Chosen by the page for one press of the button: the same again is the same blueprint. */
    requestId: z.uuid().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Always there for a credit. */
    blueprintId: z.string().optional(),
    /** With a promo code and an address that is not proved: a link went there, and the blueprint is made when that is used. */
    confirmEmail: z.literal(true).optional(),
  }),
})

const params = z.object({ id: z.string().min(1).max(300) })

/** What the progress is told of. */
export const DOCUMENT_IDS = ['quickstart', 'blueprint', 'markdown', 'brand', 'logo'] as const

/** How far a blueprint is. */
const generationRecord = z.object({
  blueprintId: z.string(),
  slug: z.string(),
  startupName: z.string(),
  /** unknown until a worker takes it. */
  status: z.enum(['unknown', 'generating', 'complete', 'error']),
  overallProgress: z.number(),
  /** As the progress dialog names them, once it has begun. */
  stage: z.string().optional(),
  message: z.string(),
  /** Seconds. */
  estimatedTimeRemaining: z.number(),
  documents: z.array(
    z.object({
      id: z.enum(DOCUMENT_IDS),
      name: z.string(),
      status: z.enum(['waiting', 'generating', 'complete', 'error']),
      progress: z.number(),
      /** Where to see its first page, once it is printed. */
      preview: z.string().optional(),
    }),
  ),
  createdAt: z.string(),
  finishedAt: z.string().optional(),
  /** The server's clock as it answered: the browser's may be an hour off. */
  now: z.string().optional(),
})

export const getGenerationStatus = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/status',
  summary: 'How far a blueprint is, by its id or its address',
  accessToken: { scope: 'blueprints:read' },
  params,
  reply: generationRecord,
})

export const watchGeneration = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/events',
  summary:
    'The same as server-sent events: the record at once and after every change, until it is finished. 204 when there is nothing new to come',
  limit: { points: 300, seconds: 60 },
  params,
})

export const getFirstPage = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/preview/:document',
  summary: 'The first page of a document as a small picture, for whoever may watch it being made',
  params: params.extend({ document: z.enum(DOCUMENT_IDS) }),
  query: z.object({ version: z.string().optional() }),
})

export const tryAgain = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/retry',
  summary:
    'Make a blueprint that failed once more, for the credit that was restored. Answers as generating does',
  limit: { points: 60, seconds: 300 },
  params,
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
      .object({ id: z.string(), slug: z.string().optional(), name: z.string(), createdAt: z.string() })
      .nullable(),
    /** The server's clock as it answered. */
    now: z.string().optional(),
  }),
})
