import { expect, test } from 'vitest'
import { as, type Sum } from './sums.ts'
import { figure } from './testing/figure.ts'
import { workingOf } from './working.ts'

test.each<[string, Sum]>([
  [
    '22 of them × $50 = 1,100, not $1,250',
    {
      kind: 'product',
      parts: [
        ...as('count', [figure('22 of them', 22)]),
        ...as('rate', [figure('$50', 50)]),
        ...as('total', [figure('$1,250.', 1250)]),
      ],
      computed: 1100,
      stated: 1250,
    },
  ],
  [
    '3 guys ÷ 37 loans = 8.11%, not 5%',
    {
      kind: 'share',
      parts: [
        ...as('part', [figure('3 guys', 3)]),
        ...as('whole', [figure('37 loans', 37)]),
        ...as('percent', [figure('5%', 5)]),
      ],
      computed: (3 / 37) * 100,
      stated: 5,
    },
  ],
  [
    '$26,000 + $4,000 is needed (30,000); $15,000 is there (15,000)',
    {
      kind: 'need',
      parts: [
        ...as('need', [figure('$26,000', 26_000), figure('$4,000', 4000)]),
        ...as('have', [figure('$15,000', 15_000)]),
      ],
      computed: 30_000,
      stated: 15_000,
    },
  ],
  [
    '60 × 12 minutes = 12 hours; 7 hour day is 7',
    {
      kind: 'time',
      parts: [
        ...as('jobs', [figure('60', 60)]),
        ...as('each', [figure('12 minutes', 12)]),
        ...as('hours', [figure('7 hour day', 7)]),
      ],
      computed: 12,
      stated: 7,
    },
  ],
  [
    '48 jobs × 90 minutes = 72 hours; 2 mechanics × 6 hours × 5 days is 60',
    {
      kind: 'time',
      parts: [
        ...as('jobs', [figure('48 jobs', 48)]),
        ...as('each', [figure('90 minutes', 90)]),
        ...as('people', [figure('2 mechanics', 2)]),
        ...as('hours', [figure('6 hours', 6), figure('5 days', 5)]),
      ],
      computed: 72,
      stated: 60,
    },
  ],
  [
    '900 loaves is promised; 40 loaves × 5 bakes × 4.33 = 866 can be done',
    {
      kind: 'capacity',
      parts: [
        ...as('capacity', [figure('40 loaves', 40), figure('5 bakes', 5)]),
        ...as('demand', [figure('900 loaves', 900)]),
      ],
      computed: 900,
      stated: 866,
      times: 4.33,
    },
  ],
  [
    '€600 a year ÷ 12 = 50, not €80 a month',
    {
      kind: 'product',
      parts: [...as('rate', [figure('€600 a year', 600)]), ...as('total', [figure('€80 a month', 80)])],
      computed: 50,
      stated: 80,
      times: 1 / 12,
    },
  ],
  [
    '22 667 € less 30% = 15,867, not 18 100 €',
    {
      kind: 'less-share',
      parts: [
        ...as('whole', [figure('22 667 €', 22_667)]),
        ...as('percent', [figure('30%', 30)]),
        ...as('part', [figure('18 100 €', 18_100)]),
      ],
      computed: 15_866.9,
      stated: 18_100,
    },
  ],
  [
    '5 January + 9 weeks + 5 weeks ends 43 days after 1 March',
    {
      kind: 'late',
      parts: [
        ...as('start', [figure('5 January', Number.NaN)]),
        ...as('lead', [figure('9 weeks', 9), figure('5 weeks', 5)]),
        ...as('due', [figure('1 March', Number.NaN)]),
      ],
      computed: 1.43,
      stated: 1,
    },
  ],
  [
    '2 May + 1,500 bottles ÷ 60 bottles a week ends 1 day after 24 October',
    {
      kind: 'late',
      parts: [
        ...as('start', [figure('2 May', Number.NaN)]),
        ...as('jobs', [figure('1,500 bottles', 1500)]),
        ...as('each', [figure('60 bottles a week', 60)]),
        ...as('due', [figure('24 October', Number.NaN)]),
      ],
      computed: 1.01,
      stated: 1,
    },
  ],
  [
    '$9,000 ÷ ($1,200 + $800) a month lasts 4.5 months, not 9 months',
    {
      kind: 'runway',
      parts: [
        ...as('have', [figure('$9,000', 9000)]),
        ...as('burn', [figure('$1,200', 1200), figure('$800', 800)]),
        ...as('months', [figure('9 months', 9)]),
      ],
      computed: 4.5,
      stated: 9,
    },
  ],
])('%s', (text, sum) => {
  expect(workingOf(sum)).toBe(text)
})
