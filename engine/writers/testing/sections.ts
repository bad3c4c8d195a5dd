// Sections to write in tests: an oyster farm's, with facts of each kind.
import type { SectionRequest } from '../writer.ts'

export function buildSection(changes: Partial<SectionRequest> = {}): SectionRequest {
  return {
    id: 'pricing',
    title: 'Pricing',
    purpose: 'What a farm pays, and why it is enough.',
    facts: [
      { id: 'price', kind: 'founder', text: '$149 a month' },
      { id: 'farms', kind: 'source', text: '1,300 farms' },
      { id: 'churn', kind: 'assumption', text: '6.5%' },
      { id: 'cash', kind: 'computed', text: '€17,809.50' },
    ],
    brief: { startupName: 'Tidewatch', businessIdea: 'Buoys that warn oyster farms of algae blooms.' },
    draft: [
      'A farm pays {{price}} because one lost cage costs more. It needs no sensor of its own, but the buoy fouls in 90 days.',
      'Of 1,300 farms in reach, {{churn}} leave each month, so churn is the lever. Cash is lowest at €17,809.50. Decide on the annual plan by June.',
    ],
    words: { least: 30, most: 60 },
    ...changes,
  }
}

export function buildSections(count: number): SectionRequest[] {
  return Array.from({ length: count }, (_, index) => buildSection({ id: `section-${index + 1}` }))
}

/** What the house prints for it. */
export const HOUSE_TEXT = [
  'A farm pays $149 a month because one lost cage costs more. It needs no sensor of its own, but the buoy fouls in 90 days.',
  'Of 1,300 farms in reach, 6.5% leave each month, so churn is the lever. Cash is lowest at €17,809.50. Decide on the annual plan by June.',
]

/** What the sandbox's model makes of it. */
export const MODEL_TEXT = HOUSE_TEXT.map((text) =>
  text.replace('because', 'since').replace('needs', 'requires').replace('but', 'yet'),
)
