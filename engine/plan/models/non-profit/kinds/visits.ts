// The same visitor, the same hour, for a year.
import type { CauseKind } from '../kind.ts'

export const VISITS: CauseKind = {
  cues: /\b(?:elderly|seniors?|older (people|adults)|lonel(y|iness)|dementia|pensioners|care home|over (60|65|70|75|80))/i,
  noun: 'visiting service',
  served: { one: 'person visited', many: 'people visited' },
  money: {
    unitCost: [50, 110, 240],
    isYearly: true,
    monthlyGift: [8, 15, 26],
    singleGift: [25, 50, 100],
    joining: [8, 11, 13],
    grants: [1, 2, 3],
    grant: [600, 1_500, 3_500],
    trading: {
      label: 'Visits paid by families and insurers',
      one: 'visit',
      many: 'visits',
      price: [14, 24, 40],
      aMonth: [20, 70, 120],
      cost: 0.4,
    },
    equipment: [800, 2_000, 6_000],
    help: { role: 'Visit coordinator', like: 'carer', dollars: 38_000 },
    cares: [0.06, 0.11, 0.18],
  },
  scene:
    'The carer has eleven minutes, the daughter lives four hours away, and the television is on because it answers. Nothing is wrong that a service would be called for. {Buyers} {where} may speak to nobody from Friday to Tuesday, and after a winter of it the fall happens.',
  groups: [
    {
      who: 'people newly alone',
      why: 'The first year after a death decides whether the door stays open. They would not ask; somebody has to be sent by a person they know.',
    },
    {
      who: 'sons and daughters far away',
      why: 'They telephone daily and worry in between. They would pay for a visit and for one honest sentence afterwards.',
    },
  ],
  nothing: 'The week passes in front of a screen; the bill comes as a hospital stay.',
  asked: 'when somebody last sat at their table for an hour, who it was, and what they did together',
  askedGo: 'nine of twenty name nobody within the past fortnight and would let a neighbour in',
  craft:
    'The same visitor, the same hour, for a year. What is done matters little; that it is Tuesday at three does. A visit that is cancelled twice is worse than none.',
  whyNow: [
    'Surgeries and social services have begun to prescribe company and look for somebody who supplies it.',
    'People who retire healthy look for two useful hours a week near home.',
  ],
  against: 'Checks on volunteers take weeks. Loneliness hides, and those who need it least answer first.',
  first: [
    'one visitor, one person, one hour a week',
    'a first visit in threes with the coordinator',
    'a check and a reference for each visitor',
    'a telephone number for worries',
    'a quarterly tea for all pairs',
  ],
  oneMore: 'each further thirty pairs need a coordinator’s day, because pairs fail in silence',
  phases: {
    proof: 'fifteen pairs in one district for three months',
    proved: 'twelve of fifteen still meet, and nobody was visited by a stranger twice',
    open: 'referrals by two surgeries, visitors trained for a day',
    settled: 'visits paid by families and insurers beside the free ones, a second district',
  },
  leftOut: [
    { what: 'care or cleaning', why: 'it is licensed work, and it turns a visitor into staff' },
    { what: 'a matching app', why: 'trust is made at a kitchen table by three people' },
    { what: 'day trips', why: 'one accident with a wheelchair ends the service' },
  ],
  rivals: [
    {
      name: 'Do nothing: the television',
      why: 'always there',
      fails: 'does not ask',
      answer: 'Tuesday at three',
    },
    {
      name: 'The care service',
      why: 'trained, paid by insurance',
      fails: 'eleven minutes',
      answer: 'work beside it, never instead',
    },
    {
      name: 'Clubs and lunches',
      why: 'cheerful, many people',
      fails: 'one must get there',
      answer: 'bring them, the first time',
    },
    {
      name: 'A call or a device',
      why: 'cheap, daily',
      fails: 'no cup of tea',
      answer: 'use it between visits',
    },
  ],
  danger: 'the insurer that buys a large provider’s visits and calls them company',
  hardToCopy:
    'Doctors who refer and visitors who stay for years. A form and a training day can be printed by anybody.',
  misleads:
    'Visitors on the list mislead, since half may be waiting. Pairs that met in each of the last four weeks are the figure.',
  giftLead:
    'Sons and daughters far away understand it at once: a year of Tuesdays for one person. They are asked for their own parent’s town, not for their own.',
  giftTest:
    'The next sixty families are offered a choice between paying for visits and giving for somebody else’s. If a third do the second as well, both stay on one page.',
  ways: [
    {
      name: 'Families far away, through surgeries',
      reached: 'families told of it',
      converts: [0.03, 0.07, 0.12],
      share: 0.45,
      cost: 0.25,
    },
    {
      name: 'Congregations and retired people’s clubs',
      reached: 'people at such an afternoon',
      converts: [0.02, 0.05, 0.09],
      share: 0.35,
      cost: 0.25,
    },
    {
      name: 'Letters in memory, with an undertaker’s help',
      reached: 'families after a funeral',
      converts: [0.01, 0.025, 0.05],
      share: 0.2,
      cost: 0.5,
    },
  ],
  wayNote:
    'The receptionist at the surgery knows who comes because nobody is at home. She gets a card, a name and an answer within two days, each time.',
  wayGo:
    'Two surgeries send at least three people a month by month four. Otherwise the coordinator goes and sits in the waiting room for a week.',
  layers: [
    {
      part: 'pair book',
      job: 'who, when, last met, worries',
      choice: 'a simple hosted record; visitors report by one text message',
    },
    {
      part: 'checks',
      job: 'references, criminal record, training',
      choice: 'a file for each visitor, renewed by date',
    },
  ],
  keeps:
    'Addresses of people who live alone are worth money to thieves. They are seen by one visitor and one coordinator.',
  toolTest:
    'A missed visit is simulated: the coordinator knows within two hours, and somebody rings the bell the same day.',
  week: 'Requests on Monday, first visits in threes on Tuesday and Thursday, calls to silent pairs on Wednesday. Winter doubles requests and halves visitors, so autumn is for training.',
  bottleneck: 'Visitors in winter bind: illness and ice take a third of them when need is highest.',
  gap: {
    gap: 'Somebody answerable for safety at home',
    why: 'two people alone behind a door, week after week',
    closedBy: 'a safeguarding lead with training, named on every card',
  },
  decision: 'No pair without a check and two references, however long the list is.',
  risks: [
    {
      name: 'A visitor abuses trust',
      likelihood: 'low',
      sign: 'a pair that wants no calls',
      answer: 'checks, calls, police',
    },
    {
      name: 'Pairs fade in silence',
      likelihood: 'high',
      sign: 'no message for a fortnight',
      answer: 'a call on the fifteenth day',
    },
  ],
  sceptic: [
    'Company cannot be delivered. Those who accept a visitor are those who would have found one, and the truly alone do not open.',
    'Coordinators cost money, volunteers cost coordinators, and no public budget pays for a Tuesday.',
  ],
  wrongIf:
    'twelve of fifteen pairs still meet after three months, and if surgeries refer without being reminded',
  kill: [
    { when: 'the end of month four', stopIf: 'fewer than two thirds of the pairs met in the last month' },
    { when: 'the end of month ten', stopIf: 'no family, insurer or town pays for any visit' },
  ],
  steps: [
    {
      day: 7,
      action: 'Sit in two waiting rooms for a morning each',
      number: 'people the staff name',
      go: 'ten',
    },
    { day: 25, action: 'Check and train twelve visitors', number: 'visitors cleared', go: 'twelve' },
    { day: 40, action: 'Make ten first visits in threes', number: 'pairs begun', go: 'eight' },
    {
      day: 65,
      action: 'Call every pair that sent no message',
      number: 'pairs that met this week',
      go: 'seven of eight',
    },
    { day: 85, action: 'Ask twenty families far away', number: 'who give or pay', go: 'five' },
  ],
  finding: {
    headline: 'Pairs that last, not visitors on a list.',
    text: 'A pair that meets for a year is the unit; each thirty of them need a paid day of somebody who notices silence.',
  },
}
