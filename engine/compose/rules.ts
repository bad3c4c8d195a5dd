// The rules that hold for this business: of what it sells and touches, of its trade, and of its country.
import type { Case } from '../case/case.ts'
import { isMember } from '../case/numbers.ts'
import type { Rule } from '../trades/schema.ts'
import type { Composer } from './composer.ts'

export interface RuleHere {
  gate: boolean
  what: string
  who: string
  first: string
}

const MOST_RULES = 7
/** So many rules for this one business name what matters of its country. */
const ENOUGH = 3

/** Those without which nothing may be sold come first. */
export const rulesFor = ({ one, results }: Composer): RuleHere[] =>
  rulesAt(
    one,
    results.drivers.staff.some(({ isFounder }) => !isFounder),
  ).slice(0, MOST_RULES)

/** All of them; `hires`: somebody is employed. */
export function rulesAt(one: Case, hires: boolean): RuleHere[] {
  const { facets, subjects, countryCard } = one.input
  const national = (countryCard?.rules ?? [])
    .filter(({ when }) => (when === 'hires' ? hires : one.holds(when)))
    .map((rule) => ({ ...rule, gate: false }))
  const about = [...subjects, ...facets].flatMap(({ rules }) => rulesIn(one, rules))
  const trade = rulesIn(one, one.trade.rules)
  // A general trade's rules name many kinds of work; where the work itself is known, one of them is enough.
  const own =
    one.trade.general && about.length > 0
      ? [...about, ...trade.slice(0, 1).map((rule) => ({ ...rule, gate: false }))]
      : [...about, ...trade]
  // Only an expert who wrote about this one business says more than a trade.
  const isWrittenForIt = one.trade.says !== undefined && trade.length >= ENOUGH
  return [...own.sort((a, b) => Number(b.gate) - Number(a.gate)), ...(isWrittenForIt ? [] : national)]
}

/** Of the country, else what holds nearly everywhere. */
function rulesIn(one: Case, rules: Rule[]): Rule[] {
  const rows = rules.filter(({ when }) => one.holds(when))
  const national = rows.filter((rule) => isIn(rule, one.country))
  return national.length > 0 ? national : rows.filter((rule) => rule.in.includes('else'))
}

const isIn = (rule: Rule, country: string): boolean =>
  rule.in.includes(country) || (rule.in.includes('EU') && isMember(country)) || rule.in.includes('any')
