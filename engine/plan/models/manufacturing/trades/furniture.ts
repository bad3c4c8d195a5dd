// Joiners and furniture makers.
import type { Goods } from '../goods.ts'

export const FURNITURE: Goods = {
  cues: /\b(furniture|tables?|chairs?|sofas?|cabinets?|joiner\w*|carpent\w*|woodwork\w*|kitchens? makers?|desks?|shelving|beds?|upholster\w*|oak|timber|wood workshop|interiors?)\b/i,
  noun: 'joinery',
  bench: 'bench',
  unit: { one: 'piece', many: 'pieces' },
  account: { one: 'client', many: 'clients' },
  buyers: 'offices, cafés and interior designers',
  scene:
    'A café needs fourteen tables in five weeks, seventy-two centimetres wide because of the pillar. The catalogue has seventy or eighty. The big joinery is booked until autumn, and the one round the corner says yes to everything and delivers in instalments.',
  today: [
    'buy from the catalogue and live with the gap',
    'wait for a joiner who has been recommended and does not ring back',
  ],
  groups: [
    {
      who: 'interior designers',
      why: 'They draw, they promise and they are blamed. A maker who keeps a date gets every job they have.',
    },
    {
      who: 'cafés, shops and small hotels',
      why: 'An opening date is printed. Late furniture costs rent for an empty room.',
    },
    { who: 'offices that grow', why: 'They need six more of the same, two years later, in the same oak.' },
  ],
  nothing:
    'A catalogue table stands there next week for a third of the price. Whoever sits at it never measures the gap to the pillar.',
  asked: 'what they last had made, how late it came, what that cost them, and what they bought instead',
  askedPass: 'tell of a piece that came late or not at all within two years, with what it cost',
  makes: 'tables, benches and shelves from three drawings, in any size',
  differs: 'a width to the centimetre on a date in the contract',
  limits:
    'Wood moves. It will crack a little in the first winter, and a client who wants it not to should have steel; said before the order it is nature, said after it is a complaint.',
  whyNow: [
    'Sheets can be cut overnight by firms that own the large machine, so a small shop needs hands and a finish and not a hall.',
    'Rooms are refitted faster than they used to be, and long supply lines have taught designers to look nearby.',
  ],
  against:
    'Against now speaks building: when fewer rooms are fitted out, joiners with a hall to feed quote below cost.',
  rivals: [
    {
      name: 'Do nothing: the catalogue',
      why: 'cheap, next week',
      fails: 'the pillar',
      answer: 'quote the odd width at a fixed surcharge',
    },
    {
      name: 'The large joinery',
      why: 'capacity, a name',
      fails: 'booked until autumn',
      answer: 'the order that is too small for it',
    },
    {
      name: 'The one-man shop',
      why: 'cheap, skilled',
      fails: 'dates',
      answer: 'penalty clause in our own contract',
    },
    {
      name: 'Import to measure',
      why: 'half the price',
      fails: 'ten weeks and a wrong stain',
      answer: 'a sample of the finish on the table within a week',
    },
  ],
  danger: 'a good one-man shop that hires an organiser',
  dangerWhy:
    'Skill is common and order is not. Whoever puts the two together first in a town keeps its designers for years.',
  features: [
    'three drawings, free in width and length',
    'finish samples within a week',
    'a date with a penalty in the contract',
    'delivery and levelling on the day',
    'the same again in two years: drawings are kept',
  ],
  leftOut: [
    { what: 'fitted kitchens', why: 'plumbers, worktops and a guarantee for years' },
    { what: 'private single pieces', why: 'as many talks as a café with fourteen tables' },
    { what: 'own design collections', why: 'stock that nobody ordered' },
  ],
  goodsTest:
    'One table of each drawing stands for six weeks beside a radiator and another in a damp hall. Two of three must still be flat to a credit card’s thickness; the third drawing is changed.',
  chain:
    'A designer adds a fifth to a third for choosing and answering. The client sees that price, so the maker’s own must leave room for it.',
  sale: 'A designer gives a small job first, late on a Thursday, with an impossible date. Everything after it depends on that one.',
  channels: [
    {
      name: 'Designers and architects, with finish samples',
      reached: 'studios visited',
      conversion: [0.1, 0.2, 0.32],
      share: 0.5,
    },
    {
      name: 'Sites where something is being fitted out',
      reached: 'sites called at',
      conversion: [0.05, 0.12, 0.2],
      share: 0.3,
    },
    {
      name: 'Clients who show the room to others',
      reached: 'introductions',
      conversion: [0.15, 0.28, 0.4],
      share: 0.2,
    },
  ],
  layers: [
    {
      part: 'drawings',
      job: 'three models, any measure',
      choice: 'one drawing program with formulas; cutting lists fall out of it',
    },
    {
      part: 'cutting',
      job: 'sheets and boards to size',
      choice: 'bought in overnight; own saw for corrections',
    },
    {
      part: 'finish',
      job: 'what everybody sees',
      choice: 'oil by hand in a clean room; two coats, two days, no shortcut',
    },
  ],
  batch:
    'Each job has a box with drawing, cutting list, wood lot and a chip of the finish. In two years the same client will want six more.',
  acceptance:
    'An order of fourteen is run as a trial with an invented pillar. Every piece must fit within two millimetres, and the day on the board must be the day on the van.',
  week: 'Cut parts come on Monday, joints are made until Wednesday, oil needs two nights, and Friday is for the van. One person sits with clients one day a week, and that day is fixed.',
  bottleneck: {
    what: 'the finishing room',
    because: 'oil dries as fast as it dries and dust from the bench spoils it',
  },
  spoils:
    'Boards warp between cutting and gluing, and stains differ from the sample. So parts rest in the shop for three days, and the client signs the sample on its back.',
  gap: {
    gap: 'Somebody who plans sites',
    why: 'a date is lost on the telephone, not at the bench',
    closedBy: 'one retired foreman, a day a week, for the first ten jobs',
  },
  risk: {
    name: 'A client goes under with the last instalment',
    likelihood: 'medium',
    sign: 'an opening put off twice',
    answer: 'half ahead, the rest before unloading',
  },
  sceptic:
    'Every town has joiners who are better with wood than with calendars, and they starve on the same jobs. Prices are set by whoever has the emptiest hall. The founder will spend the day at the bench and the night on quotes that are not answered.',
  wrongIf:
    'designers give a second job without asking for a second quote, and if nine dates in ten were kept',
  ways: {
    meets: ['the designers’ Thursday opening', 'the counter of the timber merchant'],
    trusts: 'the architect who was burnt by somebody else',
    buys: 'six to ten weeks before an opening',
    busy: 'the fortnight before the summer holidays',
  },
  price: [240, 520, 1_400],
  material: [0.28, 0.35, 0.45],
  turnover: [6_000, 18_000, 34_000],
  accountMonth: [700, 1_500, 3_500],
  machines: [14_000, 38_000, 100_000],
  floorArea: [90, 170, 320],
  energy: [150, 320, 700],
  stockMonths: 0.4,
  hands: { role: 'Joinery', like: 'technician', dollars: 42_000, count: [0.5, 1, 1.8] },
  perMillion: [300, 700, 1_500],
  counted: [],
  open: [0.08, 0.15, 0.25],
  openWho: 'that have things made at least once a year',
  register: 'the list of design studios and the building permits for shops and cafés',
  permit: { what: 'Dust, noise and fire approval of the shop', dollars: [1_500, 4_000, 10_000] },
  direct: undefined,
  resale: 1.25,
}
