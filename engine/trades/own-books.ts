// The books of exactly one business, as an analyst sets them up: numbers, and what is made from them. A trade of the library leaves
// them out and earns by its mechanisms.
import { z } from 'zod'
import { MECHANISMS } from '../read/reading.ts'

/** Ids of numbers and formulas over them: 'machines * runs-a-day * 26'. */
const Formula = z.string().min(1).max(400)
const Id = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
const Month = z.number().int().min(1).max(36)
/** By month. Sales grow in straight lines from point to point; costs and posts hold their amount until the next point. */
const Path = z
  .array(z.strictObject({ month: Month, amount: Formula }))
  .min(1)
  .max(36)
const Label = z.string().min(2).max(140)

const OwnStream = z.strictObject({
  id: Id,
  label: Label,
  mechanism: z.enum(MECHANISMS),
  /** One and many. */
  unit: z.tuple([z.string().min(2).max(40), z.string().min(2).max(40)]),
  /** `sales` counts what is sold in a month; `customers` those who pay every month until they leave. */
  counts: z.enum(['sales', 'customers']),
  price: Formula,
  /** What one more costs, with the work that is paid by the piece. */
  cost: Formula,
  /** What the payment provider keeps, as a share of the price. */
  fee: Formula.optional(),
  /** Sales in a month, or customers at its end. */
  volume: Path,
  /** Each amount of the volume holds until the next point, as in a calendar of trips. */
  steps: z.boolean().optional(),
  /** Where customers are counted. */
  churn: Formula.optional(),
  /** Most that can be sold in a month, or served. */
  capacity: Formula.optional(),
  /** Twelve factors from January on. */
  season: z.array(z.number().min(0).max(12)).length(12).optional(),
  /** Paid on invoice. */
  onAccount: z.boolean(),
  /** Months of coming sales that lie in stock. */
  stockMonths: z.number().min(0).max(12).optional(),
})

const OwnCost = z.strictObject({
  id: Id,
  label: Label,
  group: z.enum(['marketing', 'premises', 'technology', 'operations', 'professional', 'other']),
  monthly: Path,
})

const OwnPurchase = z.strictObject({
  id: Id,
  label: Label,
  amount: Formula,
  month: Month,
  /** It lasts. 0: spent and not owned, as a registration or a course is. */
  years: z.number().min(0).max(30),
})

const OwnPost = z.strictObject({
  id: Id,
  role: Label,
  isFounder: z.boolean(),
  /** Full-time posts. */
  count: Path,
  /** For one of them, before employer's contributions. */
  monthlyPay: Formula,
  /** Employer's contributions as a share of pay: nothing on an owner's drawings. */
  onCost: Formula.optional(),
  /** What the post does. */
  why: z.string().max(500).optional(),
})

/** Money from outside sales: in hand, promised in writing, or only sought. */
const OwnMoney = z.strictObject({
  id: Id,
  label: Label,
  kind: z.enum(['own', 'equity', 'grant', 'loan']),
  amount: Formula,
  month: Month,
  status: z.enum(['in-hand', 'promised', 'sought']),
  /** Of a loan. */
  rate: Formula.optional(),
  months: z.number().int().min(3).max(240).optional(),
  graceMonths: z.number().int().min(0).max(36).optional(),
})

/** There before the first month besides cash: something in use, an invoice that will be paid, a debt from before. */
const OwnOpening = z.strictObject({
  id: Id,
  label: Label,
  is: z.enum(['owned', 'receivable', 'debt']),
  amount: Formula,
  /** Of a receivable: when it is paid. Of a debt: when it is first paid back. */
  month: Month.optional(),
  /** Of a debt: in so many equal parts. */
  months: z.number().int().min(1).max(120).optional(),
  /** Of what is owned: how long it will serve. */
  years: z.number().min(0.5).max(30).optional(),
})

const OwnMarketStep = z.strictObject({
  what: Label,
  make: Formula,
  unit: z.union([z.literal('usd'), z.tuple([z.string(), z.string()])]),
  is: z.enum(['TAM', 'SAM', 'SOM']).optional(),
})

/** Something the founder could do otherwise, computed beside the plan. */
const OwnOption = z.strictObject({
  id: Id,
  name: Label,
  set: z
    .array(z.strictObject({ number: Id, to: Formula }))
    .min(1)
    .max(24),
})

export const OwnBooks = z.strictObject({
  /** The calendar month of the plan's first month, from 1 for January. */
  startsIn: z.number().int().min(1).max(12),
  /** Its year, where the founder names a date. */
  startsYear: z.number().int().min(2000).max(2100).optional(),
  /** Why the plan begins there. */
  startsBecause: z.string().max(240).optional(),
  streams: z.array(OwnStream).min(1).max(8),
  costs: z.array(OwnCost).max(24),
  purchases: z.array(OwnPurchase).max(16),
  posts: z.array(OwnPost).max(12),
  money: z.array(OwnMoney).max(8),
  opening: z.array(OwnOpening).max(8).optional(),
  receivableDays: z.number().min(0).max(180),
  payableDays: z.number().min(0).max(120),
  /** Of the profit: company tax, or what its owner pays on it. */
  taxRate: Formula.optional(),
  /** Of a year's taxed profit, free of tax. */
  taxFree: Formula.optional(),
  /** The owner is taxed in person, also on what they draw. */
  ownerTaxed: z.boolean().optional(),
  market: z.array(OwnMarketStep).min(3).max(8),
  options: z.array(OwnOption).max(8),
})
export type OwnBooks = z.infer<typeof OwnBooks>
export type OwnStream = z.infer<typeof OwnStream>
export type OwnPath = z.infer<typeof Path>
