// The five milestones of a blueprint's map: what the plan says of each, and what the founder made of it.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText } from '#kit/fields.ts'

export const MILESTONES = ['vision', 'audience', 'mvp', 'monetization', 'launch'] as const
export type Milestone = (typeof MILESTONES)[number]

/** Far above what anybody writes into such a field, and far below what a page could not hold. */
const longText = (name: string) => freeText({ most: 20_000, name })
const shortText = (name: string) => freeText({ most: 5_000, name })
const MOST_ITEMS = 200

/** An item that was added and left empty says nothing, and is not kept. */
const list = (name: string) =>
  z
    .array(freeText({ most: 5_000, name: `Each entry of ${name}` }))
    .max(MOST_ITEMS, { error: `${name} can have at most ${MOST_ITEMS} entries.` })
    .overwrite((items) => items.filter((item) => item !== ''))

const vision = z.object({
  coreIdea: longText('Core idea'),
  problem: longText('Problem'),
  whyNow: longText('Why now'),
})
const audience = z.object({
  target: longText('Target audience'),
  painPoints: list('Pain points'),
  demographics: longText('Demographics'),
})
const mvp = z.object({
  featureList: list('Features'),
  techStack: shortText('Tech stack'),
  timeline: shortText('Timeline'),
})
const monetization = z.object({
  pricingModel: longText('Pricing model'),
  revenue: longText('Revenue'),
  channels: list('Revenue channels'),
})
const launch = z.object({
  strategy: longText('Strategy'),
  channels: list('Launch channels'),
  timeline: shortText('Timeline'),
})

export const milestoneData = z.object({ vision, audience, mvp, monetization, launch })
export type MilestoneData = z.infer<typeof milestoneData>

const completed = z.record(z.enum(MILESTONES), z.boolean())

/** The blueprint's id or its address. */
const params = z.object({ id: z.string().min(1).max(300) })

export const getMilestones = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/milestones',
  summary: 'The milestone map of a blueprint: as it stands, as the plan said it, and which are completed',
  params,
  reply: z.object({
    milestoneData,
    originalData: milestoneData,
    completed,
    /** How often each was saved: send it back with a change, so that nobody's newer one is overwritten. */
    versions: z.record(z.enum(MILESTONES), z.number()),
  }),
})

/** What it was when the caller read it. Without it, the last who saves wins. */
const version = z.number().int().min(0).optional()

export const saveMilestone = endpoint({
  method: 'PUT',
  path: '/api/blueprint/:id/milestones',
  summary:
    'Saves one milestone and marks it completed; with an outdated version it is a 409, and nothing changes',
  params,
  body: z.discriminatedUnion('milestone', [
    z.object({ milestone: z.literal('vision'), data: vision, version }),
    z.object({ milestone: z.literal('audience'), data: audience, version }),
    z.object({ milestone: z.literal('mvp'), data: mvp, version }),
    z.object({ milestone: z.literal('monetization'), data: monetization, version }),
    z.object({ milestone: z.literal('launch'), data: launch, version }),
  ]),
  reply: z.object({
    success: z.literal(true),
    /** As it was kept. */
    data: z.union([vision, audience, mvp, monetization, launch]),
    version: z.number(),
    completed,
  }),
})
