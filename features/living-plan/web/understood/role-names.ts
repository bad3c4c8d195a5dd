// What a figure of the brief can be, in plain words. Pure.
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import type { Role } from '#engine/read/reading.ts'
import type { Option } from '#web/ui/select.tsx'

export const ROLE_NAMES: Record<Role, string> = {
  price: 'A price of yours',
  'competitor-price': 'The price of somebody else',
  'unit-cost': 'What one sale costs you',
  'fixed-cost': 'A regular cost',
  wage: 'Pay',
  rent: 'Rent',
  'one-off-cost': 'Something to buy once',
  'equipment-value': 'The value of something you own',
  'customers-paying': 'Customers who pay today',
  'customers-trial': 'People who try it without paying',
  'interest-shown': 'People who showed interest',
  audience: 'An audience',
  'revenue-actual': 'Revenue today',
  'revenue-goal': 'Revenue you aim for',
  'units-sold': 'What you sell today',
  capacity: 'The most you can serve or make',
  utilisation: 'The share of capacity in use',
  conversion: 'The share who buy',
  churn: 'The share who leave',
  frequency: 'How often somebody buys',
  cash: 'Money in hand',
  'loan-offered': 'A loan on offer',
  debt: 'Debt',
  'grant-awarded': 'A grant awarded',
  'grant-applied': 'A grant applied for',
  'raise-goal': 'Money to be raised',
  budget: 'A budget',
  deadline: 'A deadline',
  'lead-time': 'A lead time',
  'minimum-order': 'A minimum order',
  team: 'People in the team',
  experience: 'Experience',
  'market-count': 'How many there are in the market',
  'market-claim': 'A claim about the market',
  'margin-claim': 'A claim about the margin',
  discount: 'A discount',
  'commission-rate': 'A commission or share',
  technical: 'A technical figure',
  'age-or-date': 'An age or a date',
  other: 'Something else, not computed with',
}

/** The likeliest first, what is not computed with last. */
export function roleOptions(likely: Role[]): Option[] {
  const rest = (Object.keys(ROLE_NAMES) as Role[])
    .filter((role) => !likely.includes(role) && role !== 'other')
    .sort((a, b) => ROLE_NAMES[a].localeCompare(ROLE_NAMES[b], 'en'))
  const first = likely.filter((role) => role !== 'other')
  return [...first, ...rest, 'other' as const].map((role) => ({ value: role, label: ROLE_NAMES[role] }))
}

/** What the founder says of figures, each under a name of its own. */
export function roleNamesIn({ figures = [] }: ReadingCorrections = {}) {
  return new Map(
    figures.map(({ field, start, quote, role }) => [
      `${field}-${start}`,
      { quote, role: role && ROLE_NAMES[role] },
    ]),
  )
}
