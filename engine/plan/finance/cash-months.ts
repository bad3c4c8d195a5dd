// What happens to cash in each month, in few columns that add up as they are printed.
import { decimalsOf, roundHalfUp } from '../../money.ts'
import { at } from './calendar.ts'
import type { Projection } from './projection.ts'

export interface CashMonth {
  revenue: number
  received: number
  /** To suppliers of what is sold, and payment fees. */
  forSales: number
  founders: number
  staff: number
  /** Running costs and deposits. */
  running: number
  tax: number
  bought: number
  /** Money put in and loans drawn, less interest and repayment. */
  financed: number
  cash: number
}

/** In minor units, each without a fraction of the currency. Cash before + received − forSales − founders − staff − running − tax − bought + financed = cash. */
export function cashMonths({ currency, profit, cashFlow, balance }: Projection): CashMonth[] {
  const unit = 10 ** decimalsOf(currency)
  const whole = (minor: number) => roundHalfUp(minor / unit) * unit
  const { receipts, suppliers, fees, tax: taxes, investing, financing, interest } = cashFlow
  return balance.cash.months.map((end, i) => {
    const cash = whole(end)
    const received = whole(at(receipts.months, i))
    const bought = whole(0 - at(investing.months, i))
    const financed = whole(at(financing.months, i) + at(interest.months, i))
    const forSales = whole(0 - at(suppliers.months, i) - at(fees.months, i))
    const tax = whole(0 - at(taxes.months, i))
    const founders = whole(at(profit.founders.months, i))
    const staff = whole(at(profit.staff.months, i))
    // All the rest of the cash flow: what rounding leaves stands here, so that a reader's sum comes out.
    const running =
      whole(at(balance.cash.months, i - 1)) +
      received -
      forSales -
      founders -
      staff -
      tax -
      bought +
      financed -
      cash
    const revenue = whole(at(profit.revenue.months, i))
    return { revenue, received, forSales, founders, staff, running, tax, bought, financed, cash }
  })
}
