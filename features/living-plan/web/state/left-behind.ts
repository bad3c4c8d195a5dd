// What was not kept when the founder went to another page of the house: it stands there again when they come back.
import type { Scenario } from '../../contract.ts'
import type { Saver } from './saver.ts'
import type { SheetEdits } from './sheet.ts'
import type { Typed } from './typed-fields.ts'

/** Words that are no number, by the blueprint or the scenario. */
export const leftTyped = new Map<string, Typed>()

/** What could not be saved, by the blueprint. */
export const leftSavers = new Map<string, Saver>()

export interface Unkept {
  edits: SheetEdits
  /** The scenario as it was when these were begun. */
  opened: Scenario
}

/** By the scenario. */
export const leftScenarios = new Map<string, Unkept>()
