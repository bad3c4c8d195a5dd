// The lists of the form, and what a founder's choice from them means. Apart from the schema, so that the browser can
// read a brief without carrying what checks one.
import type { Brief } from './brief.ts'

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
