// A blueprint for everybody to look at: our own brief, and the files that the engine made of it.
import { z } from 'zod'
import type { Brief } from '#engine/brief.ts'
import { endpoint } from '#kit/endpoint.ts'

/** Ours, not a customer's. */
export const SAMPLE_BRIEF: Brief = {
  fullName: 'Mara Lindqvist',
  email: '',
  startupName: 'TideWatch',
  businessIdea:
    'A low-cost sensor buoy and subscription dashboard that warns oyster farmers of harmful algal blooms and low oxygen 24 to 48 hours ahead, so they can harvest early or move cages before the crop is lost.',
  targetCustomer: 'Independent oyster and mussel farms with 2 to 40 hectares of leases on the US East Coast',
  industry: 'Other',
  stage: 'Early Development',
  additionalContext:
    'We have 3 prototype buoys in Chesapeake Bay. Hardware cost is about $310 a unit. I am a marine biologist, my co-founder is an embedded engineer.',
}

const file = z.object({
  filename: z.string(),
  title: z.string(),
  kind: z.string(),
  contentType: z.string(),
  size: z.number(),
  /** With `?download=1` it is saved rather than shown. What it leads to never changes. */
  url: z.string(),
  /** Pictures of its pages, of those that are shown so. */
  pages: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })),
})

export const getSample = endpoint({
  method: 'GET',
  path: '/api/sample',
  summary: 'The sample blueprint; while it is being made, without files',
  reply: z.object({ state: z.enum(['making', 'ready']), files: z.array(file) }),
})

export const getSampleFile = endpoint({
  method: 'GET',
  path: '/api/sample/:sha256/:filename',
  summary: 'A file of the sample, or the picture of a page. With download=1 as an attachment',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), filename: z.string().min(1).max(300) }),
  query: z.object({ download: z.string().optional() }),
})
