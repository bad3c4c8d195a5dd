import type { SoftwareKind } from '../../software/kind.ts'

export const DISPATCH_TOOL: SoftwareKind = {
  cues: /\b(logistics|fleets?|truck(s|ing|ers)?|hauliers?|freight|couriers?|deliver(y|ies)|drivers?|warehouses?|dispatch\w*|shipments?|vans?|supply chain|pallets?|manufactur\w+|factor(y|ies)|inventory|stock)\b/i,
  noun: 'dispatch tool',
  one: 'fleet',
  many: 'fleets',
  scene:
    'At five in the morning one driver is ill. The dispatcher has a whiteboard, two telephones and forty minutes to fit eleven drops into four other vans.',
  today: 'The plan lives in the dispatcher’s head, is drawn on a board, and is out of date by seven.',
  missing:
    'Maps and trackers are everywhere. What is missing is the second-best plan, ready before it is needed.',
  groups: [
    {
      who: 'dispatchers of ten to forty vehicles',
      why: 'Too many for one head, too few for a planning department.',
    },
    { who: 'owners with a penalty clause', why: 'One late pallet costs them a month of any software.' },
  ],
  nothing: 'overtime, empty kilometres and a customer who rings at ten to ask',
  asked: 'what went wrong on the worst morning of last week, who noticed, and what it cost by the evening',
  rivals: [
    {
      name: 'Do nothing: the board and the head',
      why: 'fast, and never crashes',
      fails: 'takes holidays',
      answer: 'learn from the head, leave the board up',
    },
    {
      name: 'The tracker they already pay',
      why: 'shows every van',
      fails: 'shows and does not plan',
      answer: 'read its data',
    },
    {
      name: 'A large planning system',
      why: 'optimal',
      fails: 'a year to introduce',
      answer: 'useful on the third morning',
    },
    {
      name: 'A spreadsheet',
      why: 'bends',
      fails: 'at five in the morning',
      answer: 'one button for a missing driver',
    },
  ],
  danger: 'the tracker’s maker, who sits in every cab already',
  core: 'a new plan within two minutes of a missing driver, which the dispatcher accepts',
  features: [
    'drops and hours from the order file',
    'a plan that can be dragged by hand',
    'a text to the driver, no app needed',
    'a line a day: promised, kept',
  ],
  oneMore: 'each further rule, such as tail lifts or rest times, has to hold at five in the morning',
  leftOut: [
    { what: 'tracking hardware', why: 'it is there already' },
    { what: 'invoicing of loads', why: 'the order system does it' },
    { what: 'a market for loads', why: 'that is another firm with another sale' },
  ],
  holds: 'the morning plan is made with it',
  leaves: 'the dispatcher who trained it goes, or a large customer forces another system on the fleet',
  firstSign: 'plans dragged back by hand on half of the mornings',
  save: 'a morning at five, beside the board',
  season: 'February and the weeks after a lost contract; from October to Christmas nobody changes anything.',
  decides: 'The owner pays, the dispatcher decides, and both want to see a Monday.',
  layers: [
    {
      part: 'planning',
      job: 'who drives what, within hours and loads',
      choice: 'a known open solver, with the dispatcher’s rules as plain text',
    },
    {
      part: 'data in',
      job: 'orders, vehicles, positions',
      choice: 'files first, interfaces later; each line that fails is shown',
    },
  ],
  secret: 'customers’ addresses and what lies in the yard at night',
  whyNow: [
    'Drivers are scarce, so a morning with one missing has become an ordinary morning.',
    'Positions and orders exist as data in even small fleets; ten years ago they were on paper.',
  ],
  proof:
    'Two fleets let it plan beside the board for a month. It passes if the dispatcher takes its plan on twelve of twenty mornings.',
  sceptic:
    'A dispatcher with twenty years beats the program on the mornings that matter, and knows it. Fleets live on thin margins, and the tracker can add planning as a tick box.',
  mustKnow: 'somebody who has dispatched, or driven',
  peril: {
    name: 'A bad plan on a bad morning',
    firstSign: 'a drop missed because of us',
    answer: 'the board stays up for the first two months',
  },
  own: {
    trusts: 'a dispatcher who used it elsewhere',
    fears: 'a morning without a plan',
    meets: ['the depot after the morning rush', 'the hauliers’ regional meeting'],
    buys: 'after a lost contract',
    busy: 'five to nine in the morning',
    paper: 'what happens when it is down at five',
  },
  ways: [
    {
      name: 'Depots visited after the morning rush',
      reached: 'depots visited',
      act: [0.04, 0.08, 0.13],
      wins: 0.4,
      cost: 0.4,
    },
    {
      name: 'Resellers of trackers',
      reached: 'fleets they serve',
      act: [0.01, 0.025, 0.045],
      wins: 0.3,
      cost: 0.4,
    },
    {
      name: 'Dispatchers who changed firms',
      reached: 'dispatchers who moved',
      act: [0.12, 0.2, 0.3],
      wins: 0.3,
      cost: 0.2,
    },
  ],
  pool: 'firms with a fleet or a depot',
  perThousand: [0.4, 0.8, 1.3],
  fits: [0.15, 0.25, 0.4],
  willing: [0.08, 0.16, 0.28],
  price: [99, 240, 600],
  churn: [0.014, 0.024, 0.04],
  told: 0.35,
  winMonths: [4, 6, 9],
  support: [0.06, 0.1, 0.15],
}
