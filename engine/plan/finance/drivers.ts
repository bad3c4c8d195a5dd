// What drives the model. Money in integer minor units, shares as fractions, months counted from 1 to 36.

/**
 * A quantity over time: straight lines between the points, level before the first and after the last. Points stand in
 * the order of their months. A step is two points in neighbouring months; something paid once in month 3 is
 * `[{ month: 2, value: 0 }, { month: 3, value: 450_000 }, { month: 4, value: 0 }]`.
 */
export type Ramp = { month: number; value: number }[]

interface StreamBasics {
  id: string
  label: string
  /** What is counted: 'subscriber', 'order', 'buoy', 'sale', 'hour', 'seat'. */
  unit: string
  /** First month in which it sells. */
  from: number
  /** Twelve factors from the plan's first month on, mean 1. Left out: no season. */
  season?: number[]
  /** Yearly rise, on the first month of years 2 and 3. */
  priceRise: number
  /** Yearly rise of what one sale costs us, in the same months. Left out: none. Costs given as a share follow the price. */
  costRise?: number
  /** What the payment provider keeps, of what the customer pays: a share, and an amount per payment. */
  fee: { share: number; each: number }
  /** It sells today: a delay does not touch it. */
  sellsToday?: boolean
  /** Sold to businesses on invoice, paid after `receivableDays`. Left out: paid at once. */
  onAccount?: boolean
}

export interface SubscriptionStream extends StreamBasics {
  kind: 'subscription'
  /** For one billing period, net of sales tax. */
  price: number
  /** Paid ahead for so many months: 1 or 12. Income is spread over them. */
  billingMonths: number
  /** Whole customers there in the month `from`; they pay in it. From month 2 on they count as won by the plan's marketing. */
  opening: number
  /** New customers a month, from `from` on. */
  joining: Ramp
  /** Share leaving a month; those who paid ahead leave when they would pay again. */
  churn: number
  /** To serve one customer for a month. */
  serving: number
  /** Customers that can be served: nobody joins beyond them. Left out: no limit. */
  most?: number
  /** Charged once, and what it costs once: hardware, onboarding. */
  setup?: { price: number; cost: number }
}

export interface TransactionStream extends StreamBasics {
  kind: 'transactions'
  /** Orders a month. */
  volume: Ramp
  /** What the customer pays for one. */
  orderValue: number
  /** The share of it that is ours. */
  take: number
  /** Our own cost of one order. */
  costEach: number
}

export interface UnitStream extends StreamBasics {
  kind: 'units'
  /** Units sold a month; never above the most. */
  volume: Ramp
  /** That can be sold in one month, whatever its season. Left out: no limit. */
  most?: number
  price: number
  /** Landed cost of one. */
  costEach: number
  /** Share sent back and refunded, of those sold; the goods are lost. */
  returns: number
  /** Months of coming sales that lie in stock at the end of a month. */
  stockMonths: number
}

export interface CapacityStream extends StreamBasics {
  kind: 'capacity'
  /** Sales on one open day; never above the capacity. */
  perDay: Ramp
  openDays: number
  capacityPerDay: number
  spend: number
  /** Goods in one sale, as a share of it. */
  costShare: number
}

export interface HourStream extends StreamBasics {
  kind: 'hours'
  /** People who bill. */
  people: Ramp
  hoursEach: number
  /** Share of the hours that is billed. */
  utilisation: Ramp
  rate: number
  /** Paid for a billed hour to whoever is not on the payroll. */
  costEach: number
}

export interface CohortStream extends StreamBasics {
  kind: 'cohorts'
  /** Courses, classes or events a month. */
  sessions: Ramp
  seats: number
  filled: Ramp
  price: number
  costPerSeat: number
  costPerSession: number
}

export interface ContractStream extends StreamBasics {
  kind: 'contracts'
  /** Grants, sponsors, licences: contracts running, each worth this a month. */
  running: Ramp
  amount: number
  costShare: number
}

export type Stream =
  | SubscriptionStream
  | TransactionStream
  | UnitStream
  | CapacityStream
  | HourStream
  | CohortStream
  | ContractStream

export interface StaffLine {
  id: string
  role: string
  /** Full-time equivalents; the founders' own pay is a line like the others. */
  count: Ramp
  monthlyPay: number
  /** Employer's contributions on top, as a share. */
  onCost: number
  isFounder: boolean
  yearlyRise: number
}

export interface CostLine {
  id: string
  label: string
  amount: Ramp
  yearlyRise: number
  /** Paid in one month only, to begin: a table of what the money is for names it apart from losses. */
  isOnce?: true
  group: 'marketing' | 'premises' | 'technology' | 'operations' | 'professional' | 'other'
}

export interface InvestmentLine {
  id: string
  label: string
  month: number
  amount: number
  /** Written off in equal parts from the month of purchase on. */
  lifeMonths: number
}

/** Money put in. `sought` marks what nobody has promised yet: it is in the plan, and left out when the need is computed. */
interface EquityLine {
  id: string
  label: string
  month: number
  amount: number
  sought?: boolean
}

/** Drawn at the start of its month, repaid in equal parts after the grace months; `months` is the whole term. */
export interface Loan {
  month: number
  amount: number
  yearlyRate: number
  months: number
  graceMonths: number
  /** Each payment is the same, interest included, as banks quote it. Left out: equal repayments, with interest on top. */
  equalPayments?: boolean
  sought?: boolean
}

/** What is there before the first month besides cash. */
export interface Opening {
  /** In use already, at what it would fetch today; written off over the life that is left. */
  owned: { id: string; label: string; amount: number; lifeMonths: number }[]
  /** Invoices of the time before, each paid in its month. */
  receivables: { id: string; label: string; month: number; amount: number }[]
  /** Paid back in equal parts from a month on, without interest. */
  debts: { id: string; label: string; month: number; amount: number; months: number }[]
}

export interface Drivers {
  /** ISO 4217. */
  currency: string
  streams: Stream[]
  staff: StaffLine[]
  costs: CostLine[]
  investments: InvestmentLine[]
  /** Paid once and kept by somebody else until the end. */
  deposits: { id: string; label: string; month: number; amount: number }[]
  /** Days customers on account take, and days we take with suppliers of what is sold. Other costs are paid at once. */
  receivableDays: number
  payableDays: number
  funding: {
    equity: EquityLine[]
    loan?: Loan
  }
  /** Left out: nothing. */
  opening?: Opening
  /** On profits, after losses carried forward; paid three months after the plan year. */
  taxRate: number
  /** Of a year's taxed profit, not taxed at all. Left out: nothing. */
  taxFree?: number
  /** The owner is taxed in person: on the result before what they draw. */
  ownerTaxed?: boolean
}
