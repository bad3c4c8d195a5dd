// A small business as a model would answer about it: rain tanks, cleaned for a fee.
import { briefSchema } from '../../brief.ts'
import { caseSourceOf } from '../../compose/case-source.ts'
import { understandingOf } from '../../compose/understood.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { draftPlan } from '../../plan/make-plan.ts'
import { read } from '../../read/read.ts'
import { BooksAnswer } from '../books-answer.ts'
import { ReadingAnswer, readingFrom } from '../reading-answer.ts'
import { tradeFrom } from '../trade-from.ts'

export const brief = briefSchema.parse({
  fullName: 'Ana Silva',
  email: 'ana@example.com',
  startupName: 'Tank Clean',
  businessIdea: 'We clean rain tanks for $260 a tank around Toowoomba, Australia',
  targetCustomer: 'Farm households with rain tanks',
  industry: 'Other',
  stage: 'Validation',
  additionalContext:
    'Did 31 tanks since June and took $9,000. I have $12,000 saved. Should I buy a second van?',
})
export const house = read(brief)

const figure = {
  quote: '$260 a tank',
  label: 'Price of one tank',
  value: 260,
  unit: 'money',
  per: 'tank',
  thing: '',
  role: 'price',
  status: 'actual',
} as const

export const finding = {
  head: 'The money is more than the tanks can have brought',
  contradiction: true,
  figures: [0, 1, 2],
  quotes: [],
  sums: [{ name: 'mostTaken', make: 'f0 * f1', unit: 'money' }],
  says: 'At {{f0}} the tanks bring {{mostTaken}}.',
}

export const readingAnswer = (more: object = {}): ReadingAnswer =>
  ReadingAnswer.parse({
    language: 'en',
    offer: 'rain tank cleaning',
    payer: 'farm households',
    user: '',
    mechanisms: ['service-visit'],
    country: 'AU',
    locality: 'Toowoomba',
    currency: 'AUD',
    stage: 'selling',
    figures: [
      figure,
      { ...figure, quote: '31 tanks', value: 31, unit: 'count', per: '', thing: 'tanks', role: 'units-sold' },
      { ...figure, quote: '$9,000', value: 9000, per: '', role: 'revenue-actual' },
      { ...figure, quote: 'since June', value: '--06', unit: 'date', per: '', role: 'age-or-date' },
      { ...figure, quote: '$12,000', value: 12000, per: '', role: 'cash', label: 'Savings' },
    ],
    checks: [finding],
    asked: ['Should I buy a second van?'],
    ...more,
  })

export const reading = () => readingFrom(readingAnswer(), brief, house)

const assumed = (id: string, label: string, unit: unknown, [low, value, high]: number[]) => ({
  id,
  label,
  unit,
  value,
  low,
  high,
  why: 'Usual in the trade',
})

export const booksAnswer = (more: object = {}): BooksAnswer =>
  BooksAnswer.parse({
    kind: 'rain tank cleaning',
    business: 'a van that cleans rain tanks',
    sale: ['tank', 'tanks'],
    customer: ['household', 'households'],
    thesis: ['At {{price}} a tank it pays.', 'The van binds it.', 'Bookings decide it.'],
    startsIn: 7,
    numbers: [
      { id: 'price', label: 'Price of one tank', unit: 'money', per: 'tank', figure: 0 },
      { id: 'cash', label: 'Savings', unit: 'money', figure: 4 },
      assumed('fuel', 'Fuel and chemicals for a tank', 'money', [20, 30, 45]),
      assumed('tanks-1', 'Tanks in month 1', ['tank', 'tanks'], [5, 8, 12]),
      assumed('tanks-each', 'Tanks of one household', ['tank', 'tanks'], [2, 3, 4]),
      {
        id: 'tanks-36',
        label: 'Tanks in month 36',
        unit: ['tank', 'tanks'],
        make: 'reach * wins * tanks-each / 12',
      },
      assumed('most', 'Most tanks in a month', ['tank', 'tanks'], [20, 25, 40]),
      assumed('rent', 'Insurance and phone', 'money', [200, 300, 400]),
      assumed('pay', 'Pay a month', 'money', [1000, 1500, 3000]),
      assumed('van', 'Second van', 'money', [20000, 25000, 40000]),
      assumed('second', 'Second van bought', 'times', [0, 0, 1]),
      assumed('homes', 'Households with tanks', ['household', 'households'], [2000, 3000, 5000]),
      assumed('share', 'Share that pays', 'share', [0.1, 0.2, 0.3]),
      assumed('reach', 'Households reached', ['household', 'households'], [200, 400, 600]),
      assumed('wins', 'Share won', 'share', [0.1, 0.3, 0.5]),
      assumed('flyers', 'Flyers', 'money', [0, 500, 900]),
      { id: 'left', label: 'Left of one tank', unit: 'money', make: 'price - fuel' },
    ],
    streams: [
      {
        id: 'tanks',
        label: 'Tank cleaning',
        mechanism: 'service-visit',
        unit: ['tank', 'tanks'],
        counts: 'sales',
        price: 'price',
        cost: 'fuel',
        volume: [
          { month: 1, amount: 'tanks-1' },
          { month: 36, amount: 'tanks-36' },
        ],
        capacity: 'most',
        season: [2, 2, 2, 1, 1, 1, 0, 0, 0, 1, 1, 1],
        onAccount: false,
      },
    ],
    costs: [
      {
        id: 'rent',
        label: 'Insurance and phone',
        group: 'operations',
        monthly: [{ month: 1, amount: 'rent' }],
      },
    ],
    purchases: [{ id: 'van', label: 'Second van', amount: 'van * second', month: 3, years: 5 }],
    posts: [
      {
        id: 'ana',
        role: 'Founder',
        isFounder: true,
        count: [{ month: 1, amount: '1' }],
        monthlyPay: 'pay',
      },
    ],
    money: [{ id: 'cash', label: 'Savings', kind: 'own', amount: 'cash', month: 1, status: 'in-hand' }],
    receivableDays: 0,
    payableDays: 14,
    market: [
      { what: 'Households with tanks', make: 'homes', unit: ['household', 'households'] },
      { what: 'All cleaning', make: 'homes * price', unit: 'money', is: 'TAM' },
      { what: 'Those who pay', make: 'homes * share * price', unit: 'money', is: 'SAM' },
      { what: 'Ours', make: '0', unit: 'money', is: 'SOM' },
    ],
    channels: ['calls', 'shops'].map((id) => ({
      id,
      name: `By ${id}`,
      how: 'Ana shows the mud of the last tank.',
      reached: 'households',
      reach: 'reach',
      wins: 'wins',
      cost: 'flyers',
    })),
    options: [{ id: 'two-vans', name: 'A second van', set: [{ number: 'second', to: '1' }] }],
    risks: ['Rain', 'Drought', 'Injury', 'Fuel'].map((name) => ({
      name,
      likely: 'low',
      sign: 'Calls stop.',
      answer: 'Wait for it.',
      moves: 'wins low',
    })),
    ...more,
  })

/** With the books of `answer`, as a plan is made from them. */
function sourceWith(answer = booksAnswer()) {
  const source = caseSourceOf(brief, reading())
  const trade = tradeFrom(source.choice.trade, { books: answer }, reading(), 'AU')
  return { ...source, choice: { ...source.choice, trade }, secondNames: [], subjects: [] }
}

export function draftedWith(answer = booksAnswer()) {
  const source = sourceWith(answer)
  return draftPlan({ brief, u: understandingOf(brief, source), knowledge, source })
}
