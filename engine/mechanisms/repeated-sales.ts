// What product-sale, service-visit, project, marketplace, success-fee and staffing share: customers who come back.
import { customersOf, type MechanismInput } from './mechanism.ts'

interface Sales {
  customers: number[]
  /** Sales a month that customers want, and those that can be made. */
  wanted: number[]
  volume: number[]
  isLimited: boolean
}

/** So many sales a customer a month, as many as can be made. */
export function repeatedSales(
  input: MechanismInput,
  { churn, monthly, most }: { churn: number; monthly: number; most: (month: number) => number },
): Sales {
  const { customers } = customersOf(input, { churn })
  const wanted = customers.map((count) => count * monthly)
  const volume = wanted.map((sales, i) => Math.min(sales, most(i + 1)))
  return { customers, wanted, volume, isLimited: (wanted[11] ?? 0) > most(12) * 1.001 }
}

/** One person more in the second year and one in the third, where the work fills them. */
export const peopleIn = (team: number, month: number): number => team + Math.floor((month - 1) / 12)
