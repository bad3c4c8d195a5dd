// What project() gives: 36 months, with the quarters and years they add up to. Money in whole minor units.
import type { Line } from './calendar.ts'
import type { CostLine, Stream } from './drivers.ts'

export interface StreamProjection {
  id: string
  label: string
  unit: string
  kind: Stream['kind']
  /** 'level': customers or contracts there at the end; 'flow': sold during the time. */
  counted: 'level' | 'flow'
  volume: Line
  /** For one unit (one billing period of a subscription), after the yearly rises. */
  price: Line
  /** What customers paid in all: for a marketplace the value of its orders. */
  gmv: Line
  /** Charged in the month; earned at once or, when paid ahead, over the period. */
  billed: Line
  revenue: Line
  costOfSales: Line
  fees: Line
  /** Revenue less cost of sales and fees. */
  contribution: Line
  /** Goods in stock at cost. */
  stock: Line
  /** Paid ahead by customers and not yet earned. */
  deferred: Line
  /** Subscriptions: opening + joining − leaving = closing, in every month. */
  customers?: { opening: Line; joining: Line; leaving: Line; closing: Line }
  returned?: Line
  sessions?: Line
}

export interface StaffProjection {
  id: string
  role: string
  isFounder: boolean
  count: Line
  pay: Line
  onCosts: Line
  cost: Line
}

export interface CostProjection {
  id: string
  label: string
  group: CostLine['group']
  cost: Line
}

/** Costs are positive numbers here and are taken off. */
interface ProfitAndLoss {
  revenue: Line
  costOfSales: Line
  fees: Line
  contribution: Line
  staff: Line
  founders: Line
  /** All cost lines. */
  costs: Line
  /** Staff, founders and cost lines: what does not follow sales. */
  fixedCosts: Line
  ebitda: Line
  depreciation: Line
  interest: Line
  beforeTax: Line
  tax: Line
  net: Line
}

/** Money in is positive, money out is negative. */
interface CashFlow {
  receipts: Line
  suppliers: Line
  fees: Line
  staff: Line
  costs: Line
  interest: Line
  tax: Line
  deposits: Line
  operating: Line
  /** Of operating: less money in receivables and stock, more owed to suppliers and customers. */
  workingCapital: Line
  investing: Line
  equity: Line
  loanDrawn: Line
  loanRepaid: Line
  financing: Line
  change: Line
  cash: Line
}

interface BalanceSheet {
  cash: Line
  receivables: Line
  stock: Line
  deposits: Line
  fixedAssets: Line
  assets: Line
  payables: Line
  deferred: Line
  taxPayable: Line
  loan: Line
  capital: Line
  result: Line
  liabilities: Line
}

export interface Projection {
  currency: string
  streams: StreamProjection[]
  staff: StaffProjection[]
  costs: CostProjection[]
  costGroups: Record<CostLine['group'], Line>
  profit: ProfitAndLoss
  cashFlow: CashFlow
  balance: BalanceSheet
}
