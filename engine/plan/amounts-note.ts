// How amounts in a plan are to be read, in the words of its country.
import type { Plan } from './plan.ts'

const GST = ['AU', 'NZ', 'SG', 'IN', 'MY']

/** What is added to a price on the bill. */
const turnoverTax = (country: string) =>
  country === 'US' ? 'sales tax' : country === 'CA' ? 'GST/HST' : GST.includes(country) ? 'GST' : 'VAT'

export const amountsNote = ({ currency, place }: Plan['understood']): string =>
  `All amounts in ${currency.value}, net of ${turnoverTax(place.value.country)} unless a line says otherwise. Month 1 is the first month of the plan.`
