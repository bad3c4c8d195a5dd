// Stalls pay, visitors decide.
import type { EventKind } from '../kind.ts'

export const MARKET: EventKind = {
  cues: /\bmarkets?\b(?!ing)|craft fair|flea|\bfairs?\b|stalls?|vendors|christmas market|pop-?up market|exhibitors/i,
  noun: 'market',
  session: { one: 'market day', many: 'market days' },
  guest: { one: 'stallholder', many: 'stallholders' },
  paid: 'stall',
  money: {
    price: [40, 75, 150],
    seats: [25, 50, 120],
    aYear: [9, 12, 14],
    season: [0.5, 0.6, 0.8, 1, 1.1, 1.2, 1.2, 1.1, 1, 1, 1.2, 1.3],
    filled: [0.68, 0.86],
    perGuest: [0.08, 0.12, 0.18],
    perSession: [0.24, 0.32, 0.42],
    beside: {
      label: 'Food places and sponsors',
      one: 'food place',
      many: 'food places',
      guestsEach: 9,
      price: [70, 130, 260],
      cost: 0.1,
    },
    reach: {
      who: 'makers and traders within an hour',
      count: [800, 2_500, 8_000],
      go: [0.2, 0.35, 0.55],
      times: [4, 8, 16],
    },
    equipment: [1_500, 4_500, 12_000],
    help: { role: 'Market office and set-up', like: 'operations', dollars: 40_000 },
  },
  scene:
    'People who make things sell through a platform that shows them beside a factory’s copy, or stand in a hall where six stalls sell the same candles. Visitors walk round once and leave. Makers and buyers both live {where}; a day on which they meet has to be made.',
  groups: [
    {
      who: 'makers with a full table at home',
      why: 'They count in takings for each day: three times the fee and they return, less than twice and they do not. They tell each other the same evening.',
    },
    {
      who: 'families with a free Saturday',
      why: 'They come for an hour and coffee, and buy if there is something for each of them. Without them no maker comes a second time.',
    },
  ],
  nothing: 'Makers post from the kitchen table, families go to the shopping centre.',
  asked: 'at which market they last sold or bought, what they took or spent on the day, and what was missing',
  askedGo:
    'ten of twenty-five makers took less than twice their fee at the last one and still look for a better',
  craft:
    'Choosing is the work: no more than two of a trade, one surprise in each row, food at the far end so that everybody walks past everything. Refusing a friend’s stall is part of the job.',
  whyNow: [
    'Empty shops, yards and car parks can be had for a day by whoever brings insurance and clears up.',
    'Makers have grown tired of platform fees, and buyers of parcels.',
  ],
  against: 'Rain halves an open market, and councils charge for the square whether it rains or not.',
  first: [
    'stalls chosen by hand, no more than two of a kind',
    'food and seats at the far end',
    'a fixed day in the month',
    'card readers lent to those who have none',
    'takings asked for, stall by stall',
  ],
  oneMore: 'each further row needs visitors who are not there yet, and thin crowds make every maker unhappy',
  phases: {
    proof: 'twenty makers on one day in a borrowed yard',
    proved: 'fifteen of twenty take three times their fee and rebook on the spot',
    open: 'a fixed day each month, waiting list by trade',
    settled: 'a winter hall and two special days; stalls sold by the season',
  },
  leftOut: [
    { what: 'an entrance fee', why: 'it stops the passer-by who buys most on impulse' },
    { what: 'resellers', why: 'one row of bought-in goods, and makers leave' },
    { what: 'an online shop for all', why: 'it is what they came here to get away from' },
  ],
  rivals: [
    {
      name: 'Do nothing: parcels from the kitchen',
      why: 'no early morning',
      fails: 'a platform’s share and no talk',
      answer: 'show takings of a day',
    },
    {
      name: 'The weekly food market',
      why: 'footfall is there',
      fails: 'people carry vegetables',
      answer: 'another day, beside it',
    },
    {
      name: 'The big Christmas market',
      why: 'crowds',
      fails: 'fees of a month’s rent',
      answer: 'eleven other months',
    },
    {
      name: 'A gallery or shop on commission',
      why: 'somebody else sells',
      fails: 'half of the price',
      answer: 'the whole price, one day',
    },
  ],
  danger: 'the council or a shopping centre that opens a free market on the same Saturday',
  hardToCopy:
    'A waiting list sorted by trade and a record of who took what. Tents and a square can be hired by anybody.',
  misleads:
    'Full rows mislead when they are full of the wrong stalls. Takings of the median maker against the fee decide who rebooks.',
  priceLead:
    'A maker divides the day’s takings by the fee before packing up. The price can rise only as far as that division allows, so the visitor is what the fee really buys.',
  priceTest:
    'Corner stalls and the first row cost a fifth more from the third market on. If they are booked first, the plan of the square is priced by place.',
  ways: [
    {
      name: 'Makers asked at other markets, table by table',
      reached: 'makers spoken to',
      converts: [0.1, 0.2, 0.32],
      share: 0.5,
      cost: 0.2,
    },
    {
      name: 'Makers sent by makers',
      reached: 'names given by makers',
      converts: [0.15, 0.28, 0.42],
      share: 0.3,
      cost: 0.1,
    },
    {
      name: 'Posters and makers’ own followers, for visitors',
      reached: 'people who heard of the day',
      converts: [0.0005, 0.0012, 0.003],
      share: 0.2,
      cost: 0.7,
    },
  ],
  wayNote:
    'Two thirds of the money goes into visitors, though stalls pay the bill. Every maker gets the same picture with the date and their own work in it, three weeks ahead, and posts it.',
  wayGo:
    'Seven in ten rebook within a week of the day. Five or fewer: fewer stalls and more visitors next time, at the same fee.',
  layers: [
    {
      part: 'applications and plan',
      job: 'pictures, trade, power, place, fee',
      choice: 'a form and a drawn plan; no software for fairs',
    },
    {
      part: 'takings sheet',
      job: 'what each stall took, told in confidence',
      choice: 'a card in the envelope, filled in at the end',
    },
  ],
  keeps:
    'Takings are told in confidence and shown only as a median. Whoever publishes one stall’s figure loses all of them.',
  toolTest:
    'Set-up of ten stalls in the planned place by the planned crew: two hours up, one hour down, nothing left on the ground.',
  day: 'Vans from six, tents by eight, doors at ten; the quiet hour comes at one, the best two after it. {Founder} walks with the plan, moves nobody after nine, and collects cards at five.',
  bottleneck:
    'Visitors bind, not stalls: a square holds so many people who buy, and each further row divides them.',
  gap: {
    gap: 'Agreement with the council on power, waste and first aid',
    why: 'each missing paper can close the day at nine in the morning',
    closedBy: 'one folder, checked with the market officer six weeks ahead',
  },
  decision: 'No more than two stalls of one trade, whoever asks.',
  risks: [
    {
      name: 'Rain on market day',
      likelihood: 'high',
      sign: 'the forecast on Thursday',
      answer: 'a covered option, half a fee back as credit',
    },
    {
      name: 'Makers copy each other',
      likelihood: 'medium',
      sign: 'the third candle',
      answer: 'the plan by trade, kept in writing',
    },
  ],
  sceptic: [
    'Stallholders are poor payers with long memories. One wet autumn, and the best of them are gone to a hall with a heater.',
    'The organiser earns the fee of a stall and carries the risk of a square. Whoever can do this well could run something larger for more money.',
  ],
  wrongIf:
    'makers rebook on the spot, and if the median stall takes three times its fee in an ordinary month',
  kill: [
    { when: 'after the second market', stopIf: 'the median maker took less than twice the fee' },
    { when: 'the end of month eight', stopIf: 'fewer than half rebook and the waiting list is empty' },
  ],
  steps: [
    {
      day: 7,
      action: 'Visit four markets and count bags leaving each',
      number: 'bags for each hundred visitors',
      go: 'twenty or more at the best',
    },
    {
      day: 25,
      action: 'Talk to sixty makers at their tables',
      number: 'who would pay the fee',
      go: 'thirty',
    },
    {
      day: 40,
      action: 'Get the square, its papers and a covered option',
      number: 'papers in hand',
      go: 'all',
    },
    { day: 60, action: 'Hold the first day with twenty stalls', number: 'who rebook', go: 'fourteen' },
    { day: 88, action: 'Hold the second', number: 'median takings against the fee', go: 'three times' },
  ],
  finding: {
    headline: 'Stalls pay, visitors decide.',
    text: 'What a maker takes on the day decides whether the fee is paid again, so money goes into bringing buyers.',
  },
}
