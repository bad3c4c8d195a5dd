// What must hold whatever is entered. One light for all of them.
import { MONTHS } from '../plan/finance/calendar.ts'
import type { Funds } from './funds.ts'
import type { Model, Sold } from './model.ts'
import type { Costs } from './running-costs.ts'
import type { Balance, Cash, Profit } from './statements.ts'
import type { TablePage } from './table-page.ts'
import { type Row, span } from './time-page.ts'

interface Statements {
  sold: Sold[]
  costs: Costs
  funds: Funds
  profit: Profit
  cash: Cash
  balance: Balance
  usesAgree: string
}

const LAST = MONTHS - 1

/** Equal to the cent, in every month. */
const same = (one: string, other: string) => `SUMPRODUCT(--(ABS(${one}-${other})>=0.005))=0`
const near = (one: string, other: string) => `ABS(${one}-(${other}))<0.005`
const total = (row: Row) => `SUM(${row.months})`

export function checkTable({ looks }: Model, page: TablePage, statements: Statements): string {
  const { sold, costs, funds, profit, cash, balance, usesAgree } = statements
  const { rows } = balance
  const all = (name: 'received' | 'owed') =>
    sold.map((one) => (name === 'received' ? total(one.received) : one.owed.at(LAST)))
  const checks: [name: string, formula: string][] = [
    ['The balance sheet balances in every month', same(balance.assets.months, balance.liabilities.months)],
    ['Cash is the sum of all changes', near(balance.cash.at(LAST), total(cash.change))],
    ['Years add up to the months: revenue', near(`SUM(${profit.revenue.years})`, total(profit.revenue))],
    ['Years add up to the months: result', near(`SUM(${profit.net.years})`, total(profit.net))],
    ['The accumulated result is the sum of the results', near(rows.result.at(LAST), total(profit.net))],
    [
      'Equipment is what was bought less what was written off',
      near(
        rows.fixedAssets.at(LAST),
        `${funds.before.worth}+${total(funds.invested)}-${total(funds.depreciation)}`,
      ),
    ],
    [
      'The loan owed is what was drawn less what was repaid',
      near(
        rows.loan.at(LAST),
        `${funds.before.debts}+${total(funds.drawn)}${[funds.repaid, funds.before.repaid].map((each) => (each ? `-${total(each)}` : '')).join('')}`,
      ),
    ],
    [
      'Tax owed is what was booked less what was paid',
      near(rows.taxPayable.at(LAST), `${total(profit.tax.booked)}-${total(profit.tax.paid)}`),
    ],
    [
      'Owed to suppliers is what was bought less what was paid',
      near(rows.payables.at(LAST), `${total(costs.bought)}-${total(costs.paidToSuppliers)}`),
    ],
    ['Uses and sources of funds agree', usesAgree],
    ...(sold.length > 0
      ? ([
          [
            'Revenue is the sum of the streams',
            near(total(profit.revenue), sold.map((one) => total(one.revenue)).join('+')),
          ],
          [
            'Charged to customers is received or owed, or was paid ahead',
            near(
              `${all('received').join('+')}+${all('owed').join('+')}`,
              `${total(profit.revenue)}+${rows.deferred.at(LAST)}`,
            ),
          ],
        ] as [string, string][])
      : []),
    ...sold.flatMap((one) => one.checks.map(({ name, formula }): [string, string] => [name, formula])),
  ]
  page.section('Checks', ['', ''])
  const cells = checks.map(
    ([name, formula]) => page.line(name, [{ formula, value: true, as: 'truth' }])[0] ?? '',
  )
  const range = span(cells[0] ?? '', cells.at(-1) ?? '')
  page.section('All together')
  const [light = ''] = page.line(
    'All checks hold',
    [{ formula: `AND(${range})`, value: true, as: 'truth', role: 'result' }],
    '',
    'result',
  )
  page.section('No check, but worth a look')
  page.line(
    'Cash stays above zero in every month',
    [{ formula: `AND(MIN(${cash.cash.months})>=0)`, value: Math.min(...cash.cash.values) >= 0, as: 'truth' }],
    'with all the funding of the plan, in the chosen case',
  )
  const plain = (name: string) => name.replace(/^.*!/, '').replaceAll('$', '')
  page.sheet.conditions.push(
    {
      cells: `${plain(cells[0] ?? '')}:${plain(cells.at(-1) ?? '')}`,
      formula: `${plain(cells[0] ?? '')}=FALSE`,
      style: { bold: true, colour: looks.colours.signal },
    },
    {
      cells: plain(light),
      formula: `${plain(light)}=TRUE`,
      style: { bold: true, colour: looks.colours.paper, fill: looks.colours.primary },
    },
  )
  return light
}
