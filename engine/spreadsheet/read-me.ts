// The first sheet: what the workbook is, how to use it, and the few figures one looks for first.
import type { Plan } from '../plan/plan.ts'
import type { Looks } from './looks.ts'
import { type TablePage, tablePage } from './table-page.ts'

export interface Key {
  label: string
  cell: string
  value: number | string | boolean
  as: 'money' | 'count' | 'truth'
}

export function readMe(plan: Plan, looks: Looks, keys: Key[]): TablePage {
  const { currency } = plan.finance.drivers
  const page = tablePage({
    name: 'Read me',
    title: plan.name,
    subtitle: `Financial model · three years by month · amounts in ${currency}, net of sales tax`,
    looks,
    widths: [40, 18, 84],
    portrait: false,
  })
  page.section('At a glance', ['', ''])
  for (const { label, cell, value, as } of keys)
    page.line(label, [{ formula: cell, value, as, role: 'result' }])
  page.section('How to use it')
  for (const [name, text] of USE) page.line(name, [], text)
  page.section('The sheets')
  for (const [name, text] of SHEETS) page.line(name, [], text)
  page.section('The marks')
  for (const [name, text] of MARKS) page.line(name, [], text)
  page.section('The rules of the model')
  for (const [name, text] of RULES) page.line(name, [], text)
  return page
}

const USE: [string, string][] = [
  [
    'Change',
    'The tinted cells on ‘Assumptions’ and the factors on ‘Scenarios’ are yours to change. All other figures are formulas and follow.',
  ],
  ['Choose a case', '‘Case’ at the top of ‘Assumptions’: Cautious, Base or Good.'],
  [
    'Change over time',
    'A driver with several months goes in straight lines from one point to the next, level before the first and after the last. To add a point, insert a row between two of them and fill it in.',
  ],
  [
    'Look at the light',
    '‘Checks’ tells whether the statements still agree. If it ever says FALSE, undo the last change.',
  ],
  [
    'Not live',
    'The three columns of cases and the list of single changes on ‘Scenarios’ are values of the day the plan was made, and say so.',
  ],
]

const SHEETS: [string, string][] = [
  ['Assumptions', 'every driver, with its basis, range and how to check it'],
  ['Over time', 'the drivers that change, month by month'],
  ['Sales', 'each stream: what is sold, charged, earned and received'],
  [
    'People, Costs, Investments & loan',
    'what is paid whether or not anything is sold, and what runs by a timetable',
  ],
  ['Profit & loss, Cash flow, Balance sheet', 'years, quarters and months, from left to right'],
  ['Unit economics, Break-even', 'what one customer or sale leaves, and how many it takes'],
  [
    'Promised money, Funding need',
    'the plan without the money that nobody has promised, and what is missing',
  ],
  ['Scenarios, Checks', 'three cases, single changes, and what must always hold'],
]

const MARKS: [string, string][] = [
  ['F', 'yours: it stands in the brief'],
  ['S and a number', 'looked up: the number is that of the source in the business plan'],
  [
    'A and a number',
    'assumed, with the range in which the truth is likely to lie: the number is that of the assumption in the business plan',
  ],
  [
    'A',
    'a working value of the model, derived from marked figures or a usual rule; check it first where it matters to you',
  ],
]

const RULES: [string, string][] = [
  [
    'Whole things',
    'Customers, orders, seats and hours are whole; the fraction is carried to the next month, so that totals stay true.',
  ],
  ['Prices', 'rise on the first month of years 2 and 3, and are rounded to what can be charged.'],
  [
    'Paid ahead',
    'is earned over the months it is for, and owed to customers until then. Who paid ahead leaves when the period ends.',
  ],
  ['Goods', 'are bought for the coming months of sales, and sold first in, first out.'],
  [
    'Days',
    'A month has thirty. Customers on invoice and suppliers of what is sold are paid later; everything else in its month.',
  ],
  [
    'Tax',
    'is booked at the end of a plan year, after losses of earlier years, and paid three months later. Sales tax is left out.',
  ],
  [
    'Later start',
    'moves sales and their growth, not the costs: rent and people are paid while nothing is sold.',
  ],
]
