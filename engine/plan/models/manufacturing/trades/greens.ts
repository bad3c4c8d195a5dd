// Growers under light.
import type { Goods } from '../goods.ts'

export const GREENS: Goods = {
  cues: /\b(vertical farm\w*|microgreens?|hydroponic\w*|aquaponic\w*|mushrooms?|urban farm\w*|herbs?|basil|lettuce|salad|sprouts?|greenhouse|edible flowers|indoor farm\w*|trays?)\b/i,
  noun: 'growing room',
  bench: 'growing room',
  unit: { one: 'tray', many: 'trays' },
  account: { one: 'kitchen', many: 'kitchens' },
  buyers: 'restaurants and grocers',
  scene:
    'Herbs arrive in a kitchen on Tuesday and are black by Friday. A third goes into the bin, and on Saturday, when the room is full, somebody is sent to the supermarket. What the chef wants is not cheaper leaves but leaves that are still alive at the weekend.',
  today: [
    'order too much from the market and throw the rest away',
    'leave the dish off the menu when the box looks tired',
  ],
  groups: [
    {
      who: 'chefs with a changing menu',
      why: 'They pay for what nobody else has on the plate, and they ring at eleven at night.',
    },
    {
      who: 'kitchens that count waste',
      why: 'A living tray is cut as needed. They can say to the gram what they threw away.',
    },
    {
      who: 'small grocers',
      why: 'They want something that looks good by the door on Saturday and is taken back on Monday.',
    },
  ],
  nothing:
    'The wholesaler’s box costs half as much a gram, on paper. What is thrown away is not on that paper.',
  asked:
    'what they paid for herbs and leaves last week, how much was thrown away, and what was missing on Saturday',
  askedPass: 'weigh or estimate a quarter lost, and name a leaf they would put on a menu if it came alive',
  makes: 'four kinds, cut or living, sown to standing orders',
  differs: 'a tray picked this morning that still lives on Saturday',
  limits:
    'Light and rent grow leaves; they will never grow calories. Whoever wants potatoes, or prices from the field, is at the wrong door, and so is any menu that changes daily without telling us ten days before.',
  whyNow: [
    'Lamps give more light for a unit of power than they did when the first indoor farms failed, and used racks from those farms are cheap.',
    'Kitchens short of hands buy what needs no washing.',
  ],
  against:
    'Against now speaks the electricity bill, and the memory of large indoor farms that burnt through a fortune to sell lettuce.',
  rivals: [
    {
      name: 'Do nothing: the market box',
      why: 'everything in one delivery',
      fails: 'black by Friday',
      answer: 'deliver on Thursday',
    },
    {
      name: 'The field in season',
      why: 'better and cheaper for four months',
      fails: 'the other eight',
      answer: 'sow less in summer and take holidays then',
    },
    {
      name: 'Imported pots from the greenhouse',
      why: 'a third of the price',
      fails: 'soft, and always the same five',
      answer: 'the sixth kind',
    },
    {
      name: 'The chef’s own window sill',
      why: 'pleasure',
      fails: 'enough for a photograph',
      answer: 'supply the seed and the tray',
    },
  ],
  danger: 'the large greenhouse that starts to sell living trays in town',
  dangerWhy:
    'Its light is free. It cannot be at the back door within an hour with ten trays of something odd, and that is the only ground worth standing on.',
  features: [
    'four kinds on a fixed price list',
    'standing orders by weekday',
    'delivery before eleven',
    'trays taken back and washed',
    'a sowing plan the chef can see',
  ],
  leftOut: [
    { what: 'lettuce heads', why: 'weight at field prices, under lamps' },
    { what: 'supermarkets', why: 'they return what wilts in their own light' },
    { what: 'a second room', why: 'the first has to be sold out on four weekdays' },
  ],
  goodsTest:
    'Ten trays of one sowing go to five kitchens and are looked at on the fifth day by the chefs themselves. Eight of ten have to be usable, or the harvest day moves.',
  chain:
    'A chef reckons by the plate: a few coins of green on a dish that costs a hundred times as much. By the kilogram he would never buy it, so it is never quoted that way.',
  sale: 'A tray is left on the pass on a quiet Tuesday, without a word about price. On Thursday the founder comes back and asks what it was put on.',
  channels: [
    {
      name: 'A free tray, and a visit two days later',
      reached: 'kitchens visited',
      conversion: [0.15, 0.26, 0.4],
      share: 0.55,
    },
    {
      name: 'Chefs who move to another kitchen',
      reached: 'introductions',
      conversion: [0.2, 0.35, 0.48],
      share: 0.25,
    },
    {
      name: 'The wholesale market at dawn',
      reached: 'grocers met',
      conversion: [0.05, 0.11, 0.2],
      share: 0.2,
    },
  ],
  layers: [
    {
      part: 'racks and light',
      job: 'even growth on each level',
      choice: 'used racks, lamps by their yield of light for power; timers for cheap hours',
    },
    {
      part: 'water and air',
      job: 'no mould, no dry corner',
      choice: 'bottom watering, fans, and a thermometer on each level',
    },
    {
      part: 'sowing plan',
      job: 'today’s seed for the order of next week',
      choice: 'a sheet by kind and day; standing orders first',
    },
  ],
  batch:
    'Each tray carries kind, sowing day and seed lot on a stick. If a seed lot is called back, the trays are found in a minute.',
  acceptance:
    'For four weeks the plan is followed without a correction. Nine of ten ordered trays must be ready on their day, and no more than one in ten unsold.',
  week: 'Sowing on two days, harvesting on four mornings, delivery before eleven, washing trays all afternoon. Everything sold on Thursday was decided the week before last.',
  bottleneck: {
    what: 'square metres under light',
    because: 'a tray holds its place for as many days as it needs, sold or not',
  },
  spoils:
    'Mould, gnats and cancelled bookings. A tray that misses its day is cut for soup or compost by evening; more than one in ten unsold, and sowing is cut before selling is pushed.',
  gap: {
    gap: 'A grower who has lost a crop before',
    why: 'the first fungus teaches slowly',
    closedBy: 'a nursery gardener looks in every other week through the first half-year',
  },
  risk: {
    name: 'Power grows dearer',
    likelihood: 'high',
    sign: 'the next tariff letter',
    answer: 'light at night, fewer levels, prices by tray',
  },
  sceptic:
    'Leaves under lamps have bankrupted better-financed people. Light costs money that the sun does not ask for; chefs praise, pay late and move on; and summer takes half of the customers for four months. What remains is a delivery round with plants.',
  wrongIf: 'kitchens stand by their weekly order through one summer, and if nine trays in ten sown are sold',
  ways: {
    meets: ['the back door on a Tuesday afternoon', 'the wholesale market at dawn'],
    trusts: 'a chef they once worked under',
    buys: 'when the menu changes',
    busy: 'service, and the weeks before the holidays',
  },
  price: [5, 9, 16],
  material: [0.16, 0.23, 0.32],
  turnover: [4_000, 13_000, 26_000],
  accountMonth: [180, 340, 650],
  machines: [15_000, 45_000, 140_000],
  floorArea: [60, 130, 260],
  energy: [500, 1_000, 2_000],
  stockMonths: 0.1,
  hands: { role: 'Growing and harvest', like: 'warehouse worker', dollars: 35_000, count: [0.5, 1, 1.7] },
  perMillion: [900, 1_700, 2_800],
  counted: [{ of: 'restaurants, all kinds' }, { of: 'restaurants and cafés' }],
  open: [0.04, 0.08, 0.15],
  openWho: 'that cook fresh, buy for themselves and lie on the round',
  register: 'the food authority’s list of restaurants',
  permit: { what: 'Food registration, water tests and change of use', dollars: [1_500, 4_000, 9_000] },
  direct: { cue: /markets?\b|direct|box|online|households/i, label: 'At the market', markup: 1.5 },
  resale: undefined,
}
