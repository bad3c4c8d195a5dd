// How many households or firms there are in the plan's country.
import { formatNumber } from '../../money.ts'
import type { Context } from '../context.ts'
import type { Quantity } from '../kit/quantity.ts'
import { capital } from '../names.ts'

const SOME_COUNTRY = 8_000_000

function countryHouseholds({ u, knowledge }: Context): number {
  return knowledge.countries.find(({ code }) => code === u.place.value.country)?.households ?? SOME_COUNTRY
}

export function householdsIn(context: Context): Quantity {
  const households = countryHouseholds(context)
  return context.benchmark('households', {
    metric: 'households',
    label: `Households in ${context.names.country}`,
    show: (count) => `${formatNumber(count)} households`,
    otherwise: {
      value: households,
      low: Math.round(households * 0.9),
      high: Math.round(households * 1.1),
      why: 'no national figure at hand',
    },
  })
}

/** As the knowledge names the firms of a whole country. */
const ALL_FIRMS: Record<string, string> = {
  US: 'small employers',
  GB: 'small firms, all',
  IN: 'micro, small and medium firms',
}

const COUNTED = new Set(['US', 'GB', 'IN', 'FR', 'IT', 'ES', 'DE', 'IE', 'CA', 'AU'])

/** All small firms of the country, or those of one kind; of one kind we know a count only in some countries. */
export function firmsIn(context: Context, kind?: string): Quantity {
  const { u, names, benchmark } = context
  const all = countryHouseholds(context) * (kind ? 0.0006 : 0.1)
  const country = u.place.value.country
  // The European Union's total is no count of one of its countries.
  const isKnown = kind || COUNTED.has(country)
  return benchmark(kind ? `firms-${kind.replace(/\W+/g, '-')}` : 'firms', {
    metric: 'businesses',
    of: isKnown ? (kind ?? ALL_FIRMS[country] ?? 'firms, all') : 'firms of one country',
    label: `${kind ? capital(kind) : 'Firms'} in ${names.country}`,
    show: (count) => formatNumber(count),
    otherwise: {
      value: Math.round(all),
      low: Math.round(all * 0.5),
      high: Math.round(all * 2),
      why: 'in proportion to households; the national register has the true count',
    },
  })
}
