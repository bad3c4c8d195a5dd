// The three statements, by small examples: loan, tax, things written off, people and costs. Amounts in cents.
import { expect, test } from 'vitest'
import { project } from './project.ts'
import { loanMonths, openingMonths, taxMonths, writeOff } from './schedules.ts'
import { settle } from './settle.ts'
import { buildDrivers, contracts, flat, onceIn, step } from './testing/build.ts'

const first = (row: number[], count: number) => row.slice(0, count)
const sum = (row: number[]) => row.reduce((total, value) => total + value, 0)

test('a thing is written off in equal parts, to the last cent', () => {
  const { depreciation, net } = writeOff({ id: 'a', label: 'Till', month: 2, amount: 1000, lifeMonths: 3 })
  expect(first(depreciation, 6)).toEqual([0, 333, 334, 333, 0, 0])
  expect(first(net, 6)).toEqual([0, 667, 333, 0, 0, 0])
})

test('a loan: interest only, then equal repayments', () => {
  // The bakery's loan: 30,000.00 at 7.5 %, from month 3, 60 months of which 6 are free of repayment.
  const loan = loanMonths({ month: 3, amount: 3_000_000, yearlyRate: 0.075, months: 60, graceMonths: 6 })
  expect(first(loan.interest, 3)).toEqual([0, 0, 18_750])
  expect(loan.repaid.slice(7, 10)).toEqual([0, 55_556, 55_555])
  // The month of the first repayment still pays on the whole; the next one on 29,444.44: 184.03.
  expect(loan.interest.slice(8, 10)).toEqual([18_750, 18_403])
  // 28 repayments of 555.56 by month 36.
  expect(loan.owed[35]).toBe(3_000_000 - Math.round((3_000_000 * 28) / 54))
})

test('a grace as long as the term leaves one repayment at the end', () => {
  const loan = loanMonths({ month: 1, amount: 1000, yearlyRate: 0, months: 12, graceMonths: 12 })
  expect(sum(first(loan.repaid, 11))).toBe(0)
  expect(loan.repaid[11]).toBe(1000)
})

test('a loan with equal payments, as banks quote it', () => {
  // 7,500.00 at 9 % over 36 months: 238.50 a month.
  const loan = loanMonths({
    month: 1,
    amount: 750_000,
    yearlyRate: 0.09,
    months: 36,
    graceMonths: 0,
    equalPayments: true,
  })
  const payments = loan.repaid.map((repaid, i) => repaid + (loan.interest[i] ?? 0))
  for (const payment of payments) expect(Math.abs(payment - 23_850)).toBeLessThanOrEqual(1)
  expect(loan.owed[35]).toBe(0)
  const free = loanMonths({
    month: 1,
    amount: 1200,
    yearlyRate: 0,
    months: 12,
    graceMonths: 0,
    equalPayments: true,
  })
  expect(first(free.repaid, 12)).toEqual(Array(12).fill(100))
})

test('of a year’s profit some may be free of tax', () => {
  const tax = taxMonths([...Array(12).fill(10), ...Array(12).fill(20), ...Array(12).fill(0)], 0.25, 160)
  expect([tax.accrued[11], tax.accrued[23], tax.accrued[35]]).toEqual([0, 20, 0])
})

test('what was there before the first month is neither earned nor bought', () => {
  const opening = {
    owned: [{ id: 'van', label: 'Van', amount: 2400, lifeMonths: 24 }],
    receivables: [{ id: 'old', label: 'Old invoice', month: 2, amount: 500 }],
    debts: [{ id: 'shop', label: 'The shop', month: 3, amount: 300, months: 3 }],
  }
  const months = openingMonths(opening)
  expect(first(months.collected, 3)).toEqual([0, 500, 0])
  expect(first(months.open, 3)).toEqual([500, 0, 0])
  expect(first(months.owed, 6)).toEqual([300, 300, 200, 100, 0, 0])
  expect(months.capital).toBe(2600)
  const { profit, cashFlow, balance } = project(buildDrivers({ opening }))
  expect(profit.revenue.years).toEqual([0, 0, 0])
  expect(profit.depreciation.years).toEqual([1200, 1200, 0])
  expect(cashFlow.investing.years).toEqual([0, 0, 0])
  expect(cashFlow.equity.years).toEqual([0, 0, 0])
  expect(cashFlow.operating.years).toEqual([500, 0, 0])
  expect(cashFlow.workingCapital.years).toEqual([500, 0, 0])
  expect(first(balance.cash.months, 5)).toEqual([0, 500, 400, 300, 200])
  expect(first(balance.capital.months, 2)).toEqual([2600, 2600])
  expect(balance.assets.months).toEqual(balance.liabilities.months)
})

