// Work for clients that we have no row for.
import type { Practice } from './practice.ts'

export const PLAIN: Practice = {
  cues: /(?!)/,
  noun: 'practice',
  work: { one: 'piece of work', many: 'pieces of work' },
  bills: 'project',
  rate: [60, 95, 150],
  fee: [2_500, 6_000, 16_000],
  outside: [0.05, 0.09, 0.15],
  hand: { role: 'Specialist', like: 'consultant', dollars: 72_000 },
  scene:
    'The work comes up a few times a year, is nobody’s job, and lands on whoever cannot say no. It gets done late, by somebody for whom it is the first time, every time.',
  nothing:
    'Muddling through has no invoice. Its price is the time of somebody paid for other things, and a result that has to be done again.',
  asked:
    'when they last needed this kind of work, who did it, what it cost with all hours, and what they would have paid to have it off the desk',
  groups: [
    [
      'those who have it on the desk this month',
      'A date makes them buyers. Without one they are interested, which pays nothing.',
    ],
    ['those who had it done badly', 'They know the price of a second try and ask better questions.'],
    ['those whose own person has left', 'The gap is real, and hiring takes half a year.'],
  ],
  signs:
    'Whoever owns the budget signs, after a call to somebody who has worked with us; the person who has to live with the result decides whether there is a second order.',
  season:
    'Orders follow the clients’ own year: after budgets are set and before their season begins. In it nobody has time to explain what they want.',
  method:
    'A fixed first piece with a date and a price, delivered by the people who sold it. What is learned there sets the size of everything after.',
  pilot: 'one small, complete piece',
  features: [
    'one page: result, date, price',
    'a named person who does the work',
    'a first result within two weeks',
    'one round of changes in the price',
    'a handover that the client can use without us',
  ],
  rivals: [
    [
      'Do nothing: somebody inside muddles through',
      'no invoice, no search',
      'late, and again next year',
      'price the hours it takes today',
    ],
    ['A freelancer', 'half the price, direct', 'one person, one calendar', 'two people know each client'],
    [
      'A large firm',
      'safe to recommend',
      'sells with seniors, delivers with juniors',
      'who sells it does it',
    ],
    ['Software', 'cheap and always there', 'stops where judgement begins', 'use it, and sell the judgement'],
  ],
  danger: 'the software that does four fifths of it for the price of a lunch',
  leftOut: [
    ['work outside the one narrow field', 'each excursion is learned at the client’s expense'],
    ['free first drafts', 'they give away the only thing on sale'],
    ['clients who want it by the hour and by tomorrow', 'they cost the ones who plan'],
  ],
  whyNow: [
    'Machines have made the routine part quick, so a small team can deliver what took a department.',
    'Firms would rather buy a result than add a salary while they are unsure of next year.',
  ],
  against: 'The routine part that machines do was also the part juniors learned from and clients paid for.',
  run: 'A call, a page, a yes; then a fortnight of work with one question list in the middle, a result, a round of changes and an invoice.',
  neck: {
    what: 'the founder’s own hours',
    because: 'the same person sells, checks and answers the telephone',
  },
  leak: 'Hours leak between yes and start, and after the result, when small wishes arrive that nobody wrote down.',
  proof:
    'A month after each delivery the client is asked what is in use. Where less than half is, the next offer begins with fewer things.',
  tools: [
    ['offer page', 'result, date, price, signature', 'one template with a signing link'],
    ['work board', 'who does what by when', 'a shared board with one lane a client'],
    ['hours', 'time by client, also the unpaid', 'a timer, exported monthly'],
  ],
  guard:
    'Clients’ papers stay in one place with named access, and are handed back or deleted when the work ends.',
  ways: [
    'People who have worked with us before',
    'Those whom such clients ask first',
    'One narrow question answered in public',
  ],
  hazard: [
    'One client becomes half the income',
    'two invoices in a row to the same name',
    'no client above a third after the first year',
  ],
  sceptic:
    'Anybody with the skill can offer it tomorrow, and many will. There is no wall around this, only a calendar, and the calendar is full when it is good and empty when it is not.',
}
