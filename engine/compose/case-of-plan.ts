// The case of a plan, out of what was read and what the knowledge says of the country.
import type { BriefTexts } from '../brief.ts'
import { type Case, type CaseInput, caseOf, DOLLARS_A_MONTH } from '../case/case.ts'
import { clearFigures } from '../case/clear-figures.ts'
import { inMinorUnits } from '../knowledge/currency.ts'
import { exchangeRate } from '../knowledge/exchange.ts'
import type { Context } from '../plan/context.ts'
import { paymentFee } from '../plan/drivers/costs.ts'
import { averageWage, foundersOf } from '../plan/drivers/people.ts'
import type { Reading } from '../read/reading.ts'
import { setNumbers } from './set-numbers.ts'
import type { CaseSource } from './source-data.ts'

const textOf = (brief: BriefTexts, field: string): string => {
  const texts: Record<string, string | undefined> = { ...brief }
  return texts[field] ?? ''
}

const MOST_PEOPLE = 60

/** Who works in it today. */
const peopleSaid = ({ ledger }: Reading): number =>
  Math.max(
    0,
    ...ledger
      .filter(
        ({ used, role, status, value }) =>
          used && role === 'team' && status === 'actual' && Number(value) <= MOST_PEOPLE,
      )
      .map(({ value }) => Number(value)),
  )

/** A fee for each payment would eat a sale of a few cents; such sales are paid together or in cash. */
function feeFor(context: Context) {
  const { share } = paymentFee(context)
  return { share, each: 0 }
}

const NO_FEE = { share: 0, each: 0 }

/** With what the founder set since, at the size that the brief gives: a price does not make a firm a side business. */
export function caseOfPlan(context: Context, source: CaseSource): Case {
  const original = caseOf(caseInput(context, source))
  const set = setNumbers(original, context)
  return set.size === 0 ? original : original.withSet(set)
}

function caseInput(
  context: Context,
  { reading, choice, facets, subjects, countryCard, townPeople }: CaseSource,
): CaseInput {
  const { u, brief, dollars } = context
  const currency = u.currency.value
  const local = dollars(1_000) / 1_000
  const rate = exchangeRate(currency)
  // Books of its own count with their own pay and fees. What is looked up is listed as a source, so nothing is looked up for them.
  const { own } = choice.trade
  return {
    reading: {
      ...reading,
      currency,
      name: u.name,
      ledger: clearFigures(reading, (field) => textOf(brief, field)),
    },
    idea: brief.businessIdea,
    textOf: (field) => textOf(brief, field),
    choice,
    facets,
    subjects,
    ...(countryCard && { countryCard }),
    ...(townPeople !== undefined && { townPeople }),
    country: u.place.value.country,
    rates: {
      local,
      world: rate === undefined ? local : inMinorUnits(rate * 1_000, currency) / 1_000,
      wage: own ? local : averageWage(context).value / DOLLARS_A_MONTH,
    },
    team: Math.max(foundersOf(context), peopleSaid(reading)),
    sellsTo: { 'to-businesses': 'firms', 'to-consumers': 'people', 'to-both': 'both' }[
      u.sells.value
    ] as Case['circumstances']['sellsTo'],
    fee: own ? NO_FEE : feeFor(context),
  }
}
