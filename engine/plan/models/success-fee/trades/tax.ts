// Tax paid and not claimed back.
import type { Trade } from '../trade.ts'

export const tax: Trade = {
  cues: /\b(tax(es)?|refunds?|vat|rebates?|r&d credits?|deductions?|property tax|tax assessments?|rateable values?|overpaid|hmrc|irs|tax returns?)\b/i,
  field: 'tax paid and not claimed back',
  case: { one: 'refund claim', many: 'refund claims' },
  client: { one: 'client', many: 'clients' },
  payer: 'the tax office',
  of: 'the refund',
  trouble: 'The relief exists in law, the form has forty boxes, and a wrong one brings a letter.',
  now: ['leave it to an accountant who charges by the hour', 'do not claim at all'],
  whyLeft: 'Those who are owed most are afraid of the office that owes it.',
  nothing: 'a year’s refund, gone when the limit passes',
  groups: [
    {
      who: 'people and firms whose year was unlike the last',
      why: 'A move, a birth, a new machine, a bad quarter: each opens a relief, and nobody tells them.',
    },
    {
      who: 'those who missed earlier years',
      why: 'The law lets them go back a few years. The oldest expires first, which is the best reason to call in November.',
    },
  ],
  steps:
    'Ten questions decide whether there is a case; papers are photographed and checked for gaps; somebody licensed reads every claim; it is filed, watched, and the share is due on the day the refund arrives.',
  clock: 'the end of the tax year, with which the oldest claim dies',
  lost: 'claims without papers, reliefs that were used up, years already closed by an audit',
  sorting: 'ten questions, the sum at stake, and papers that exist',
  proof: 'bills, certificates and a calculation that a stranger can follow',
  bottleneck: {
    what: 'the licensed reader',
    because: 'a signature carries liability, and only so many files a day deserve one',
  },
  adverse: 'Those with the boldest claims are the keenest.',
  ends: 'After the back years are fetched, one small claim a year remains.',
  hold: 'a reminder each year with the papers already in the folder',
  busy: 'the ten weeks before the filing date, and the last weeks of a tax year',
  rivals: [
    {
      name: 'Do nothing',
      why: 'no letters from the office',
      fails: 'money left each year',
      answer: 'ten questions, five minutes, a sum',
    },
    {
      name: 'The accountant',
      why: 'knows the file',
      fails: 'bills hours, and reliefs are not asked about',
      answer: 'work for accountants too, under their name',
    },
    {
      name: 'Tax software',
      why: 'cheap, quick',
      fails: 'asks and does not argue',
      answer: 'take what it calls complicated',
    },
    {
      name: 'Claim mills',
      why: 'promise much, no risk',
      fails: 'leave the client alone in an audit',
      answer: 'stand by the claim, in writing, for as long as it can be checked',
    },
    {
      name: 'A colleague who knows',
      why: 'free',
      fails: 'knows last year’s rule',
      answer: 'give the colleague a reason to send people',
    },
  ],
  danger: 'the tax software, when it learns to ask the ten questions',
  uncopied: 'claims that were audited and stood',
  firstVersion: [
    'ten questions with a sum at the end',
    'papers by photograph',
    'licensed reading of each claim',
    'watch on the refund',
  ],
  leftOut: [
    { what: 'advice on avoiding tax', why: 'another liability and another kind of client' },
    { what: 'claims without papers', why: 'one that falls in an audit costs ten that stand' },
    { what: 'advance payment', why: 'it needs a lender’s licence' },
  ],
  layers: [
    {
      part: 'questions',
      job: 'finds the relief and the sum',
      choice: 'a decision table that a tax adviser maintains, year by year',
    },
    {
      part: 'papers',
      job: 'photographs, gaps, retention',
      choice: 'encrypted store with the legal period built in',
    },
  ],
  asked: 'what they claimed for the last three years, who did it, and which box was left empty',
  productTest:
    'Forty claims are filed and ten of them read again by an outside adviser. One that should not have been filed, and the questions are rewritten before more are.',
  sceptic: [
    'The tax office simplifies one form and half of the clients are gone.',
    'A share of a refund rewards boldness, and offices audit whoever files bold ones by the hundred.',
  ],
  risk: {
    name: 'A claim falls in an audit',
    sign: 'two letters on the same relief',
    answer: 'share paid back, all like claims read again, cover for the reader',
  },
  ways: [
    'Search advertising on the relief by name',
    'Clients who tell at work',
    'Payroll offices and accountants',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.1, 0.18, 0.28],
  marginLike: 'service paid by success',
  amount: [350, 950, 3_500],
  wins: [0.6, 0.75, 0.88],
  months: 4,
  casesAYear: [1, 1.6, 3],
  leaving: [0.05, 0.07, 0.11],
  told: [0.01, 0.025, 0.04],
  costToWin: [20, 60, 180],
  counted: 'households',
  affected: [0.05, 0.1, 0.2],
}
