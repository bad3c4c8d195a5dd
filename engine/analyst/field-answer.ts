// What a language model knows about one business, in the form of a trade file.
import { z } from 'zod'
import type { Reading } from '../read/reading.ts'
import { figureOf } from './books-answer.ts'
import { loneDigits } from './texts.ts'

const text = (most: number) => z.string().min(2).max(most)
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

export const FieldAnswer = z.object({
  rivals: z.object({
    lead: text(400),
    position: text(400),
    list: z
      .array(
        z.object({
          name: text(120),
          names: z.array(text(60)).max(8),
          why: text(260),
          fails: text(260),
          answer: text(260),
          wins: z.string().max(220).nullish(),
          dangerous: z.boolean().nullish(),
        }),
      )
      .min(3)
      .max(8),
  }),
  rules: z
    .array(z.object({ gate: z.boolean(), what: text(360), who: text(200), first: text(300) }))
    .min(2)
    .max(10),
  problem: z.object({ scene: z.array(text(420)).min(1).max(3), nothing: text(360) }),
  buyers: z
    .array(z.object({ who: text(120), how: text(360) }))
    .min(1)
    .max(4),
  solution: z.object({
    promise: text(360),
    parts: z.array(text(300)).min(2).max(5),
    now: z.array(text(300)).min(1).max(3),
    against: text(360),
  }),
  product: z.object({
    first: z.array(text(140)).min(3).max(9),
    leave: z
      .array(z.object({ what: text(140), why: text(240) }))
      .min(1)
      .max(4),
    next: z
      .array(z.object({ name: text(80), during: text(80), what: text(320), gate: text(220) }))
      .min(2)
      .max(5),
  }),
  systems: z
    .array(z.object({ part: text(80), job: text(240), choice: text(240) }))
    .min(2)
    .max(7),
  build: z.object({
    is: z.enum(['product', 'tool']),
    what: text(400),
    features: z.array(text(40)).min(1).max(8),
    records: z.array(text(40)).min(2).max(9),
  }),
  work: z.object({
    day: z.array(text(420)).min(1).max(3),
    limit: z.object({ head: text(120), say: text(360), so: text(360) }),
    skills: z
      .array(z.object({ skill: text(120), why: text(260), how: text(260) }))
      .min(1)
      .max(4),
  }),
  doubt: z.object({
    short: text(360),
    case: z.array(text(420)).min(1).max(4),
    unless: text(420),
    kill: z
      .array(z.object({ by: text(60), if: text(260) }))
      .min(1)
      .max(5),
  }),
  days: z
    .array(
      z.object({
        day: z.number().int().min(1).max(90),
        do: text(320),
        count: text(120),
        pass: text(260),
        ends: z.enum(ENDS),
      }),
    )
    .min(4)
    .max(10),
  questions: z
    .array(z.object({ ask: text(260), why: text(260) }))
    .min(2)
    .max(8),
  says: z.array(text(360)).max(10),
})
export type FieldAnswer = z.infer<typeof FieldAnswer>

/** Every text of it, with where it stands. */
const textsOf = (value: unknown, where: string): [string, string][] => {
  if (typeof value === 'string') return [[where, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'names' || key === 'features' || key === 'records' || key === 'by'
      ? []
      : textsOf(one, Array.isArray(value) ? where : `${where} ${key}`.trim()),
  )
}

export const fieldFaults = (answer: FieldAnswer, reading: Reading): string[] =>
  textsOf(answer, '').flatMap(([where, one]) => [
    ...loneDigits(one).map((figure) => `${where}: '${figure}' is a figure of your own`),
    ...[...one.matchAll(/\{\{([^}]*)\}\}/g)]
      .filter(([, id = '']) => figureOf(id.trim(), reading) === undefined)
      .map(([, id]) => `${where}: {{${id}}} is no figure of the brief`),
  ])
