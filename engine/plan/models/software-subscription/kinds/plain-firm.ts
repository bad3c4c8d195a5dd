import type { SoftwareKind } from '../../software/kind.ts'

export const PLAIN_FIRM: SoftwareKind = {
  cues: /(?!)/,
  noun: 'tool',
  one: 'firm',
  many: 'firms',
  scene:
    'The work comes every week and is done by whoever has time, differently each time. A mistake in it is found by a customer, and found late.',
  today: 'A spreadsheet, a shared inbox and one colleague who knows how it is really done.',
  missing: 'General tools exist for everything; none of them knows this one step from beginning to end.',
  groups: [
    {
      who: 'the colleague who does it',
      why: 'Knows each exception by heart, is asked by nobody, and can sink any tool by going on as before.',
    },
    {
      who: 'the owner who pays for mistakes',
      why: 'Sees the cost when a customer complains, forgets it by the next month, and buys in between.',
    },
  ],
  nothing: 'some hours a week and now and then a customer',
  asked:
    'how they did it last week, step by step, what went wrong in the last three months, and what that cost',
  rivals: [
    {
      name: 'Do nothing: as always',
      why: 'no decision needed',
      fails: 'when the colleague is ill',
      answer: 'be bought in that week',
    },
    {
      name: 'The spreadsheet',
      why: 'bends to all exceptions',
      fails: 'has one author',
      answer: 'take it over, exceptions included',
    },
    {
      name: 'The large system they have',
      why: 'paid for',
      fails: 'covers the step with a free text field',
      answer: 'fill that field',
    },
    {
      name: 'A person, hired for it',
      why: 'thinks along',
      fails: 'costs a salary',
      answer: 'make that person twice as fast',
    },
  ],
  danger: 'the large system that turns the free text field into a module',
  core: 'one real job, from start to finish, with their own data',
  features: [
    'their own file read on the first day',
    'the three commonest exceptions',
    'a note of who did what',
    'everything out again as a file',
  ],
  oneMore: 'each further exception is somebody’s daily case and everybody else’s clutter',
  leftOut: [
    { what: 'a second trade', why: 'its exceptions differ, and two half-fitting tools fit nobody' },
    { what: 'an app for the telephone', why: 'the step happens at a desk until somebody shows otherwise' },
    { what: 'reports for management', why: 'they are asked for first and read last' },
  ],
  holds: 'the exceptions are in it, and nowhere else any more',
  leaves: 'the colleague who championed it leaves',
  firstSign: 'a week in which the old file was opened again',
  save: 'an hour beside that colleague',
  season: 'They look for help in the quiet weeks after a season that went wrong, and never in high season.',
  decides: 'The owner decides within a month, if the colleague who does the work has tried it and shrugged.',
  layers: [
    {
      part: 'the step',
      job: 'from input to result, with exceptions',
      choice: 'plain code with each exception named after the customer who has it',
    },
    {
      part: 'data in and out',
      job: 'files of the systems they have',
      choice: 'import and export first, interfaces when three customers share one',
    },
  ],
  secret: 'prices, margins and customers’ names',
  whyNow: [
    'Small firms have come to rent software by the month without a project around it.',
    'People who knew the step by heart retire faster than they can be replaced.',
  ],
  proof:
    'Three firms run one real week in it beside the old way. It passes if two of them leave the old way on their own by the fourth week.',
  sceptic:
    'A small step is a small budget. The spreadsheet is free, the large system may add it, and each firm swears that its exceptions are special. Ten customers with ten variants are a consultancy, not a product.',
  mustKnow: 'somebody who has done this step for a living',
  peril: {
    name: 'Every customer wants another variant',
    firstSign: 'the third request for an exception in a month',
    answer: 'a price for variants, and a limit of three',
  },
  own: {
    meets: ['the yearly meeting of their association', 'the supplier they all buy from'],
    trusts: 'somebody of the same trade in the next town',
    buys: 'in the quiet weeks, when the last bad one is remembered',
    busy: 'the busiest weeks of their own trade',
    fears: 'a Monday on which neither the old way nor the new one works',
    paper: 'the price and the notice period, on one page',
  },
  ways: [
    {
      name: 'A list of a hundred firms, called one by one',
      reached: 'firms called',
      act: [0.02, 0.04, 0.07],
      wins: 0.35,
      cost: 0.3,
    },
    {
      name: 'Search: the question they type',
      reached: 'visitors from search',
      act: [0.004, 0.008, 0.014],
      wins: 0.3,
      cost: 0.45,
    },
    {
      name: 'One of the trade tells another',
      reached: 'firms named by customers',
      act: [0.1, 0.18, 0.28],
      wins: 0.35,
      cost: 0.25,
    },
  ],
  pool: 'firms with staff',
  isBorderless: true,
  perThousand: [3, 6, 10],
  fits: [0.004, 0.015, 0.04],
  willing: [0.06, 0.12, 0.2],
  price: [29, 69, 189],
  churn: [0.02, 0.035, 0.055],
  told: 0.4,
  winMonths: [3, 5, 8],
  support: [0.05, 0.09, 0.14],
}
