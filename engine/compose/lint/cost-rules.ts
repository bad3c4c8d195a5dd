// Costs that are counted twice: an all-in cost beside the trade's rows, the founder's rent beside the trade's.
import { idsAskedAbout } from '../../case/asked-about.ts'
import type { Rule } from './finding.ts'

export const costsCountOnce: Rule = ({ one, results: { drivers } }) => {
  const { allIn } = one.accounts
  const isFounders = (id: string) => one.fills.has(`cost-${id}`)
  const rows = one.trade.costs.filter(
    ({ id, when }) =>
      one.holds(when) && (one.numbers.has(`cost-${id}`) ? one.numbers.value(`cost-${id}`) : 0) > 0,
  )
  const premises = rows.filter(({ group }) => group === 'premises')
  const rent = premises.some(({ id }) => isFounders(id) && one.fills.get(`cost-${id}`)?.entry.role === 'rent')
  const besideAllIn = drivers.costs
    .filter(
      ({ id, amount }) =>
        one.fills.get(`cost-${id}`)?.entry.id !== allIn?.entry.id && amount.some(({ value }) => value > 0),
    )
    .map(({ label }) => label)
  return [
    ...(rent &&
    premises.some(
      ({ id, label }) =>
        !isFounders(id) &&
        /\brent\b|\bstorage\b|\broom\b|\bshop\b|\bunit\b|\boffice\b|\bkitchen\b/i.test(label),
    )
      ? [`rent: ${premises.map(({ label }) => label).join(', ')}`]
      : []),
    ...(allIn && besideAllIn.length > 0
      ? [`all-in ‘${allIn.entry.quote}’ beside ${besideAllIn.join(', ')}`]
      : []),
    ...duplicatesIn(drivers.costs.map(({ label }) => label)).map((label) => `two rows ‘${label}’`),
  ]
}

export const duplicatesIn = (labels: string[]): string[] => [
  ...new Set(labels.filter((label, i) => label !== '' && labels.indexOf(label) !== i)),
]

/** What a running firm asks whether to buy, rent or hire is not in its base case. */
export const baseFollowsAdvice: Rule = ({ one, results: { drivers } }) => {
  if (one.circumstances.stage !== 'running') return []
  const askedIds = idsAskedAbout(one.reading, one.input.textOf)
  const isIn = (prefix: string) => (line: { id: string }) =>
    askedIds.has(one.fills.get(`${prefix}-${line.id}`)?.entry.id ?? -2)
  return [
    ...drivers.investments.filter(isIn('start')).map(({ label }) => label),
    ...drivers.costs.filter(isIn('cost')).map(({ label }) => label),
    ...drivers.staff
      .filter(({ id }) => askedIds.has(Number(id.replace('post-', ''))))
      .map(({ role }) => role),
  ]
}
