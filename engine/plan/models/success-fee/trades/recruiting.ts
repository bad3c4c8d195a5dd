// Posts that stay empty.
import type { Trade } from '../trade.ts'

export const recruiting: Trade = {
  cues: /\b(recruit\w*|hir(e|es|ing)|candidates?|placed?|placements?|headhunt\w*|staffing|vacanc(y|ies)|salary|job ?seekers?|technicians|employers?)\b/i,
  field: 'posts that stay empty',
  case: { one: 'vacancy', many: 'vacancies' },
  client: { one: 'employer', many: 'employers' },
  payer: 'the employer',
  of: 'the first year’s pay of whoever is placed',
  trouble:
    'A post is advertised, forty answer, none can do it, and the shift is run with one person too few.',
  now: ['run the advertisement again', 'hand it to four agencies and hear from one'],
  whyLeft:
    'Those who could do the work have a job and read no advertisements; somebody has to call them in the evening.',
  nothing: 'overtime for the others, until one of them leaves too',
  groups: [
    {
      who: 'heads of a shift or a team with a hole in it',
      why: 'They feel it on every rota. They will interview tomorrow if the first person sent is one they would have chosen.',
    },
    {
      who: 'firms without a personnel department',
      why: 'They hire twice a year and forget how. A short list and a draft contract save them a month.',
    },
  ],
  steps:
    'The post is described by what must be done in the first ninety days; twelve people are called, four are met, two are sent; the contract is drafted with the offer; a call after one, four and twelve weeks guards the guarantee.',
  clock: 'the notice period of the candidate, and the guarantee of three months after the first day',
  lost: 'posts that were never approved, offers below the market, candidates who use the offer to be paid more where they are',
  sorting: 'a named decision-maker, a pay band in writing and a date for the interview',
  proof: 'the signed terms before the first name is sent',
  bottleneck: {
    what: 'candidates who answer the telephone',
    because: 'each of them is called by five others, and trusts the one who has never wasted an evening',
  },
  adverse: 'Employers pass on the posts that nobody could fill and keep the easy ones.',
  ends: 'Two placements fill the team, and the client needs nobody for a year.',
  hold: 'a bench of people in touch, so that the next hole is filled in weeks',
  busy: 'January and September, when people who have thought about it over the holidays answer',
  rivals: [
    {
      name: 'Do nothing: overtime',
      why: 'no risk of a wrong person',
      fails: 'the good ones leave first',
      answer: 'put a price on an empty month',
    },
    {
      name: 'Advertisements',
      why: 'cheap, quick to place',
      fails: 'those who answer are those who always answer',
      answer: 'call those who do not read them',
    },
    {
      name: 'The large agency',
      why: 'one contract, every trade',
      fails: 'sends whoever is in the file',
      answer: 'one trade, known by name',
    },
    {
      name: 'Rewards for staff who bring somebody',
      why: 'trusted, nearly free',
      fails: 'runs dry after the third',
      answer: 'run it for them',
    },
    {
      name: 'Temporary staff',
      why: 'tomorrow',
      fails: 'twice the hour, gone on Friday',
      answer: 'cover until the first day, through a partner',
    },
  ],
  danger: 'a client’s own person in charge of hiring, once there is one',
  uncopied: 'people of one trade who answer because the last call was worth it',
  firstVersion: [
    'description by the first ninety days',
    'two names instead of ten',
    'terms signed before the first name',
    'calls in week one, four and twelve',
  ],
  leftOut: [
    { what: 'a second trade', why: 'the bench would start from nothing' },
    { what: 'a job board', why: 'it draws those whom clients already see' },
    { what: 'work paid in advance', why: 'it would change the promise that opens the door' },
  ],
  layers: [
    {
      part: 'the bench',
      job: 'who can do what, when they were called, what would move them',
      choice: 'a recruiting program by the seat; consent and deletion dates in each record',
    },
    {
      part: 'terms',
      job: 'signed before a name is sent, with guarantee and dates',
      choice: 'electronic signature; the name is hidden until it is there',
    },
  ],
  asked: 'which post stood empty longest in the last year, what it cost a week, and who filled it',
  productTest:
    'Of the first ten posts, four must be filled within ninety days and three of these people still be there after twelve weeks. Otherwise the posts accepted are changed, not the share.',
  sceptic: [
    'Everybody with a telephone can do this, and many do.',
    'Four months of work hang on one signature, and it can be withdrawn on the last evening.',
  ],
  risk: {
    name: 'A placement leaves within the guarantee',
    sign: 'a short answer in the call of week four',
    answer: 'a second name from the bench, no refund in the terms',
  },
  ways: [
    'Calls to team heads with an open advertisement',
    'People placed who now hire themselves',
    'Trade days and training schools',
  ],
  onTop: true,
  shareLike: 'share of a first year’s pay for a placement',
  share: [0.12, 0.18, 0.25],
  marginLike: 'service paid by success',
  amount: [34_000, 48_000, 75_000],
  wins: [0.2, 0.32, 0.45],
  months: 3,
  casesAYear: [1, 2.2, 4],
  leaving: [0.02, 0.035, 0.06],
  told: [0.004, 0.012, 0.025],
  costToWin: [500, 1_800, 4_000],
  counted: 'firms',
  affected: [0.004, 0.012, 0.03],
}
