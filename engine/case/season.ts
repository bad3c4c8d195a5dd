// Twelve factors from January on, mean 1: the founder's own where the brief tells a season, else the country's own where the trade has them, turned by half a year in the south.
import type { Trade } from '../trades/schema.ts'
import type { CaseInput } from './input.ts'
import { seasonSaid } from './season-said.ts'

const SOUTH = new Set('AR AU BO BR BW CL FJ LS MG MU MW MZ NA NZ PE PY SZ UY ZA ZM ZW'.split(' '))

export const statedSeason = ({
  textOf,
  country,
}: Pick<CaseInput, 'textOf' | 'country'>): number[] | undefined =>
  seasonSaid(
    (['businessIdea', 'targetCustomer', 'additionalContext'] as const).map(textOf).join('\n'),
    SOUTH.has(country),
  )

export function seasonIn({ season }: Trade, country: string): number[] {
  const { default: usual, flips } = season
  const own = season[country]
  const months = Array.isArray(own)
    ? (own as number[])
    : flips && SOUTH.has(country)
      ? byHalfAYear(usual)
      : usual
  const mean = months.reduce((sum, factor) => sum + factor, 0) / 12
  return months.map((factor) => factor / mean)
}

const byHalfAYear = (months: number[]) => [...months.slice(6), ...months.slice(0, 6)]
