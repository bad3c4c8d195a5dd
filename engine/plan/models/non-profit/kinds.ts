// Which kind it is, by the words of the brief.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { CauseKind } from './kind.ts'
import { ACCESS } from './kinds/access.ts'
import { ANIMALS } from './kinds/animals.ts'
import { FOOD } from './kinds/food.ts'
import { HOUSING } from './kinds/housing.ts'
import { LEARNING } from './kinds/learning.ts'
import { NATURE } from './kinds/nature.ts'
import { NEWCOMERS } from './kinds/newcomers.ts'
import { PLAIN_CAUSE } from './kinds/plain-cause.ts'
import { VISITS } from './kinds/visits.ts'
import { WORKSHOP } from './kinds/workshop.ts'
import { YOUTH } from './kinds/youth.ts'

const KINDS: CauseKind[] = [
  FOOD,
  WORKSHOP,
  NEWCOMERS,
  VISITS,
  HOUSING,
  LEARNING,
  YOUTH,
  ANIMALS,
  NATURE,
  ACCESS,
]

export const causeKind = (context: Context): CauseKind => kindOf(context, KINDS, PLAIN_CAUSE)
