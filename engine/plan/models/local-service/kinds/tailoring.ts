import type { Kind } from '../kind-row.ts'

export const tailoring: Kind = {
  cues: /\b(tailor\w*|alterations?|seamstress|sewing|(clothes|garment) repairs?|dressmak\w*|mending|bridal (fitting|wear))\b/i,
  noun: 'tailoring and laundry service',
  visit: { one: 'order', many: 'orders' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Seamstress or presser', like: 'cleaner', dollars: 36_000 },
  craft: 'pin once and get it right',
  craftTest: 'fifty garments of strangers, forty-six accepted without a second fitting',
  trouble: [
    'The trousers are too long, the zip has gone, the shirts lie in a heap. {buyers} {where} know nobody who does it by Thursday; the counter in the shopping centre takes nine days and sews like it.',
    'Clothes are bought to fit nobody. Half of a wardrobe would be worn if somebody took in two centimetres, and that somebody closed when the old tailor died.',
  ],
  groups: [
    {
      who: 'people who buy second-hand or online',
      why: 'They get good cloth in the wrong size every month. A seam for a small part of the price makes it theirs.',
    },
    {
      who: 'offices, hotels and restaurants',
      why: 'Shirts, aprons and table linen, the same number every week, fetched and brought. Thin prices, but the machines run.',
    },
  ],
  nothing:
    'An unmended thing hangs at the back and a new one is ordered. That costs more than the mending, spread so thinly that nobody adds it up.',
  ask: {
    what: 'what hangs unworn because of a seam, zip or stain, and when they last had something altered',
    pass: 'six of the fifteen can name two pieces',
  },
  works:
    'Pinned in the room or at the office, priced from a list on the wall, ready in three working days, with a message. Laundry is weighed and returned folded on the same two days each week. An average order is {price}.',
  trust:
    'A favourite jacket is handed over. What is promised by Thursday hangs there on Wednesday; a mistake is paid without discussion, since it is told at ten tables.',
  now: [
    'Second-hand clothing has brought good cloth in odd sizes into ordinary wardrobes.',
    'Fewer people own or use an iron, and offices with fixed days want shirts on fixed days.',
  ],
  against:
    'New clothes at the price of a seam speak against it, and so does age: those who can sew well are near retirement.',
  caution:
    'Everybody wears clothes; who has them altered is a matter of income and habit. Weight for the laundry can be counted at hotels, alterations only by asking.',
  rivals: [
    {
      name: 'Do nothing: the back of the wardrobe',
      why: 'free',
      fails: 'unworn money',
      answer: 'name the price of each piece on the spot',
    },
    {
      name: 'Buying another',
      why: 'cheap, tomorrow',
      fails: 'does not fit either',
      answer: 'a seam for a part of it',
    },
    {
      name: 'The counter in the shopping centre',
      why: 'on the way',
      fails: 'nine days, crooked',
      answer: 'three days, pinned by who sews',
    },
    {
      name: 'A machine at home',
      why: 'there already',
      fails: 'zips, lining, time',
      answer: 'take lining and zips',
    },
  ],
  danger:
    'A laundry van with an app can take the shirts at a price that does not cover its wages, for a year. It cannot pin a hem. So alterations lead and laundry fills the machines.',
  first: [
    'a price list for twenty common changes',
    'pinned by the person who sews',
    'three working days',
    'laundry by weight on two fixed days',
    'a ticket with a photograph',
    'a mistake is paid at once',
  ],
  oneMore: 'leather, furs and wedding gowns need other machines and a fear of their own',
  leftOut: [
    { what: 'dry cleaning with solvent', why: 'permits and soil; sent to a plant twice a week' },
    { what: 'made to measure from nothing', why: 'four fittings for the profit of ten hems' },
    { what: 'same-day for everything', why: 'it breaks the order that makes three days true' },
  ],
  workTest:
    'Each week {founder} counts second fittings. More than one in twelve, and whoever pinned and whoever sewed sit down at the same table.',
  priceTalk:
    'The list hangs where it can be read from the street, because people think that tailoring is dear. {price} is an average of small hems and large jackets; the minimum order covers the ten minutes that every ticket takes.',
  priceTest:
    'Three common changes cost a fifth more for a month. If the number does not fall by a tenth, they stay there. Owner: {founder}.',
  channels: [
    { name: 'Second-hand and bridal shops nearby', reached: 'buyers told', share: [0.02, 0.05, 0.09] },
    { name: 'A rail in the office lobby, twice a week', reached: 'staff', share: [0.02, 0.04, 0.08] },
    { name: 'The list in the window', reached: 'passers-by', share: [0.002, 0.004, 0.007] },
  ],
  winning:
    'A second-hand shop sells more when the fitting is next door. {founder} pins there on Saturdays, takes the piece along and brings it back on Wednesday; the shop’s customer comes to fetch it and sees the list.',
  keeping:
    'Customers return when the next thing tears, if they kept the ticket. So the ticket is a magnet for the fridge, and offices have a fixed day that nobody needs to remember.',
  tools: [
    { part: 'tickets', job: 'piece, change, pin photograph, day', choice: 'a till with garment tickets' },
    { part: 'rail', job: 'what is due on which day', choice: 'seven hooks with the days on them' },
    {
      part: 'machines',
      job: 'sewing, pressing, washing',
      choice: 'used industrial ones with a mechanic who comes',
    },
  ],
  data: 'A name, a number and body measurements: the last are kept on the ticket and thrown away with it, unless the customer asks for a card.',
  toolTest:
    'Twenty garments without tickets, mixed. Photograph and rail must bring each back to its owner within a quarter of an hour.',
  day: 'Counter from half past seven and again until half past six; sewing in the long middle; washing and pressing on two days for the firms. The steam decides what can be done in the afternoon.',
  binds: 'hands that can sew a lining',
  lever:
    'Small hems pay best by the minute and jackets worst. A minimum order and a list that favours the common twenty lift the hour without a new customer.',
  alone: 'a wedding dress half opened waits for one pair of hands',
  sceptic:
    'It sells minutes of a skill that is dying out, against clothes that cost less than the seam. Rent and steam run all day for two busy hours. The best seamstress is sixty-one; after her come learners and complaints.',
  kill: 'second fittings stay above one in ten, or firms bring less than a fifth of the takings',
  steps: [
    {
      day: 24,
      action: 'Fifty garments for strangers from a borrowed corner',
      number: 'accepted at once',
      go: 'forty-six',
    },
    { day: 42, action: 'Pin in two second-hand shops on Saturdays', number: 'orders', go: 'twelve' },
    { day: 60, action: 'A rail in three office lobbies', number: 'orders a week', go: 'ten' },
    {
      day: 76,
      action: 'Minutes for each of the twenty changes',
      number: 'below cost',
      go: 'three or fewer',
    },
  ],
  money: {
    shape: 'jobs',
    price: [22, 36, 60],
    hours: 0.6,
    timesAYear: [2, 4, 9],
    perWorker: [9, 12, 16],
    daysAWeek: 5.5,
    small: 1,
    settled: 3,
    materials: [0.07, 0.12, 0.18],
    churn: [0.25, 0.35, 0.5],
    win: [5, 10, 22],
    kit: [3_000, 8_000, 20_000],
    running: [30, 60, 120],
    premises: { area: [30, 50, 80], fitOut: [180, 300, 500], energy: [220, 400, 700], homeToo: true },
    reach: [1.2, 2, 3],
    way: 'on foot',
    share: { label: 'that have clothes altered or cleaned', range: [0.25, 0.4, 0.55] },
    willing: [0.2, 0.35, 0.5],
  },
}
