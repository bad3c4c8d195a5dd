import type { UsageKind } from '../usage-kind.ts'

export const PIECE_OF_INFRASTRUCTURE: UsageKind = {
  cues: /\b(hosting|cloud|servers?|gpus?|compute|storage|gigabytes?|gb|ci\/cd|builds?|deploy\w*|databases?|observability|logs?|monitoring|serverless|containers?|cdn|bandwidth|test runs?)\b/i,
  noun: 'piece of infrastructure',
  one: 'team',
  many: 'teams',
  use: { one: 'hour', many: 'hours' },
  scene:
    'The bill from the large cloud has doubled and nobody can say which line did it. Two engineers spend a sprint on finding out, which costs more than the difference.',
  today:
    'They rent from the giant because everybody does, and pay a consultant once a year to switch things off.',
  missing:
    'Machines are plentiful. What is missing is a price that can be understood before the month is over.',
  groups: [
    {
      who: 'teams of three to fifteen without an operations person',
      why: 'Each hour on machines is an hour not spent on the product. They pay for silence.',
    },
    {
      who: 'whoever signs the cloud bill',
      why: 'Not the users of it. This one wants a ceiling, in writing.',
    },
  ],
  nothing: 'a bill that grows by itself and a sprint a year lost to it',
  asked:
    'what their last bill was, which line surprised them, and how many days went into machines in the last quarter',
  rivals: [
    {
      name: 'Do nothing: pay the bill',
      why: 'nobody was ever dismissed for it',
      fails: 'at the next budget round',
      answer: 'be ready in that week',
    },
    {
      name: 'The large cloud',
      why: 'has everything',
      fails: 'explains nothing',
      answer: 'do one thing, at one price',
    },
    {
      name: 'Own machines in a rack',
      why: 'cheap by the hour',
      fails: 'somebody has to drive there',
      answer: 'leave steady load to them',
    },
    {
      name: 'Another small provider',
      why: 'friendly',
      fails: 'may vanish',
      answer: 'a way out in a day, tested in public',
    },
  ],
  danger: 'the large cloud, which can halve the price of this one thing for a year',
  core: 'one real workload moved in an afternoon and a bill that matches the estimate',
  features: [
    'an import of what runs today',
    'a ceiling that stops, and does not merely warn',
    'an estimate before each change',
    'a way out in one command',
  ],
  oneMore: 'each further region or machine has to be watched at night',
  leftOut: [
    { what: 'a second region', why: 'it doubles the nights on call' },
    { what: 'contracts with penalties', why: 'one outage would cost a year' },
    { what: 'free machines for all', why: 'they fill with miners by the weekend' },
  ],
  holds: 'moving again costs a sprint',
  leaves: 'they grow large enough for a discount from the giant',
  firstSign: 'hours that fall while their own traffic does not',
  save: 'a look at their bill with them, and an honest word when the giant is cheaper',
  season: 'In the week after an outage or a bill; never in the fortnight before a release.',
  decides:
    'An engineer tries it on a side project, the lead moves one workload, finance notices in the third month.',
  swings: 'load comes in bursts, with builds by day and batches by night',
  inputs: 'rented machines and traffic',
  layers: [
    {
      part: 'machines',
      job: 'start, stop, isolate one customer from another',
      choice: 'rented from two providers; nothing that only one of them has',
    },
    {
      part: 'the ceiling',
      job: 'stop at the customer’s limit, to the minute',
      choice: 'a counter beside each workload, with its own test every night',
    },
    {
      part: 'the way out',
      job: 'export all in a standard form',
      choice: 'the same command that we use to move between providers',
    },
  ],
  secret: 'code, keys and what runs at night',
  whyNow: [
    'Cloud bills have become the second largest cost of small software firms, and finance has begun to ask.',
    'Workloads can be moved in standard packages, which was not so a few years ago.',
  ],
  proof:
    'Ten teams move one workload each. It passes if seven bills are within a tenth of the estimate and six workloads are still there after two months.',
  sceptic:
    'The raw material is bought from the very rival that it is sold against. Margins are thin, nights are long, and success means that the best customers outgrow it and leave.',
  mustKnow: 'somebody who has been on call for other people’s machines',
  peril: {
    name: 'One customer harms the others',
    firstSign: 'one account with ten times its usual load',
    answer: 'hard limits, and a person who may switch off',
  },
  ways: [
    {
      name: 'Published comparisons of real bills',
      reached: 'engineers who read',
      act: [0.003, 0.006, 0.01],
      wins: 0.4,
      cost: 0.3,
    },
    { name: 'A free bill check', reached: 'bills checked', act: [0.05, 0.1, 0.16], wins: 0.35, cost: 0.4 },
    {
      name: 'Open tools that we maintain',
      reached: 'teams that install them',
      act: [0.008, 0.015, 0.03],
      wins: 0.25,
      cost: 0.3,
    },
  ],
  isBorderless: true,
  pool: 'teams that run software',
  perThousand: [0.2, 0.5, 0.9],
  fits: [0.12, 0.22, 0.32],
  willing: [0.08, 0.16, 0.28],
  price: [60, 180, 600],
  usePrice: [0.05, 0.12, 0.4],
  uses: [500, 1_500, 5_000],
  isPrepaid: false,
  inputShare: [0.2, 0.28, 0.38],
  churn: [0.018, 0.03, 0.045],
  told: 0.6,
  winMonths: [3, 5, 8],
  support: [0.04, 0.07, 0.11],
}
