// A plan as a model: what it rests on, what the founder changed of it, and the issues that were made from that.
import { z } from 'zod'
import type { CaseGround } from '#engine/compose/source-data.ts'
import type { Edits } from '#engine/edits.ts'
import { readingCorrections } from '#engine/read/corrections.ts'
import { ROLES } from '#engine/read/reading.ts'
import { BUSINESS_MODELS, type Understanding } from '#engine/read/understanding.ts'
import { endpoint } from '#kit/endpoint.ts'
import { line } from '#kit/fields.ts'

export const MOST_SCENARIOS = 20
/** Within 24 hours, of one founder. */
export const MOST_REISSUES = 20
export const MOST_RESTORES = 20
const MOST_VALUES = 500

/** The blueprint's id or its address. */
const id = z.string().min(1).max(300)
const params = z.object({ id })
const success = z.literal(true)

const phrase = (name: string, most: number) => line({ missing: `${name} is needed.`, most, name })

/** How a plan was put right before it had a reading. Its counterparts in `reading` are kept instead. */
const understood = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Please choose a country.' })
    .exactOptional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'Please choose a currency.' })
    .exactOptional(),
  model: z.enum(BUSINESS_MODELS).exactOptional(),
  sells: z.enum(['to-businesses', 'to-consumers', 'to-both']).exactOptional(),
  buyer: phrase('Who buys', 200).exactOptional(),
  offer: phrase('What is sold', 300).exactOptional(),
})

/** New values by the quantity's id, in its own unit: minor units, fractions, counts. */
const values = z
  .record(z.string().regex(/^[\w-]{1,100}$/), z.number())
  .refine((given) => Object.keys(given).length <= MOST_VALUES, {
    error: `At most ${MOST_VALUES} values can be changed.`,
  })

const planEdits = z.object({ values, reading: readingCorrections.exactOptional() })
export type PlanEdits = z.infer<typeof planEdits>

/** As programs may send them. */
const sentEdits = planEdits.extend({ understood: understood.exactOptional() })
export type SentEdits = z.infer<typeof sentEdits>

/** As the engine has them: the browser's model and the server's take the same. */
const engineEdits = z.unknown() as unknown as z.ZodType<Edits, Edits>
const understanding = z.unknown() as unknown as z.ZodType<Understanding, Understanding>
/** What the model in the browser computes from: mechanisms and numbers, without sentences. */
const caseGround = z.unknown() as unknown as z.ZodType<CaseGround, CaseGround>

export const READING_POINTS = ['offer', 'payer', 'mechanism', 'country', 'locality', 'currency'] as const

const readingPoint = z.object({
  id: z.enum(READING_POINTS),
  /** As it counts now: corrected, or as it was read. */
  value: z.string(),
  /** As it was read. */
  original: z.string(),
  edited: z.boolean(),
  basis: z.enum(['said', 'inferred', 'assumed']),
  /** Where in the brief, and in which words. */
  evidence: z.array(z.object({ field: z.string(), words: z.string() })),
})
export type ReadingPoint = z.infer<typeof readingPoint>

/** A figure of the brief, by its words and where they stand, and what it is for this founder. */
const readFigure = z.object({
  field: z.string(),
  start: z.number(),
  quote: z.string(),
  /** As it counts now: corrected, or as it was read. */
  role: z.enum(ROLES),
  original: z.enum(ROLES),
  edited: z.boolean(),
  /** Whether the plan computes with it as it was read; unsure ones are shown alone. */
  isUsed: z.boolean(),
  /** The role that came second. */
  instead: z.enum(ROLES).exactOptional(),
})
export type ReadFigure = z.infer<typeof readFigure>

const readingState = z.object({
  /** What the plan is computed from. */
  ground: caseGround,
  /** Those that the ground has. */
  corrections: readingCorrections,
  figures: z.array(readFigure),
})

const assumptionsState = z.object({
  blueprint: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  /** What the model in the browser needs of the brief. */
  brief: z.object({
    startupName: z.string(),
    businessIdea: z.string(),
    targetCustomer: z.string(),
    industry: z.string(),
    stage: z.string(),
    additionalContext: z.string(),
  }),
  /** What was read of the brief and can be put right, point by point. */
  understood: z.array(readingPoint),
  /** The same before any correction, as the plan has it. */
  u: understanding,
  reading: readingState,
  /** What a language model assumed instead of the house, by quantity id. Empty without one. */
  proposed: z.record(z.string(), z.number()),
  /** As they are kept; the milestones as they are saved now. */
  edits: engineEdits,
  /** What the newest issue that is ready was made with. */
  issued: engineEdits,
  /** Counts the saves: send it back with a change, so that nobody's newer one is overwritten. */
  version: z.number(),
  /** Whether an issue is being made at this moment. */
  isMaking: z.boolean(),
  /** How many more issues can be made today. */
  reissuesLeft: z.number(),
  /** Whether the map says something that the newest issue does not. */
  milestonesChanged: z.boolean(),
  /** Whether the newest issue was made before plans were computed in this way: its documents have other figures. */
  isOutdated: z.boolean(),
  /** Whether anything, figures, corrections or milestones, differs from the newest issue. */
  hasUnissued: z.boolean(),
  /** The newest issue that is ready. */
  issue: z.number(),
})
export type AssumptionsState = z.infer<typeof assumptionsState>

export const getAssumptions = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/assumptions',
  summary:
    'What a plan rests on: what was understood, and what the founder changed. 409 until the blueprint is finished',
  limit: { points: 300, seconds: 300 },
  params,
  reply: assumptionsState,
})

