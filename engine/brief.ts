// What a founder tells us. Everything else the engine knows comes from here, from its knowledge, or is an assumption.
import { z } from 'zod'

/** As the three forms offer them, in any case. Unknown words count as 'other'. */
export const INDUSTRIES = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'e-commerce',
  'retail',
  'food & beverage',
  'travel & hospitality',
  'real estate',
  'entertainment',
  'marketing',
  'consulting',
  'fitness & wellness',
  'other',
] as const
export type Industry = (typeof INDUSTRIES)[number]

const STAGES = ['idea', 'validation', 'development', 'mvp', 'growth', 'other'] as const
export type Stage = (typeof STAGES)[number]

const MOST = 50_000
const text = (name: string) =>
  z
    .string({ error: ({ input }) => `${name}: ${input === undefined ? 'is needed.' : 'expected text.'}` })
    .max(MOST, { error: `${name}: at most ${MOST} characters.` })
    .overwrite((given) => given.toWellFormed())
    .trim()
const required = (name: string) => text(name).min(1, { error: `${name}: is needed.` })

export const briefSchema = z.object(
  {
    startupName: required('startupName').max(200, { error: 'startupName: at most 200 characters.' }),
    businessIdea: required('businessIdea'),
    fullName: text('fullName').default(''),
    email: text('email').default(''),
    targetCustomer: text('targetCustomer').default(''),
    industry: text('industry').default(''),
    stage: text('stage').default(''),
    additionalContext: text('additionalContext').default(''),
  },
  { error: 'the brief: expected an object.' },
)
export type Brief = z.output<typeof briefSchema>

const INDUSTRY_WORDS: Record<string, Industry> = {
  travel: 'travel & hospitality',
  ecommerce: 'e-commerce',
  'food and beverage': 'food & beverage',
  'fitness and wellness': 'fitness & wellness',
  'travel and hospitality': 'travel & hospitality',
}

export function industryOf({ industry }: Pick<Brief, 'industry'>): Industry {
  const word = industry.trim().toLowerCase()
  return INDUSTRIES.find((known) => known === word) ?? INDUSTRY_WORDS[word] ?? 'other'
}

const STAGE_WORDS: Record<string, Stage> = {
  idea: 'idea',
  'idea stage': 'idea',
  validation: 'validation',
  prototype: 'development',
  development: 'development',
  'early development': 'development',
  mvp: 'mvp',
  'mvp ready': 'mvp',
  launched: 'growth',
  growth: 'growth',
  'growth stage': 'growth',
}

export function stageOf({ stage }: Pick<Brief, 'stage'>): Stage {
  return STAGE_WORDS[stage.trim().toLowerCase()] ?? 'other'
}
