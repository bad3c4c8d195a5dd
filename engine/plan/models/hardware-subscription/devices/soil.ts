// Probes in soil: weather breaks them, a season sells them.
import type { Device } from '../device.ts'

export const SOIL: Device = {
  cues: /\b(soil|irrigation|irrigate|vineyards?|winer(y|ies)|orchards?|crops?|greenhouses?|growers?|fields?|farms?|farmers?|agronom\w+|frost|weather stations?|olive|moisture)\b/i,
  noun: { one: 'probe', many: 'probes' },
  customer: { one: 'grower', many: 'growers' },
  buyers: 'growers who irrigate',
  scene:
    'Roots drink where nobody sees. The top of the soil is dry and dusty while water stands two hands below, or the other way round after a light rain. So water is given by the calendar, by what the neighbour does, or by a look at leaves that show thirst days too late.',
  today: [
    'dig with a spade in two places and feel the earth',
    'water by the calendar and add a day to be safe',
  ],
  groups: [
    {
      who: 'growers who pay for water or pumping',
      why: 'They see the waste on a bill and can say what a turn of irrigation costs.',
    },
    {
      who: 'growers paid by quality',
      why: 'Too much water at the wrong week thins taste and colour. The price per tonne tells them in autumn, when nothing can be done.',
    },
    {
      who: 'estates with one manager and many blocks',
      why: 'Nobody can walk forty blocks before breakfast. They need to know which three to visit.',
    },
  ],
  loss: 'Overwatering hurts nobody at once. It shows up as a pump bill, a fungus in the third week and a pale crop, each of which has another excuse.',
  asked: 'when they last watered, how they decided it, and what one turn costs in pumping and hours',
  askedPass: 'can put a figure on one turn of water and admit to one that was not needed this season',
  reads: 'reads moisture and temperature at three depths of the root zone every hour',
  tells: 'a short weekly advice for each block: water, wait, or go and look',
  limits:
    'One probe knows the hand’s breadth of soil around it. Stones, slopes and a leaking dripper two rows on stay invisible, so where it is put decides what it is worth; one probe for a hill with three soils is worse than none.',
  whyNow: [
    'Long-range radio carries a few bytes over kilometres from a battery that lasts for years, so a field needs neither cable nor a telephone contract for each probe.',
    'Water is being rationed, metered or priced in one dry region after another, and whoever must keep a record of it anyway can have the record made by a probe.',
  ],
  against:
    'Against now speaks the drawer. Many farms own sensors of an earlier wave that died after a winter, and the second seller pays for the first one’s promises.',
  rivals: [
    {
      name: 'Do nothing: the calendar and the spade',
      why: 'free, and it has worked so far',
      fails: 'nobody digs in forty places',
      answer: 'bring the spade along and dig beside the probe',
    },
    {
      name: 'The adviser who visits',
      why: 'a person who knows the farm',
      fails: 'comes every second week',
      answer: 'give the adviser the account, so that each visit goes to the right block',
    },
    {
      name: 'Pictures from satellites',
      why: 'whole farm at once, cheap',
      fails: 'sees leaves and clouds, not roots',
      answer: 'use them to choose where a probe goes',
    },
    {
      name: 'The irrigation maker’s own system',
      why: 'one bill, one fitter',
      fails: 'works with its own valves only',
      answer: 'advise for any valve and switch none',
    },
  ],
  danger: 'the irrigation maker who adds a probe to its controller',
  dangerWhy:
    'The fitter is on the farm already and is paid for the trench. What he sells is a switch, though, and the grower’s question is whether to switch.',
  features: [
    'moisture at three depths of the root zone',
    'one advice a week for each block',
    'frost and heat warnings by text message',
    'a water record for the authority, ready to print',
    'battery state with a date, not a bar',
  ],
  leftOut: [
    { what: 'opening valves', why: 'a wrong reading would then drown a block, and the liability with it' },
    { what: 'disease models', why: 'they need leaf wetness and a plant doctor, and are judged every week' },
    { what: 'drones', why: 'a licence and a pilot for a picture that satellites give' },
  ],
  productTest:
    'In six places a hole is dug beside the probe on the day of its advice, and the grower says wet, right or dry before seeing the number. In five of the six both must agree, or the calibration for that soil is redone before the next one is sold.',
  billing: 12,
  billingWhy:
    'The fee is yearly and falls due before the first irrigation, for in the rainy months nobody would miss it.',
  anchor:
    'The yardstick is a turn of water: pump, hours and the worker’s morning. If a season’s fee costs more than two turns, the talk is over.',
  channels: [
    {
      name: 'Field mornings at a grower who already has it',
      reached: 'visitors',
      conversion: [0.12, 0.22, 0.35],
      share: 0.45,
    },
    {
      name: 'Advisers and cooperatives who put in a word',
      reached: 'introductions',
      conversion: [0.15, 0.28, 0.4],
      share: 0.35,
    },
    {
      name: 'Letters to growers with metered water, one by one',
      reached: 'letters',
      conversion: [0.01, 0.03, 0.06],
      share: 0.2,
    },
  ],
  sale: 'A grower buys in winter and judges in August. The first season is sold with a spade in hand and a promise to take the probe back; the second with last summer’s curve.',
  layers: [
    {
      part: 'sensing',
      job: 'moisture and temperature at three depths',
      choice: 'capacitive probes bought in, calibrated for the three commonest soils',
    },
    {
      part: 'field radio',
      job: 'a few bytes an hour over hills',
      choice: 'long-range radio with one gateway a farm; cellular where there is a single block',
    },
    {
      part: 'advice',
      job: 'soil, forecast and growth stage into water, wait or look',
      choice: 'a short set of rules an agronomist signs; a learned model only after two seasons of answers',
    },
  ],
  silent:
    'A cut cable reads as dry soil, and dry soil means water. Any value that jumps faster than water can move is held back and the grower is told to look.',
  acceptance:
    'Twelve probes stay in the ground for one month through rain and irrigation. All must report on nine days of ten, and after a heavy watering each depth must answer in the right order.',
  rhythm:
    'Sales fall into winter, holes are dug before bud break, advice runs until harvest, and the weeks after it belong to repairs and to the report each grower was promised.',
  breaks:
    'Mowers, hoes and mice cut cables; batteries swell in the sun. Every probe carries a flag taller than the grass, the cable runs in a sleeve, and a spare lies at the farm so that no harvest week waits for a parcel.',
  gap: {
    gap: 'An agronomist’s signature under the advice',
    why: 'a wrong week costs a grower more than ten years of fees',
    closedBy: 'one adviser of the region reviews the rules each season, for a day rate',
  },
  risk: {
    name: 'A wet year makes it look useless',
    likelihood: 'medium',
    sign: 'accounts not opened for three weeks',
    answer: 'report the turns saved, and the frost nights warned of',
  },
  sceptic:
    'Growers have bought this before. The drawer in the tractor shed holds the proof: dead batteries, a firm that no longer answers, an account nobody opened after June. Advice that is followed once a week is worth a telephone call from the neighbour, and the neighbour is free.',
  wrongIf:
    'growers with a curve from last summer pay for the next one before they are asked, and if they can say which turn of water they left out',
  ways: {
    meets: ['the winter meeting of the cooperative', 'the field day of the regional adviser'],
    trusts: 'the neighbour with the same soil',
    buys: 'after harvest, when the water bill is in',
    busy: 'spring work and harvest',
    keeps: 'yields, block by block, which neighbours and buyers of fruit would like to know',
  },
  devices: [2, 5, 12],
  hours: 5,
  perHead: 170,
  build: [60, 95, 160],
  price: [150, 240, 420],
  service: [7, 12, 20],
  serving: [1.2, 2.4, 4],
  replaced: [0.03, 0.07, 0.15],
  churn: undefined,
  joining: [2, 5, 9],
  cac: [250, 430, 900],
  market: {
    counted: [{ metric: 'businesses', of: 'farms' }],
    perMillion: [300, 1_500, 6_000],
    householdShare: undefined,
    register: 'the agricultural census and the water authority’s register',
    pays: [0.02, 0.05, 0.12],
    paysWho: 'that irrigate a crop dear enough for the fee and answer to nobody else for it',
  },
  approval: { what: 'Radio tests and product marking', dollars: [2_000, 4_000, 8_000] },
  second: undefined,
}
