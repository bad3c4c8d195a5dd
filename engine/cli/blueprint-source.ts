// What a blueprint is made from besides the brief: the reading where it is composed, else what the founder put right.
import type { Tools } from '../blueprint.ts'
import { NO_EDITS } from '../edits.ts'
import { read } from '../read/read.ts'
import { editsOf } from './edits.ts'
import type { FounderInput } from './founder-input.ts'

export const blueprintSource = (input: FounderInput, composed: boolean): Pick<Tools, 'reading' | 'edits'> =>
  composed
    ? { reading: read(input.brief), edits: { ...NO_EDITS, reading: input.corrections } }
    : { edits: editsOf(input) }
