// A producer as the texts need it: what it makes, who buys, and what the figures say.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, type Words, words } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'
import type { Accounts } from './accounts.ts'
import type { Goods } from './goods.ts'
import { LOST_A_YEAR } from './money.ts'
import type { Known } from './quantities.ts'

export interface Maker extends Results {
  goods: Goods
  known: Known
  accounts: Accounts
}

export const told = (text: string): Prose => say`${words(text)}`

export function buyersOf({ context: { u, names }, goods }: Maker): Words {
  return u.buyer.basis === 'assumed' ? words(goods.buyers) : names.buyers
}

export function ways({ context: { u }, goods }: Maker): IndustryWays {
  return { ...INDUSTRY_WAYS[u.industry.value], ...goods.ways }
}

/** Units a month, precise enough for what is sold by ones and twos. */
export function monthlyUnits({ context, goods, sold }: Maker, year: 1 | 2 | 3): Quantity {
  const value = sold('trade', year, '').value / 12
  const text = formatNumber(value, value < 10 ? 1 : 0)
  return context.computed(`units-month.y${year}`, value, `${text} ${goods.unit.many}`)
}

function accountsAt({ projection, known }: Maker, month: number): number {
  const revenue = projection.streams.find(({ id }) => id === 'trade')?.revenue.months[month - 1] ?? 0
  return revenue / Math.max(1, known.accountMonth.value)
}

export function accountsAtEnd(maker: Maker): Quantity {
  const { context, goods } = maker
  const value = Math.max(1, Math.round(accountsAt(maker, 36)))
  return context.counted('accounts.y3', value, goods.account.many, goods.account.one)
}

/** New accounts of the first year: growth, and those who take the place of lost ones. */
export function wonInYearOne(maker: Maker): Quantity {
  const { context, known } = maker
  const before =
    known.today > 0 ? (known.today * known.wholesale.value) / Math.max(1, known.accountMonth.value) : 0
  const after = accountsAt(maker, 12)
  const value = Math.max(1, Math.round(after - before + after * LOST_A_YEAR))
  return context.computed('accounts-won.y1', value, formatNumber(value))
}

export function reachable({ context, accounts, goods }: Maker): Quantity {
  return context.counted('reachable', accounts.reachable, goods.account.many, goods.account.one)
}

export function shareOfReachable(maker: Maker): Quantity {
  const share = accountsAtEnd(maker).value / Math.max(1, reachable(maker).value)
  return maker.context.computed('share-of-reachable', share, percent(share))
}

/** What the hands that made it cost, of one unit, in the third year. */
export function handsPerUnit({ context, projection, sold }: Maker): Quantity {
  const units = Math.max(1, sold('trade', 3, '').value)
  const cost = projection.staff.find(({ id }) => id === 'hands')?.cost.years[2] ?? 0
  const value = Math.round(cost / units)
  return context.computed('hands-per-unit', value, context.price(value))
}

/** What is sold today, in the founder's figure: '3,000 bars a month', '€120,000 of revenue'. */
export function todayTold({ known: { todaySaid }, goods }: Maker): Prose | undefined {
  if (todaySaid?.basis.kind !== 'founder') return undefined
  const { kind, amount } = todaySaid.basis.fact
  const per = words(periodOf(todaySaid))
  if (kind === 'revenue') return say`${cite(todaySaid)}${per} of revenue`
  if (kind === 'customers')
    return say`${cite(todaySaid)} ${words(amount?.low === 1 ? goods.account.one : goods.account.many)}`
  return say`${cite(todaySaid)} ${words(goods.unit.many)}${per}`
}

/** Whether goods leave the house already. */
export const isRunning = ({ known }: Maker): boolean => known.starts <= 2

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const inWords = (count: number) => NUMBERS[Math.max(0, Math.min(10, Math.round(count)))] ?? 'ten'
