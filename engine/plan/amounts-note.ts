// How a plan is to be read: in which money, from when on, and how far it was looked up.
import { calendarMonth } from './kit/calendar-month.ts'
import type { Plan } from './plan.ts'

const GST = ['AU', 'NZ', 'SG', 'IN', 'MY']

/** What is added to a price on the bill. */
const turnoverTax = (country: string) =>
  country === 'US' ? 'sales tax' : country === 'CA' ? 'GST/HST' : GST.includes(country) ? 'GST' : 'VAT'

export const amountsNote = ({ understood: { currency, place }, startsIn }: Plan): string =>
  startsIn === undefined
    ? `All amounts in ${currency.value}, net of ${turnoverTax(place.value.country)} unless a line says otherwise. Month 1 is the first month of the plan.`
    : `All amounts in ${currency.value}. Sales and costs are without ${turnoverTax(place.value.country)} wherever it has to be charged.`

/** Of a plan whose rules, names and dates a language model gave. */
export function readingNotes({ startsIn, startsYear, startsBecause, sources }: Plan): string[] {
  if (startsIn === undefined) return []
  const first = calendarMonth({ startsIn, startsYear }, 1)
  const because = startsBecause ? `: ${startsBecause.replace(/[.\s]+$/, '')}` : ''
  return [
    `Month 1 is ${first}${because}. If that is not your date, move all dates by the difference.`,
    sources.length > 0
      ? 'Rules, tax rates and rivals without a source are from general knowledge: check each with the office or firm named beside it before you rely on it.'
      : 'Nothing was looked up for this plan. Rules, tax rates and rivals are from general knowledge: check each with the office or firm named beside it before you rely on it.',
  ]
}
