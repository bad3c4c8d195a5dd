// Subjects: what an expert knows about one thing that founders sell, whatever trade it is sold in: named rivals, the rule that
// decides whether one may start, what binds, where beginners lose money.
import { z } from 'zod'
import { MECHANISMS } from '../read/reading.ts'
import { Decision, Id, MarketCount, Risk, Rival, Rule, Test, Text, When } from './schema.ts'

const SECTIONS = [
  'problem',
  'customers',
  'market',
  'competition',
  'pricing',
  'money',
  'selling',
  'operations',
  'product',
  'risk',
] as const
export type SubjectSection = (typeof SECTIONS)[number]

export const SubjectFile = z.strictObject({
  id: Id,
  /** Behind 'The brief is about'. */
  name: Text,
  /** Words of the offer: one sure phrase attaches it, or two hints. */
  signs: z.strictObject({ sure: z.array(Text).min(2).max(20), hint: z.array(Text).min(2).max(20) }),
  /** Phrases that keep it away. */
  not: z.array(Text).max(10),
  /** Ways of earning for which it is true. */
  earns: z.array(z.enum(MECHANISMS)).min(1).max(10),
  fits: z.array(Text).min(6).max(12),
  market: MarketCount.optional(),
  rivals: z.array(Rival).min(3).max(5),
  knows: z
    .array(
      z.strictObject({
        in: z.enum(SECTIONS),
        /** Countries; everywhere if left out. */
        where: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
        say: Text,
        when: When.optional(),
      }),
    )
    .min(5)
    .max(9),
  rules: z.array(Rule).max(7),
  risks: z.array(Risk).min(1).max(3),
  tests: z.array(Test).min(1).max(2),
  asks: z.array(Text).min(1).max(2),
  decisions: z.array(Decision).min(1).max(3),
  reviewed: z.strictObject({ by: Text, on: z.string() }).optional(),
})

export type Subject = z.infer<typeof SubjectFile>
