import { expect, test } from 'vitest'
import { fieldOf } from '../text/field.ts'
import { figuresOf } from './find.ts'

const figuresIn = (text: string) =>
  figuresOf(fieldOf('businessIdea', text)).map(({ start, end, value, unit, per }) => [
    text.slice(start, end),
    value,
    per ? `${unit}/${per}` : unit,
  ])

test('amounts, counts, shares, times and dates, each with its words', () => {
  expect(figuresIn('Members pay $165 a year, 22 of them already; open by 5 June 2027')).toEqual([
    ['$165 a year', 165, 'money/year'],
    ['22', 22, 'count'],
    ['5 June 2027', '2027-06-05', 'date'],
  ])
})

test('a range is two figures', () => {
  expect(figuresIn('between $40 and $60 a visit').map(([, value]) => value)).toEqual([40, 60])
})

test.each([
  ['half of them cancel', 50],
  ['three quarters stay', 75],
  ['1 in 8 comes back', 12.5],
  ['8 out of 10 renew', 80],
])('%s is a share', (text, percent) => {
  expect(figuresIn(text)[0]?.slice(1)).toEqual([percent, 'fraction'])
})

test.each(['half an hour', 'a year and a half', 'the second half'])('%s is no share', (text) => {
  expect(figuresIn(`It takes ${text}`).filter(([, , unit]) => unit === 'fraction')).toEqual([])
})

test.each([
  ['since June', '--06'],
  ['by 31 January 2027', '2027-01-31'],
  ['bis Ende März 2027', '2027-03'],
  ['antes de julio', '--07'],
  ['next summer', '--06'],
  ['Q3 2027', '2027-09'],
  ['on 2026-12-01', '2026-12-01'],
  ['am 31.12.2026', '2026-12-31'],
  ['before Christmas', '--12-25'],
])('%s is a date', (text, value) => {
  expect(figuresIn(`We open ${text}`).filter(([, , unit]) => unit === 'date')).toEqual([
    [expect.any(String), value, 'date'],
  ])
})

test.each(['It may rain', 'We march on', 'a Christmas market', 'set out early'])('%s has no date', (text) => {
  expect(figuresIn(text)).toEqual([])
})

test('times of day are figures of their own', () => {
  expect(figuresIn('we leave at 4:30 am and close at 18:00')).toEqual([
    ['4:30 am', '04:30', 'time'],
    ['18:00', '18:00', 'time'],
  ])
})

test('a letter before two amounts is money, before one it is a name', () => {
  expect(figuresIn('rent is K4,500 and the machine K95,000').map(([, , unit]) => unit)).toEqual([
    'money',
    'money',
  ])
  expect(figuresIn('a T40 and a K95')).toEqual([])
})

test('scales of other languages', () => {
  expect(
    figuresIn('18 triệu, Rp 1,6 juta, R$ 100 mil, 150 tys. zł, six grand').map(([, value]) => value),
  ).toEqual([18e6, 1.6e6, 100e3, 150e3, 6e3])
})

test("'won' and 'try' before a number are verbs", () => {
  expect(figuresIn('won 18 of 40, try 5 more').some(([, , unit]) => unit === 'money')).toBe(false)
})

test.each<[string, (string | number)[][]]>([
  [
    'Tengo dos lavadoras y pago $ 320 al día a la ayudante que me viene',
    [
      ['dos lavadoras', 2, 'count'],
      ['$ 320 al día', 320, 'money/day'],
    ],
  ],
  [
    'Wir sind zu Hause und haben vier Monate Zeit, die Stelle kostet 14 € die Stunde',
    [
      ['vier Monate', 4, 'months'],
      ['14 € die Stunde', 14, 'money/hour'],
    ],
  ],
  [
    'Nous sommes deux associés et le local est à 780 € par mois',
    [
      ['deux associés', 2, 'count'],
      ['780 € par mois', 780, 'money/month'],
    ],
  ],
  [
    'Eu tenho duas ajudantes e pago 900 € por mês',
    [
      ['duas ajudantes', 2, 'count'],
      ['900 € por mês', 900, 'money/month'],
    ],
  ],
])('counts in words and periods of other languages: %s', (text, expected) => {
  expect(figuresIn(text)).toEqual(expected)
})

test('a small word before a number makes no standard of it, and thousands have their names', () => {
  expect(figuresIn('Entregamos en 5 semanas y la luz sale 95 mil/mes').map(([, value]) => value)).toEqual([
    5, 95_000,
  ])
  expect(figuresIn('Un aide à 60 mille par mois').map(([, value]) => value)).toEqual([60_000])
  expect(figuresIn('Slides to EN 1176 and EN-71')).toEqual([])
})

test('small words that only look like numbers count nothing', () => {
  expect(figuresIn('Os donos dos barcos que não têm gelo e os pais das crianças')).toEqual([])
  expect(figuresIn('We sell tres leches cakes and cinco salsas to the cafes')).toEqual([])
})

test.each([
  ['office in Uttara Tk 40,000', 40_000],
  ['small office KD 280', 280],
  ['180.000 đ per sample', 180_000],
  ['pays back 26,000/= each week', 26_000],
  ['trips for COP 310.000', 310_000],
  ['140 francs la cabine', 140],
  ['the compressor is N$ 2 600 per day', 2600],
  ['parents pay 160 GEL a month', 160],
  ['even 20 bob', 20],
])('%s is money', (text, amount) => {
  expect(figuresIn(text)[0]?.slice(1)).toEqual([amount, expect.stringContaining('money')])
})

test.each(['3 bd and a bath', '5 gel nails', 'Bob 5 times', 'rub 5 drops in', 'a cop 5 days a week'])(
  '%s is no money',
  (text) => {
    expect(figuresIn(text).filter(([, , unit]) => String(unit).startsWith('money'))).toEqual([])
  },
)
