// The nine stages and the five documents of a generation, and what a language model is doing, the same for the worker and for whoever watches. Pure.
import type { DOCUMENT_IDS } from './contract.ts'

/** In order, with the percent of the whole at which each begins. Most of the time goes into writing and printing documents. */
export const BEGINS = {
  'Payment Processing': 0,
  'Idea Analysis': 5,
  'Market Research': 10,
  'Business Model': 15,
  'Technical Architecture': 20,
  'Financial Projections': 25,
  'Visual Brand Assets': 30,
  'Document Creation': 35,
  'Email Delivery': 95,
} as const

export type StageName = keyof typeof BEGINS

export type DocumentId = (typeof DOCUMENT_IDS)[number]

export const DOCUMENT_NAMES: Record<DocumentId, string> = {
  quickstart: 'FCP Quickstart Guide',
  blueprint: 'Complete Blueprint PDF',
  markdown: 'Markdown File for Upload',
  brand: 'Brand Guide',
  logo: 'Logo Concepts',
}

/** What a language model is asked for, by the engine's name of the question, as the founder reads it. In the order of the plan. */
const ACTIVITIES: Record<string, string> = {
  reading: 'Reading your figures',
  books: 'Setting up the books',
  field: 'Naming rivals and rules',
  'sections of ninety-days': 'Deciding what to do first',
  'sections of summary': 'Writing the summary and the market',
  'sections of problem': 'Writing the problem and the solution',
  'sections of model': 'Writing the prices and the way to market',
  'sections of finance': 'Writing the finances and the risks',
  critic: 'Checking every sentence',
}

/** Of questions side by side, the one to name. */
export function firstActivity(activities: string[]): string | undefined {
  return Object.keys(ACTIVITIES).find((one) => activities.includes(one)) ?? activities[0]
}

export const activityInWords = (activity: string): string =>
  ACTIVITIES[activity] ?? activity.replace(/^sections of (.+)$/, 'Writing the $1 section')
