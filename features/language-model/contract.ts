// The language model as the owner gets to know it: who writes plans, and both ways side by side. For admins.
import { z } from 'zod'
import { blueprintForm } from '#features/checkout/contract.ts'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

const count = z.number().int()
const PLANS_BY = ['model', 'house'] as const

const side = z.object({
  seconds: z.number(),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      by: z.enum(PLANS_BY),
      /** Markdown: headline, prose and tables. */
      text: z.string(),
    }),
  ),
  /** Of the model's: what it cost, and where the house stepped in. */
  writing: z
    .object({
      model: z.string(),
      calls: count,
      inputTokens: count,
      outputTokens: count,
      costDollars: z.number().optional(),
      fallbacks: z.array(z.object({ section: z.string(), reason: z.string() })),
    })
    .optional(),
})
export type Side = z.infer<typeof side>

const comparison = z.object({
  id: z.string(),
  startupName: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** What is being done now, in words. */
  activity: z.string().optional(),
  /** Why it failed, as a sentence. */
  problem: z.string().optional(),
  startedAt: z.string(),
  house: side.optional(),
  model: side.optional(),
})
export type Comparison = z.infer<typeof comparison>

export const getLanguageModel = endpoint({
  method: 'GET',
  path: '/api/admin/language-model',
  summary: 'Who writes plans, and the newest comparison of the admin who asks. For admins',
  reply: z.object({
    /** None where nothing is configured. */
    model: z.string().optional(),
    plansBy: z.enum(PLANS_BY),
    comparison: comparison.optional(),
  }),
})

export const comparePlans = endpoint({
  method: 'POST',
  path: '/api/admin/language-model/compare',
  summary: 'Plan a brief by the house and with the model. While one runs, the same again. For admins',
  limit: { points: 20, seconds: 3600 },
  body: blueprintForm.omit({ fullName: true, email: true }).extend({
    startupName: line({ missing: 'Please enter a startup name.', most: 200, name: 'The startup name' }),
    businessIdea: freeText({
      name: 'The business idea',
      most: 50_000,
      missing: 'Please describe the business idea.',
    }),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const choosePlansBy = endpoint({
  method: 'PUT',
  path: '/api/admin/language-model/plans-by',
  summary: 'Choose who writes plans. For the owner',
  body: z.object({ plansBy: z.enum(PLANS_BY) }),
  reply: z.object({ success: z.literal(true) }),
})
