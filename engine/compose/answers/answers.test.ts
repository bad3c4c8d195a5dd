import { expect, test } from 'vitest'
import { proseFaults } from '../../plan/gate/gate.ts'
import { prosesOf } from '../../plan/kit/marks.ts'
import { plainText } from '../../plan/kit/prose.ts'
import { askedBlocks } from '../asked.ts'
import { answersTo } from './answers.ts'
import { economicsOf } from './economics.ts'
import { annuity } from './loan.ts'
import { type SmallFigure, smallCase } from './testing/small-case.ts'
import { dayBefore } from './timing.ts'

const TEXT = 'A lamp is $50 and takes $20 of material. I sell 30 lamps a month. '
const FIGURES: SmallFigure[] = [
  { quote: '$50', value: 50, role: 'price' },
  { quote: '$20 of material', value: 20, role: 'unit-cost' },
  { quote: '30 lamps a month', value: 30, role: 'units-sold', unit: 'count', per: 'month', thing: 'lamps' },
]

function answerTo(
  question: string,
  { before = '', figures = [] as SmallFigure[], trade = undefined as string | undefined } = {},
) {
  const composer = smallCase({
    text: `${TEXT}${before}${before ? ' ' : ''}${question}`,
    figures: [...FIGURES, ...figures],
    asked: [question],
    ...(trade && { trade }),
  })
  const [first] = answersTo(composer, [question])
  if (!first) throw new Error('no answer')
  return { text: plainText(first.answer.says), kind: first.kind, hasSum: first.answer.hasSum, composer }
}

const economicsIn = (composer: ReturnType<typeof smallCase>) => {
  const economics = economicsOf(composer)
  if (!economics) throw new Error('no economics')
  return economics
}

test('a higher price: what it leaves, and the share of sales that may be lost', () => {
  const { text, composer } = answerTo('Should I raise the price to $60?', {
    figures: [{ quote: '$60', value: 60, role: 'price', status: 'goal' }],
  })
  const { left } = economicsIn(composer)
  const loss = 1000 / (left + 1000)
  expect(text).toContain(`lose ${Math.round(loss * 100)}% of sales`)
  expect(text).toContain('$60')
})

test('a price below cost is refused', () => {
  const { text } = answerTo('Should I go down to $22?', {
    figures: [{ quote: '$22', value: 22, role: 'price', status: 'goal' }],
  })
  expect(text).toMatch(/^Do not go that low/)
})

test('a price is judged against those of the brief', () => {
  const { text } = answerTo('Is $50 too low?', {
    before: 'Others ask $90.',
    figures: [{ quote: '$90', value: 90, role: 'competitor-price' }],
  })
  expect(text).toMatch(/^Yes, it is low/)
  expect(text).toContain('$90')
})

test('a loan: payment, and how often the second year covers it', () => {
  const { text, composer } = answerTo('Should I take the loan?', {
    before: 'The bank offers $5,000 at 9% over 5 years.',
    figures: [
      { quote: '$5,000', value: 5000, role: 'loan-offered', status: 'quote' },
      { quote: '9%', value: 9, role: 'other', unit: 'fraction', used: false, status: 'quote' },
      { quote: '5 years', value: 5, role: 'other', unit: 'years', used: false, status: 'quote' },
    ],
  })
  const payment = annuity(500_000, { rate: 0.09, months: 60 })
  expect(Math.round(payment / 100)).toBe(104)
  expect(text).toContain('$104 a month')
  expect(text).toContain(`${(economicsIn(composer).leftMonthly / payment).toFixed(1)} times the payment`)
})

test('a loan without its terms names the highest payment and what is missing', () => {
  const { text } = answerTo('Should I take the loan?', {
    before: 'The bank offers $5,000.',
    figures: [{ quote: '$5,000', value: 5000, role: 'loan-offered', status: 'quote' }],
  })
  expect(text).toContain('Tell us rate and term')
})

