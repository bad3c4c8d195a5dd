// Looks at a composed plan as a sceptical reader would, and names what cannot be. A plan with a finding is not fit to print:
// the cure belongs where the number or sentence is made.
import { firstYearFollowsToday, priceIsTheFounders, profitKeepsItsSign } from './account-rules.ts'
import { baseFollowsAdvice, costsCountOnce } from './cost-rules.ts'
import type { Finding, LintedPlan, Rule } from './finding.ts'
import { customersFit, marketNests } from './market-rules.ts'
import {
  claimsMatchResults,
  fundingCanBeAsked,
  oneBreakEven,
  oneContribution,
  upkeepBelowPrice,
  wagesCanBePaid,
  worseIsWorse,
} from './money-rules.ts'
import {
  changesDiffer,
  cleanOnlyIfChecked,
  noBraces,
  rowsHaveNames,
  sharesBelowOne,
  speaksToTheStage,
} from './text-rules.ts'
import {
  hoursFitJobs,
  oneVolumeToday,
  roomForToday,
  seasonIsKept,
  soldWithinCapacity,
  thresholdWithinCapacity,
} from './volume-rules.ts'

const RULES: Record<string, Rule> = {
  'market does not nest': marketNests,
  'more customers than fit': customersFit,
  'sold above capacity': soldWithinCapacity,
  'threshold above capacity': thresholdWithinCapacity,
  'capacity below today': roomForToday,
  'two volumes of today': oneVolumeToday,
  'hours do not fit jobs a day': hoursFitJobs,
  'season of the brief ignored': seasonIsKept,
  'first year far from today': firstYearFollowsToday,
  'loss against a stated profit': profitKeepsItsSign,
  'price far from the founder’s': priceIsTheFounders,
  'worse brings money': worseIsWorse,
  'two contributions': oneContribution,
  'two break-evens': oneBreakEven,
  'funding nobody can ask for': fundingCanBeAsked,
  'wage out of bounds': wagesCanBePaid,
  'upkeep above the price': upkeepBelowPrice,
  'cost counted twice': costsCountOnce,
  'base case against the advice': baseFollowsAdvice,
  'claim against the results': claimsMatchResults,
  'raw braces': noBraces,
  'X instead of X': changesDiffer,
  'share above all': sharesBelowOne,
  'running firm told to begin': speaksToTheStage,
  'two rows of one name': rowsHaveNames,
  'unchecked, called clean': cleanOnlyIfChecked,
}

export const findingsIn = (plan: LintedPlan): Finding[] =>
  Object.entries(RULES).flatMap(([rule, find]) => find(plan).map((detail) => ({ rule, detail })))
