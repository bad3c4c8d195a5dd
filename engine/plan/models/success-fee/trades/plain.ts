// Something won for others that we have no row for.
import type { Trade } from '../trade.ts'

export const plain: Trade = {
  cues: /(?!)/,
  field: 'results that clients do not get on their own',
  case: { one: 'case', many: 'cases' },
  client: { one: 'client', many: 'clients' },
  payer: 'whoever owes it',
  of: 'the result in money',
  trouble:
    'Something is owed or within reach, the way to it is long, and nobody in the house is paid to walk it.',
  now: ['try once and let it rest', 'pay an adviser by the hour and hope'],
  whyLeft: 'Each single case is too small for an expert and too hard for an evening.',
  nothing: 'a sum left lying, again and again',
  groups: [
    {
      who: 'those who tried and gave up',
      why: 'They know what it is worth and what it takes. Half of the talk is already over.',
    },
    {
      who: 'those who have many small cases',
      why: 'None is worth an afternoon, all together are worth a month. They hand over the folder gladly.',
    },
  ],
  steps:
    'A short list of questions decides whether a case is taken; the papers are completed in one go; a person checks before anything leaves; the answer is watched, and the share is due when the money has arrived.',
  clock: 'the time limit after which nothing can be asked for',
  lost: 'cases without papers, cases that come too late, and those where the other side has nothing',
  sorting: 'papers, age, and a sum above a floor',
  proof: 'the documents that show what was agreed and what was done',
  bottleneck: {
    what: 'careful checking',
    because: 'one careless case costs the trust that ten good ones earned',
  },
  adverse: 'Clients send what they could not solve themselves and keep the easy ones.',
  ends: 'A client who is well served has fewer cases next year.',
  hold: 'a monthly page that shows what was won, lost and is still open',
  busy: 'the weeks after books are closed',
  rivals: [
    {
      name: 'Do nothing',
      why: 'no work',
      fails: 'it repeats',
      answer: 'count the last year, free of charge',
    },
    {
      name: 'Doing it in the house',
      why: 'already paid',
      fails: 'always tomorrow',
      answer: 'leave the easy ones there',
    },
    {
      name: 'An adviser by the hour',
      why: 'thorough',
      fails: 'paid, win or lose',
      answer: 'nothing without a result',
    },
    {
      name: 'Software by the month',
      why: 'cheap',
      fails: 'finds and does not fetch',
      answer: 'work from its export',
    },
    { name: 'A lawyer', why: 'feared', fails: 'too large for the sum', answer: 'send the few that need one' },
  ],
  danger: 'the software that clients already use, once it adds this step',
  uncopied: 'a record of what worked, case by case',
  firstVersion: [
    'questions that sort',
    'papers in one upload',
    'a check by a person',
    'status every fortnight',
  ],
  leftOut: [
    { what: 'cases below a floor', why: 'work is the same and the share is not' },
    { what: 'payment in advance', why: 'it would undo the promise' },
    { what: 'a second kind of case', why: 'each kind has its own clock and its own proof' },
  ],
  layers: [
    { part: 'intake', job: 'questions, papers, gaps', choice: 'a form with uploads, checked by a person' },
    {
      part: 'case file',
      job: 'dates, letters, answers, sums',
      choice: 'a rented case system with limits on a calendar',
    },
  ],
  asked: 'what was left lying in the last year, what it was worth, and who tried',
  productTest:
    'Forty cases chosen blind. If fewer than fifteen are won within half a year, the questions that sort are changed before more clients are.',
  sceptic: [
    'What is easy clients do themselves, and what is hard is lost.',
    'All work is paid by us until somebody else decides to pay.',
  ],
  risk: {
    name: 'The rule behind it changes',
    sign: 'a proposal in the trade press',
    answer: 'three months of cash, and open cases filed before the date',
  },
  ways: [
    'Letters with a free count of one year',
    'Clients who name another',
    'Advisers who see the papers first',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.15, 0.22, 0.33],
  marginLike: 'service paid by success',
  amount: [200, 600, 2_000],
  wins: [0.35, 0.5, 0.65],
  months: 3,
  casesAYear: [4, 9, 20],
  leaving: [0.025, 0.04, 0.07],
  told: [0.006, 0.018, 0.03],
  costToWin: [80, 300, 900],
  counted: 'firms',
  affected: [0.04, 0.1, 0.2],
}
