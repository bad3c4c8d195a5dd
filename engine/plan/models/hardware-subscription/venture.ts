// A device and its service as the texts need them: what it is, what it costs, and what the figures say.

import { cite, type Prose, say } from '../../kit/prose.ts'
import { type Words, words } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import { a } from '../article.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'
import type { Device } from './device.ts'
import type { MarketCount } from './market-count.ts'
import { billingOf } from './money.ts'
import type { Known } from './quantities.ts'

export interface Venture extends Results {
  device: Device
  known: Known
  count: MarketCount
}

interface Called {
  one: Words
  many: Words
  customer: Words
  customers: Words
  buyers: Words
}

/** The brief's own customers where it names them, and otherwise those of such devices. */
export function calls({ context: { u, names }, device: { noun, customer, buyers } }: Venture): Called {
  return {
    one: words(noun.one),
    many: words(noun.many),
    customer: words(customer.one),
    customers: words(customer.many),
    buyers: u.buyer.basis === 'assumed' ? words(buyers) : names.buyers,
  }
}

export function ways({ context: { u }, device }: Venture): IndustryWays {
  return { ...INDUSTRY_WAYS[u.industry.value], ...device.ways }
}

/** '12 farms', also where the founder's own figure is a bare number. */
export function openers({ known: { opening }, device: { customer } }: Venture): Prose {
  const isBare = opening.basis.kind === 'founder'
  return isBare
    ? say`${cite(opening)} ${words(opening.value === 1 ? customer.one : customer.many)}`
    : say`${cite(opening)}`
}

/** Whether it is on sale already. */
export const isSelling = ({ known }: Venture): boolean => known.starts <= 2

/** Paid month by month: nobody renews, people stop. */
export const isMonthly = ({ device, known }: Venture): boolean => billingOf(device, known) === 1

export const told = (text: string): Prose => say`${words(text)}`

/** 'a buoy', 'an alarm'. */
export const oneOf = (noun: string): Words => a(noun)