test('a share for a sum: the value of the whole', () => {
  const { text } = answerTo('Should I accept the investor?', {
    before: 'An angel offers $20,000 for 10%.',
    figures: [
      { quote: '$20,000', value: 20_000, role: 'raise-goal', status: 'quote' },
      { quote: '10%', value: 10, role: 'other', unit: 'fraction', used: false, status: 'quote' },
    ],
  })
  expect(text).toContain('$20,000 for 10% puts $200,000 on the whole company')
})

test('leaving a job: sales that replace the pay, and months that the savings last', () => {
  const { text, composer } = answerTo('Should I quit my job?', {
    before: 'My job pays $3,000 a month and I saved $12,000.',
    figures: [
      { quote: '$3,000 a month', value: 3000, role: 'wage', per: 'month' },
      { quote: '$12,000', value: 12_000, role: 'cash' },
    ],
  })
  const { running, left } = economicsIn(composer)
  expect(text).toMatch(/^Keep the job/)
  expect(text).toContain(`${Math.ceil((running + 300_000) / left)} pieces a month`)
})

test('a hire: cost with contributions, and the sales that carry it', () => {
  const { text, composer } = answerTo('Should I hire a helper at $1,000 a month?', {
    figures: [{ quote: '$1,000 a month', value: 1000, role: 'wage', per: 'month', status: 'goal' }],
  })
  const { left } = economicsIn(composer)
  const [, burden = ''] = /with (\d+(?:\.\d)?)% of employer/.exec(text) ?? []
  const needed = Math.ceil((100_000 * (1 + Number(burden) / 100)) / left)
  expect(text).toContain(`${needed} pieces more a month`)
})

test('a machine: sales that pay it back, months they take, and the money that is missing', () => {
  const { text, composer } = answerTo('Should I buy the lathe?', {
    before: 'The lathe is $4,000 and I have $1,000.',
    figures: [
      { quote: '$4,000', value: 4000, role: 'one-off-cost', status: 'quote' },
      { quote: '$1,000', value: 1000, role: 'cash' },
    ],
  })
  const { left } = economicsIn(composer)
  expect(text).toContain(`${Math.ceil(400_000 / left)} pieces`)
  expect(text).toContain('$3,000 is missing')
})

test('a machine without a price says which figure is missing', () => {
  const { text } = answerTo('Should I buy the lathe?')
  expect(text).toContain('Tell us what it costs')
})

test('a figure that was read with doubt is not computed with', () => {
  const { text } = answerTo('Should I buy the lathe?', {
    before: 'The lathe is $4,000.',
    figures: [{ quote: '$4,000', value: 4000, role: 'one-off-cost', used: false }],
  })
  expect(text).toContain('Is ‘$4,000’ its price')
  expect(text).not.toContain('$4,000 is')
})

test('a lease: sales that pay the rent', () => {
  const { text, composer } = answerTo('Should I sign the lease?', {
    before: 'The room is $700 a month.',
    figures: [{ quote: '$700 a month', value: 700, role: 'rent', per: 'month', status: 'quote' }],
  })
  expect(text).toContain(`${Math.ceil(70_000 / economicsIn(composer).left)} pieces a month`)
})

test('a discount: what is left, and how many more have to be sold', () => {
  const { text, composer } = answerTo('Is a discount of 20% too much?', {
    figures: [{ quote: '20%', value: 20, role: 'discount', unit: 'fraction', status: 'goal' }],
  })
  const { left } = economicsIn(composer)
  expect(text).toContain(`${(left / (left - 1000)).toFixed(1)} times`)
})

test('an order below cost is refused with the lowest price', () => {
  const { text } = answerTo('Should I accept the order?', {
    before: 'A chain would pay $15 for each.',
    figures: [{ quote: '$15', value: 15, role: 'price', status: 'quote', per: 'unit' }],
  })
  expect(text).toMatch(/^Not at that price/)
})

test('a deposit covers what one costs', () => {
  const { text, composer } = answerTo('Should I ask for a deposit?')
  const { left } = economicsIn(composer)
  expect(text).toContain(`Ask for ${Math.round((1 - left / 5000) * 100)}%`)
})

test('the wait for money: what is out, against the cash', () => {
  const { text } = answerTo('How do I finance the wait for the money?', {
    before: 'Shops pay after 60 days.',
    figures: [{ quote: '60 days', value: 60, role: 'lead-time', unit: 'days' }],
  })
  expect(text).toContain('With 60 days to wait')
})

