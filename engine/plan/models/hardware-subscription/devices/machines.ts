// Sensors on machines that must not stop.
import type { Device } from '../device.ts'

export const MACHINES: Device = {
  cues: /\b(machines?|motors?|pumps?|vibrations?|predictive|maintenance|compressors?|bearings?|conveyors?|factor(y|ies)|plants?|downtime|industrial|spindles?|robots?|production lines?|boilers?)\b/i,
  noun: { one: 'sensor', many: 'sensors' },
  customer: { one: 'plant', many: 'plants' },
  buyers: 'plants with machines that must not stop',
  scene:
    'A bearing tells for weeks that it is dying: a little warmer, a little louder, at a pitch nobody hears over the hall. Then it seizes on the one day with a lorry at the ramp. The fitter says afterwards that he had a feeling.',
  today: ['listen, touch and lubricate by the calendar', 'keep a spare on the shelf and wait'],
  groups: [
    {
      who: 'maintenance heads with too few fitters',
      why: 'They decide every morning which of two hundred machines gets the hour they have.',
    },
    {
      who: 'plants with one machine that everything passes through',
      why: 'An hour of that one is an hour of the whole works. They know what it costs to the minute.',
    },
    {
      who: 'makers who sell machines with a service',
      why: 'They hear of trouble last, from an angry customer.',
    },
  ],
  loss: 'A breakdown is paid for from another budget than the one that could have prevented it. So it recurs, and the person who fixed it at midnight is thanked.',
  asked:
    'which machine stopped them last, for how long, what an hour costs, and what the first sign had been',
  askedPass: 'name a stop of the last year with its cost, and a sign that somebody had noticed',
  reads: 'clings to a bearing housing and records vibration and heat in short bursts several times an hour',
  tells: 'a ranked list on Monday: these three machines first, for these reasons',
  limits:
    'It finds wear that announces itself. A snapped belt or a fork-lift in the wrong place announces nothing, and the talk should say so before the plant manager does.',
  whyNow: [
    'Sensor chips that hear what a trained ear hears now cost less than the fitter’s hour to mount them.',
    'Fitters who know machines by ear retire, and their successors have twice as many to watch.',
  ],
  against:
    'Against now speaks the drawer of pilots: many plants have tried this once, were sent curves instead of answers, and remember it.',
  rivals: [
    {
      name: 'Do nothing: repair when it stops',
      why: 'right for nine machines in ten',
      fails: 'on the tenth',
      answer: 'ask for the tenth and leave the nine',
    },
    {
      name: 'Servicing by the calendar',
      why: 'simple, documented',
      fails: 'changes good bearings and misses bad ones',
      answer: 'move the dates by what is measured',
    },
    {
      name: 'The measuring specialist who visits',
      why: 'a report with a signature',
      fails: 'four times a year',
      answer: 'send him where the list points',
    },
    {
      name: 'The machine maker’s own monitoring',
      why: 'knows the machine',
      fails: 'one brand in a hall of six',
      answer: 'cover all of them roughly before one of them finely',
    },
    {
      name: 'The large automation firm',
      why: 'a name the board knows',
      fails: 'a project of a year',
      answer: 'be on the machine by noon',
    },
  ],
  danger: 'the bearing or drive maker who adds a sensor to every part',
  dangerWhy:
    'It sits inside the machine and knows its curves. It sells parts, however, and a plant that trusts it to say when to buy parts is rare.',
  features: [
    'vibration and heat in short bursts',
    'a ranked list once a week',
    'alarm only for what cannot wait until Monday',
    'the fitter’s answer with one thumb: right, wrong, later',
    'history by machine number, as on the plate',
  ],
  leftOut: [
    { what: 'remaining days of life', why: 'a date that is wrong once is believed never again' },
    { what: 'links into the control system', why: 'their engineers guard it, rightly' },
    { what: 'explosive areas', why: 'certificates cost more than the device' },
  ],
  productTest:
    'Two old bearings are run to death on a bench with the sensor attached, and one good one beside them. The list must have named both sick ones a fortnight of running ahead, and never the good one.',
  billing: 12,
  billingWhy:
    'The fee is a yearly order number, small enough for the maintenance head to sign alone; above that line the purchase takes two quarters.',
  anchor: 'The figure beside the price is an hour of standstill, which every plant manager knows by heart.',
  channels: [
    {
      name: 'Works visits after a first call',
      reached: 'visits',
      conversion: [0.15, 0.28, 0.4],
      share: 0.5,
    },
    {
      name: 'Repair firms and bearing dealers',
      reached: 'introductions',
      conversion: [0.1, 0.22, 0.35],
      share: 0.3,
    },
    {
      name: 'Letters to maintenance heads, one by one',
      reached: 'letters',
      conversion: [0.01, 0.025, 0.05],
      share: 0.2,
    },
  ],
  sale: 'The maintenance head wants it, the controller has to be shown one standstill with its date and its cost, and the computer department can forbid it. A pilot without a price in writing never ends.',
  layers: [
    {
      part: 'sensor',
      job: 'vibration, heat, a clock',
      choice: 'magnet mount, battery for years, bursts instead of a stream',
    },
    {
      part: 'gateway',
      job: 'out of the hall without the plant’s network',
      choice: 'own cellular gateway, so that nobody has to open a firewall',
    },
    {
      part: 'judgement',
      job: 'compare each machine with itself and its sisters',
      choice: 'simple bands first; learned models only where fitters have answered often enough',
    },
  ],
  silent:
    'A sensor that fell off reads a perfectly calm machine. Stillness during a shift is an alarm of its own.',
  acceptance:
    'Twenty sensors stay on running machines for eight weeks. Eighteen must have a gapless record, and the fitter has to agree with seven of ten entries on the list.',
  rhythm:
    'Mondays bring the list, the week brings answers, the yearly shutdown brings new mounting places. Orders follow budgets: asked in autumn, signed in winter.',
  breaks:
    'Oil creeps under magnets, steam cleaners kill seals, painters paint over everything. Whoever mounts them writes the machine’s number on the sensor, since half of all wrong alarms are sensors on the wrong machine.',
  gap: {
    gap: 'A vibration specialist with grey hair',
    why: 'fitters follow a person before a list',
    closedBy: 'two days a month of a retired one, also for the first talks',
  },
  risk: {
    name: 'The pilot never ends',
    likelihood: 'high',
    sign: 'a third extension without an order',
    answer: 'price and end date on the first page, or no pilot',
  },
  sceptic:
    'Nothing is harder to sell than a breakdown that did not happen. The plant that is good at maintenance needs it least, the one that needs it has no budget, and between them the large suppliers hand out the same box with every drive. Each pilot costs weeks, and most of them end in a friendly silence.',
  wrongIf:
    'fitters agree with the list often enough to go by it, and if two plants in three of those that ran a priced pilot sign',
  ways: {
    meets: ['the maintenance day of the trade association', 'the counter of the bearing dealer'],
    trusts: 'the fitter who has been there for twenty years',
    buys: 'in the budget round, or in the week after a standstill',
    busy: 'the last week of a quarter',
    keeps: 'output and standstills, machine by machine',
  },
  devices: [5, 12, 40],
  hours: 7,
  perHead: 80,
  build: [60, 90, 150],
  price: [140, 220, 380],
  service: [9, 16, 28],
  serving: [1.5, 2.6, 5],
  replaced: [0.03, 0.06, 0.12],
  churn: undefined,
  joining: [0.8, 2.2, 4],
  cac: [600, 1_200, 2_800],
  market: {
    counted: [],
    perMillion: [150, 350, 800],
    householdShare: undefined,
    register: 'the industrial register, by branch and number of staff',
    pays: [0.06, 0.12, 0.25],
    paysWho: 'that have a machine everything passes through, and their own fitters',
  },
  approval: { what: 'Radio and electrical safety tests', dollars: [3_500, 7_000, 15_000] },
  second: undefined,
}
