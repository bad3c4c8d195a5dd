import type { Scenario } from '../../contract.ts'
import { sameEdits } from '../state/sheet.ts'

/** What changes are kept over: the scenario as it was opened, or its newest version where that has only another name. */
export const basisOf = (opened: Scenario, newest: Scenario): Scenario =>
  sameEdits(opened.edits, newest.edits) ? newest : opened
