// Calls, checks and infrastructure: what a developer wires in once and forgets, until it fails.
import type { UsageKind } from './usage-kind.ts'

export const DATA: UsageKind[] = [
  {
    cues: /\b(api|apis|endpoint|developers?|requests?|data feed|lookup|enrich\w*|weather|parcels?|tracking|address(es)?|geocod\w*|maps?|sdk|webhook\w*|exchange rates?)\b/i,
    noun: 'data service',
    one: 'account',
    many: 'accounts',
    use: { one: 'call', many: 'calls' },
    scene:
      'A developer needs one fact on one page: a date, a place, a status. Four suppliers publish it in four formats, two change theirs without notice, and the page is wrong on the day of the sale.',
    today: 'They scrape it, cache it, patch it on Fridays, and call that a feature.',
    missing:
      'The fact exists. What is missing is somebody who is woken up when it is wrong, so that the developer is not.',
    groups: [
      {
        who: 'the developer with a deadline',
        why: 'Reads the page of examples, tries one call and decides before the coffee is cold. Never speaks to anybody.',
      },
      {
        who: 'the product head who was burned',
        why: 'A wrong figure on the page cost a weekend last year. This one signs the larger bill.',
      },
    ],
    nothing: 'a Friday a month of patching, and a wrong page now and then',
    asked:
      'which source broke last, how they noticed, how many hours it took, and what they had looked at instead',
    rivals: [
      {
        name: 'Do nothing: scrape it ourselves',
        why: 'no bill, full control',
        fails: 'when a page changes at night',
        answer: 'show the log of changes that they missed',
      },
      {
        name: 'The source’s own interface',
        why: 'first hand, often free',
        fails: 'one source, its own rules',
        answer: 'join all sources under one rule',
      },
      {
        name: 'A large data vendor',
        why: 'a contract and a name',
        fails: 'a yearly minimum and a sales call',
        answer: 'a key in two minutes',
      },
      {
        name: 'A free public data set',
        why: 'free',
        fails: 'a month old',
        answer: 'sell freshness, and prove it by the minute',
      },
    ],
    danger: 'the source itself, which can open a better interface or close ours',
    core: 'a right answer to the first real call, within five minutes of arriving',
    features: [
      'a key without a sales call',
      'examples that run when pasted',
      'a status page that admits mistakes',
      'a limit that the customer sets',
    ],
    oneMore: 'each further source is one more that changes at night',
    leftOut: [
      { what: 'dashboards', why: 'customers build their own, and ours would be used by nobody' },
      { what: 'resale of raw data', why: 'licences forbid it, and it sells the well with the water' },
      { what: 'a promise of being always up', why: 'it is kept with money that is not there' },
    ],
    holds: 'it is wired into a page that nobody wants to touch again',
    leaves: 'the page itself is redesigned, or volume grows until building it themselves pays',
    firstSign: 'calls that fall by a third within a week',
    save: 'a mail to the developer, from an engineer, with the log',
    season: 'Keys are made in quiet weeks; from mid-November to January customers freeze their code.',
    decides:
      'A developer decides alone in an afternoon; the first large bill brings a second person to the table, months later.',
    swings: 'calls follow the customers’ own traffic, with peaks in December and holes at night',
    inputs: 'licences and fetching from sources',
    layers: [
      {
        part: 'collection',
        job: 'fetch, compare, notice change',
        choice: 'one small program for each source, with a test that runs every hour',
      },
      {
        part: 'the answer',
        job: 'fast, dated, with its source',
        choice: 'a cache near the customer; stale answers carry their age',
      },
      {
        part: 'metering',
        job: 'count each call once, for both sides',
        choice: 'an append-only log; the invoice is computed from it and can be recomputed',
      },
    ],
    secret: 'what customers ask for, which is what they are about to do',
    whyNow: [
      'More pages are assembled from other people’s data, by smaller teams.',
      'Assistants that write code choose the service whose examples run at once.',
    ],
    proof:
      'Twenty strangers get a key and a stop-watch. It passes if fourteen have a right answer in their own code within fifteen minutes and eight are still calling in week four.',
    sceptic:
      'What can be called can be copied. The source owns the facts, the customer owns the traffic, and the service in between is paid as long as neither of them has a free month. One large account leaving takes a third of the revenue.',
    mustKnow: 'somebody who has kept such a service up through a December',
    peril: {
      name: 'A source shuts us out',
      firstSign: 'errors from one source only',
      answer: 'two sources for each fact, and a licence for the main one',
    },
    ways: [
      {
        name: 'Pages of examples found by search',
        reached: 'developers who read',
        act: [0.003, 0.006, 0.011],
        wins: 0.45,
        cost: 0.3,
      },
      { name: 'Free keys that grow', reached: 'free keys', act: [0.02, 0.035, 0.05], wins: 0.3, cost: 0.4 },
      {
        name: 'Answers in developers’ forums',
        reached: 'developers helped',
        act: [0.02, 0.04, 0.07],
        wins: 0.25,
        cost: 0.3,
      },
    ],
    pool: 'firms that build such pages',
    perThousand: [0.25, 0.6, 1.1],
    fits: [0.1, 0.18, 0.28],
    willing: [0.03, 0.06, 0.1],
    price: [25, 80, 300],
    usePrice: [0.001, 0.004, 0.02],
    uses: [5_000, 20_000, 80_000],
    isPrepaid: false,
    inputShare: [0.08, 0.15, 0.25],
    churn: [0.02, 0.032, 0.05],
    told: 0.7,
    winMonths: [3, 5, 8],
    support: [0.03, 0.06, 0.1],
  },
  {
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
    pool: 'teams that run software',
    perThousand: [0.2, 0.5, 0.9],
    fits: [0.12, 0.22, 0.32],
    willing: [0.03, 0.06, 0.1],
    price: [60, 180, 600],
    usePrice: [0.05, 0.12, 0.4],
    uses: [500, 1_500, 5_000],
    isPrepaid: false,
    inputShare: [0.2, 0.28, 0.38],
    churn: [0.018, 0.03, 0.045],
    told: 0.6,
    winMonths: [3, 5, 8],
    support: [0.04, 0.07, 0.11],
  },
  {
    cues: /\b(identity|verif\w+|kyc|aml|fraud|background checks?|screening|compliance|age checks?|sanctions|credit checks?|signatures?|e-?sign\w*|scans?)\b/i,
    noun: 'checking service',
    one: 'client',
    many: 'clients',
    use: { one: 'check', many: 'checks' },
    scene:
      'A good customer photographs a passport for the third time, against the light, and gives up. A bad one got through on Tuesday with somebody else’s.',
    today: 'A person compares two pictures on a screen, between other duties, and signs with initials.',
    missing:
      'Checks there are many. What is missing is one that turns away the bad without losing the good on the way.',
    groups: [
      {
        who: 'the compliance officer',
        why: 'Answers in person to the supervisor and wants a record rather than a promise.',
      },
      { who: 'whoever counts sign-ups', why: 'Sees one in five vanish at the check and has no say in it.' },
    ],
    nothing: 'customers lost at the door, and now and then a letter from the supervisor',
    asked:
      'how many gave up at the check last month, how many wrong ones got through, and what one of those cost',
    rivals: [
      {
        name: 'Do nothing: a person looks',
        why: 'cheap in small numbers',
        fails: 'at night and in number',
        answer: 'leave the doubtful tenth to that person',
      },
      {
        name: 'The large checking firm',
        why: 'certified, known to the supervisor',
        fails: 'a minimum volume and a year’s contract',
        answer: 'start at one check',
      },
      {
        name: 'The bank’s own login',
        why: 'already verified',
        fails: 'not everybody has one',
        answer: 'take it where there is one',
      },
      {
        name: 'Rules in the office',
        why: 'known to all',
        fails: 'bend for a friend',
        answer: 'a record that does not',
      },
    ],
    danger: 'a state wallet or bank login that makes the check a matter of one tap',
    core: 'a decision in under a minute that the supervisor accepts afterwards',
    features: [
      'a check that works in bad light',
      'a reason for each refusal',
      'a record that can be handed over',
      'a person for the doubtful tenth',
    ],
    oneMore: 'each further country brings its own papers and its own supervisor',
    leftOut: [
      {
        what: 'a score for persons',
        why: 'it is heavily regulated, and a wrong one follows a person for years',
      },
      { what: 'keeping of faces', why: 'what is not kept cannot leak' },
      { what: 'a second country', why: 'its papers have to be learnt one by one' },
    ],
    holds: 'the supervisor has accepted this very record',
    leaves: 'volume brings an offer from the large firm',
    firstSign: 'a second supplier named in their terms',
    save: 'a joint look at refusals, good and bad',
    season: 'After an audit and before a launch; never in the last weeks of a quarter.',
    decides: 'Compliance says yes, technology tries, purchasing asks for three offers: two to five months.',
    swings: 'checks come with campaigns and deadlines, ten times an ordinary day',
    inputs: 'registers, lists and the person for doubtful cases',
    layers: [
      {
        part: 'capture',
        job: 'a usable picture on an old telephone',
        choice: 'guidance on the device; no picture leaves before it is good',
      },
      {
        part: 'decision',
        job: 'yes, no, or a person',
        choice: 'rented recognition with our thresholds, measured monthly against known cases',
      },
      {
        part: 'the record',
        job: 'who, when, on what grounds',
        choice: 'sealed and dated; deleted on the day the law allows',
      },
    ],
    secret: 'passports and faces',
    whyNow: [
      'Duties to know one’s customer have spread from banks to letting agents, marketplaces and employers.',
      'Forged pictures have become cheap, so a glance by a person is no longer a check.',
    ],
    proof:
      'Three clients send two hundred cases of which the truth is known. It passes if at most two bad ones get through and fewer than ten good ones are refused.',
    sceptic:
      'The large firms have the certificates, and states are about to give the check away. One forged case in the newspaper ends a small firm, and the client pays the fine before remembering who made the check.',
    mustKnow: 'somebody who has stood before a supervisor',
    peril: {
      name: 'A forged case gets through',
      firstSign: 'one complaint by a real owner',
      answer: 'insurance, a second method and a public account of it',
    },
    ways: [
      { name: 'Compliance circles', reached: 'officers met', act: [0.03, 0.06, 0.1], wins: 0.4, cost: 0.4 },
      {
        name: 'Firms that build the sign-up pages',
        reached: 'builders asked',
        act: [0.04, 0.08, 0.13],
        wins: 0.3,
        cost: 0.3,
      },
      {
        name: 'Search: a new duty and what it asks',
        reached: 'visitors from search',
        act: [0.004, 0.008, 0.014],
        wins: 0.3,
        cost: 0.3,
      },
    ],
    pool: 'firms that have to check people',
    perThousand: [0.15, 0.3, 0.6],
    fits: [0.2, 0.32, 0.45],
    willing: [0.03, 0.06, 0.1],
    price: [120, 300, 900],
    usePrice: [0.6, 1.2, 2.5],
    uses: [90, 250, 800],
    isPrepaid: false,
    inputShare: [0.2, 0.28, 0.36],
    churn: [0.012, 0.02, 0.035],
    told: 0.4,
    winMonths: [4, 6, 9],
    support: [0.05, 0.09, 0.14],
  },
]

