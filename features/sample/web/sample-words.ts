import type { Answer } from '#kit/endpoint.ts'
import { type getSample, SAMPLE_BRIEF } from '../contract.ts'

export type SampleFile = Answer<typeof getSample>['files'][number]

export interface ShownDocument {
  kind: string
  title: string
  text: string
}

export const SHOWN_DOCUMENTS: ShownDocument[] = [
  {
    kind: 'blueprint',
    title: 'The business plan',
    text: 'From the problem to the cash flow of 36 months, with the strongest case against the idea, too. Every figure is the founder’s own, a cited source, or an assumption with its range.',
  },
  {
    kind: 'brand-guide',
    title: 'The brand guide',
    text: 'Positioning, voice, logo, colors with their contrast, and type: one brand for everything in the set.',
  },
  {
    kind: 'quickstart',
    title: 'The quickstart guide',
    text: 'What to do today, this week and this month.',
  },
]

/** As the form names them. */
export const BRIEF_FIELDS: [label: string, text: string][] = [
  ['Startup name', SAMPLE_BRIEF.startupName],
  ['Business idea', SAMPLE_BRIEF.businessIdea],
  ['Target customer', SAMPLE_BRIEF.targetCustomer],
  ['Industry', SAMPLE_BRIEF.industry],
  ['Stage', SAMPLE_BRIEF.stage],
  ['Additional context', SAMPLE_BRIEF.additionalContext],
]

const TYPES: Record<string, string> = {
  pdf: 'PDF Document',
  md: 'Markdown File',
  png: 'PNG Image',
  docx: 'Word Document',
  xlsx: 'Spreadsheet',
  zip: 'ZIP Archive',
}

export const typeOf = (filename: string): string => TYPES[filename.split('.').at(-1) ?? ''] ?? 'File'
