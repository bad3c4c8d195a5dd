// Before anything is bought: what we read in a brief, and what the founder corrects of it.
import { z } from 'zod'
import { FIGURE_FIELDS, readingCorrections } from '#engine/read/corrections.ts'
import { MECHANISMS, ROLES } from '#engine/read/reading.ts'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, oneLine } from '#kit/fields.ts'

/** Characters in one long field. A longer brief is still sold; the panel says that it shows no reading. */
export const MOST_READ = 10_000
const MOST_ANSWERS = 20

/** New values by the number's id, in its own unit: minor units of money, fractions, counts. */
const answers = z
  .record(z.string().regex(/^[\w-]{1,100}$/), z.number())
  .refine((given) => Object.keys(given).length <= MOST_ANSWERS, {
    error: `At most ${MOST_ANSWERS} answers can be kept.`,
  })

/** What the founder corrects of a reading and answers of its questions. It is kept with the order and beats the reading. */
export const corrections = z.object({
  reading: readingCorrections.exactOptional(),
  answers: answers.exactOptional(),
})
export type Corrections = z.infer<typeof corrections>

const text = (name: string) => freeText({ name, most: MOST_READ }).default('')

const sentBrief = z.object({
  startupName: oneLine({ name: 'Startup name', most: 200 }).default(''),
  businessIdea: text('Business idea'),
  targetCustomer: text('Target customer'),
  industry: freeText({ name: 'Industry', most: 200 }).default(''),
  stage: freeText({ name: 'Stage', most: 200 }).default(''),
  additionalContext: text('Additional context'),
})
export type SentBrief = z.infer<typeof sentBrief>

/** What the founder's words have to say before a plan can be made of them. */
export const BRIEF_PARTS = ['offer', 'payer', 'price', 'place'] as const
export type BriefPart = (typeof BRIEF_PARTS)[number]

export const POINT_IDS = ['mechanism', 'payer', 'offer', 'country', 'locality', 'currency'] as const

const point = z.object({
  id: z.enum(POINT_IDS),
  /** As it counts now: corrected, or as it was read. Empty where we are not sure. */
  value: z.string(),
  /** As it was read. */
  original: z.string(),
  isEdited: z.boolean(),
  /** 'said': in the founder's words. 'inferred': follows from them. 'assumed': nothing says so. */
  basis: z.enum(['said', 'inferred', 'assumed']),
  /** The founder's words that it rests on. */
  quotes: z.array(z.string()),
})
export type UnderstoodPoint = z.infer<typeof point>

/** A figure of the brief, named by its words and where they stand, and what it means for this founder. */
const figure = z.object({
  field: z.enum(FIGURE_FIELDS),
  start: z.number(),
  quote: z.string(),
  /** As we would print it: '$1,450', '8%', '40'. */
  amount: z.string(),
  /** The words around it, at most 60 characters, cut at words. */
  clause: z.string(),
  role: z.enum(ROLES),
  original: z.enum(ROLES),
  isEdited: z.boolean(),
  /** Whether the plan computes with it. */
  isUsed: z.boolean(),
  /** The roles to offer first, the likeliest first; 'other' means that it is not used in the math. */
  likely: z.array(z.enum(ROLES)),
})
export type UnderstoodFigure = z.infer<typeof figure>

/** Two or more of the founder's figures that do not meet. */
const finding = z.object({
  /** The same while its figures are the same. */
  id: z.string(),
  /** What is wrong, with its working, in one or two sentences. */
  says: z.string(),
  /** What the founder wrote and what the other figures come to, where both are plain amounts. */
  compared: z
    .object({
      stated: z.string(),
      computed: z.string(),
      working: z.string(),
      gap: z.string(),
      share: z.number(),
    })
    .exactOptional(),
  /** Which figures, as indexes into `figures`. */
  figures: z.array(z.number()),
  /** What the founder can decide. The first is what happens if nothing is chosen; one without corrections leaves all as it is. */
  choices: z.array(z.object({ label: z.string(), corrections: readingCorrections.exactOptional() })),
})
export type Finding = z.infer<typeof finding>

/** A question whose answer changes the plan much. */
const question = z.object({
  /** Of the number that the answer fills. */
  id: z.string(),
  ask: z.string(),
  /** In what the answer is given, as levers are. */
  unit: z.enum(['money', 'percent', 'count', 'hours', 'minutes', 'days', 'months', 'years']),
  /** The currency of an amount. */
  currency: z.string().exactOptional(),
  /** What the plan takes without an answer, and its usual range, in the number's own unit and as text. */
  assumed: z.number(),
  assumedText: z.string(),
  rangeText: z.string(),
  /** What an answer may be. */
  least: z.number(),
  most: z.number(),
  /** The founder's answer, where there is one. */
  answer: z.number().exactOptional(),
  /** What an answer changes: 'At $90 instead of $60, cash after three years is $41,000 higher.' */
  effect: z.string(),
})
export type UnderstoodQuestion = z.infer<typeof question>

const understandingReply = z.object({
  success: z.literal(true),
  /** The business in one sentence; empty where we are not sure. */
  sentence: z.string(),
  /** What the words do not say yet. */
  missing: z.array(z.enum(BRIEF_PARTS)),
  /** Too little for a plan: the page encourages and asks. */
  isThin: z.boolean(),
  points: z.array(point),
  /** The ways of earning to offer first, the likeliest first. */
  likelyMechanisms: z.array(z.enum(MECHANISMS)),
  /** In the order in which they stand in the brief; unsure ones first in the panel, by the page. */
  figures: z.array(figure),
  /** The most telling first, at most three. */
  findings: z.array(finding),
  /** Those that move the plan most, at most three. */
  questions: z.array(question),
  /** Corrections that the brief has no place for any more, or that cannot be, each with a sentence. They are left out. */
  dropped: z.array(z.string()),
  /** What is left of the corrections: send this with the order. */
  corrections,
})
export type UnderstandingReply = z.infer<typeof understandingReply>

export const understandBrief = endpoint({
  method: 'POST',
  path: '/api/understanding',
  summary:
    'What we read in a brief: the business in a sentence, every figure with its role, what does not add up, what to answer. Nothing is stored',
  limit: { points: 120, seconds: 60 },
  accessToken: { scope: 'blueprints:create', limit: { points: 120, seconds: 60 } },
  example: {
    body: {
      startupName: 'Larder & Loaf',
      businessIdea: 'A neighbourhood sourdough bakery with evening classes at 45 euro a seat',
      targetCustomer: 'Families in Cork city',
      additionalContext: 'Budget is 85,000 euro.',
    },
    reply: {
      success: true,
      sentence: 'Larder & Loaf sells sourdough bread and evening classes to families in Cork.',
      missing: [],
      isThin: false,
      points: [],
      likelyMechanisms: ['product-sale', 'course'],
      figures: [],
      findings: [],
      questions: [],
      dropped: [],
      corrections: {},
    },
  },
  body: sentBrief.extend({ corrections: corrections.exactOptional() }),
  reply: understandingReply,
})
