// The first tab of a blueprint: what its plan says in one claim and five figures, its pages and logos as pictures, the next
// step. And the palette and mark that the bar above every tab wears.
import { z } from 'zod'
import { MILESTONES } from '#features/milestones/contract.ts'
import { endpoint } from '#kit/endpoint.ts'

/** The blueprint's id or its address. */
const params = z.object({ id: z.string().min(1).max(300) })

/** Roles of a brand's palette that the pages use. */
export const VENTURE_COLORS = [
  'ink',
  'primary',
  'mid',
  'line',
  'light',
  'tint',
  'pale',
  'signal',
  'soft',
] as const
export type VentureColor = (typeof VENTURE_COLORS)[number]

/** 'cut' is where the ground shows through. */
const fill = z.enum([...VENTURE_COLORS, 'cut'])

const drawing = z.object({
  width: z.number(),
  height: z.number(),
  shapes: z.array(
    z.object({
      path: z.string(),
      fill: fill.optional(),
      evenOdd: z.literal(true).optional(),
      stroke: z
        .object({
          color: fill,
          width: z.number(),
          dash: z.string().optional(),
          isRound: z.literal(true).optional(),
        })
        .optional(),
    }),
  ),
})
export type VentureDrawing = z.infer<typeof drawing>

const colors = z.record(z.enum(VENTURE_COLORS), z.string())

const venture = z.object({
  palette: z.object({ light: colors, dark: colors }),
  mark: drawing,
  /** Mark and name side by side. */
  lockup: drawing,
})
export type Venture = z.infer<typeof venture>

/** Where a figure comes from. */
export const PROVENANCES = ['founder', 'source', 'assumption', 'computed'] as const
export type Provenance = (typeof PROVENANCES)[number]

const plan = z.object({
  /** The claim of the plan's summary. */
  claim: z.string(),
  /** What is sold, and to whom. */
  lead: z.string(),
  founder: z.string(),
  place: z.string(),
  paper: z.enum(['a4', 'us-letter']),
  readingMinutes: z.number(),
  figures: z.array(
    z.object({
      text: z.string(),
      label: z.string(),
      provenance: z.enum(PROVENANCES),
      isWarning: z.boolean(),
    }),
  ),
  breaksEven: z.boolean(),
  /** 'Your figures, checked': the page's claim, and what does not add up. */
  checked: z.object({
    claim: z.string().nullable(),
    /** What the plan says of them all in a sentence or two. */
    note: z.string().nullable(),
    points: z.array(z.object({ statement: z.string(), working: z.string(), advice: z.string() })),
  }),
  /** Of the first ninety days, in their order. */
  steps: z.array(z.object({ day: z.number(), action: z.string() })),
  /** Pages of the plan, in their order. */
  sheets: z.array(
    z.object({
      page: z.number(),
      title: z.string(),
      part: z.string().nullable(),
      /** Of the plan, by its id: where the reader opens. */
      section: z.string().nullable(),
    }),
  ),
  logos: z.array(
    z.object({ number: z.number(), title: z.string(), kind: z.string(), isChosen: z.boolean(), drawing }),
  ),
  swatches: z.array(z.object({ name: z.string(), hex: z.string() })),
  /** With a sample of letters in each. */
  faces: z.array(z.object({ family: z.string(), use: z.enum(['Headlines', 'Text']), sample: drawing })),
})
export type OverviewPlan = z.infer<typeof plan>

export const PICTURED_DOCUMENTS = ['blueprint', 'brand-guide', 'quickstart'] as const
export type PicturedDocument = (typeof PICTURED_DOCUMENTS)[number]

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/overview',
  summary:
    'What the first tab of a blueprint shows. While it is made there is no plan; an old one may have none that can be read',
  params,
  reply: z.object({
    blueprint: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    state: z.enum(['making', 'failed', 'ready']),
    venture: venture.nullable(),
    plan: plan.nullable(),
    /** Which issue of the plan the files are. */
    issue: z.object({ number: z.number(), at: z.string() }).nullable(),
    /** When the first one was ready: the ninety days count from there. */
    begunAt: z.string().nullable(),
    /** Of which pages there are pictures; the version names the content. */
    documents: z.array(
      z.object({ id: z.enum(PICTURED_DOCUMENTS), fileId: z.string(), version: z.string(), url: z.string() }),
    ),
    milestones: z.record(z.enum(MILESTONES), z.boolean()).nullable(),
  }),
})

export const PAGE_WIDTHS = { small: 256, medium: 448, large: 900 } as const

export const getPagePicture = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/pages/:document/:page',
  limit: { points: 600, seconds: 60 },
  summary: 'A page of a document as a small PNG, made of the file as it is now',
  params: params.extend({
    document: z.enum(PICTURED_DOCUMENTS),
    page: z.coerce.number().int().min(1).max(200),
  }),
  query: z.object({
    size: z.enum(['small', 'medium', 'large']).default('small'),
    /** Of the address alone: another content is another picture. */
    version: z.string().max(64).optional(),
  }),
})