test('tax comes after the losses before it, and is paid three months later', () => {
  // Year 1: −120; year 2: +240, of which 120 are free; year 3: +360. At 25 %: 0, 30, 90.
  const months = [...Array(12).fill(-10), ...Array(12).fill(20), ...Array(12).fill(30)]
  const tax = taxMonths(months, 0.25)
  expect([tax.accrued[11], tax.accrued[23], tax.accrued[35]]).toEqual([0, 30, 90])
  expect(tax.paid[26]).toBe(30)
  expect(tax.payable.slice(22, 27)).toEqual([0, 30, 30, 30, 0])
  expect(tax.payable[35]).toBe(90)
})

test('bills of 45 days leave a month and a half open', () => {
  const bills = Array(36).fill(100)
  const { paid, open } = settle(bills, 45)
  expect(first(paid, 4)).toEqual([0, 50, 100, 100])
  expect(first(open, 4)).toEqual([100, 150, 150, 150])
})

test('people cost their pay and what comes on top, founders apart', () => {
  const line = { monthlyPay: 200_000, onCost: 0.2, yearlyRise: 0.03 }
  const { profit, staff } = project(
    buildDrivers({
      staff: [
        { id: 'a', role: 'Baker', count: step(0.5, 4, 1), isFounder: false, ...line },
        { id: 'b', role: 'Founder', count: flat(1), isFounder: true, ...line, onCost: 0 },
      ],
    }),
  )
  expect(first(profit.staff.months, 4)).toEqual([120_000, 120_000, 120_000, 240_000])
  expect(profit.founders.months[12]).toBe(206_000)
  expect(staff[0]?.onCosts.months[3]).toBe(40_000)
  expect(profit.ebitda.months[3]).toBe(-440_000)
})

test('cost lines by group, with rises and things paid once', () => {
  const { costGroups, profit } = project(
    buildDrivers({
      costs: [
        { id: 'rent', label: 'Rent', amount: flat(190_000), yearlyRise: 0.1, group: 'premises' },
        { id: 'law', label: 'Lawyer', amount: onceIn(3, 450_000), yearlyRise: 0, group: 'professional' },
      ],
    }),
  )
  expect(costGroups.premises.years).toEqual([2_280_000, 2_508_000, 2_758_800])
  expect(costGroups.professional.years).toEqual([450_000, 0, 0])
  expect(costGroups.marketing.years).toEqual([0, 0, 0])
  expect(first(profit.costs.quarters, 2)).toEqual([3 * 190_000 + 450_000, 3 * 190_000])
})

test('a whole small business, line by line', () => {
  // One contract of 1,000.00 a month on 30 days; oven 1,200.00 over 12 months; deposit 300.00; capital 2,000.00.
  const { profit, cashFlow, balance } = project(
    buildDrivers({
      streams: [contracts({ running: flat(1), amount: 100_000, onAccount: true })],
      investments: [{ id: 'oven', label: 'Oven', month: 1, amount: 120_000, lifeMonths: 12 }],
      deposits: [{ id: 'rent', label: 'Rent deposit', month: 1, amount: 30_000 }],
      receivableDays: 30,
      funding: { equity: [{ id: 'own', label: 'Own', month: 1, amount: 200_000 }] },
      taxRate: 0.2,
    }),
  )
  expect(first(profit.net.months, 2)).toEqual([90_000, 90_000])
  // Year 1: 12,000.00 − 1,200.00 = 10,800.00, tax 2,160.00 in its last month, paid in month 15.
  expect(profit.tax.years).toEqual([216_000, 240_000, 240_000])
  expect(cashFlow.tax.months[14]).toBe(-216_000)
  // Cash: 2,000 − 1,200 − 300 = 500.00, then 1,000.00 a month.
  expect(first(balance.cash.months, 3)).toEqual([50_000, 150_000, 250_000])
  expect(cashFlow.operating.months[0]).toBe(-30_000)
  expect(cashFlow.workingCapital.months[0]).toBe(-100_000)
  expect(balance.assets.months[0]).toBe(50_000 + 100_000 + 30_000 + 110_000)
  expect(balance.liabilities.months[0]).toBe(200_000 + 90_000)
})

test('an owner who is taxed in person pays on what they draw as well', () => {
  // 1,000.00 a month, of which 400.00 is drawn.
  const drivers = buildDrivers({
    streams: [contracts({ running: flat(1), amount: 100_000 })],
    staff: [
      {
        id: 'own',
        role: 'Owner',
        count: flat(1),
        monthlyPay: 40_000,
        onCost: 0,
        isFounder: true,
        yearlyRise: 0,
      },
    ],
    taxRate: 0.25,
  })
  expect(project(drivers).profit.tax.years).toEqual([180_000, 180_000, 180_000])
  const { profit } = project({ ...drivers, ownerTaxed: true })
  expect(profit.tax.years).toEqual([300_000, 300_000, 300_000])
  expect(profit.net.years[0]).toBe(720_000 - 300_000)
})

test('nothing at all is a plan of zeros', () => {
  const { balance, profit } = project(buildDrivers())
  expect(sum(profit.net.months)).toBe(0)
  expect(balance.assets.years).toEqual([0, 0, 0])
})
