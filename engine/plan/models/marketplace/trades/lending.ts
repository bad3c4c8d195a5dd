// Things lent by the day.
import type { Trade } from '../trade.ts'

export const lending: Trade = {
  cues: /\b(rent(s|al|als|ing)?( out)?|lend\w*|borrow\w*|shar(e|ing)( economy)?|(?:power )?tools|(?:camera|camping|party|sports) equipment|cameras?|storage|parking|garages?|drills?|ladders?|gear|peer-?to-?peer)\b/i,
  field: 'things lent by the day',
  order: { one: 'rental', many: 'rentals' },
  seller: { one: 'owner', many: 'owners' },
  buyer: { one: 'borrower', many: 'borrowers' },
  wants: 'the thing for one weekend, not for ten years in the cellar',
  now: ['buy the cheapest one and use it twice', 'ask a friend and owe a favour'],
  lack: 'Within a few streets everything exists ten times over; nobody knows where, and nobody lends to a stranger without a rule for the scratch.',
  idle: 'Owners have paid for something that stands still on three hundred and fifty days, and still fear the day it is used.',
  nothing: 'another cheap thing in the cellar',
  groups: [
    {
      who: 'people in the middle of a project',
      why: 'They need it on Saturday at nine. An hour’s drive to the hire shop is an hour of the project.',
    },
    {
      who: 'people without room',
      why: 'In a flat without a cellar, owning is the dear part. They borrow again as soon as the first time was easy.',
    },
  ],
  leak: 'Neighbours who have met at the door lend without paying, and are right to.',
  hold: 'cover for damage, which no neighbour can give',
  breaks: 'a late return before the next rental, a broken part, a quarrel about who broke it',
  remedy: 'pay the owner from the cover within three days and ask the borrower afterwards',
  check: 'identity of both, pictures of the thing at every handover, and a value agreed in advance',
  thick: 'ten streets and twenty kinds of thing',
  liquid: 'three searches in four end in a thing that can be fetched the same day within a short walk',
  steps:
    'The borrower picks a day and pays; both take the same four pictures at handover; the code of the lock or the bell does the rest; at return the pictures are compared, and the owner is paid that evening.',
  bottleneck: {
    what: 'handover',
    because: 'two people have to be in one place at one minute, twice, for a sum that hardly pays the walk',
  },
  busy: 'Friday evening and Saturday before ten, from the first warm weekend on',
  rivals: [
    {
      name: 'Do nothing: put the project off',
      why: 'free',
      fails: 'until the visitors come',
      answer: 'sell the finished shelf, not the drill',
    },
    {
      name: 'The hire shop',
      why: 'professional gear, advice',
      fails: 'a drive, a deposit, closed on Sunday',
      answer: 'leave it the heavy machines',
    },
    {
      name: 'Buying cheap',
      why: 'the price of three rentals',
      fails: 'used twice, kept for ever',
      answer: 'better gear for less, and no cellar',
    },
    {
      name: 'A friend or neighbour',
      why: 'free and friendly',
      fails: 'asking twice is hard',
      answer: 'make the second time easy, with cover',
    },
    {
      name: 'The library of things',
      why: 'nearly free',
      fails: 'two afternoons a week',
      answer: 'list its stock for the other days',
    },
  ],
  danger: 'the hire chain, should it put lockers into the district',
  uncopied: 'owners within a walk who have been paid once for a scratch without a quarrel',
  firstVersion: [
    'search by day and by walk',
    'four pictures at each handover',
    'cover included in the price',
    'payout on the evening of the return',
  ],
  leftOut: [
    { what: 'things above the limit of the cover', why: 'one loss would eat a year of fees' },
    { what: 'delivery', why: 'it costs more than the rental' },
    { what: 'a second district', why: 'ten things in each of two districts serve neither' },
  ],
  layers: [
    {
      part: 'handover',
      job: 'same four pictures, twice, with time and place',
      choice: 'a page in the browser that opens the camera; lockers where the walk is long',
    },
    {
      part: 'cover',
      job: 'damage, theft, late return',
      choice: 'an insurer’s policy by the day, priced into every rental',
    },
  ],
  asked: 'what they bought in the last year and used fewer than three times, and what it cost',
  askedSeller: 'what they own that stood still all year, and what would make them hand it to a stranger',
  productTest:
    'Fifty rentals in ten streets. If owners report more than four damages that pictures do not settle, the value limit is lowered before the list is lengthened.',
  sceptic: [
    'It is a fine idea that has been tried in every city, and nobody fetches a drill for the price of a sandwich.',
    'The sums are small, the handovers many, and the first dispute costs more than a hundred fees.',
  ],
  risk: {
    name: 'Damage above the cover',
    sign: 'claims pass a tenth of the fees',
    answer: 'lower value limit, higher share for the borrower, category closed',
  },
  ways: [
    'Posts in the groups of single streets',
    'Owners who hang a card on the thing itself',
    'Notice boards at the builders’ merchant',
  ],
  supply: 'in the cellars and sheds of ten streets, reached door by door',
  takeLike: 'rental of things and cars',
  take: [0.14, 0.2, 0.28],
  orderValue: [22, 45, 120],
  serving: [0.025, 0.04, 0.06],
  ordersAYear: [2, 3.4, 6],
  leaving: [0.04, 0.06, 0.1],
  paidBack: 1.6,
  perSeller: [0.6, 1.5, 3],
  counted: 'households',
  share: [0.1, 0.18, 0.3],
}
