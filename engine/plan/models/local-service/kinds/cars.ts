import type { Kind } from '../kind-row.ts'

export const cars: Kind = {
  cues: /\b(car ?wash\w*|detailing|valeting|auto (repair|body|shop)|mechanics?|garage|tyres?|tires?|oil change|windscreen|car (repair|service|clean\w*)|classic cars?)\b/i,
  noun: 'car-care business',
  visit: { one: 'car', many: 'cars' },
  customer: { one: 'driver', many: 'drivers' },
  worker: { role: 'Detailer', like: 'technician', dollars: 38_000 },
  craft: 'take out a stain without taking out the colour',
  craftTest:
    'twenty strangers’ cars, no scratch that was not there before, and twelve owners with a next date',
  trouble: [
    'The machine washes the outside in six minutes and scratches it a little each time. Inside, the car is a family’s second kitchen. {buyers} {where} would pay to have it clean on Monday and will not give a Saturday for it.',
    'A car stands for twenty-three hours a day, and still nobody finds the hour in which somebody could look after it. The place is at the edge of town, open when {buyers} work, and one has to be fetched from it.',
  ],
  groups: [
    {
      who: 'people who drive customers or drive to them',
      why: 'Their car is seen. They want it done every fortnight in the firm’s car park, on an invoice.',
    },
    {
      who: 'sellers and those whose lease ends',
      why: 'A clean car brings more than the cleaning costs, and a returned lease is inspected. They come once, urgently, and pay for the large treatment.',
    },
  ],
  nothing:
    'A dirty car drives as well as a clean one. That is the whole difficulty; only a sale, a lease inspection, a child’s stomach or a customer in the passenger seat turns the wish into an order.',
  ask: {
    what: 'when their car was last cleaned inside, by whom, and what it cost in time and money',
    pass: 'five of the fifteen paid somebody, or would have to before a sale',
  },
  works:
    'The car is done where it stands, at the office or in front of the house, in a booked slot, with water brought along or none at all. Two sizes: the regular hour and the large half-day. On average {price}.',
  trust:
    'Keys to something worth a year’s salary change hands. Photographs before and after, of every corner and every old scratch, protect both sides.',
  now: [
    'Cars stay in use longer and cost more, so looking after one pays again.',
    'Products that need little water have made work in a car park legal where hoses are not.',
  ],
  against:
    'Rain and frost speak against it. A mobile cleaner loses working days to both, and a hall costs a rent.',
  caution:
    'Cars can be counted in the street, which makes this market look exact. Who pays for cleaning is another matter: age of the car and whose it is decide. Count company badges, not cars.',
  rivals: [
    {
      name: 'Do nothing: it will rain',
      why: 'free',
      fails: 'the inside',
      answer: 'offer the inside alone',
    },
    {
      name: 'The washing machine at the filling station',
      why: 'six minutes, the price of a lunch',
      fails: 'scratches, and not the seats',
      answer: 'leave it the outside in winter',
    },
    {
      name: 'Hands at the traffic island',
      why: 'cheap and quick',
      fails: 'one cloth for all cars',
      answer: 'clean cloths, shown',
    },
    {
      name: 'The dealer’s workshop',
      why: 'done with the service',
      fails: 'dear, and away for a day',
      answer: 'two hours where it stands',
    },
  ],
  danger:
    'A dealer who buys a van and sends his apprentice is the worst case, since he knows whose lease ends when. He will not do fortnightly rounds in car parks; these have to be signed before he thinks of it.',
  first: [
    'a fixed slot where the car stands',
    'two sizes with two prices',
    'photographs before and after',
    'fresh cloths for each car',
    'cover for keys and paint',
    'an invoice by firm, monthly',
  ],
  oneMore: 'foil, polish for show cars and dents need a dust-free hall and another insurance',
  leftOut: [
    { what: 'a hall', why: 'rent for the days on which it does not rain' },
    { what: 'mechanical work', why: 'another licence and another liability' },
    { what: 'washing the outside alone', why: 'a machine does it for a tenth' },
  ],
  workTest:
    'Every tenth car is inspected by {founder} with a lamp, unannounced. Three faults in one car, and the order of the steps is written anew.',
  priceTalk:
    'The regular hour has to be cheap enough to be signed by an office manager, the half-day dear enough to pay for a rainy one. {price} is the mean of the two, and moves with their mix.',
  priceTest:
    'Ten firms get a round of six cars at the list price with an inside clean, ten without it for a fifth less. {founder} keeps what is signed more often.',
  channels: [
    { name: 'Car parks of firms with sales staff', reached: 'firms visited', share: [0.06, 0.12, 0.22] },
    { name: 'Search before a sale or a lease return', reached: 'enquiries', share: [0.2, 0.35, 0.5] },
    { name: 'A card under a clean wiper', reached: 'neighbouring cars', share: [0.002, 0.005, 0.01] },
  ],
  winning:
    'One clean car in a row of dirty ones sells the next three. {founder} does the office manager’s car first, in the middle of the car park, at half past eight.',
  keeping:
    'Rounds end when the person who signed leaves the firm. {founder} knows two people in each, and sends both the photograph of the worst seat before and after, once a quarter.',
  tools: [
    {
      part: 'slots',
      job: 'place, car, size, weather',
      choice: 'a booking page that shows the two days of the district',
    },
    {
      part: 'photographs',
      job: 'scratches before, seats after',
      choice: 'a fixed order of twelve pictures, stored by number plate',
    },
    {
      part: 'van',
      job: 'water, cloths, current',
      choice: 'a used van with a tank; washing machine at home',
    },
  ],
  data: 'Number plates, addresses and where a key lies are kept for as long as the round runs. What is found under seats goes into a bag with the plate on it.',
  toolTest:
    'A driver claims a scratch. {founder} must find the twelve pictures of that car within two minutes; if not, the order of taking them is changed.',
  day: 'Two rounds of three or four cars, one in a car park before noon, one in another after; a half-day car where rain allows. Cloths are washed in the evening, sixty of them.',
  binds: 'dry hours and the distance between two car parks',
  lever:
    'Four cars in one car park take half the time of four in four streets. So the single driver is served on the day his street is due, or not at all.',
  alone: 'wet weeks and one sore shoulder add up to a lost month',
  sceptic:
    'It sells something everybody can do on a Saturday, to people who mostly do not. Weather takes its share of the days, the office manager changes, and teenagers with a bucket set the price in summer. The van rusts at the same speed as the others.',
  kill: 'fewer than four rounds in car parks are signed: single drivers alone do not pay for the van',
  steps: [
    {
      day: 24,
      action: 'Twenty cars of strangers, timed, photographed',
      number: 'minutes for each size',
      go: 'within a fifth of the plan',
    },
    { day: 42, action: 'Visit twenty firms with sales staff', number: 'trial rounds', go: 'four' },
    { day: 60, action: 'Turn trials into fortnightly rounds', number: 'signed', go: 'two' },
    { day: 76, action: 'Count days lost to rain', number: 'days in forty', go: 'eight or fewer' },
  ],
  money: {
    shape: 'jobs',
    price: [60, 105, 180],
    hours: 1.6,
    timesAYear: [2, 3.5, 8],
    perWorker: [3, 4, 5.5],
    daysAWeek: 4.5,
    small: 1,
    settled: 4,
    materials: [0.06, 0.1, 0.15],
    churn: [0.3, 0.4, 0.55],
    win: [12, 25, 55],
    kit: [3_000, 9_000, 22_000],
    running: [300, 480, 800],
    reach: [4, 7, 12],
    way: 'by car',
    share: { label: 'with a car they care about', range: [0.3, 0.45, 0.6] },
    willing: [0.02, 0.05, 0.09],
  },
}
