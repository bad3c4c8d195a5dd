// Expert work by the project.
import type { Trade } from '../trade.ts'

export const experts: Trade = {
  cues: /\b(freelanc\w+|consultants?|experts?|designers?|developers?|engineers?|talent|gigs?|copywriters?|translators?|lawyers?|accountants?|advisers?|advisors?|agenc(y|ies)|remote (staff|workers)|influencers?|creators?|interim|photographers?|marketers?|editors?)\b/i,
  field: 'expert work by the project',
  order: { one: 'project', many: 'projects' },
  seller: { one: 'expert', many: 'experts' },
  buyer: { one: 'client firm', many: 'client firms' },
  wants: 'the right person for three weeks, without hiring one',
  now: ['post on a board and read eighty applications', 'call the agency and pay for its reception'],
  lack: 'Profiles all say the same; what a client cannot see is who has done exactly this before and would do it again.',
  idle: 'Experts give a fifth of the week to proposals and wait six weeks for invoices, and both are unpaid.',
  nothing: 'a task that moves from quarter to quarter',
  groups: [
    {
      who: 'heads of small teams with a deadline',
      why: 'They have money and no time to choose. A wrong person costs them the deadline, so three good names beat three hundred.',
    },
    {
      who: 'firms that do it for the first time',
      why: 'They do not know how to write the brief. Whoever writes it with them usually gets the project.',
    },
  ],
  leak: 'Once a project has gone well, the next brief goes straight to the expert’s inbox.',
  hold: 'a contract that stands, payment in a week, and a successor when the expert is booked',
  breaks: 'a brief that grows, a delivery that nobody accepts, an expert who takes on too much',
  remedy:
    'stop the clock, read the brief with both, and replace the expert at our cost where the fault is clear',
  check: 'two former clients called, one piece of work explained line by line, and papers as self-employed',
  thick: 'one craft for one kind of client',
  liquid: 'three fitting names within two working days for eight briefs in ten',
  steps:
    'A brief of one page is written together; three names follow within two days; the deposit is paid before the start; work is accepted in two steps, and the second payment leaves within a week.',
  bottleneck: {
    what: 'good briefs',
    because: 'a vague one draws the wrong people and ends in an argument, whoever does the work',
  },
  busy: 'the start of a quarter, when budgets are new, and the month before a launch',
  rivals: [
    {
      name: 'Do nothing: postpone it',
      why: 'no decision',
      fails: 'the launch moves with it',
      answer: 'cut the task to one week and a fixed price',
    },
    {
      name: 'The large boards',
      why: 'anybody, at any price',
      fails: 'choosing takes longer than the work',
      answer: 'three names and a reason for each',
    },
    {
      name: 'The agency',
      why: 'a team, and somebody to blame',
      fails: 'pays its juniors with your budget',
      answer: 'the senior, for days and not for months',
    },
    {
      name: 'A hire',
      why: 'stays',
      fails: 'four months until the first day',
      answer: 'cover the four months, and leave when the hire comes',
    },
    {
      name: 'Somebody a friend knows',
      why: 'free, trusted',
      fails: 'right person, wrong craft',
      answer: 'take that person in, if the check holds',
    },
  ],
  danger: 'an agency that opens its list of freelancers',
  uncopied: 'what two hundred finished projects say about who can do what',
  firstVersion: [
    'one-page brief written together',
    'three names with a reason each',
    'deposit before the start',
    'acceptance in two steps',
  ],
  leftOut: [
    { what: 'open bidding', why: 'it makes price the first thing that either side sees' },
    { what: 'hourly tracking', why: 'it measures presence, and the brief measures results' },
    { what: 'a second craft', why: 'every craft needs its own check, done by somebody of that craft' },
  ],
  layers: [
    {
      part: 'briefs and contracts',
      job: 'one page, two steps of acceptance, rights and confidentiality',
      choice: 'templates reviewed once by a lawyer, signed electronically',
    },
    {
      part: 'payments held',
      job: 'keeps the deposit until a step is accepted',
      choice: 'a payment provider with split payouts; client money never touches our account',
    },
  ],
  asked: 'which task they last gave outside, how the person was found, and what it would have cost to wait',
  askedSeller: 'how many proposals they wrote last month, how many were won, and how long the money took',
  productTest:
    'The first twenty-five projects are scored by both sides on one question: would you do it again? Below twenty double yeses, the brief is reworked before the list grows.',
  sceptic: [
    'Good experts live on recommendation and pay no fee for it.',
    'A client who needs somebody twice a year forgets the platform, and one who needs somebody weekly hires.',
  ],
  risk: {
    name: 'Experts are treated as employees',
    sign: 'one client books the same person for the fourth month',
    answer: 'limits by contract, a lawyer’s page for each country, a hand-over fee for a hire',
  },
  ways: [
    'Letters to heads of teams who have just advertised a post',
    'Experts who bring a client they cannot serve',
    'Talks before associations of small firms',
  ],
  supply: 'in alumni lists, at meet-ups of the craft and among those who have just left a large firm',
  takeLike: 'marketplaces for services, large names',
  take: [0.12, 0.18, 0.25],
  orderValue: [500, 1_300, 3_500],
  serving: [0.012, 0.022, 0.035],
  ordersAYear: [2, 3.6, 6],
  leaving: [0.03, 0.05, 0.08],
  paidBack: 2.1,
  perSeller: [0.4, 0.9, 1.8],
  counted: 'firms',
  share: [0.02, 0.05, 0.1],
  byTransfer: true,
}
