// Briefs of our own invention, one for each kind of founder, with what must be understood of them.

import type { Case } from './case.ts'
import { FIRST } from './first-briefs.ts'
import { MORE } from './more-briefs.ts'

export const CASES: Case[] = [...FIRST, ...MORE]
