import type { UsageKind } from '../usage-kind.ts'

export const PAYMENT_SERVICE: UsageKind = {
  cues: /\b(payments?|transactions?|volume|payouts?|wallets?|remittance|card reader|checkout|merchants?|market traders?|stalls?|lending|loans?|interchange|invoic(e|ing) finance|fintech|bank transfers?|mobile money|tips?)\b/i,
  noun: 'payment service',
  one: 'trader',
  many: 'traders',
  use: { one: 'payment', many: 'payments' },
  scene:
    'The customer has chosen, holds out a card or a telephone, and the trader shakes a head. The nearest cash machine is five minutes away, and nobody comes back from there.',
  today: 'Cash in an apron, a cousin’s account for transfers, and a notebook that is right on most evenings.',
  missing:
    'Ways to pay there are many. What is missing is one that pays out tonight, because tomorrow’s goods are bought at four in the morning.',
  groups: [
    {
      who: 'traders with daily purchases',
      why: 'Money that arrives in three days is worth less to them than cash, whatever the fee.',
    },
    {
      who: 'those who need a record',
      why: 'A lender or an office asks for a year of takings. The notebook does not count; a statement does.',
    },
  ],
  nothing: 'lost sales at noon, and no paper to show when a loan is needed',
  asked:
    'how many customers could not pay last Saturday, what they did, and what the trader paid for taking money in the last month',
  rivals: [
    {
      name: 'Do nothing: cash',
      why: 'at once, no fee',
      fails: 'theft, change and the empty-handed customer',
      answer: 'be as fast as cash in the evening',
    },
    {
      name: 'The bank’s terminal',
      why: 'trusted',
      fails: 'forms, rent, and money in three days',
      answer: 'start with a telephone and pay out daily',
    },
    {
      name: 'A transfer to a private account',
      why: 'free',
      fails: 'who paid for what?',
      answer: 'a note with each payment',
    },
    {
      name: 'The large payment firm',
      why: 'works everywhere',
      fails: 'closes accounts by machine',
      answer: 'a person who answers in the local language',
    },
  ],
  danger: 'the large payment firm, or a state scheme that makes small payments free',
  core: 'a payment at noon and the money by evening, ten days running',
  features: [
    'taking money on an ordinary telephone',
    'a payout the same evening',
    'a note of what was sold',
    'a statement that a lender accepts',
  ],
  oneMore: 'each further way to pay brings its own partner, fee and fraud',
  leftOut: [
    { what: 'lending', why: 'it needs capital and a licence, and a year of data first' },
    { what: 'a device of our own', why: 'stock and repairs are another company' },
    { what: 'a second country', why: 'every supervisor begins at page one' },
  ],
  holds: 'a year of statements lies in it, and the lender knows them',
  leaves: 'one payout is late on the evening before a market',
  firstSign: 'two market days without a payment',
  save: 'a visit to the stall, with the last late payout explained',
  season: 'Before festivals and harvest money is everywhere; in the rains nobody signs anything.',
  decides:
    'The trader decides after seeing the neighbour’s payout arrive; the partner bank decides whether we may, and takes half a year.',
  swings: 'volume doubles before a festival and halves after it',
  inputs: 'the partner bank, the networks and fraud',
  layers: [
    {
      part: 'the partner',
      job: 'holds the money and the licence',
      choice: 'a licensed institution under contract; customers’ money never touches our account',
    },
    {
      part: 'the ledger',
      job: 'every payment twice, once for each side',
      choice: 'double entry, never edited; corrections are new entries',
    },
    {
      part: 'risk',
      job: 'notice what is not like this trader',
      choice: 'a few plain rules and a person, before any model',
    },
  ],
  secret: 'takings by the day, and where the cash lies',
  whyNow: [
    'Customers carry telephones and less cash each year, also at stalls.',
    'Licensed partners rent out their rails to small firms, so that nobody starts with a licence of one’s own.',
  ],
  proof:
    'Twelve traders on one market, six weeks. It passes if nine take a payment on every market day of the last fortnight and no payout was late.',
  sceptic:
    'A fraction of a per cent of small sums is very little. Most of that fraction belongs to the partner and the networks, fraud takes a part of the rest, and the state can make it free by decree. Until volume is large, each trader costs more than he brings.',
  mustKnow: 'somebody who has worked with a partner bank',
  peril: {
    name: 'The partner ends the contract',
    firstSign: 'a new questionnaire from its risk office',
    answer: 'a second partner under contract before month twelve',
  },
  own: {
    trusts: 'the trader at the next stall',
    fears: 'a payout that does not come on the evening it was promised',
    meets: ['the market, an hour before it opens', 'the office of the traders’ association'],
    buys: 'after a day of lost sales',
    busy: 'market hours',
    paper: 'when the money comes, and who holds it until then',
    keeps: 'takings and account numbers',
  },
  ways: [
    {
      name: 'Markets walked, stall by stall',
      reached: 'traders spoken to',
      act: [0.05, 0.1, 0.16],
      wins: 0.45,
      cost: 0.45,
    },
    {
      name: 'The traders’ association',
      reached: 'members told',
      act: [0.02, 0.04, 0.07],
      wins: 0.25,
      cost: 0.25,
    },
    {
      name: 'The neighbour who saw a payout',
      reached: 'neighbours',
      act: [0.08, 0.15, 0.24],
      wins: 0.3,
      cost: 0.3,
    },
  ],
  pool: 'small traders',
  perThousand: [8, 18, 30],
  fits: [0.12, 0.2, 0.3],
  willing: [0.06, 0.14, 0.24],
  price: [8, 22, 60],
  usePrice: [0.05, 0.12, 0.3],
  uses: [80, 180, 400],
  isPrepaid: true,
  inputShare: [0.3, 0.4, 0.5],
  churn: [0.02, 0.032, 0.05],
  told: 0.7,
  winMonths: [2.5, 4, 6],
  support: [0.05, 0.08, 0.13],
}
