import type { Kind } from '../kind-row.ts'

export const removals: Kind = {
  cues: /\b(movers?|moving (company|service|house|homes?|help|boxes)|(house|home|office|furniture|piano) removals?|removals|removal (firm|company|van|men)|relocat\w*|man and (a )?van|junk|(house|estate) clear(ance|ing)|packing service)\b/i,
  noun: 'removals firm',
  visit: { one: 'move', many: 'moves' },
  customer: { one: 'household', many: 'households' },
  worker: { role: 'Mover', like: 'mover', dollars: 37_000 },
  craft: 'get a wardrobe down a winding stair without touching the wall',
  craftTest:
    'six small moves with a hired van, each within the quoted hours, and nothing broken above the price of a plate',
  trouble: [
    'Everybody moves on the last Saturday of the month. {buyers} {where} ring five firms, get three prices that cannot be compared, and choose between a lorry that is too large and a friend with a bad back.',
    'A move is made a few times in a life, so nobody learns to buy one. Prices by the cubic metre mean nothing to somebody who owns a sofa and forty boxes.',
  ],
  groups: [
    {
      who: 'tenants with two rooms',
      why: 'Too small for the lorry firms, too much for one car. They have a date that cannot move and a deposit that depends on being out by noon.',
    },
    {
      who: 'children of parents who go into care',
      why: 'They live far away, have one weekend, and need somebody who clears, sells, gives away and carries, and who is kind about it.',
    },
  ],
  nothing:
    'One cannot leave a move undone, only do it badly: two friends, a hired van brought back with a dent, a week of pain. The bill is lower and is paid in favours.',
  ask: {
    what: 'how the last move was done, how many hours it took, and what broke',
    pass: 'four of the fifteen paid somebody, and two more say they would have',
  },
  works:
    'A film of each room from the telephone, a fixed price within the day, a van with two people at eight. {price} covers an ordinary small move inside the town; stairs, pianos and long ways are named beforehand.',
  trust:
    'Strangers carry out everything a family owns. A fixed price, cover for what is carried and the same two faces at both doors are worth more to them than a tenth off.',
  now: [
    'Rooms can be judged from a film sent by telephone, so nobody drives out to give a price.',
    'Shorter tenancies mean more and smaller moves, for which a lorry with four men is the wrong tool.',
  ],
  against:
    'The calendar is against it. Tenancies end with the month, so everybody wants the same few days, and the van costs as much on the others.',
  caution:
    'The number of moves in a year is our estimate, and many are made with friends. The share that pays is small and rises with age and income; a student town has many moves and few customers.',
  rivals: [
    {
      name: 'Do nothing: friends and pizza',
      why: 'nearly free',
      fails: 'backs, dents, a lost Saturday',
      answer: 'do the heavy half: two people for three hours',
    },
    {
      name: 'A hired van',
      why: 'cheap by the day',
      fails: 'the driver has never parked it',
      answer: 'van with a driver for little more',
    },
    {
      name: 'The lorry firm',
      why: 'insured, known, packs everything',
      fails: 'too large, too dear, booked out',
      answer: 'take what fits into one van',
    },
    {
      name: 'A man found online',
      why: 'tomorrow, in cash',
      fails: 'the price grows at the second door',
      answer: 'a fixed price in writing',
    },
  ],
  danger:
    'The man with a van and no insurance undercuts any honest price. He wins until the first scratched piano; reviews with the word “fixed price” are the only thing he cannot copy.',
  first: [
    'a price from a film within the day',
    'a van with two people',
    'blankets, straps, a piano board',
    'cover for what is carried',
    'fixed hours, fixed price',
    'a small discount in the middle of the month',
  ],
  oneMore: 'storage, long distance and packing tie up people on the few days that bring the money',
  leftOut: [
    { what: 'moves across a border', why: 'customs papers and two nights for one payment' },
    { what: 'a warehouse', why: 'rent for boxes that nobody fetches' },
    { what: 'a second van', why: 'it is only needed on six days, and can be hired on those' },
  ],
  workTest:
    'After twenty moves {founder} lays quoted and real hours side by side. When more than four ran over by a quarter, the questions in the film are wrong.',
  priceTalk:
    'The price is fixed because the fear is the surprise. Days in the middle of the month cost less, since an idle van costs the same; month ends are dearer, and are sold out first all the same.',
  priceTest:
    'For one month every second quote for a month end is a seventh higher. If as many are accepted, the season price stands. Owner: {founder}.',
  channels: [
    { name: 'Search in the weeks before a move', reached: 'enquiries', share: [0.12, 0.22, 0.35] },
    { name: 'Letting agents and caretakers', reached: 'agents asked', share: [0.15, 0.3, 0.5] },
    { name: 'Reviews read by strangers', reached: 'readers', share: [0.005, 0.01, 0.02] },
  ],
  winning:
    'A letting agent knows who moves four weeks before anybody else does. {founder} brings ten of them a card with fixed prices and asks for one tenant, not for a contract.',
  keeping:
    'Nobody moves again soon, so what is kept is the sentence they say about it. A review is asked for at the second door, when the sofa stands.',
  tools: [
    {
      part: 'quotes',
      job: 'rooms, stairs, hours, price',
      choice: 'a form with a film, a sheet that turns pieces into hours',
    },
    { part: 'calendar', job: 'van, people, parking permits', choice: 'one board, month ends first' },
    {
      part: 'damage',
      job: 'photograph before and after',
      choice: 'the telephone, sent to the customer the same evening',
    },
  ],
  data: 'Two addresses, a date on which one is empty and a film of everything inside: that is a burglar’s wish list. Films are deleted a week after the move.',
  toolTest:
    'Five friends send films of their flats. The sheet must give hours within a fifth of what {founder} estimates on the spot.',
  day: 'Load at eight, carry until eleven, drive, carry until two; a second small one on long days. The van is swept, the blankets are folded, tomorrow’s film is watched in the evening.',
  binds: 'the six days around a month’s end',
  lever:
    'The days between are the lever: offices, clearances and single heavy pieces fill a Tuesday that costs the same as a Saturday.',
  alone: 'a crew of two with one ill cannot move a washing machine',
  sceptic:
    'It is heavy, seasonal and bought on price by people who never come back. On most of its days the van earns nothing. One fall on a stair is a claim, one breakdown on the last Saturday three furious families; and every strong young man with a licence is a competitor by the weekend.',
  kill: 'fewer than a third of the moves fall between the fifth and the twenty-fifth: the van does not earn its keep',
  steps: [
    {
      day: 28,
      action: 'Six moves with a hired van at the full price',
      number: 'inside quoted hours',
      go: 'five of six',
    },
    { day: 45, action: 'Visit ten letting agents and caretakers', number: 'tenants sent', go: 'three' },
    { day: 60, action: 'Collect reviews at the second door', number: 'reviews', go: 'five' },
    { day: 75, action: 'Sell four moves in the middle of the month', number: 'sold', go: 'three' },
  ],
  money: {
    shape: 'jobs',
    price: [350, 620, 1_100],
    hours: 5,
    timesAYear: [1, 1, 1],
    perWorker: [0.5, 0.62, 0.8],
    daysAWeek: 5,
    small: 2,
    settled: 4,
    materials: [0.1, 0.14, 0.2],
    churn: [0.75, 0.85, 0.95],
    win: [25, 45, 90],
    kit: [2_000, 6_000, 18_000],
    running: [350, 650, 1_100],
    reach: [6, 10, 18],
    way: 'by car',
    share: { label: 'that move in a year', range: [0.07, 0.11, 0.16] },
    willing: [0.15, 0.3, 0.45],
  },
}
