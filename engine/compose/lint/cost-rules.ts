// Costs that are counted twice: an all-in cost beside the trade's rows, the founder's rent beside the trade's.
import type { Rule } from './finding.ts'

export const costsCountOnce: Rule = ({ one, results: { drivers } }) => {
  const { allIn } = one.accounts
  const isFounders = (id: string) => one.fills.has(`cost-${id}`)
  const rows = one.trade.costs.filter(
    ({ id, when }) => one.holds(when) && (one.numbers.has(`cost-${id}`) ? one.numbers.value(`cost-${id}`) : 0) > 0,
  )
  const premises = rows.filter(({ group }) => group === 'premises')
  const rent = premises.some(({ id }) => isFounders(id) && one.fills.get(`cost-${id}`)?.entry.role === 'rent')
  const unpaid = rows.filter(({ id }) => !isFounders(id))
  return [
    ...(rent && premises.some(({ id, label }) => !isFounders(id) && /\brent\b|\bstorage\b|\broom\b|\bshop\b|\bunit\b|\boffice\b|\bkitchen\b/i.test(label))
      ? [`rent: ${premises.map(({ label }) => label).join(', ')}`]
      : []),
    ...(allIn && unpaid.length > 0 ? [`all-in ‘${allIn.entry.quote}’ beside ${unpaid.map(({ label }) => label).join(', ')}`] : []),
    ...duplicatesIn(drivers.costs.map(({ label }) => label)).map((label) => `two rows ‘${label}’`),
  ]
}

export const duplicatesIn = (labels: string[]): string[] => [
  ...new Set(labels.filter((label, i) => label !== '' && labels.indexOf(label) !== i)),
]
