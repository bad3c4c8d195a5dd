// Energy paid for and wasted.
import type { Trade } from '../trade.ts'

export const energy: Trade = {
  cues: /\b(energy|electricity|heating|solar|kilowatt\w*|power bills?|utilit(y|ies)|insulation|carbon|lighting|boilers?|heat pumps?|gas bills?|savings on energy)\b/i,
  field: 'energy paid for and wasted',
  case: { one: 'measure', many: 'measures' },
  client: { one: 'site', many: 'sites' },
  payer: 'the meter',
  of: 'what the meter proves was saved in the first two years',
  trouble:
    'The bill rises, everybody has an idea why, and nobody has looked at the load at three in the morning.',
  now: ['change the supplier every other year', 'put it on the list for the next refurbishment'],
  whyLeft: 'Whoever pays the bill does not run the plant, and whoever runs it never sees the bill.',
  nothing: 'a bill that is a fifth too high, every month',
  groups: [
    {
      who: 'owners of buildings with machines that never sleep',
      why: 'Cold rooms, bakeries, gyms, pools: they burn at night and on Sunday, and a clock set wrong costs more than a year of fees.',
    },
    {
      who: 'managers who were asked for a figure',
      why: 'A bank, a landlord or a large customer wants to see consumption. They need the same readings anyway, and now they pay for themselves.',
    },
  ],
  steps:
    'A year of bills and two weeks of readings make the base line; three measures are chosen that need no building work; both sign the base line before anything is touched; each month the meter is read against it, and the share follows.',
  clock: 'the heating season, without which nothing can be proved',
  lost: 'sites that change their hours, tenants who move out, base lines that were never signed',
  sorting: 'a bill above a floor, a plant that runs at night, and one person who may touch the controls',
  proof: 'the signed base line, with weather and opening hours in it',
  bottleneck: {
    what: 'measuring honestly',
    because: 'a mild winter saves more than any measure, and the client’s accountant knows it',
  },
  adverse: 'Those who have already done the easy things ask first.',
  ends: 'Once the clocks are right they stay right, and the share has nothing left to grow on.',
  hold: 'a watch on the meter that finds the clock somebody changed back',
  busy: 'the weeks after the yearly bill, and early autumn',
  rivals: [
    {
      name: 'Do nothing: pay',
      why: 'a bill like others',
      fails: 'it is the one that grows',
      answer: 'two weeks of readings, free, with one picture',
    },
    {
      name: 'A cheaper supplier',
      why: 'one signature',
      fails: 'saves once, and only on the price',
      answer: 'do that too, and show it apart',
    },
    {
      name: 'The plant’s maintenance firm',
      why: 'knows the machines',
      fails: 'earns on hours and parts',
      answer: 'pay it for the settings that we find',
    },
    {
      name: 'An energy audit',
      why: 'a stamp, sometimes a subsidy',
      fails: 'ends as a report',
      answer: 'take the report and do three things of it',
    },
    {
      name: 'New plant on credit',
      why: 'the large step',
      fails: 'years, and a permit',
      answer: 'first stop the waste, then size the plant',
    },
  ],
  danger: 'the maintenance firm, if it begins to sell results instead of hours',
  uncopied: 'load curves of a few hundred sites of one kind, which show at a glance what is odd',
  firstVersion: [
    'a year of bills typed in',
    'two weeks of readings',
    'three measures without building work',
    'monthly page: base line, meter, share',
  ],
  leftOut: [
    { what: 'paying for new plant ourselves', why: 'it turns a service into a lender' },
    { what: 'homes', why: 'the sums are too small for a signed base line' },
    { what: 'trading of certificates', why: 'another market with its own supervisor' },
  ],
  layers: [
    {
      part: 'readings',
      job: 'the load every quarter of an hour',
      choice: 'the grid operator’s data where it may be had, a clip-on meter where not',
    },
    {
      part: 'base line',
      job: 'what would have been used in this weather, at these hours',
      choice: 'a plain regression on degree days and opening hours, shown to the client line by line',
    },
  ],
  asked: 'what the last yearly bill was, who looked at it, and what runs at three in the morning',
  productTest:
    'Ten sites, three measures each. If the meters of fewer than six show a twelfth less after one season, on the signed base line, the choice of measures is changed before an eleventh is signed.',
  sceptic: [
    'Nobody can prove what would have been used, and each dispute is about exactly that.',
    'The easy saving is made in the first month and paid for two years; by then the client feels that it was theirs.',
  ],
  risk: {
    name: 'Energy becomes cheap',
    sign: 'forward prices fall for two quarters',
    answer: 'a floor price in the contract, share counted in units and not in money',
  },
  ways: [
    'Visits to one kind of site, street by street',
    'Clients who show their curve to a colleague',
    'Bookkeepers and landlords who see the bills',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.2, 0.35, 0.5],
  marginLike: 'service paid by success',
  amount: [1_200, 2_600, 6_000],
  wins: [0.4, 0.6, 0.75],
  months: 6,
  casesAYear: [1.5, 3, 5],
  leaving: [0.015, 0.03, 0.05],
  told: [0.004, 0.014, 0.025],
  costToWin: [300, 900, 2_200],
  counted: 'firms',
  affected: [0.05, 0.1, 0.2],
}
