// Compensation for delayed travel.
import type { Trade } from '../trade.ts'

export const delayedTravel: Trade = {
  cues: /\b(flights?|airlines?|delay(s|ed)?|passengers?|compensation|luggage|travell?ers?|trains?|cancell?ed|airport)\b/i,
  field: 'compensation for delayed travel',
  case: { one: 'claim', many: 'claims' },
  client: { one: 'passenger', many: 'passengers' },
  payer: 'the carrier',
  of: 'what the carrier pays',
  trouble:
    'The board says delayed, the night is spent on a bench, and the form that would bring money is never found.',
  now: ['forget it by Monday', 'write once and are turned down with a sentence about the weather'],
  whyLeft:
    'Carriers count on patience running out: the first answer is no, the second takes two months, and the sum is too small for a lawyer.',
  nothing: 'a lost evening, unpaid',
  groups: [
    {
      who: 'families who flew together',
      why: 'Four seats make four claims. The sum is a weekend away, and one parent would sign for all tonight.',
    },
    {
      who: 'people who travel for work',
      why: 'They are delayed often, keep every receipt, and have colleagues on the same flight.',
    },
  ],
  steps:
    'Flight and date are checked against public records within a minute; the passenger signs once; the letter cites the rule and the record; what is refused is sorted by carrier and goes to the body or court that decides fastest there.',
  clock: 'the limitation period, which runs for years in one country and for months in the next',
  lost: 'storms and strikes that a court accepts, carriers that are bankrupt, tickets nobody can find',
  sorting: 'length of delay, cause by the record, carrier and court',
  proof: 'booking, boarding pass and the record of the flight',
  bottleneck: {
    what: 'the refused ones',
    because:
      'a letter takes a minute and a court file an hour, and the carrier knows which passengers stop at the letter',
  },
  adverse: 'People come with the claim that the carrier has already refused twice.',
  ends: 'A passenger is served once and may not be delayed again for years.',
  hold: 'a watch on booked trips that files by itself',
  busy: 'the weeks after the summer holidays and after the first storms',
  rivals: [
    {
      name: 'Do nothing: forget it',
      why: 'it is over',
      fails: 'the sum was a month’s shopping',
      answer: 'answer in a minute, on the evening itself',
    },
    {
      name: 'The carrier’s own form',
      why: 'free, all of the sum',
      fails: 'refused by the first answer',
      answer: 'say so when the case is plain, and keep the trust',
    },
    {
      name: 'The large claim portals',
      why: 'known, quick to sign',
      fails: 'a third and more, and months of silence',
      answer: 'one language, one region, a status every fortnight',
    },
    {
      name: 'A lawyer',
      why: 'gets the hard ones',
      fails: 'wants a retainer',
      answer: 'send the hard ones in bundles',
    },
    {
      name: 'A voucher at the desk',
      why: 'at once',
      fails: 'a fraction, and a waiver in small print',
      answer: 'a card to keep in the wallet: do not sign',
    },
  ],
  danger: 'a booking site that files for its own customers',
  uncopied: 'win rates by carrier, cause and court',
  firstVersion: [
    'check by flight and date',
    'one signature for the family',
    'status every fortnight',
    'bundles by carrier',
  ],
  leftOut: [
    { what: 'paying out before the carrier does', why: 'it makes a lender of a letter writer' },
    { what: 'package trips', why: 'other law, other courts' },
    { what: 'a third country', why: 'each has its own court and its own clock' },
  ],
  layers: [
    {
      part: 'records',
      job: 'delay and cause for every flight',
      choice: 'a licensed flight-data feed, kept for the length of the limitation period',
    },
    {
      part: 'files',
      job: 'signature, letters, answers, court papers',
      choice: 'a case system with a template for each carrier and court',
    },
  ],
  asked: 'when they were last delayed by more than three hours, what they did about it, and what came of it',
  productTest:
    'A hundred claims against five carriers. If fewer than fifty-five are paid within half a year, the two worst carriers are left to others.',
  sceptic: [
    'The market is crowded by firms that buy every click on a delayed evening.',
    'Carriers pay late on purpose, and each month of it is financed here.',
  ],
  risk: {
    name: 'The rule is changed',
    sign: 'a proposal that raises the hours',
    answer: 'three months of cash, and files bundled before the date',
  },
  ways: [
    'Search advertising on flight and date',
    'Passengers who bring their row',
    'Hotel desks and travel offices',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.2, 0.27, 0.35],
  marginLike: 'service paid by success',
  amount: [250, 380, 600],
  wins: [0.4, 0.55, 0.7],
  months: 4,
  casesAYear: [8, 10.8, 12],
  leaving: [0.8, 0.86, 0.95],
  told: [0.05, 0.12, 0.2],
  costToWin: [6, 18, 45],
  counted: 'households',
  affected: [0.02, 0.05, 0.09],
}
