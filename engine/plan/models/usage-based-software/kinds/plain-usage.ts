import type { UsageKind } from '../usage-kind.ts'

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
  isBorderless: true,
  pool: 'firms that could need it',
  perThousand: [1, 2.5, 5],
  fits: [0.08, 0.14, 0.22],
  willing: [0.06, 0.12, 0.2],
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
