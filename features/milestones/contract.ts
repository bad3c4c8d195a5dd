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

/** What can be counted before a milestone may be called done. */
export const COUNTED = ['interviews', 'conversion', 'presales', 'own'] as const
export type Counted = (typeof COUNTED)[number]

const MOST_COUNTED = 1_000_000_000
const amount = (missing: string) =>
  z
    .number({ error: missing })
    .min(0, { error: 'The number cannot be below zero.' })
    .max(MOST_COUNTED, { error: 'The number is too large.' })
    .overwrite((value) => Math.round(value * 100) / 100)

/** What is counted, and how much of it is enough. */
const goal = z.object({
  counted: z.enum(COUNTED),
  /** In the founder's own words, when it is none of the usual. */
  words: z.string(),
  target: z.number(),
})
export type Goal = z.infer<typeof goal>

const evidence = goal.extend({
  reached: z.number(),
  /** Progress was noted once, though it may have been taken back since: the number is no longer set beforehand. */
  noted: z.boolean(),
  version: z.number(),
  setAt: z.string(),
  /** What the number was before it was changed, although progress had been noted already, or together with noting some. Oldest first. */
  changes: z.array(goal.extend({ at: z.string() })),
})
export type Evidence = z.infer<typeof evidence>

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
    /** Saved, and with all the evidence that was wanted of it. */
    completed,
    evidence: z.partialRecord(z.enum(MILESTONES), evidence),
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
    'Saves one milestone and marks it completed, unless it waits for evidence; with an outdated version it is a 409, and nothing changes',
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

const ofMilestone = params.extend({ milestone: z.enum(MILESTONES) })
const kept = z.object({ success: z.literal(true), evidence: evidence.nullable(), completed })

export const setEvidence = endpoint({
  method: 'PUT',
  path: '/api/blueprint/:id/milestones/:milestone/evidence',
  summary:
    'Sets the number that a milestone has to reach, or notes how much of it is reached. A number that is changed after progress was noted says so ever after',
  params: ofMilestone,
  body: goal
    .extend({
      words: freeText({ most: 60, name: 'What is counted' }).default(''),
      target: amount('Please enter the number to reach.').positive({
        error: 'The number to reach has to be above zero.',
      }),
      reached: amount('Please enter what you have reached.').default(0),
      version,
    })
    .refine(({ counted, words }) => counted !== 'own' || words !== '', {
      error: 'Please say what is counted.',
      path: ['words'],
    })
    .refine(({ counted, target, reached }) => counted !== 'conversion' || (target <= 100 && reached <= 100), {
      error: 'A conversion is at most 100 percent.',
      path: ['target'],
    }),
  reply: kept,
})

export const dropEvidence = endpoint({
  method: 'DELETE',
  path: '/api/blueprint/:id/milestones/:milestone/evidence',
  summary: 'Takes the number off a milestone, as long as no progress was noted',
  params: ofMilestone,
  reply: kept,
})
