// What a trade file may hold. Strict everywhere: a comma that was meant as text becomes an unknown key and is refused.
import { z } from 'zod'
import { MECHANISMS } from '../read/reading.ts'
import type { OwnBooks } from './own-books.ts'

export const Id = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
export const Text = z.string().min(2)
/** ISO 3166, 'EU' for its members, 'any' for names that serve everywhere, 'else' for rules that hold nearly everywhere. */
const Country = z.string().regex(/^(?:[A-Z]{2}|any|else)$/)
const Range = z
  .tuple([z.number(), z.number(), z.number()])
  .refine(([low, typical, high]) => low <= typical && typical <= high, 'low, typical, high must rise')
/** One term, or several of which all must hold; ' or ' within a term joins alternatives. */
export const When = z.union([Text, z.array(Text)])
const Scale = z.enum(['local', 'world', 'wage'])
const Unit = z.union([
  z.enum(['usd', 'share', 'times', 'hours', 'days', 'weeks', 'months', 'years']),
  z.tuple([Text, Text]),
])
const Pair = z.tuple([Text, Text])
const Names = z.record(Country, z.array(Text))

/** One sentence or two; where there are several, the first whose condition holds. */
const Line = z.union([Text, z.array(z.strictObject({ say: Text, when: When.optional() })).min(1)])
const Point = z.union([
  Text,
  z.strictObject({ head: Text.optional(), say: Text, so: Text.optional(), when: When.optional() }),
])
const HeadedPoint = z.strictObject({ head: Text, say: Text, so: Text, when: When.optional() })
/** A range, or one that differs by variant. */
const Amount = z.union([Range, z.strictObject({ range: Range, if: z.record(Id, Range).optional() })])

/** Without `range` and `make` it exists only where the founder says it. */
const DeclaredNumber = z.strictObject({
  label: Text,
  unit: Unit,
  per: Text.optional(),
  range: Range.optional(),
  make: Text.optional(),
  if: z.record(Id, Range).optional(),
  local: z.record(Country, Range).optional(),
  scale: Scale.optional(),
  role: Text.optional(),
  /** Of one business alone: the figure of its ledger that it is. */
  figure: z.number().int().optional(),
  source: Id.optional(),
  basis: Text.optional(),
})

const COST_GROUPS = ['marketing', 'premises', 'technology', 'operations', 'professional', 'other'] as const
const Cost = z.strictObject({
  id: Id,
  label: Text,
  group: z.enum(COST_GROUPS),
  range: Range,
  if: z.record(Id, Range).optional(),
  scale: Scale.optional(),
  when: When.optional(),
})
const Start = z.strictObject({
  id: Id,
  label: Text,
  range: Range.optional(),
  if: z.record(Id, Range).optional(),
  years: z.number().optional(),
  buys: Id.optional(),
  scale: Scale.optional(),
  when: When.optional(),
})
const Post = z.strictObject({
  id: Id,
  role: Text,
  like: Text,
  usd: z.number(),
  when: Text,
  paid: Text.optional(),
  why: Text,
})
export const Rival = z.strictObject({
  name: Text,
  names: Names.optional(),
  if: z.record(Id, Names).optional(),
  why: Text,
  fails: Text,
  answer: Text,
  wins: Text.optional(),
  dangerous: z.literal(true).optional(),
  when: When.optional(),
})
const Channel = z.strictObject({
  id: Id,
  name: Text,
  names: Names.optional(),
  for: Id.optional(),
  how: Text,
  reached: Text,
  reach: Amount,
  wins: Amount,
  cost: Amount,
  weeks: z.number(),
  once: z.literal(true).optional(),
  when: When.optional(),
})
export const Rule = z.strictObject({
  in: z.array(Country).min(1),
  gate: z.boolean(),
  what: Text,
  who: Text,
  first: Text,
  when: When.optional(),
})
export const Risk = z.strictObject({
  name: Text,
  likely: z.enum(['low', 'medium', 'high']),
  sign: Text,
  answer: Text,
  moves: Text.optional(),
  when: When.optional(),
})
/** Sections that end with a test. */
const ENDS = [
  'problem',
  'solution',
  'market',
  'competition',
  'product',
  'model',
  'pricing',
  'go-to-market',
  'operations',
] as const
export const Test = z.strictObject({
  day: z.number().int().min(1).max(90),
  do: Text,
  count: Text,
  pass: Text,
  ends: z.enum(ENDS),
  when: When.optional(),
})
export const Decision = z.strictObject({
  ask: Text,
  rule: Text,
  verdict: z.array(z.strictObject({ when: When, say: Text })).optional(),
  when: When.optional(),
})

/** Who could pay, counted among the people of a place. */
export const MarketCount = z.strictObject({
  what: Text,
  unit: Pair,
  'per-thousand-people': Range,
  if: z.record(Id, Range).optional(),
  in: z.enum(['catchment', 'country']),
  basis: Text,
})

