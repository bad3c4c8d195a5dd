import { expect, test } from 'vitest'
import { fieldOf } from '../text/field.ts'
import { factsOf, quantitiesIn } from './facts.ts'

const read = (text: string, name: 'additionalContext' | 'targetCustomer' = 'additionalContext') =>
  factsOf(quantitiesIn([fieldOf(name, text)]), 'EUR').map(({ kind, amount, approximate }) =>
    [
      kind,
      amount && (amount.low === amount.high ? amount.low : `${amount.low}-${amount.high}`),
      amount?.per,
      amount?.bound,
      approximate && '~',
    ]
      .filter(Boolean)
      .join(' '),
  )

test.each([
  ['Budget: 50k', ['budget 5000000 once']],
  ['Rent is 1,200 a month', ['rent 120000 month']],
  ['€1.900,50 for a bike', ['price 190050']],
  ['£12/mo', ['price 1200 month']],
  ['1.5m users', ['customers 1500000']],
  ['We want to reach 400 subscribers', ['other-number 400']],
  ['We have 400 subscribers', ['customers 400']],
  ['500m away', ['reach 500']],
  ['₹5 lakh budget', ['budget 50000000 once']],
  ['between 20 and 30 dollars per hour', ['price 2000-3000 hour']],
  ['a dozen pilot customers', ['pilot 12']],
  ['5-10k followers', ['customers 5000-10000']],
  ['half of our users', ['other-number 0.5']],
  ['three prototypes', ['prototypes 3']],
  ['Hardware cost is about $310 a unit', ['unit-cost 31000 unit ~']],
  ['We want to raise $1.5M for 10% equity', ['raise 150000000 once', 'equity 0.1']],
  ['MRR is $4k growing 20% month over month', ['revenue 400000', 'growth 0.2']],
  ['kids aged 5 to 12', ['customer-age 5-12']],
  ['twice a week', ['frequency 2 week']],
  ['delivered in 30 minutes within 5 km', ['lead-time 30', 'reach 5 at-most']],
  ['R1500 per month, RM20 each', ['price 150000 month', 'price 2000 unit']],
  ['Each candle costs £4 to make and sells for £18', ['unit-cost 400', 'price 1800']],
  ['The global market is $4 billion', ['other-number 400000000000']],
  ['预算50万元', ['budget 50000000 once']],
  ['ميزانية ٥٠٠٠٠ ريال', ['budget 5000000 once']],
  ['1,00,000 rupees saved', ['budget 10000000 once']],
  ["CHF 1'250 per session", ['price 125000 unit']],
  ['1.2% of the sale price', ['take-rate 0.012']],
  ['we take 15% of each booking', ['take-rate 0.15']],
  ['18 percent commission', ['take-rate 0.18']],
  ['18 percent of first-year salary', ['take-rate 0.18']],
  ['Food cost is 30% of the sale price', ['other-number 0.3']],
  ['40 cents a message', ['price 40 unit']],
  ['1.5 cents a message', ['price 1.5 unit']],
  ['It costs us about 40 cents a draft', ['unit-cost 40 unit ~']],
  ['2 pence per call', ['price 2 unit']],
  ['50p per scan', ['price 50 unit']],
  ['€0.40 per page', ['price 40 unit']],
  ['£4,500 per wedding, barn lease £1,900 a month', ['price 450000 unit', 'rent 190000 month']],
  [
    '£95 a month per unit, 60 units, lease £2,200 a month',
    ['price 9500 month', 'capacity 60', 'rent 220000 month'],
  ],
  ['Units rent for £95 a month', ['price 9500 month']],
  ['€39 a day', ['price 3900 day']],
  ['payroll services at $650 a month', ['price 65000 month']],
  ['Payroll is $6,500 a month', ['monthly-cost 650000 month']],
  ['Day rate €950', ['price 95000 day']],
  ['a monthly fee of $20', ['price 2000 month']],
  ['pro version 5 USD monthly', ['price 500 month']],
  ['B2B, COVID-19, GPT-4, 2FA, 24/7, web3, 3rd, mp3', []],
  ['founded in 2019', []],
  ['one place for everything', []],
])('%s', (text, facts) => {
  expect(read(text)).toEqual(facts)
})

test('a size in the customer field is the customers’', () => {
  expect(read('Farms with 2 to 40 hectares', 'targetCustomer')).toEqual(['customer-size 2-40'])
  expect(read('Clinics with 1 to 10 clinicians', 'targetCustomer')).toEqual(['customer-size 1-10'])
})

test('money of another country keeps its own name and is not converted', () => {
  const [fact] = factsOf(quantitiesIn([fieldOf('additionalContext', 'Budget is £9,000')]), 'EUR')
  expect(fact?.amount).toEqual({ low: 900000, high: 900000, unit: 'money', per: 'once', currency: 'GBP' })
})

test('claims without numbers', () => {
  const field = fieldOf(
    'additionalContext',
    'I am a marine biologist, my co-founder is an embedded engineer. I cannot code. Must be HIPAA compliant. We charge a share of the money recovered. No investors. Launch by June 2027.',
  )
  const facts = factsOf(quantitiesIn([field]), 'USD').map(({ kind, about, who }) =>
    [kind, about, who].filter(Boolean).join(': '),
  )
  expect(facts).toEqual([
    'skill: marine biologist: founder',
    'skill: embedded engineer: co-founder',
    'team-size: founders',
    'gap: I cannot code',
    'regulation: HIPAA',
    'price: share of the money recovered',
    'wish: No investors',
    'deadline: Launch by June 2027',
  ])
})