test('a share or a fixed sum: where both cost the same', () => {
  const { text } = answerTo('Is a fixed rent better than giving 20 percent?', {
    before: 'The fixed rent would be $400 a month.',
    figures: [
      { quote: '$400 a month', value: 400, role: 'rent', per: 'month', status: 'quote' },
      { quote: '20 percent', value: 20, role: 'commission-rate', unit: 'fraction', status: 'quote' },
    ],
  })
  expect(text).toContain('more than $2,000 a month')
})

test('how many it takes: costs and pay divided by what one leaves', () => {
  const { text, composer } = answerTo('How many do I need to sell to live from it?')
  const { fixed, left } = economicsIn(composer)
  expect(text).toContain(`${Math.ceil(fixed / left)} pieces a month`)
})

test('the first lot: its bill, and the months it lasts', () => {
  const { text } = answerTo('Should I print 600 lamps from the beginning?', {
    figures: [{ quote: '600 lamps', value: 600, role: 'units-sold', unit: 'count', status: 'goal' }],
  })
  expect(text).toMatch(/^Start smaller/)
  expect(text).toContain('20 months')
})

test.each([
  [6, 20, 10, '10 June'],
  [6, 1, 1, '31 May'],
  [6, 1, 31, '1 May'],
  [6, 1, 32, '30 April'],
  [1, 15, 20, '26 December'],
])('the day before month %i, day %i, by %i days is %s', (month, day, days, text) => {
  expect(dayBefore(month, day, days)).toBe(text)
})

test('the empty months: what they cost', () => {
  const { text } = answerTo('What do I do the other 4 months?', {
    figures: [{ quote: '4 months', value: 4, role: 'other', unit: 'months', used: false }],
  })
  expect(text).toContain('4 quiet months cost')
})

test('which of two: the one that leaves more', () => {
  const { text } = answerTo('Should I do repairs or workshops first?', {
    before: 'Repairs are $35. Workshops are $120.',
    figures: [
      { quote: '$35', value: 35, role: 'price' },
      { quote: '$120', value: 120, role: 'price' },
    ],
  })
  expect(text).toMatch(/^Workshops first/)
})

test('something to drop is held against the usual sale', () => {
  expect(answerTo('Should I drop the fairs?').text).toContain('Your usual piece leaves')
})

test('make or buy, customers, grants, timing and claims all end in a sum', () => {
  for (const question of [
    'Should I make them myself or use a co-packer?',
    'How do I get more customers?',
    'Should I apply for a grant?',
    'When should I open?',
    'Who is right?',
  ])
    expect(answerTo(question)).toMatchObject({ hasSum: true })
})

test('law and insurance name the rule or the cover', () => {
  expect(answerTo('Do I need a licence?').kind).toBe('permission')
  expect(answerTo('Do I need insurance?').text).toMatch(/^Yes, before the first customer/)
})

test('the price comes before what has to be paid for', () => {
  expect(answerTo('Should I hire a helper or raise the price first?').text).toMatch(/^The price first/)
})

test('a question of no kind still says what the numbers mean', () => {
  const { text, kind } = answerTo('Should levels expire when the tests of the school change every year?')
  expect(kind).toBeUndefined()
  expect(text).toMatch(/\d+ pieces/)
})

test('two questions get two different answers, five at most, without a fault', () => {
  const asked = [
    'Who is right?',
    'Is he right?',
    'What should I charge?',
    'what do i charge',
    'Do I need a licence?',
    'When should I open?',
  ]
  const composer = smallCase({ text: `${TEXT}${asked.join(' ')}`, figures: FIGURES, asked })
  const table = askedBlocks(composer).find((block) => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('no table')
  const answers = table.rows.map(({ cells }) => plainText(cells[1] as NonNullable<(typeof cells)[1]>))
  expect(answers).toHaveLength(5)
  expect(new Set(answers).size).toBe(5)
  expect(askedBlocks(composer).flatMap(prosesOf).flatMap(proseFaults)).toEqual([])
})