/** Priced by use; what is used stands in the brief. */
export const PLAIN_USAGE: UsageKind = {
  cues: /(?!)/,
  noun: 'service by use',
  one: 'account',
  many: 'accounts',
  use: { one: 'use', many: 'uses' },
  scene:
    'The need comes in bursts: nothing for two weeks, then forty times on a Thursday. A fixed monthly price would be paid for the empty weeks, so nobody has bought one.',
  today: 'They do it by hand on the Thursdays and forget it on the other days.',
  missing: 'Tools by the month exist. What is missing is one that costs nothing while it rests.',
  groups: [
    {
      who: 'those with bursts',
      why: 'They have the trouble rarely and all at once, and pay without a thought on that day.',
    },
    {
      who: 'those who resell the result',
      why: 'They can put each use on their own customer’s invoice; for them it is not a cost at all.',
    },
  ],
  nothing: 'a long Thursday now and then',
  asked: 'when they needed it last, how often on that day, how they managed and what that cost',
  rivals: [
    {
      name: 'Do nothing: by hand on the day',
      why: 'no set-up',
      fails: 'at the tenth time',
      answer: 'be ready before the tenth',
    },
    {
      name: 'A tool by the month',
      why: 'a known cost',
      fails: 'is paid while it rests',
      answer: 'cost nothing at rest',
    },
    {
      name: 'A freelancer',
      why: 'thinks along',
      fails: 'is busy on that Thursday',
      answer: 'answer in a minute',
    },
    {
      name: 'A script of their own',
      why: 'free',
      fails: 'has one author',
      answer: 'be cheaper than its upkeep',
    },
  ],
  danger: 'the monthly tool that adds a price by use',
  core: 'one paid use, finished, within ten minutes of arriving',
  features: [
    'a first use before an account is asked for',
    'a price before each use',
    'a limit for each month',
    'a list of uses that goes onto an invoice',
  ],
  oneMore: 'each further kind of use needs its own price and its own doubt',
  leftOut: [
    { what: 'a monthly plan', why: 'it comes when ten accounts ask for it' },
    { what: 'custom work', why: 'it turns a service into an agency' },
    { what: 'a second group of customers', why: 'their bursts fall on other days' },
  ],
  holds: 'it costs nothing to keep the key',
  leaves: 'nobody leaves a thing without a fee; they just stop coming',
  firstSign: 'a month without a single use after three with',
  save: 'a mail with what it would have cost by hand',
  season: 'Use follows the customers’ own seasons; it is sold in the week before one.',
  decides: 'Whoever has the trouble decides on the day, with a card, below the sum that needs a signature.',
  swings: 'use comes in bursts that nobody announces',
  inputs: 'whatever is bought in for each use',
  layers: [
    {
      part: 'the queue',
      job: 'take forty at once, finish each, lose none',
      choice: 'a rented queue; each job can be run again without harm',
    },
    {
      part: 'metering',
      job: 'count each use once',
      choice: 'an append-only log from which the invoice is computed',
    },
  ],
  secret: 'what customers send in',
  whyNow: [
    'Small firms have become wary of one more monthly fee, and finance departments count them.',
    'Computing is rented by the second, so a service can cost nothing at rest on our side too.',
  ],
  proof:
    'Fifteen strangers run one real case each. It passes if ten pay for a second one within a month, unasked.',
  sceptic:
    'What is used rarely is forgotten between. Income comes in bursts and rent does not. The good accounts grow until they build it themselves, and the small ones never add up.',
  mustKnow: 'somebody who has done this by hand for money',
  peril: {
    name: 'Three accounts make the revenue',
    firstSign: 'the largest account passes a fifth',
    answer: 'a yearly price for that one, and no new feature for it',
  },
  ways: [
    {
      name: 'Search: the question of that Thursday',
      reached: 'visitors from search',
      act: [0.004, 0.009, 0.015],
      wins: 0.4,
      cost: 0.45,
    },
    { name: 'A free first use', reached: 'first uses', act: [0.03, 0.06, 0.1], wins: 0.35, cost: 0.35 },
    {
      name: 'One account tells another',
      reached: 'accounts asked',
      act: [0.08, 0.15, 0.22],
      wins: 0.25,
      cost: 0.2,
    },
  ],
  pool: 'firms that could need it',
  perThousand: [1, 2.5, 5],
  fits: [0.08, 0.14, 0.22],
  willing: [0.02, 0.045, 0.08],
  price: [20, 60, 250],
  usePrice: [0.2, 1, 4],
  uses: [20, 60, 200],
  isPrepaid: false,
  inputShare: [0.08, 0.15, 0.25],
  churn: [0.025, 0.04, 0.06],
  churnAs: 'software for firms',
  told: 0.5,
  winMonths: [3, 5, 8],
  support: [0.04, 0.07, 0.11],
}
