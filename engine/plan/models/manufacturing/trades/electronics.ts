// Electronic units in lots of fifty.
import type { Goods } from '../goods.ts'

export const ELECTRONICS: Goods = {
  cues: /\b(electronics?|pcbs?|circuit boards?|amplifiers?|audio|speakers?|synthesi[sz]ers?|batter(y|ies)|chargers?|led|lamps?|lighting|sensors?|keyboards?|microphones?|instruments?|motors?|e-?bikes?|drones?|robots?)\b/i,
  noun: 'electronics workshop',
  bench: 'bench',
  unit: { one: 'unit', many: 'units' },
  account: { one: 'dealer', many: 'dealers' },
  buyers: 'dealers and firms that resell or build in such units',
  scene:
    'Large makers drop a product when it sells below a few thousand a year. The people who used it stay behind with old units and a forum. Dealers know these people by name and have nothing to offer them but second-hand.',
  today: ['buy second-hand and repair', 'take the large maker’s successor, which lacks the one thing'],
  groups: [
    {
      who: 'specialist dealers',
      why: 'They live on what the general shop does not have, and on a margin that can be kept.',
    },
    {
      who: 'professionals who use it daily',
      why: 'A dead unit stops a job. They buy two and pay for repair within the week.',
    },
    {
      who: 'makers who build it in',
      why: 'Fifty a month, the same board for years; what they fear is the letter that announces its end.',
    },
  ],
  nothing:
    'Second-hand works, mostly, and has charm. It is only when two fail in one month that somebody looks for a maker.',
  asked: 'which product they could no longer get, what they sold instead, and how many customers asked again',
  askedPass: 'name a product, a number a year and a price that was paid for it second-hand',
  makes: 'two models on one board, built in lots of fifty',
  differs: 'a unit that can still be repaired in ten years, by somebody with a name',
  limits:
    'It costs more than the large maker’s ever did, and looks it or does not. Features that a screen gives cheaply are not worth a small maker’s year; what it does, it does for a decade.',
  whyNow: [
    'Assemblers take fifty boards at a price that used to need a thousand, and tests can be planned with them from the drawing on.',
    'Rules on repair and spare parts favour those who meant to supply them anyway.',
  ],
  against: 'Against now speaks supply: a chip with one source can stop a two-model maker for half a year.',
  rivals: [
    {
      name: 'Do nothing: second-hand',
      why: 'charm, a low price',
      fails: 'every other month',
      answer: 'buy back old ones and learn what breaks',
    },
    {
      name: 'The large maker’s successor',
      why: 'warranty, shops',
      fails: 'lacks the one thing',
      answer: 'have the one thing',
    },
    {
      name: 'A kit for tinkerers',
      why: 'cheap, instructive',
      fails: 'half are never finished',
      answer: 'sell the finished one to those who started',
    },
    {
      name: 'A clone from a marketplace',
      why: 'a third of the price',
      fails: 'noise, heat, no papers',
      answer: 'measurements published, clone included',
    },
  ],
  danger: 'the clone, once it has stopped being bad',
  dangerWhy:
    'It needs two years for that, as a rule. Dealers and repair are what it will not have then, and these have to exist by that time.',
  features: [
    'two models on one board',
    'lots of fifty',
    'test record with each serial number',
    'repair within a week',
    'spare parts and drawings for ten years',
  ],
  leftOut: [
    { what: 'an app', why: 'it will be dead before the box is' },
    { what: 'a third model', why: 'tests, cartons and spares once more' },
    { what: 'general shops', why: 'they return what they cannot explain' },
  ],
  goodsTest:
    'Ten units run in a warm box for three weeks, switched every hour. Nine have to work at the end and the tenth has to be understood, or the lot is not released.',
  chain:
    'A dealer needs a third, a distributor another fifth. What costs a hundred to build must sell for three to four times that, or somebody in the chain works for love.',
  sale: 'A dealer lends it to his most difficult customer for a weekend. What that person says on Monday is the order.',
  channels: [
    {
      name: 'Loan units to specialist dealers',
      reached: 'dealers',
      conversion: [0.12, 0.24, 0.36],
      share: 0.45,
    },
    {
      name: 'Reviews and forums of users',
      reached: 'enquiries',
      conversion: [0.03, 0.07, 0.12],
      share: 0.35,
    },
    {
      name: 'The trade fair, in a shared stand',
      reached: 'contacts',
      conversion: [0.03, 0.07, 0.13],
      share: 0.2,
    },
  ],
  layers: [
    {
      part: 'boards',
      job: 'the same for ten years',
      choice: 'assembled elsewhere; two sources for all but one part, and of that a stock',
    },
    {
      part: 'final test',
      job: 'measure, burn in, record',
      choice: 'own bench, automatic, serial number by serial number',
    },
    {
      part: 'repair',
      job: 'learn what fails',
      choice: 'each repair one line; the list decides the next revision',
    },
  ],
  batch:
    'A serial number leads to board lot, test curve and owner. When a part turns out bad, the letter goes to forty people and not to a forum.',
  acceptance:
    'A lot of ten is built by somebody with the manual alone. Nine must pass the bench at first go.',
  week: 'Boards come in lots, cases in other lots, and never together; assembly takes what has both. Two days of building, one of testing, one of repairs, one of letters.',
  bottleneck: {
    what: 'final test and burn-in',
    because: 'a unit occupies the bench for a day, and shipping it untested costs two',
  },
  spoils:
    'Static, dry joints, a capacitor from a bad year. Fail rates are written on the wall by lot; above one in twenty nothing is shipped until the cause has a name.',
  gap: {
    gap: 'Somebody for conformity and safety tests',
    why: 'a missing mark is a recall',
    closedBy: 'a test laboratory’s pre-check on the prototype, before the case is ordered',
  },
  risk: {
    name: 'The one part is discontinued',
    likelihood: 'medium',
    sign: 'a last-order letter',
    answer: 'buy three years of it, and redraw in the second',
  },
  sceptic:
    'Two models, one board and a forum are a hobby with a tax number. The loyal few have bought by the second year; dealers want terms, tests cost as much as for a large maker, and one discontinued chip is the end of the range.',
  wrongIf: 'dealers reorder after their first three, and if buyers come who have never heard of the forum',
  ways: {
    meets: ['the specialist fair', 'the counter of the dealer with the repair bench'],
    trusts: 'the difficult customer every dealer has',
    buys: 'before the season of their trade',
    busy: 'the weeks before the holidays',
  },
  price: [120, 260, 700],
  material: [0.3, 0.38, 0.48],
  turnover: [5_000, 18_000, 38_000],
  accountMonth: [350, 800, 2_000],
  machines: [15_000, 42_000, 130_000],
  floorArea: [50, 110, 220],
  energy: [100, 220, 450],
  stockMonths: 2,
  hands: { role: 'Assembly and test', like: 'technician', dollars: 44_000, count: [0.5, 1, 1.8] },
  perMillion: [30, 90, 220],
  counted: [],
  open: [0.15, 0.28, 0.42],
  openWho: 'that sell or build in such units and list small makers',
  register: 'the dealer lists of two large makers and the fair’s catalogue',
  permit: { what: 'Electrical, radio and disposal registration', dollars: [4_000, 9_000, 20_000] },
  direct: { cue: /online|direct|website|own shop/i, label: 'Sold directly', markup: 1.45 },
  resale: 1.5,
}
