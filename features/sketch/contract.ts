// The free sketch: what an idea looks like on a cover, before anything is bought.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, oneLine } from '#kit/fields.ts'

export const MOST_IDEA = 1_000
export const MOST_NAME = 60

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const shades = z.object({
  primary: hex,
  line: hex,
  tint: hex,
  pale: hex,
})

/** One outline of the mark. Colors are fixed: a cover stays as it is in the dark. */
const shape = z.object({
  path: z.string().regex(/^[MLCZ\d .-]*$/),
  fill: hex.optional(),
  rule: z.literal('evenodd').optional(),
  stroke: z
    .object({
      color: hex,
      width: z.number(),
      dash: z.array(z.number()).optional(),
      cap: z.enum(['butt', 'round']).optional(),
      join: z.enum(['miter', 'round']).optional(),
    })
    .optional(),
})

const face = z.string().regex(/^[a-z\d-]+$/)

const sketchReply = z.object({
  success: z.literal(true),
  /** As it was typed, else a working name made of the idea. */
  name: z.string(),
  isNamed: z.boolean(),
  /** Under the name on the cover. */
  tagline: z.string(),
  /** 'A business plan for a newsletter in Boise.'; empty where the idea does not say what is sold. */
  description: z.string(),
  /** 'Boise'; empty where the idea names no place. */
  place: z.string(),
  /** How the idea is read, in one sentence; empty where we are not sure. */
  sentence: z.string(),
  /** On the cover. */
  cover: z.object({ background: hex, ink: hex, soft: hex, accent: hex, line: hex }),
  /** Around the cover, on a light page and on a dark one. */
  palette: z.object({ light: shades, dark: shades }),
  /** Faces by the ids of the engine. */
  fonts: z.object({
    display: face,
    displayWeight: z.union([z.literal(400), z.literal(500), z.literal(600)]),
    text: face,
  }),
  mark: z.object({ title: z.string(), side: z.number(), shapes: z.array(shape) }),
})
export type SketchReply = z.infer<typeof sketchReply>

export const sketchIdea = endpoint({
  method: 'POST',
  path: '/api/sketch',
  summary:
    'A cover for an idea: name, line, colors, faces and mark, as a plan of the same idea and name wears them. Free, and nothing is stored',
  limit: { points: 40, seconds: 60 },
  mostBytes: 16 * 1024,
  body: z.object({
    idea: freeText({ name: 'Your idea', most: MOST_IDEA }).min(1, { error: 'Please type your idea first.' }),
    name: oneLine({ name: 'The name', most: MOST_NAME }).default(''),
  }),
  reply: sketchReply,
})
