import type { Brief } from '#engine/brief.ts'
import type { Intake } from '#engine/intake/understand.ts'

/** A reading that says nothing but the name. */
export const nothingOf = ({ startupName }: Pick<Brief, 'startupName'>): Intake => ({
  sentence: startupName,
  missing: [],
  isThin: false,
  points: [],
  likelyMechanisms: [],
  figures: [],
  findings: [],
  questions: [],
  dropped: [],
  corrections: {},
})
