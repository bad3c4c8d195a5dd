// A section of a plan before the community: what is shown is chosen and seen first, and what comes back becomes a note.
import { z } from 'zod'
import { TITLE_LONGEST } from '#features/community/contract.ts'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

export const QUESTION_LONGEST = 1_000

/** The blueprint's id or its address. */
const id = z.string().min(1).max(300)

export const listSections = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/sections',
  summary: 'The sections of the newest plan, of which one can be posted to the community',
  params: z.object({ id }),
  reply: z.object({ sections: z.array(z.object({ id: z.string(), title: z.string() })) }),
})

const ofSection = z.object({ id, section: z.string().min(1).max(60) })
const card = z.object({
  /** What feedback is wanted. */
  question: freeText({ most: QUESTION_LONGEST, name: 'What you want to know' }),
  /** The startup's name and the founder's are taken out of the text. */
  hideName: z.boolean(),
})

export const previewSection = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/sections/:section/preview',
  summary: 'Exactly what would be public. Nothing is kept',
  params: ofSection,
  body: card,
  reply: z.object({
    /** As it would look. */
    html: z.string(),
    /** To be sent with the post: only what was seen becomes public. */
    fingerprint: z.string(),
    /** The section is longer than a post may be, and ends earlier. */
    isCut: z.boolean(),
  }),
})

export const postSection = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/sections/:section/post',
  summary: 'Posts a section to the community as a card, as it was previewed',
  limit: { points: 60, seconds: 3600 },
  params: ofSection,
  body: card.extend({
    title: line({ missing: 'Please give the post a title.', most: TITLE_LONGEST, name: 'The title' }),
    fingerprint: z.string().max(100),
    /** Chosen by the page for one press of the button: the same again is the same post. */
    requestId: z.uuid(),
  }),
  reply: z.object({ success: z.literal(true), postId: z.string() }),
})

const ofThing = z.object({ id: z.string().max(60) })

export const getReview = endpoint({
  method: 'GET',
  path: '/api/community/posts/:id/review',
  summary: 'Of a section of one’s own plan: which comments were taken over as notes, and where they are',
  params: ofThing,
  reply: z.object({
    /** Where the notes are; none when the blueprint is gone. */
    blueprint: z.object({ name: z.string(), slug: z.string() }).optional(),
    taken: z.array(z.string()),
  }),
})

export const takeOver = endpoint({
  method: 'POST',
  path: '/api/community/comments/:id/take-over',
  summary: 'Takes a comment over as a note beside the plan that its thread is about, once',
  params: ofThing,
  reply: z.object({ success: z.literal(true) }),
})
