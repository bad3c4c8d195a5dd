// The plan as a web page: its words, figures, tables and drawings as data, for its founder and for whom a link shows it.
import { z } from 'zod'
import { VENTURE_COLORS } from '#features/overview/contract.ts'
import { endpoint } from '#kit/endpoint.ts'

/** A piece of a sentence: text, a figure by its id, or an address that may be followed. */
const run = z.union([z.string(), z.object({ figure: z.string() }), z.object({ url: z.string() })])
export type Run = z.infer<typeof run>
const prose = z.array(run)
export type Prose = z.infer<typeof prose>

const shape = z.object({
  path: z.string(),
  fill: z.string().exactOptional(),
  evenOdd: z.literal(true).exactOptional(),
  stroke: z.string().exactOptional(),
  width: z.number().exactOptional(),
  dash: z.string().exactOptional(),
})
const lettering = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  size: z.number(),
  face: z.enum(['sans', 'mono', 'display']),
  weight: z.number(),
  ink: z.string(),
  anchor: z.enum(['start', 'middle', 'end']),
})
const drawing = z.object({
  width: z.number(),
  height: z.number(),
  items: z.array(z.union([shape, lettering])),
})
export type ReaderDrawing = z.infer<typeof drawing>

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), prose }),
  z.object({ kind: z.literal('point'), headline: z.string(), prose }),
  z.object({ kind: z.literal('heading'), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(prose) }),
  z.object({
    kind: z.literal('table'),
    title: z.string().exactOptional(),
    columns: z.array(z.object({ head: z.string(), align: z.enum(['left', 'right']) })),
    rows: z.array(z.object({ cells: z.array(prose), strong: z.literal(true).exactOptional() })),
  }),
  z.object({
    kind: z.literal('chart'),
    title: z.string(),
    unit: z.string(),
    note: z.string().exactOptional(),
    /** What the picture says, in words. */
    alternative: z.string(),
    wide: drawing,
    /** For a phone. */
    narrow: drawing,
  }),
  /** Cash by month: drawn in the browser, so that it answers a changed assumption. */
  z.object({ kind: z.literal('cash') }),
  z.object({ kind: z.literal('ending'), label: z.string(), prose }),
])
export type ReaderBlock = z.infer<typeof block>

const section = z.object({
  id: z.string(),
  title: z.string(),
  claim: prose.exactOptional(),
  blocks: z.array(block),
})
export type ReaderSection = z.infer<typeof section>

const ORIGINS = ['founder', 'source', 'assumption', 'computed'] as const

/** Where a figure came from. Its id is that of the quantity, and of the lever that sets it. */
const figure = z.object({
  text: z.string(),
  origin: z.enum(ORIGINS),
  label: z.string().exactOptional(),
  /** The founder's words in the brief. */
  quote: z.string().exactOptional(),
  /** Set by the founder later: what stood there before. */
  was: z.string().exactOptional(),
  /** The mark of its source. */
  source: z.string().exactOptional(),
  note: z.string().exactOptional(),
  /** Where the truth is likely to lie. */
  range: z.string().exactOptional(),
  /** The same as numbers, in the unit of the quantity. */
  likely: z.object({ low: z.number(), high: z.number() }).exactOptional(),
  /** Why we assume it. */
  why: z.string().exactOptional(),
  /** How it was computed, where the plan shows its working. */
  working: prose.exactOptional(),
  /** The section with the table in which it stands. */
  place: z.string().exactOptional(),
})
export type ReaderFigure = z.infer<typeof figure>

const source = z.object({
  mark: z.string(),
  publisher: z.string(),
  title: z.string(),
  year: z.number(),
  /** Empty where there is none. */
  url: z.string(),
  strength: z.enum(['official', 'industry', 'weak']),
})
export type ReaderSource = z.infer<typeof source>

const colors = z.record(z.enum(VENTURE_COLORS), z.string())

/** The venture's own palette and faces. */
const look = z.object({
  palette: z.object({ light: colors, dark: colors }),
  display: z.object({ family: z.string(), fallback: z.string(), weight: z.number(), scale: z.number() }),
  text: z.object({ family: z.string(), fallback: z.string() }),
  faces: z.array(z.object({ family: z.string(), weight: z.string(), url: z.string() })),
})
export type ReaderLook = z.infer<typeof look>

const cash = z.object({
  currency: z.string(),
  /** By month, in minor units. */
  months: z.array(z.number()),
  lowest: z.object({ month: z.number(), amount: z.number() }),
})

const plan = z.object({
  name: z.string(),
  founder: z.string(),
  /** 'A business plan for …' */
  description: z.string(),
  /** What a reader has to know of the amounts. */
  amounts: z.string(),
  language: z.string(),
  look,
  sections: z.array(section),
  figures: z.record(z.string(), figure),
  sources: z.array(source),
  counts: z.object({ founder: z.number(), source: z.number(), assumption: z.number() }),
  cash,
})
export type ReaderPlan = z.infer<typeof plan>

const pdf = z.object({ url: z.string(), size: z.number() }).nullable()

/** The blueprint's id or its address. */
const params = z.object({ id: z.string().min(1).max(300) })

const readerState = z.object({
  blueprint: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  issue: z.number(),
  issuedAt: z.string(),
  /** The same plan as a file, where it was not deleted. */
  pdf,
  /** Null for a plan of an older format, which only its file shows. */
  plan: plan.nullable(),
})
export type ReaderState = z.infer<typeof readerState>

export const getReader = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/reader',
  summary:
    'The newest issue of a plan as a page: sections, figures with their origins, drawings, palette. 409 until the blueprint is finished',
  limit: { points: 300, seconds: 300 },
  params,
  reply: readerState,
})

const sharedReader = z.object({ name: z.string(), pdf, plan: plan.nullable() })
export type SharedReader = z.infer<typeof sharedReader>

export const getSharedReader = endpoint({
  method: 'GET',
  path: '/api/shared/:token/reader',
  summary: 'The plan as a page, where the link shows the plan. 404 where it does not',
  limit: { points: 300, seconds: 300 },
  params: z.object({ token: z.string().min(1).max(100) }),
  reply: sharedReader,
})

export const getFace = endpoint({
  method: 'GET',
  path: '/api/faces/:face/:weight',
  summary: 'A font that a brand wears',
  limit: { points: 600, seconds: 300 },
  params: z.object({ face: z.string().max(60), weight: z.string().max(30) }),
})