export const TradeFile = z.strictObject({
  id: Id,
  name: Text,
  parent: Id.optional(),
  /** A trade of its own is taken for ideas about these. */
  subjects: z.array(Id).min(1).optional(),
  general: z.literal(true).optional(),
  fits: z.array(Text).min(8).max(15),
  not: z
    .array(z.strictObject({ idea: Text, use: Id }))
    .min(3)
    .max(7),
  signs: z.array(Text).max(16),
  variants: z.record(Id, z.array(Text).min(2).max(12)),
  words: z.strictObject({
    business: Text,
    does: Text,
    offer: Text,
    payers: Text,
    sale: Pair,
    customer: Pair,
    nouns: z.record(Text, Text),
    british: z.record(Text, Text),
  }),
  thesis: Line.optional(),
  earns: z
    .array(
      z.strictObject({
        id: Id,
        mechanism: z.enum(MECHANISMS),
        sale: Pair.optional(),
        customer: Pair.optional(),
        says: Text,
        when: When.optional(),
      }),
    )
    .min(1)
    .max(3),
  numbers: z.record(Id, DeclaredNumber),
  costs: z.array(Cost).min(2).max(8),
  start: z.array(Start).max(6),
  people: z.array(Post).max(4),
  season: z
    .object({ default: z.array(z.number()).length(12), flips: z.boolean(), says: Line })
    .catchall(z.array(z.number()).length(12)),
  market: z.strictObject({
    count: MarketCount,
    catchment: Amount.optional(),
    fits: z.strictObject({ share: Range, what: Text }),
    spend: Text,
    says: Line,
    caution: Line,
  }),
  problem: z.strictObject({ scene: z.array(Point).min(1).max(3), nothing: Line }),
  buyers: z
    .array(z.strictObject({ who: Text, how: Text, when: When.optional() }))
    .min(2)
    .max(4),
  solution: z.strictObject({
    promise: Line,
    parts: z.array(Point).min(2).max(4),
    now: z.array(Point).min(1).max(3),
    against: Line,
  }),
  rivals: z.strictObject({ lead: Line, list: z.array(Rival).min(4).max(8), position: Line }),
  money: z.strictObject({
    made: z.array(HeadedPoint).min(1).max(3),
    lost: z.array(HeadedPoint).min(1).max(3),
    watch: Line,
  }),
  pricing: z.array(Point).min(2).max(4),
  selling: z.strictObject({ cycle: Line, says: z.array(Point).min(1).max(3) }),
  channels: z.array(Channel).min(3).max(5),
  product: z.strictObject({
    first: z.array(Text).min(5).max(9),
    leave: z
      .array(z.strictObject({ what: Text, why: Text, when: When.optional() }))
      .min(2)
      .max(4),
    next: z
      .array(z.strictObject({ name: Text, during: Text, what: Text, gate: Text, when: When.optional() }))
      .min(2)
      .max(4),
  }),
  systems: z
    .array(z.strictObject({ part: Text, job: Text, choice: Text }))
    .min(3)
    .max(7),
  build: z.strictObject({
    is: z.enum(['product', 'tool']),
    what: Text,
    features: z.array(Id).min(2).max(8),
    records: z.array(Text).min(3).max(8),
  }),
  work: z.strictObject({
    day: z.array(Point).min(1).max(3),
    limits: z.record(Id, HeadedPoint),
    skills: z
      .array(z.strictObject({ skill: Text, why: Text, how: Text, when: When.optional() }))
      .min(1)
      .max(4),
  }),
  rules: z.array(Rule).min(2).max(14),
  finance: z.strictObject({ by: z.enum(['loan', 'equity', 'grant', 'own']), says: Line }),
  risks: z.array(Risk).min(5).max(7),
  doubt: z.strictObject({
    short: Line,
    case: z.array(Point).min(2).max(3),
    unless: Line,
    kill: z
      .array(z.strictObject({ by: Text, if: Text, when: When.optional() }))
      .min(2)
      .max(4),
  }),
  days: z.array(Test).min(5).max(10),
  decisions: z.array(Decision).min(3).max(6),
  questions: z
    .array(z.strictObject({ ask: Text, fills: Text, why: Text.optional() }))
    .min(4)
    .max(7),
  /** Who read it as the second pair of eyes, and when. Without it the file is a draft. */
  reviewed: z.strictObject({ by: Text, on: z.string().regex(/^\d{4}-\d{2}$/) }).optional(),
})

/** A trade under a general one: what it leaves out is its parent's. Numbers join the parent's one by one. */
export const ChildFile = TradeFile.partial().required({
  id: true,
  name: true,
  parent: true,
  subjects: true,
  fits: true,
  not: true,
  signs: true,
  words: true,
  thesis: true,
  rivals: true,
  money: true,
  channels: true,
  rules: true,
  risks: true,
  doubt: true,
})

/**
 * `own`: the books of one business, which replace mechanisms, costs, purchases and posts. `says`: what an expert would raise
 * besides.
 */
export type Trade = z.infer<typeof TradeFile> & { own?: OwnBooks; says?: string[]; sources?: WebPage[] }

/** A page of the web that shows what is claimed. */
export interface WebPage {
  claim: string
  url: string
  title: string
  date?: string | null | undefined
}
export type Child = z.infer<typeof ChildFile>
export type DeclaredNumber = z.infer<typeof DeclaredNumber>
export type Line = z.infer<typeof Line>
export type Point = z.infer<typeof Point>
export type HeadedPoint = z.infer<typeof HeadedPoint>
export type When = z.infer<typeof When>
export type Range = z.infer<typeof Range>
export type Amount = z.infer<typeof Amount>
export type Rival = z.infer<typeof Rival>
export type Rule = z.infer<typeof Rule>
