// Which kind of software a brief describes: apps for people and software for firms are told apart first.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import { ideaOf } from '../software/idea.ts'
import type { SoftwareKind } from '../software/kind.ts'
import { DESKS } from './kinds-desks.ts'
import { HOME } from './kinds-home.ts'
import { PLACES } from './kinds-places.ts'
import { PLAIN_HOUSEHOLD, SELF } from './kinds-self.ts'
import { PLAIN_FIRM, TEAMS } from './kinds-teams.ts'

export const HOUSEHOLD_KINDS: SoftwareKind[] = [...HOME, ...SELF]
export const FIRM_KINDS: SoftwareKind[] = [...PLACES, ...DESKS, ...TEAMS]

export function softwareKind(context: Context, isForFirms: boolean): SoftwareKind {
  return isForFirms
    ? kindOf(ideaOf(context), FIRM_KINDS, PLAIN_FIRM)
    : kindOf(ideaOf(context), HOUSEHOLD_KINDS, PLAIN_HOUSEHOLD)
}
