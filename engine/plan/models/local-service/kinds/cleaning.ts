import type { Kind } from '../kind-row.ts'

export const cleaning: Kind = {
  cues: /\b(clean(er|ers|ing)?|maids?|housekeep\w*|janitor\w*|window clean\w*|ironing|declutter\w*|carpets?)\b/i,
  noun: 'cleaning round',
  visit: { one: 'clean', many: 'cleans' },
  customer: { one: 'home', many: 'homes' },
  worker: { role: 'Cleaner', like: 'cleaner', dollars: 35_000 },
  craft: 'leave a bathroom so that nobody finds a hair',
  craftTest: 'six strangers’ homes cleaned inside the agreed time, and five of the six booking a second date',
  trouble: [
    'Saturday morning goes into the bathroom. In homes {where} where two people work, cleaning is what they argue about on Friday; a cleaner would end it, and the last one stopped answering after a month.',
    'Finding a cleaner is easy, keeping one is not. She comes twice well, sends a cousin, then a message. What households want is the same two hours every second Thursday, by somebody they need not watch.',
  ],
  groups: [
    {
      who: 'couples with small children',
      why: 'They have the money and no free hour. They book the fortnight, never the month, because the floor is theirs at crawling height.',
    },
    {
      who: 'landlords and hosts between two guests',
      why: 'Their clean has a deadline at three in the afternoon, with keys, linen and a photograph. They pay more and cancel at noon.',
    },
  ],
  nothing:
    'Dust costs nothing. The price of doing nothing is paid in weekends and quarrels, which is why the decision is taken by whoever cleans now and paid for by both. Speak to that person.',
  ask: {
    what: 'who cleaned the bathroom last, how long it took, and what happened to the last cleaner',
    pass: 'five of the fifteen pay somebody, or did until they stopped coming',
  },
  works:
    'A fixed slot every week or fortnight, the same pair of hands, a list of rooms agreed on the first visit and left on the fridge. The first clean takes twice as long and is priced so; from the second on the price is {price} and does not move with the clock.',
  trust:
    'A key and an empty house are handed over, so references, an identity and cover for breakage come before any talk of products. People forgive a missed skirting board, and never a missing ring.',
  now: [
    'Two incomes and offices with fixed days leave homes empty on the same weekdays, so a round of neighbours can be cleaned on one morning.',
    'Bookings and cards on file end the envelope on the table, and with it the cleaner who is not insured by anybody.',
  ],
  against:
    'Cash in hand speaks against it: an undeclared cleaner charges less, and there are households that prefer it. {company} sells to those who want a receipt, and they are fewer.',
  caution:
    'Who could use a cleaner is nearly everybody; who pays one is a matter of income and street. The willing share moves with the district more than with the offer, so count cars and prams before believing it.',
  rivals: [
    {
      name: 'Do nothing: the Saturday morning',
      why: 'free, one’s own standard',
      fails: 'half of the weekend, and a quarrel',
      answer: 'sell the Saturday, not the shine',
    },
    {
      name: 'A cleaner paid in cash',
      why: 'cheaper, and no paper',
      fails: 'no stand-in, no cover, no receipt',
      answer: 'a name, a second name, and insurance',
    },
    {
      name: 'A booking app',
      why: 'tomorrow at ten',
      fails: 'somebody new each time who looks for the hoover',
      answer: 'the same person and a list on the fridge',
    },
    {
      name: 'A robot',
      why: 'bought once',
      fails: 'does floors, no bathroom and no stairs',
      answer: 'do what it cannot: wet rooms, kitchens, windows',
    },
  ],
  danger:
    'The rival that hurts is our own employee. She knows the key, the dog and the price, and needs a telephone call to take three homes along. Fixed hours and paid ways hold her; a clause in a contract does not.',
  first: [
    'a fixed slot every week or fortnight',
    'the same cleaner, and a known second one',
    'a list of rooms on the fridge',
    'our own cloths, colour by room',
    'cover for breakage',
    'a card on file, charged after the clean',
  ],
  oneMore:
    'ovens, carpets and building dust need other tools and blow up the slot that the next home is waiting for',
  leftOut: [
    {
      what: 'cleaning after builders',
      why: 'a day of plaster dust ruins the machines and the week’s order',
    },
    { what: 'ironing by the basket', why: 'it takes an hour that is worth twice as much with a mop' },
    { what: 'homes more than a quarter of an hour apart', why: 'two ways eat the margin of one clean' },
  ],
  workTest:
    'In the third week somebody who has not seen the home before works from the list alone. If the household notices a difference, the list is wrong, and {founder} rewrites it in the bathroom.',
  priceTalk:
    'A price by the home beats one by the hour: the household knows it, and whoever is quick earns more. {price} assumes an ordinary flat; pets, stairs and a second bathroom each add a tenth, said on the first visit and never after it.',
  priceTest:
    'Ten first visits, ten offers: five at {price}, five a tenth above. With four yeses in each five, the higher price stands. Owner: {founder}.',
  channels: [
    { name: 'Cards in the houses of present customers', reached: 'doors', share: [0.003, 0.007, 0.015] },
    { name: 'Local groups and search', reached: 'enquiries', share: [0.12, 0.25, 0.4] },
    {
      name: 'A free hour for whoever sends a neighbour',
      reached: 'customers asked',
      share: [0.1, 0.2, 0.35],
    },
  ],
  winning:
    'The best advertisement is the van, or the bucket, in front of number twelve on a Thursday. {founder} leaves a card at ten and fourteen, with the price on it and the day on which the street is cleaned anyway.',
  keeping:
    'Homes leave after a change of cleaner, not after a rise. So a change is announced, the new one is brought along once, and {founder} calls two days later. A household that cancels twice gets a pause instead of a bill.',
  tools: [
    {
      part: 'slots',
      job: 'home, day, cleaner, ways in order',
      choice: 'a scheduling tool for field work, its smallest plan',
    },
    {
      part: 'room lists',
      job: 'what is done each time, what in turn',
      choice: 'a sheet for each home, a photograph of it in the schedule',
    },
    { part: 'keys', job: 'which key is out with whom', choice: 'a numbered board and a signature' },
  ],
  data: 'Alarm codes and keys are kept apart from addresses. Photographs are taken of damage only, sent to the customer and deleted.',
  toolTest:
    'One Monday a cleaner calls in sick at seven. By half past seven the schedule must show who goes where, and both households must have a message. {founder} rehearses that before it happens.',
  day: 'Two homes before lunch and one after, or four in the same street. The clock runs from door to door: cloths, key, water, two hours, list ticked, key. Friday is for laundry, complaints and quotes.',
  binds: 'cleaners who come back on Monday',
  lever:
    'Every cleaner who leaves takes the trust of eight homes along. Pay for the way between homes and for fixed hours before paying for advertising.',
  alone: 'a home that was not cleaned before the guests came is not a home next month',
  sceptic:
    'Cleaning is bought by price, done by people who can leave at any time, and checked by somebody with an eye for one corner. The margin of a clean is a matter of minutes; a lost key, a stained sofa or a wage round eats a month of it. Firms in this trade do not fail for lack of customers. They fail on Monday morning at seven.',
  kill: 'one cleaner in three has left within the half-year, or one home in five',
  steps: [
    {
      day: 30,
      action: 'Clean six homes at the full price, timed room by room',
      number: 'inside the agreed time',
      go: 'five of six',
    },
    {
      day: 45,
      action: 'Put cards into the two neighbouring doors of each',
      number: 'first visits',
      go: 'three',
    },
    {
      day: 60,
      action: 'Change the cleaner in two homes on purpose, list in hand',
      number: 'complaints',
      go: 'none',
    },
    { day: 75, action: 'Fill one morning inside one street', number: 'homes on that morning', go: 'three' },
  ],
  money: {
    shape: 'visits',
    price: [70, 105, 160],
    hours: 2.75,
    timesAYear: [18, 26, 48],
    perWorker: [2, 2.5, 3.5],
    daysAWeek: 5,
    small: 1,
    settled: 6,
    materials: [0.03, 0.05, 0.08],
    churn: [0.02, 0.04, 0.08],
    churnOf: 'regular customers of a local service',
    win: [20, 50, 110],
    winOf: 'customer of a local service',
    kit: [500, 1_200, 3_000],
    running: [120, 220, 400],
    reach: [2.5, 4, 7],
    way: 'by car',
    share: { label: 'with two incomes or no time for it', range: [0.15, 0.3, 0.45] },
    willing: [0.05, 0.1, 0.18],
  },
}
