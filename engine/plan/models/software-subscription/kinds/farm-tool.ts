import type { SoftwareKind } from '../../software/kind.ts'

export const FARM_TOOL: SoftwareKind = {
  cues: /\b(farms?|farmers?|growers?|crops?|livestock|cattle|dairy|vineyards?|orchards?|greenhouses?|fields?|harvest|agri\w*|herds?|beekeep\w*|hives?|apiar\w+|aquaculture)\b/i,
  noun: 'farm tool',
  one: 'farm',
  many: 'farms',
  scene:
    'The inspector asks for the record of a spraying in May. It was raining, the tractor’s cab was full, and the note is on a seed bag that went into the fire.',
  today: 'The diary is written on winter evenings from memory, receipts and the colour of the field.',
  missing:
    'Data there are in plenty. What is missing is a record that makes itself while both hands are on something else.',
  groups: [
    {
      who: 'farms under contract or inspection',
      why: 'A buyer or an office can refuse a whole load for one missing line.',
    },
    { who: 'the generation that has just taken over', why: 'They inherit the fields and not the memory.' },
  ],
  nothing: 'lost winter evenings, and once in some years a payment withheld',
  asked: 'which record was missing at the last inspection, what was done about it, and what it cost',
  rivals: [
    {
      name: 'Do nothing: the diary in winter',
      why: 'always been so',
      fails: 'at the inspection',
      answer: 'sell in the week after one',
    },
    {
      name: 'The adviser who fills in the forms',
      why: 'knows everybody',
      fails: 'comes in April',
      answer: 'give the adviser the tool',
    },
    {
      name: 'The machine maker’s portal',
      why: 'came with the tractor',
      fails: 'knows one colour of machine',
      answer: 'take the data of all',
    },
    { name: 'A spreadsheet', why: 'free', fails: 'not in the cab', answer: 'live in the cab' },
  ],
  danger: 'the machine maker’s portal, once it reads the other makers too',
  core: 'a record that an inspector accepts, made without typing',
  features: [
    'notes by voice from the cab',
    'fields from the official map',
    'the inspector’s own form, filled',
    'works a whole day without a signal',
  ],
  oneMore: 'each further crop or species has its own rules, words and forms',
  leftOut: [
    { what: 'sensors of our own', why: 'hardware in mud is another company' },
    { what: 'advice on spraying', why: 'that is a licensed trade and somebody’s liability' },
    { what: 'trading of crops', why: 'farmers sell to people they know' },
  ],
  holds: 'three seasons of records lie in it',
  leaves: 'a farm is leased out or merges, always in autumn',
  firstSign: 'a working week in May without a note',
  save: 'a call after dark, when the yard is quiet',
  season: 'November to February is for choosing; from seeding to harvest nobody answers.',
  decides: 'One family decides at one table, once a year, and asks the neighbour first.',
  layers: [
    {
      part: 'notes',
      job: 'voice, place and time, without a signal',
      choice: 'kept on the telephone, sent at night in the yard',
    },
    {
      part: 'forms',
      job: 'the files that offices and buyers ask for',
      choice: 'one template for each office, tested on last year’s forms',
    },
  ],
  secret: 'yields, losses and what was sprayed where',
  whyNow: [
    'Buyers and offices ask for more proof each season, and want it as a file.',
    'Speech in a noisy cab can be understood well enough since a few years.',
  ],
  proof:
    'Eight farms use it through one seeding. It passes if five could hand the record to an inspector without a correction.',
  sceptic:
    'There are fewer farms every year, they decide once in twelve months, and they trust the man who sold them the tractor. Miss one winter, and the next customer comes a year later.',
  mustKnow: 'somebody who farms, or grew up doing it',
  peril: {
    name: 'A winter is missed',
    firstSign: 'fewer than half of the talks by January',
    answer: 'keep money for a second winter',
  },
  own: {
    trusts: 'the neighbour across the hedge',
    fears: 'a record that fails on the day of the inspection',
    meets: ['the winter meeting of the co-operative', 'the machinery show'],
    buys: 'between November and February',
    busy: 'seeding and harvest',
    paper: 'who owns the data, in one sentence',
  },
  ways: [
    {
      name: 'Winter meetings and machinery shows',
      reached: 'farmers spoken to',
      act: [0.03, 0.06, 0.1],
      wins: 0.4,
      cost: 0.5,
    },
    {
      name: 'Advisers and co-operatives',
      reached: 'farms they advise',
      act: [0.02, 0.04, 0.07],
      wins: 0.3,
      cost: 0.3,
    },
    { name: 'The neighbour', reached: 'neighbours shown', act: [0.1, 0.18, 0.28], wins: 0.3, cost: 0.2 },
  ],
  pool: 'farms',
  perThousand: [3, 5.5, 9],
  counts: [{ cue: /./, of: 'farms', pool: 'farms' }],
  fits: [0.06, 0.12, 0.2],
  willing: [0.08, 0.16, 0.28],
  price: [25, 59, 149],
  churn: [0.01, 0.018, 0.03],
  told: 0.45,
  winMonths: [4, 6, 10],
  support: [0.06, 0.1, 0.15],
}
