// What is understood of a brief, for tests of what is made from that alone.
import type { Brief } from '../brief.ts'
import { caseSourceOf } from '../compose/case-source.ts'
import type { CaseSource } from '../compose/source-data.ts'
import { understandingOf } from '../compose/understood.ts'
import { read } from '../read/read.ts'
import type { Understanding } from '../read/understanding.ts'

export const sourceOf = (brief: Brief): CaseSource => caseSourceOf(brief, read(brief))

export const understand = (brief: Brief): Understanding => understandingOf(brief, sourceOf(brief))
