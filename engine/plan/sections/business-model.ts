// How it earns: what one customer or sale leaves, and what that says.
import { paragraph, paragraphs, type Section } from '../kit/section.ts'
import type { ModelText } from '../model.ts'
import type { Results } from '../results.ts'
import { unitTables } from './unit-economics.ts'

export function modelSection(results: Results, { lead, comments, more = [], ending }: ModelText): Section {
  return {
    id: 'model',
    title: 'Business model and unit economics',
    blocks: [
      paragraph(lead),
      ...unitTables(results),
      ...more,
      ...paragraphs(comments),
      { kind: 'ending', ...ending },
    ],
  }
}
