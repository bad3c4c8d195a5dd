// What a figure of the brief can be, in plain words. Pure.
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import type { Role } from '#engine/read/reading.ts'
import type { Option } from '#web/ui/select.tsx'

export const ROLE_NAMES: Record<Role, string> = {
  price: 'Your price',
  'competitor-price': 'Someone else’s price',
  'unit-cost': 'Cost of one sale',
  'fixed-cost': 'Regular cost',
  wage: 'Pay',
  rent: 'Rent you pay',
  'one-off-cost': 'One-time cost',
  'equipment-value': 'Value of something you own',
  'customers-paying': 'Customers who pay today',
  'customers-trial': 'People trying it for free',
  'interest-shown': 'People who showed interest',
  audience: 'Audience',
  'revenue-actual': 'Revenue today',
  'revenue-goal': 'Revenue goal',
  'units-sold': 'Sold so far',
  capacity: 'Most you can serve or make',
  utilisation: 'Share of capacity in use',
  conversion: 'Share who buy',
  churn: 'Share who leave',
  frequency: 'How often people buy',
  cash: 'Cash on hand',
  'loan-offered': 'Loan on offer',
  debt: 'Debt',
  'grant-awarded': 'Grant awarded',
  'grant-applied': 'Grant applied for',
  'raise-goal': 'Money you want to raise',
  budget: 'Budget',
  deadline: 'Deadline',
  'lead-time': 'Lead time',
  'minimum-order': 'Minimum order',
  team: 'People on the team',
  experience: 'Experience',
  'market-count': 'Size of the market',
  'market-claim': 'Claim about the market',
  'margin-claim': 'Claim about the margin',
  discount: 'Discount',
  'commission-rate': 'Commission or share',
  technical: 'Technical figure',
  'age-or-date': 'Age or date',
  other: 'Not used in the math',
}

/** The likeliest first, among them that it is not used; then every other meaning. */
export function roleOptions(likely: Role[]): Option[] {
  const rest = (Object.keys(ROLE_NAMES) as Role[])
    .filter((role) => !likely.includes(role) && role !== 'other')
    .sort((a, b) => ROLE_NAMES[a].localeCompare(ROLE_NAMES[b], 'en'))
  const first = likely.filter((role) => role !== 'other')
  return [...first, 'other' as const, ...rest].map((role) => ({ value: role, label: ROLE_NAMES[role] }))
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
