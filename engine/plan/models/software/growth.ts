// Customers follow the money spent on winning them, and each further one is dearer. What they leave pays for more.
import type { Ramp } from '../../finance/drivers.ts'

export interface Growth {
  /** First month with customers. */
  starts: number
  opening: number
  /** Marketing a month at the start. */
  marketing: number
  /** To win one by paying for it, at that spending. */
  winCost: number
  /** Come by themselves, for each one paid for. */
  told: number
  churn: number
  /** What one customer leaves a month. */
  contribution: number
  /** Customers that can be won over at all. */
  ceiling: number
}

export interface Grown {
  marketing: Ramp
  joining: Ramp
  /** By month: customers there, and what they leave after marketing. */
  customers: number[]
  left: number[]
}

const MONTHS = 36
/** Twice the spending wins less than twice the customers. */
const TIRING = 0.82
/** Of what customers leave, the part that goes back into winning others, once that is more than the start. */
const REINVESTED = 0.3
const MOST_TIMES = 6
/** Of those who are there, the part that brings another in a month. */
const TELLS = 0.014

/** Steps by the half-year: a small firm changes its budget twice a year, not every month. */
export function grow(growth: Growth): Grown {
  const { starts, opening, churn, contribution } = growth
  const marketing: number[] = []
  const joining: number[] = []
  const customers: number[] = []
  const left: number[] = []
  let there = 0
  let spend = growth.marketing
  for (let month = 1; month <= MONTHS; month++) {
    if (month > starts && (month - starts) % 6 === 0) spend = nextSpend(growth, spend, there)
    const isSelling = month >= starts
    const spent = isSelling ? spend : growth.marketing * 0.3
    const fresh = isSelling ? won(growth, spend, there, month - starts) : 0
    there = (month === starts ? opening : there * (1 - churn)) + fresh
    marketing.push(spent)
    joining.push(fresh)
    customers.push(there)
    left.push(there * contribution - spent)
  }
  return { marketing: stepped(marketing), joining: halfYears(joining, starts), customers, left }
}

function nextSpend({ marketing, contribution, opening }: Growth, spend: number, there: number): number {
  const most = Math.max(marketing * MOST_TIMES, opening * contribution * REINVESTED * 3)
  return Math.min(most, Math.max(spend, there * contribution * REINVESTED))
}

/** The first months are slow, and the room gets narrow. */
function won(
  { marketing, winCost, told, ceiling }: Growth,
  spend: number,
  there: number,
  since: number,
): number {
  const times = marketing > 0 ? spend / marketing : 1
  const paid = winCost > 0 ? (marketing / winCost) * times ** TIRING : 0
  const warmingUp = Math.min(1, 0.4 + since * 0.15)
  const brought = there * TELLS
  const room = Math.max(0, 1 - there / Math.max(1, ceiling))
  return (paid * (1 + told) * warmingUp + brought) * room
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** The same in every month until it changes. */
function stepped(values: number[]): Ramp {
  return values.flatMap((value, i) => {
    const before = values[i - 1]
    const after = values[i + 1]
    return i === 0 || value !== before || value !== after ? [{ month: i + 1, value: Math.round(value) }] : []
  })
}

/** A point for each quarter, so that a reader can follow it. */
function halfYears(values: number[], starts: number): Ramp {
  return values.flatMap((value, i) => {
    const month = i + 1
    const isPoint =
      month === starts - 1 || (month >= starts && ((month - starts) % 3 === 0 || month === MONTHS))
    return isPoint ? [{ month, value: rounded(value) }] : []
  })
}
