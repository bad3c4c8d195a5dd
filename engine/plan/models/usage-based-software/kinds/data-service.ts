import type { UsageKind } from '../usage-kind.ts'

export const DATA_SERVICE: UsageKind = {
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
    'What can be called can be copied. The source owns the facts, the customer owns the traffic, and the service in between is paid as long as neither of them has a free month. One large account that leaves can take a third of the revenue along.',
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
  isBorderless: true,
  pool: 'firms that build such pages',
  perThousand: [0.25, 0.6, 1.1],
  fits: [0.1, 0.18, 0.28],
  willing: [0.08, 0.16, 0.28],
  price: [25, 80, 300],
  usePrice: [0.001, 0.004, 0.02],
  uses: [5_000, 20_000, 80_000],
  isPrepaid: false,
  inputShare: [0.08, 0.15, 0.25],
  churn: [0.02, 0.032, 0.05],
  told: 0.7,
  winMonths: [3, 5, 8],
  support: [0.03, 0.06, 0.1],
}
