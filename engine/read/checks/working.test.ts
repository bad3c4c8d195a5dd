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
])('%s', (text, sum) => {
  expect(workingOf(sum)).toBe(text)
})
