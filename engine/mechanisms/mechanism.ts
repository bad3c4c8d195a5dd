// How a business earns, as arithmetic: what is sold in each month, what one sale costs, and which limit binds. A mechanism knows
// numbers by their ids and no trade by its name; the words belong to the trade.
import type { CostLine, InvestmentLine, Ramp, Stream } from '../plan/finance/drivers.ts'
import type { Role } from '../read/reading.ts'

const MONTHS = 36

export interface MechanismInput {
  /** The stream's own numbers: `price` is `direct-price` for the stream `direct`. */
  value: (id: string) => number
  has: (id: string) => boolean
  stream: { id: string; label: string; unit: string }
  /** Customers that the channels would win in a year at normal pace. */
  demand: number
  isRunning: boolean
  /** People who work in it from the start. */
  team: number
  /** The founder's money in hand, in minor units. */
  cash: number
  season: number[]
  fee: { share: number; each: number }
  onAccount: boolean
  /** First month in which it sells. */
  from: number
}

/** A figure that a sentence may quote. */
export interface Result {
  value: number
  unit: 'usd' | 'share' | 'months' | 'times' | 'hours' | [string, string]
}

export interface MechanismPlan {
  streams: Stream[]
  costs?: CostLine[]
  investments?: InvestmentLine[]
  /** Money that others keep for the while, by month. */
  deposits?: { id: string; label: string; month: number; amount: number }[]
  receivableDays?: number
  /** Of those that the mechanism can find. */
  limit: string
  /** Customers paying, and sales made, by month. */
  customers: number[]
  volume: number[]
  /** The most sales that could be made, by month, where something limits them. */
  most?: number[]
  /** What a customer brings in a month, before costs: a stated revenue is held against it. */
  monthlyRevenue: number
  results: Record<string, Result>
  says: {
    /** What one sale leaves. */
    one: string
    /** What one customer is worth. */
    worth: string
    /** The limit in numbers. */
    limit: string
  }
}

interface Need {
  /** What it is and per what: the list of numbers in trades/README.md is made from it. */
  is: string
  optional?: true
}

export interface Mechanism {
  numbers: Record<string, Need>
  limits: readonly string[]
  /** Which numbers a figure of the founder's may fill, by its role, the likeliest first. */
  fills: Partial<Record<Role, readonly string[]>>
  plan: (input: MechanismInput) => MechanismPlan
}

export const byMonth = (make: (month: number) => number): number[] =>
  Array.from({ length: MONTHS }, (_, i) => make(i + 1))

export const rampOf = (values: number[]): Ramp => values.map((value, i) => ({ month: i + 1, value }))

/** From a share of the normal pace to all of it. */
const climb = (month: number, months: number, start: number): number =>
  Math.min(1, start + ((1 - start) * (month - 1)) / Math.max(1, months - 1))

export const optional = ({ has, value }: MechanismInput, id: string, otherwise: number): number =>
  has(id) ? value(id) : otherwise

/** Demand of the second and third year against the first. */
const GROWTH = [1, 1.3, 1.6]
export const growthIn = ({ has, value }: MechanismInput, month: number): number => {
  const year = Math.floor((month - 1) / 12)
  const id = `growth-${year + 1}`
  return has(id) ? value(id) : (GROWTH[year] ?? 1)
}

const FIRST_PACE = 0.4
const RUNNING_PACE = 0.7

/** The pace at which the channels work in a month. */
export const paceIn = (input: MechanismInput, month: number): number =>
  month < input.from
    ? 0
    : climb(month - input.from + 1, optional(input, 'ramp', 9), input.isRunning ? RUNNING_PACE : FIRST_PACE) *
      growthIn(input, month)

/** Those who pay: there at the start, won by the channels, lost by churn. A running business has been replacing its leavers. */
export function customersOf(
  input: MechanismInput,
  { churn, most = Number.POSITIVE_INFINITY }: { churn: number; most?: number },
): { customers: number[]; joining: number[] } {
  const opening = optional(input, 'opening', 0)
  const replaced = input.isRunning ? opening * churn : 0
  let there = opening
  const joining: number[] = []
  const customers = byMonth((month) => {
    const wanted = replaced + (input.demand / 12) * paceIn(input, month)
    const left = there * (1 - churn)
    const joined = Math.max(0, Math.min(wanted, most - left))
    joining.push(joined)
    there = left + joined
    return there
  })
  return { customers, joining }
}

/** What the payment provider keeps of a sale. Bills that are paid by transfer cost nothing. */
export const feeOn = ({ fee, onAccount }: MechanismInput, amount: number): number =>
  onAccount ? 0 : amount * fee.share + fee.each

export const NO_FEE = { share: 0, each: 0 }

export const basicsOf = ({ stream, from, season, fee, onAccount, isRunning }: MechanismInput) => ({
  ...stream,
  from,
  season,
  priceRise: 0.025,
  costRise: 0.03,
  fee: onAccount ? NO_FEE : fee,
  ...(onAccount && { onAccount }),
  ...(isRunning && { sellsToday: true }),
})

export const WEEKS_IN_MONTH = 52 / 12

export const lifetimeOf = (churn: number): Result => ({
  value: Math.min(60, 1 / Math.max(churn, 1 / 60)),
  unit: 'months',
})
