// What a language model knows about one business, in the form of a trade file.
import { z } from 'zod'
import { bannedIn } from '../banned-words.ts'
import { upTo } from './lists.ts'
import { forbiddenIn, loneDigits, placeholdersIn } from './texts.ts'
import { WebSource } from './web-sources.ts'

const text = (most: number) =>
  z
    .string()
    .min(2)
    .max(2 * most)
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
    list: upTo(
      8,
      z.object({
        name: text(120),
        names: upTo(8, text(60)),
        why: text(260),
        fails: text(260),
        answer: text(260),
        wins: z.string().max(220).nullish(),
        dangerous: z.boolean().nullish(),
      }),
      3,
    ),
  }),
  rules: upTo(10, z.object({ gate: z.boolean(), what: text(360), who: text(200), first: text(300) }), 2),
  problem: z.object({ scene: upTo(3, text(420), 1), nothing: text(360) }),
  buyers: upTo(4, z.object({ who: text(120), how: text(360) }), 1),
  solution: z.object({
    promise: text(360),
    parts: upTo(5, text(300), 2),
    now: upTo(3, text(300), 1),
    against: text(360),
  }),
  product: z.object({
    first: upTo(9, text(140), 3),
    leave: upTo(4, z.object({ what: text(140), why: text(240) }), 1),
    next: upTo(5, z.object({ name: text(80), during: text(80), what: text(320), gate: text(220) }), 2),
  }),
  systems: upTo(7, z.object({ part: text(80), job: text(240), choice: text(240) }), 2),
  build: z.object({
    is: z.enum(['product', 'tool']),
    what: text(400),
    features: upTo(8, text(40), 1),
    records: upTo(9, text(40), 2),
  }),
  work: z.object({
    day: upTo(3, text(420), 1),
    limit: z.object({ head: text(120), say: text(360), so: text(360) }),
    skills: upTo(4, z.object({ skill: text(120), why: text(260), how: text(260) }), 1),
  }),
  doubt: z.object({
    short: text(360),
    case: upTo(4, text(420), 1),
    unless: text(420),
    kill: upTo(5, z.object({ by: text(60), if: text(260) }), 1),
  }),
  days: upTo(
    10,
    z.object({
      day: z.number().int().min(1).max(90),
      do: text(320),
      count: text(120),
      pass: text(260),
      ends: z.enum(ENDS),
    }),
    4,
  ),
  questions: upTo(8, z.object({ ask: text(260), why: text(260) }), 2),
  says: upTo(10, text(360)),
  /** Only after a search of the web. */
  sources: z.array(WebSource).max(30).optional(),
})
export type FieldAnswer = z.infer<typeof FieldAnswer>

/** Names, ids and dates; sources are held against the pages that were found. */
const SPARED = new Set(['names', 'features', 'records', 'by', 'sources'])

/** Every text of it, with where it stands. */
const textsOf = (value: unknown, where: string): [string, string][] => {
  if (typeof value === 'string') return [[where, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) =>
    SPARED.has(key) ? [] : textsOf(one, Array.isArray(value) ? where : `${where} ${key}`.trim()),
  )
}

/** Lists lose an item with a fault: so few of them are not worth asking for it all again. */
const LISTS = /^(?:rivals list|rules|buyers|systems|days|questions|says)\b/
const FEW = 2

/** `names`: words with digits that the brief itself uses as names. */
export function fieldFaults(answer: FieldAnswer, names: string[] = []): string[] {
  const faults = textsOf(answer, '').flatMap(([where, one]) =>
    faultsInField(where, one, names).map((fault) => `${where}: ${fault}`),
  )
  return faults.length <= FEW && faults.every((fault) => LISTS.test(fault)) ? [] : faults
}

const faultsInField = (where: string, text: string, names: string[]): string[] => [
  ...loneDigits(text)
    .filter((figure) => !names.includes(figure))
    .filter((figure) => !NAMING.test(where) || !LAW_NUMBER.test(figure))
    .map((figure) => `'${figure}' is a figure of your own`),
  ...placeholdersIn(text).map((id) => `{{${id}}} is no figure here: say it in words`),
  ...forbiddenIn(text).map((what) => `has ${what}`),
]

/** Where laws, standards, products and firms are named. */
const NAMING = /^(?:rules|systems|rivals)\b/
/** Laws are cited by number, and products have some; amounts, shares and durations are neither. */
const LAW_NUMBER = /^[\d.:/()-]+[a-z]?$/i

/** What holds of it, key by key: of lists the sound items, of the rest all or nothing. A word that no plan may use goes too. */
export function soundField(answer: FieldAnswer, names: string[] = []): Partial<FieldAnswer> {
  const isSound = (where: string, value: unknown) =>
    textsOf(value, where).every(
      ([at, text]) => faultsInField(at, text, names).length === 0 && bannedIn(text).length === 0,
    )
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'rivals') {
        const { list, ...rest } = answer.rivals
        const sound = list.filter((one) => isSound(key, one))
        return isSound(key, rest) && sound.length > 2 ? [[key, { ...rest, list: sound }]] : []
      }
      if (key === 'sources') return answer.sources?.length ? [[key, value]] : []
      if (!Array.isArray(value)) return isSound(key, value) ? [[key, value]] : []
      const sound = value.filter((one) => isSound(key, one))
      return sound.length > 0 ? [[key, sound]] : []
    }),
  ) as Partial<FieldAnswer>
}
