// What of a case can be edited: its declared numbers, each under its own id. What the founder set, within its bounds, goes back
// into the case, so that plan and what-if compute with the same value.
import type { Case } from '../case/case.ts'
import { MECHANISMS } from '../mechanisms/mechanisms.ts'
import type { Context } from '../plan/context.ts'
import type { LeverGroup } from '../plan/lever-groups.ts'
import type { Role } from '../read/reading.ts'
import { quantityOf, shown } from './figures.ts'

/** Asks the context for every number that can be set; gives those that are not as the case has them. */
export function setNumbers(one: Case, context: Context): Map<string, number> {
  const set = new Map<string, number>()
  for (const id of editableIds(one)) {
    const number = one.numbers.get(id)
    const { value, basis } = quantityOf(one, context, number)
    if (basis.kind !== 'computed' && value !== number.value) set.set(id, value)
  }
  const cash = moneyInHand(one, context)
  if (cash !== undefined) set.set('cash', cash)
  return set
}

/** Numbers that follow from others are not set: their inputs are. */
function editableIds({ numbers, trade, holds }: Case): string[] {
  const unused = new Set([
    ...trade.costs.filter(({ when }) => !holds(when)).map(({ id }) => `cost-${id}`),
    ...trade.start.filter(({ when }) => !holds(when)).map(({ id }) => `start-${id}`),
    ...trade.channels
      .filter(({ when }) => !holds(when))
      .flatMap(({ id }) => [`reach-${id}`, `win-${id}`, `spend-${id}`]),
  ])
  return [...numbers.ids, 'part-price', 'parts'].filter(
    (id) =>
      !unused.has(id) &&
      numbers.has(id) &&
      numbers.get(id).basis !== 'made' &&
      Number.isFinite(numbers.get(id).value),
  )
}

/** In US dollars: where the brief names none, so much may be entered without being surprising. */
const USUAL_CASH = 50_000

/** A founder who named no money may do so afterwards. */
function moneyInHand({ numbers, currency, trade }: Case, { assume }: Context): number | undefined {
  // Books of its own name all money there is.
  if (numbers.has('cash') || trade.own) return undefined
  const { value } = assume('cash', {
    label: 'Money in hand',
    value: 0,
    low: 0,
    high: Math.round(numbers.dollars(USUAL_CASH)),
    show: (amount) => shown(amount, 'usd', currency),
    why: 'the brief names none',
  })
  return value > 0 ? value : undefined
}

const GROUP_OF_ROLE: Partial<Record<Role, LeverGroup>> = {
  price: 'price',
  'commission-rate': 'price',
  discount: 'price',
  'unit-cost': 'costs',
  'fixed-cost': 'costs',
  rent: 'costs',
  'one-off-cost': 'costs',
  wage: 'team',
  team: 'team',
  'customers-paying': 'customers',
  'units-sold': 'customers',
  capacity: 'customers',
  utilisation: 'customers',
  frequency: 'customers',
  churn: 'customers',
  conversion: 'channels',
  audience: 'channels',
  cash: 'money',
}

const GROUP_OF_ROW: [start: RegExp, group: LeverGroup][] = [
  [/^(?:reach|win|spend)-/, 'channels'],
  [/^(?:cost|start)-/, 'costs'],
  [/^cash$/, 'money'],
  [/^(?:part-price)$/, 'price'],
  [/^(?:parts|opening)$/, 'customers'],
  [/(?:^|-)wage$/, 'team'],
  [/(?:^|-)cost$/, 'costs'],
]

/** Under which heading a number of the case stands: by its row, else by the role that fills it. */
export function groupOfNumber({ trade }: Case, id: string): LeverGroup | undefined {
  const row = GROUP_OF_ROW.find(([start]) => start.test(id))?.[1]
  if (row) return row
  const own = trade.numbers[id]?.role as Role | undefined
  const fills = MECHANISMS[trade.earns[0]?.mechanism ?? 'project'].fills
  const usual = (Object.entries(fills) as [Role, string[]][]).find(([, ids]) => ids.includes(id))?.[0]
  return GROUP_OF_ROLE[own ?? usual ?? 'other']
}
