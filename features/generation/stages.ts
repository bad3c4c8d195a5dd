// The nine stages and the five documents of a generation, the same for the worker and for whoever watches. Pure.
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
