// The lines of the three statements, in the order in which they are read.
import type { Projection } from '../finance/projection.ts'
import type { StatementRow } from './statements.ts'

export function profitRows({ profit, streams }: Projection): StatementRow[] {
  const several = streams.length > 1
  return shownOf([
    ...(several
      ? streams.map(({ id, label, revenue }) => ({ id: `stream.${id}.revenue`, label, line: revenue }))
      : []),
    { id: 'profit.revenue', label: 'Revenue', line: profit.revenue, strong: true },
    { id: 'profit.costOfSales', label: 'Cost of what is sold', line: profit.costOfSales, takesAway: true },
    { id: 'profit.fees', label: 'Payment fees', line: profit.fees, takesAway: true },
    { id: 'profit.founders', label: 'Founders’ pay', line: profit.founders, takesAway: true },
    { id: 'profit.staff', label: 'Staff', line: profit.staff, takesAway: true },
    { id: 'profit.costs', label: 'Other costs', line: profit.costs, takesAway: true },
    { id: 'profit.ebitda', label: 'EBITDA', line: profit.ebitda, strong: true },
    { id: 'profit.depreciation', label: 'Depreciation', line: profit.depreciation, takesAway: true },
    { id: 'profit.interest', label: 'Interest', line: profit.interest, takesAway: true },
    { id: 'profit.tax', label: 'Tax on profit', line: profit.tax, takesAway: true },
    { id: 'profit.net', label: 'Result', line: profit.net, strong: true },
  ])
}

/** Staff and other costs line by line, for a plan that is read without a spreadsheet beside it. */
export function profitLines(projection: Projection): StatementRow[] {
  const { staff, costs } = projection
  const lines: Record<string, StatementRow[]> = {
    'profit.staff': staff
      .filter(({ isFounder }) => !isFounder)
      .map(({ id, role, cost }) => ({ id: `staff.${id}`, label: role, line: cost, takesAway: true })),
    'profit.costs': costs.map(({ id, label, cost }) => ({
      id: `cost.${id}`,
      label,
      line: cost,
      takesAway: true,
    })),
  }
  return profitRows(projection).flatMap((row) => shownOf(lines[row.id] ?? [row]))
}

/** What is nothing all the time needs no line, except for what a reader would miss. */
const shownOf = (rows: StatementRow[]): StatementRow[] =>
  rows.filter(
    ({ id, strong, line }) => strong || id === 'profit.founders' || line.months.some((value) => value !== 0),
  )

export function cashRows(projection: Projection): StatementRow[] {
  const { cashFlow } = projection
  return shownOf([
    { id: 'cash.operating', label: 'From operations', line: cashFlow.operating },
    { id: 'cash.investing', label: 'Invested', line: cashFlow.investing },
    { id: 'cash.equity', label: 'Capital paid in', line: cashFlow.equity },
    { id: 'cash.loanDrawn', label: 'Loan drawn', line: cashFlow.loanDrawn },
    { id: 'cash.loanRepaid', label: `${debtLabel(projection)} repaid`, line: cashFlow.loanRepaid },
    { id: 'cash.change', label: 'Change', line: cashFlow.change, strong: true },
    { id: 'balance.cash', label: 'Cash at the end', line: cashFlow.cash, strong: true },
  ])
}

/** What was owed before the first month is no loan of the plan. */
function debtLabel({ balance, cashFlow }: Projection): string {
  const [owed = 0] = balance.loan.months
  const [drawn = 0] = cashFlow.loanDrawn.months
  const [repaid = 0] = cashFlow.loanRepaid.months
  if (owed - drawn - repaid === 0) return 'Loan'
  return cashFlow.loanDrawn.months.some((value) => value > 0) ? 'Loan and old debts' : 'Old debts'
}

export function balanceRows(projection: Projection): StatementRow[] {
  const { balance } = projection
  return shownOf([
    { id: 'balance.cash', label: 'Cash', line: balance.cash },
    { id: 'balance.receivables', label: 'Owed by customers', line: balance.receivables },
    { id: 'balance.stock', label: 'Stock', line: balance.stock },
    { id: 'balance.deposits', label: 'Deposits', line: balance.deposits },
    { id: 'balance.fixedAssets', label: 'Equipment, net', line: balance.fixedAssets },
    { id: 'balance.assets', label: 'Total assets', line: balance.assets, strong: true },
    { id: 'balance.payables', label: 'Owed to suppliers', line: balance.payables },
    { id: 'balance.deferred', label: 'Paid ahead by customers', line: balance.deferred },
    { id: 'balance.taxPayable', label: 'Tax owed', line: balance.taxPayable },
    { id: 'balance.loan', label: debtLabel(projection), line: balance.loan },
    { id: 'balance.capital', label: 'Capital', line: balance.capital },
    { id: 'balance.result', label: 'Accumulated result', line: balance.result },
    {
      id: 'balance.liabilities',
      label: 'Total liabilities and capital',
      line: balance.liabilities,
      strong: true,
    },
  ])
}