export const tryCorrections = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/corrections/try',
  summary:
    'What a plan is computed from when its reading is put right in this way. Keeps nothing; 400 where it cannot be',
  limit: { points: 600, seconds: 300 },
  params,
  body: z.object({ corrections: readingCorrections }),
  reply: z.object({ ground: caseGround }),
})

const version = z.number().int().min(0)

export const saveAssumptions = endpoint({
  method: 'PUT',
  path: '/api/blueprint/:id/assumptions',
  summary:
    'Keeps changed assumptions and corrections. With an outdated version it is a 409 with the newer state as `newer`; out of bounds a 400, with a sentence for each field as `problems`',
  limit: { points: 600, seconds: 300 },
  params,
  body: z.object({ edits: sentEdits, version }),
  reply: z.object({ success, version: z.number() }),
})

const scenarioName = line({
  missing: 'Please give the scenario a name.',
  most: 80,
  name: 'The name of a scenario',
})
const scenario = z.object({
  id: z.string(),
  name: z.string(),
  edits: planEdits,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Scenario = z.infer<typeof scenario>

const scenarioParams = params.extend({ scenarioId: z.uuid() })
const scenarioBody = z.object({ name: scenarioName, edits: sentEdits })
const SCENARIOS = '/api/blueprint/:id/scenarios'

export const listScenarios = endpoint({
  method: 'GET',
  path: SCENARIOS,
  summary: 'The scenarios that were kept for a blueprint, oldest first',
  params,
  reply: z.object({ scenarios: z.array(scenario) }),
})

export const addScenario = endpoint({
  method: 'POST',
  path: SCENARIOS,
  summary: 'Keeps a scenario under a name: at most 20. The same key twice is one scenario',
  limit: { points: 120, seconds: 300 },
  params,
  body: scenarioBody.extend({
    /** Chosen by the page for one press of the button. */
    key: z.uuid().optional(),
  }),
  reply: z.object({ success, scenario }),
})

export const changeScenario = endpoint({
  method: 'PUT',
  path: `${SCENARIOS}/:scenarioId`,
  summary:
    'Renames a scenario, or keeps other values in it. A 409 when another window changed it since `updatedAt`',
  limit: { points: 600, seconds: 300 },
  params: scenarioParams,
  body: scenarioBody.extend({
    /** As it was when the caller read it. Without it, the last who saves wins. */
    updatedAt: z.iso.datetime().optional(),
  }),
  reply: z.object({ success, scenario }),
})

export const removeScenario = endpoint({
  method: 'DELETE',
  path: `${SCENARIOS}/:scenarioId`,
  summary: 'Forgets a scenario. One that is gone already is gone',
  params: scenarioParams,
  reply: z.object({ success }),
})

/** Chosen by the page for one press of the button: the same again is the same issue. */
const key = z.uuid()

const begun = z.object({
  success,
  /** The making to follow by the blueprint's progress; none when nothing differs from the newest issue. */
  generationId: z.string().nullable(),
  unchanged: z.boolean(),
})

export const reissue = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/reissue',
  summary:
    'Makes a new issue of every document that the kept changes touch. Free, 20 within 24 hours; 409 while one is being made',
  limit: { points: 60, seconds: 300 },
  params,
  /** The version of the assumptions that the page shows: what nobody has seen is not printed. */
  body: z.object({ version, key }),
  reply: begun,
})

const figureChange = z.object({
  id: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  change: z.string().optional(),
})

const sectionChange = z.object({
  id: z.string(),
  title: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

const issueFile = z.object({
  filename: z.string(),
  title: z.string(),
  kind: z.string(),
  size: z.number(),
  /** As it was in this issue; with `?download=1` it is saved rather than shown. */
  url: z.string(),
  /** Whether this issue brought it; otherwise it is as in the one before. */
  isNew: z.boolean(),
})

const issue = z.object({
  /** From 1, the first that was made. */
  number: z.number(),
  generationId: z.string(),
  madeAt: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  /** The issue whose files and changes this one brought back. */
  restored: z.number().optional(),
  /** Whether its files are the blueprint's now. */
  isCurrent: z.boolean(),
  /** What differs from the ready one before it: every figure, and the sections whose words do. */
  changes: z.object({
    figures: z.array(figureChange),
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  files: z.array(issueFile),
})
export type Issue = z.infer<typeof issue>

export const listIssues = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/issues',
  summary: 'The issues of a blueprint, newest first, each with what it changed',
  params,
  reply: z.object({ issues: z.array(issue) }),
})

const number = z.coerce.number().int().min(1).max(100_000)

export const compareIssues = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/issues/compare',
  summary: 'Two issues side by side: the figures that differ, and the text of the sections that do',
  params,
  query: z.object({ from: number, to: number }),
  reply: z.object({
    from: z.number(),
    to: z.number(),
    figures: z.array(figureChange),
    sections: z.array(sectionChange),
  }),
})

const issueParams = params.extend({ number })

export const restoreIssue = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/issues/:number/restore',
  summary:
    'The files of an earlier issue become the newest versions, and its changes the kept ones. 20 within 24 hours; a 409 with the newer state when the version is outdated',
  limit: { points: 60, seconds: 300 },
  params: issueParams,
  /** The version of the assumptions that the page shows: what nobody has seen is not replaced. */
  body: z.object({ version, key }),
  reply: begun,
})

export const getIssueFile = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/issues/:number/files/:filename',
  summary: 'A file as it was in an issue. With download=1 as an attachment',
  params: issueParams.extend({ filename: z.string().min(1).max(300) }),
  query: z.object({ download: z.string().optional() }),
})
