// Sensors in cold rooms.
import type { Device } from '../device.ts'

export const COLD: Device = {
  cues: /\b(fridges?|freezers?|refrigerat\w+|cold chain|cold rooms?|walk-?ins?|thermometers?|haccp|food safety|vaccines?|kitchens?|chefs?|temperatures?)\b/i,
  noun: { one: 'sensor', many: 'sensors' },
  customer: { one: 'kitchen', many: 'kitchens' },
  buyers: 'kitchens that keep cold rooms',
  scene:
    'A compressor does not fail at noon. It fails on a Saturday night with the door ajar, and on Monday somebody throws away what the menu was to be made of. The paper on the wall says that all was well: it was filled in on Friday, for the whole week, with one pen.',
  today: [
    'fill in a temperature sheet, some of them on Friday for the whole week',
    'put a hand into the fridge and hope',
  ],
  groups: [
    {
      who: 'owners of one to five places',
      why: 'They are not there at night and pay for what spoils out of their own pocket.',
    },
    {
      who: 'head chefs',
      why: 'Their name is on the sheet that the inspector asks for. They want it done without a pen.',
    },
    {
      who: 'anybody who stores medicine',
      why: 'One warm night means a whole shelf is destroyed by rule, even if nothing is wrong with it.',
    },
  ],
  loss: 'Lost food is cleared away before breakfast and booked as waste. The sheet costs ten minutes a day, which nobody has ever put on an invoice.',
  asked: 'what they threw away after the last breakdown, who found it, and who fills in the sheet',
  askedPass:
    'name a breakdown of the last two years that cost more than a year’s fee, or admit that the sheet is filled in afterwards',
  reads: 'sits in the cold room, reads its temperature every few minutes and notices a door left open',
  tells: 'a call to whoever is on the list, and a signed sheet for the inspector',
  limits:
    'It reports; it cools nothing. If nobody on the list picks up the telephone, the food is lost with a perfect record, so the list of three names is part of the installation.',
  whyNow: [
    'Inspectors accept records kept by a machine where they are complete and cannot be edited, which a sheet with one pen is not.',
    'Radio that gets through a steel door has become a part for a few coins.',
  ],
  against:
    'Against now speaks the margin of a kitchen: in a thin month the first thing cancelled is whatever did not ring.',
  rivals: [
    {
      name: 'Do nothing: the sheet on the door',
      why: 'free, and inspectors know it',
      fails: 'nobody reads it at night',
      answer: 'print the same sheet, filled in',
    },
    {
      name: 'A thermometer with an alarm',
      why: 'paid once',
      fails: 'beeps in an empty kitchen',
      answer: 'ring a telephone, not a room',
    },
    {
      name: 'The refrigeration firm’s own watch',
      why: 'they come and repair',
      fails: 'only for its own machines, in a service contract',
      answer: 'work with any fridge, and send the alarm to that firm too',
    },
    {
      name: 'A large supplier of kitchen records',
      why: 'tablets, checklists, training',
      fails: 'priced for chains',
      answer: 'stay with places that have no office',
    },
  ],
  danger: 'the refrigeration firm that adds a watch to its service contract',
  dangerWhy:
    'It has a van, a key and the owner’s trust. It earns by repairs, though, and a warning in time makes fewer of them.',
  features: [
    'temperature every few minutes',
    'door-open notice',
    'calls down a list until somebody answers',
    'the inspector’s sheet, signed and dated',
    'battery warning a month ahead',
  ],
  leftOut: [
    { what: 'checklists for cleaning', why: 'ten firms sell these, and cooks hate all of them' },
    { what: 'control of the compressor', why: 'whoever switches it owns the damage' },
    { what: 'recipes and stock', why: 'another product for another person' },
  ],
  productTest:
    'In five cold rooms the door is left open on purpose at closing time, once a week for a month, without telling the staff. Somebody must have been reached within twenty minutes in nineteen of twenty cases.',
  billing: 1,
  billingWhy:
    'A kitchen pays by the month, like linen and waste, since a lump sum in a slow month would be refused.',
  anchor:
    'The comparison on the owner’s mind is one freezer full of food, and the ten minutes a day for the sheet.',
  channels: [
    {
      name: 'Door to door between lunch and dinner',
      reached: 'kitchens visited',
      conversion: [0.06, 0.12, 0.2],
      share: 0.45,
    },
    {
      name: 'Refrigeration fitters paid for a name',
      reached: 'names',
      conversion: [0.18, 0.3, 0.45],
      share: 0.35,
    },
    {
      name: 'Owners who tell the place next door',
      reached: 'introductions',
      conversion: [0.15, 0.28, 0.4],
      share: 0.2,
    },
  ],
  sale: 'It is sold at three in the afternoon, standing up, in four minutes. Either the sensor is in the fridge when the founder leaves, on trial, or it never will be.',
  layers: [
    {
      part: 'sensor',
      job: 'read through steel and frost',
      choice: 'a sealed probe with a two-year battery, checked against a certified thermometer',
    },
    {
      part: 'hub',
      job: 'collect and send, also without the kitchen’s internet',
      choice: 'a plug with its own SIM behind the bar',
    },
    {
      part: 'call tree',
      job: 'ring until a person answers',
      choice: 'a rented telephone service, three names, then ours',
    },
  ],
  silent:
    'A hub unplugged by the cleaner looks exactly like a quiet night. After fifteen minutes without a word the first name is called, and told just that.',
  acceptance:
    'Forty sensors live a month in real cold rooms. Each must agree with a certified thermometer within half a degree, and no shift may have been without a record.',
  rhythm:
    'Afternoons are for selling, mornings for the two or three hubs that went silent. Heat waves double the alarms, and December has no time for anybody new.',
  breaks:
    'Cleaners unplug hubs, steam gets into seals, batteries freeze. Two spare sensors stay at each place in a drawer with a label, because a courier at midnight costs more than both.',
  gap: {
    gap: 'Somebody an inspector believes',
    why: 'the sheet is worth what the inspector says it is',
    closedBy: 'one retired inspector reads the sheet before the first sale, for a fee',
  },
  risk: {
    name: 'Alarms nobody answers',
    likelihood: 'medium',
    sign: 'third name on the list called twice in a month',
    answer: 'change the list with the owner, by telephone, the same day',
  },
  sceptic:
    'Fridges fail seldom, the sheet is free, and owners change with the lease. The service is cheap enough to forget and cheap enough to cancel; one new manager, tidying up the direct debits, undoes a year of walking from door to door.',
  wrongIf:
    'kitchens that have had one saved night never leave, and if fitters bring names without being asked',
  ways: {
    meets: ['the wholesale market at six in the morning', 'the back door between lunch and dinner'],
    trusts: 'the fitter who repaired the cold room',
    buys: 'in the week after a breakdown or a bad inspection',
    busy: 'service hours and December',
    keeps: 'inspection records, which a rival or a newspaper would enjoy',
  },
  devices: [2, 4, 8],
  hours: 1.5,
  perHead: 740,
  build: [15, 26, 45],
  price: undefined,
  service: [7, 12, 19],
  serving: [0.8, 1.6, 3],
  replaced: [0.04, 0.08, 0.15],
  churn: [0.012, 0.022, 0.035],
  joining: [4, 10, 16],
  cac: [70, 150, 320],
  market: {
    counted: [
      {
        metric: 'businesses',
        of: 'restaurants, all kinds',
        cue: /restaurant|kitchen|caf|chef|food|bistro/i,
      },
      {
        metric: 'businesses',
        of: 'restaurants and cafés',
        cue: /restaurant|kitchen|caf|chef|food|bistro/i,
      },
    ],
    perMillion: [800, 1_600, 3_000],
    householdShare: undefined,
    register: 'the food authority’s list of registered kitchens',
    pays: [0.15, 0.28, 0.45],
    paysWho: 'that own their cold rooms and are no part of a chain',
  },
  approval: { what: 'Radio tests and calibration', dollars: [2_000, 4_000, 8_000] },
  second: undefined,
}
