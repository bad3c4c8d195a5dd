// Which kind of software a brief describes: apps for people and software for firms are told apart first.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { SoftwareKind } from '../software/kind.ts'
import { APP_FOR_FREE_TIME } from './kinds/app-for-free-time.ts'
import { APP_FOR_MEETING_PEOPLE } from './kinds/app-for-meeting-people.ts'
import { APP_FOR_SHARED_HOUSES } from './kinds/app-for-shared-houses.ts'
import { DISPATCH_TOOL } from './kinds/dispatch-tool.ts'
import { FAMILY_APP } from './kinds/family-app.ts'
import { FARM_TOOL } from './kinds/farm-tool.ts'
import { HABIT_APP } from './kinds/habit-app.ts'
import { KITCHEN_APP } from './kinds/kitchen-app.ts'
import { KITCHEN_TOOL } from './kinds/kitchen-tool.ts'
import { LEARNING_APP } from './kinds/learning-app.ts'
import { MARKETING_TOOL } from './kinds/marketing-tool.ts'
import { MONEY_APP } from './kinds/money-app.ts'
import { NEW_PARENTS_APP } from './kinds/new-parents-app.ts'
import { OFFICE_TOOL } from './kinds/office-tool.ts'
import { PEOPLE_TOOL } from './kinds/people-tool.ts'
import { PLAIN_FIRM } from './kinds/plain-firm.ts'
import { PLAIN_HOUSEHOLD } from './kinds/plain-household.ts'
import { PRACTICE_SYSTEM } from './kinds/practice-system.ts'
import { SCHOOL_TOOL } from './kinds/school-tool.ts'
import { TOOL_FOR_CLUBS_AND_CHARITIES } from './kinds/tool-for-clubs-and-charities.ts'
import { TOOL_FOR_CREWS } from './kinds/tool-for-crews.ts'
import { TOOL_FOR_LANDLORDS } from './kinds/tool-for-landlords.ts'
import { TOOL_FOR_SOFTWARE_TEAMS } from './kinds/tool-for-software-teams.ts'

/** Shared by a household, or for one person's own time. */
export const HOUSEHOLD_KINDS: SoftwareKind[] = [
  APP_FOR_SHARED_HOUSES,
  MONEY_APP,
  NEW_PARENTS_APP,
  FAMILY_APP,
  KITCHEN_APP,
  HABIT_APP,
  LEARNING_APP,
  APP_FOR_MEETING_PEOPLE,
  APP_FOR_FREE_TIME,
]

/** Work away from the screen first, then at desks, then teams and clubs. */
export const FIRM_KINDS: SoftwareKind[] = [
  PRACTICE_SYSTEM,
  TOOL_FOR_CREWS,
  KITCHEN_TOOL,
  TOOL_FOR_LANDLORDS,
  FARM_TOOL,
  OFFICE_TOOL,
  SCHOOL_TOOL,
  DISPATCH_TOOL,
  PEOPLE_TOOL,
  MARKETING_TOOL,
  TOOL_FOR_SOFTWARE_TEAMS,
  TOOL_FOR_CLUBS_AND_CHARITIES,
]

/** Where the brief does not say who pays, what it is about may tell: nobody at work puts a baby to bed. */
export function sellsToFirms(context: Context): boolean {
  const { sells, buyer } = context.u
  if (sells.value === 'to-consumers') return false
  const isSaid = sells.basis !== 'assumed' || buyer.basis !== 'assumed'
  return (
    isSaid ||
    kindOf(context, FIRM_KINDS, PLAIN_FIRM) !== PLAIN_FIRM ||
    kindOf(context, HOUSEHOLD_KINDS, PLAIN_HOUSEHOLD) === PLAIN_HOUSEHOLD
  )
}

export function softwareKind(context: Context, isForFirms: boolean): SoftwareKind {
  return isForFirms
    ? kindOf(context, FIRM_KINDS, namedByBrief(context))
    : kindOf(context, HOUSEHOLD_KINDS, PLAIN_HOUSEHOLD)
}

/** A trade without a row is still called by its name: 'shop' for 'independent dive shops'. */
function namedByBrief({ u }: Context): SoftwareKind {
  const last = u.buyer.basis === 'assumed' ? undefined : u.buyer.value.split(/\s+/).at(-1)?.toLowerCase()
  if (!last || /\b(and|or)\b|,/i.test(u.buyer.value) || !/^\p{L}{3,}[^su]s$/u.test(last)) return PLAIN_FIRM
  return { ...PLAIN_FIRM, one: singular(last), many: last }
}

const singular = (many: string) =>
  many
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
