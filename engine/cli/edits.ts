// What the founder put right, as the changes that a plan is made with.
import { type Edits, NO_EDITS } from '../edits.ts'
import { planCorrections } from '../read/plan-corrections.ts'
import { understand } from '../understand/understand.ts'
import type { FounderInput } from './founder-input.ts'

export function editsOf({ brief, corrections }: FounderInput): Edits {
  return { ...NO_EDITS, understood: planCorrections(corrections, understand(brief)) }
}
