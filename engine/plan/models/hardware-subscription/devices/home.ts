// Devices for the home that nobody strictly needs.
import type { Device } from '../device.ts'

export const HOME: Device = {
  cues: /\b(smart home|thermostats?|bab(y|ies)|parents?|sleep|mattress|gardens?|plants?|aquariums?|toothbrush|mirrors?|lamps?|speakers?|purifiers?|fitness|workouts?|running|swim\w*|yoga|posture|bicycles?|cyclists?|gamers?|toys?|children|kids)\b/i,
  noun: { one: 'device', many: 'devices' },
  customer: { one: 'household', many: 'households' },
  buyers: 'households that like such things and use them',
  scene:
    'Every home has a drawer for devices that were used for three weeks. They did what the box said. What they lacked was a reason for the fourth week, and somebody who noticed that it had not come.',
  today: ['do it by hand, by feeling or not at all', 'use the telephone for it and forget'],
  groups: [
    {
      who: 'people at a beginning',
      why: 'A first child, a new garden, a training plan: for some months they want to know everything and pay for it gladly.',
    },
    {
      who: 'people who measure for pleasure',
      why: 'They buy early, forgive much and tell others. There are fewer of them than their noise suggests.',
    },
    {
      who: 'people who give presents',
      why: 'They pay once and never use it; the fee begins with somebody who did not choose it.',
    },
  ],
  loss: 'Nothing is lost by leaving it. That is the difficulty of everything sold to homes: the rival is an ordinary evening.',
  asked: 'which device of this kind they bought last, in which week they stopped using it, and why',
  askedPass: 'name the week, and a thing that would have kept them',
  reads: 'does its one task in the room and notes what it did, without being asked',
  tells: 'one useful sentence at the hour when something can be done with it',
  limits:
    'It gives hints, not advice on health or safety. Whoever needs certainty needs a professional, and the box says so.',
  whyNow: [
    'Homes have learned a common language for devices, so one no longer has to bring its own bridge and its own app for everything.',
    'Parts are cheap enough that a small series can be tried on a few hundred homes before a mould is cut.',
  ],
  against: 'Against now speaks weariness of fees: people count their subscriptions and cut one each January.',
  rivals: [
    {
      name: 'Do nothing',
      why: 'an evening on the sofa',
      fails: 'hardly ever',
      answer: 'be worth one minute, not ten',
    },
    {
      name: 'The telephone',
      why: 'already in the hand',
      fails: 'needs to be thought of',
      answer: 'do it unasked',
    },
    {
      name: 'The large brand’s device',
      why: 'shelf, reviews, price',
      fails: 'made for everybody',
      answer: 'be made for one kind of household',
    },
    {
      name: 'A simple device without a fee',
      why: 'paid once',
      fails: 'forgets, and is forgotten',
      answer: 'keep a useful half free for ever',
    },
  ],
  danger: 'the large brand that adds the function in an update',
  dangerWhy:
    'It costs it a quarter’s work. What it will not do is answer letters from two thousand families with the same wish, and those letters are our only lead.',
  features: [
    'one task, done without being asked',
    'one sentence a day at most',
    'works without the fee, with less memory',
    'set up in five minutes',
    'data that can be taken along or deleted',
  ],
  leftOut: [
    { what: 'a second task', why: 'the first has to survive week ten' },
    { what: 'a voice', why: 'nobody has asked for another one in the room' },
    { what: 'shops', why: 'they take half and return the rest in February' },
  ],
  productTest:
    'Fifty strangers pay for one and are left alone. In week ten the founder counts who still uses it; thirty-five of fifty, or the next step is another product and not another colour.',
  billing: 1,
  billingWhy: 'By the month, with the useful half free: whoever pays has then decided twice, and stays.',
  anchor:
    'People weigh it against other small fees on the card statement and against the free half of the telephone.',
  channels: [
    {
      name: 'Films and posts by people who use it',
      reached: 'viewers',
      conversion: [0.002, 0.005, 0.01],
      share: 0.4,
    },
    {
      name: 'Advance orders from a waiting list',
      reached: 'names',
      conversion: [0.03, 0.07, 0.12],
      share: 0.35,
    },
    { name: 'Presents and friends', reached: 'owners asked', conversion: [0.08, 0.15, 0.25], share: 0.25 },
  ],
  sale: 'It is bought on a Sunday evening from a film of somebody’s kitchen. It is kept or returned by Wednesday.',
  layers: [
    {
      part: 'device',
      job: 'one task, quiet, handsome',
      choice: 'common radio standard, mains power where possible, a case that opens with a screwdriver',
    },
    {
      part: 'home link',
      job: 'join without a manual',
      choice: 'the common home standard first; own app only for what it lacks',
    },
    {
      part: 'judgement',
      job: 'one sentence at the right hour',
      choice: 'on the device where it can be, so that it works when we no longer do',
    },
  ],
  silent:
    'When the service is away the device has to go on doing its task. A box that dies with its maker is the oldest complaint in this trade.',
  acceptance:
    'Thirty homes set it up alone, filmed or by telephone. Twenty-seven have to be done in ten minutes without a question.',
  rhythm:
    'Two thirds of a year’s sales fall into the weeks before the holidays, and a tenth of these come back in January. The batch for them is ordered in June, blind.',
  breaks:
    'Routers change, passwords change, children change everything. Support answers within the day and writes one line for each question; the longest line is the next update.',
  gap: {
    gap: 'Somebody who has shipped to strangers before',
    why: 'boxes, returns and reviews are a trade',
    closedBy: 'a logistics firm from the hundredth order on, and a friend who has done it',
  },
  risk: {
    name: 'Used for three weeks',
    likelihood: 'high',
    sign: 'fewer than half active in week six',
    answer: 'ask those who stayed, build for them alone',
  },
  sceptic:
    'It is a pleasant thing that nobody needs. Sales come in one season, returns in the next, the fee is cut with the other fees in January, and a brand with a shelf can copy the idea between two meetings. The drawer is full of better-financed attempts.',
  wrongIf:
    'seven in ten strangers still use it in week ten, and if the fee is paid by those who could have the free half',
  ways: undefined,
  devices: [1, 1, 2],
  hours: 0,
  perHead: 3_240,
  build: [28, 46, 85],
  price: [69, 115, 200],
  service: [3.5, 6, 10],
  serving: [0.6, 1.1, 2.2],
  replaced: [0.03, 0.06, 0.12],
  churn: [0.022, 0.035, 0.055],
  joining: [25, 80, 150],
  cac: [18, 32, 65],
  market: {
    counted: [{ metric: 'household-share', of: 'with children', cue: /bab(y|ies)|child|kids|parents?/i }],
    perMillion: undefined,
    householdShare: [0.08, 0.18, 0.35],
    register: 'the household survey, by what homes own',
    pays: [0.008, 0.02, 0.05],
    paysWho: 'that buy such devices and would pay a fee as well',
  },
  approval: { what: 'Radio and electrical safety tests', dollars: [5_000, 10_000, 20_000] },
  second: undefined,
}
