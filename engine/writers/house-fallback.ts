// The house's own text as it stands, with its facts filled in. Needs nothing and cannot fail.
import { fill } from './placeholders.ts'
import type { Writer } from './writer.ts'

export const houseWriter: Writer = {
  async write({ draft, facts }) {
    return { paragraphs: draft.map((paragraph) => fill(paragraph, facts)), by: 'house' }
  },
}
