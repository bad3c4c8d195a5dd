// Toys, ceramics and gifts.
import type { Goods } from '../goods.ts'

export const TOYS: Goods = {
  cues: /\b(toys?|games?|puzzles?|ceramics?|pottery|mugs?|gifts?|stationery|paper goods|jewel\w+|ornaments?|kindergartens?|nurseries|montessori|glassware|musical instruments?|crafts?)\b/i,
  noun: 'workshop',
  bench: 'bench',
  unit: { one: 'piece', many: 'pieces' },
  account: { one: 'shop', many: 'shops' },
  buyers: 'toy and gift shops and nurseries',
  scene:
    'Nine parts in ten of what stands in a toy or gift shop can be had cheaper on a telephone while standing in front of it. The owner knows. She looks for the tenth part: something the telephone does not have, that survives being handled, and that can be reordered in November.',
  today: ['fill shelves from the agent’s catalogue', 'buy odd pieces at a craft market and sell out by June'],
  groups: [
    {
      who: 'owner-run shops',
      why: 'They need what cannot be compared. They pay on time and tell makers the truth.',
    },
    {
      who: 'nurseries and schools',
      why: 'They buy for wear: ten years of forty hands. Their budget is released once a year.',
    },
    {
      who: 'museum and hotel shops',
      why: 'A piece with the house’s own motif, in hundreds, is an order that a large maker refuses.',
    },
  ],
  nothing:
    'The agent comes with two hundred novelties, and what does not sell goes back. A small maker takes nothing back and has twelve.',
  asked: 'what sold without a discount last November, from which maker, and what they could not reorder',
  askedPass: 'name a piece that ran out in November and the price they would have paid for twenty more',
  makes: 'five pieces that go together, each tested for rough hands',
  differs: 'a reorder in November that arrives in November',
  limits:
    'Handmade is slow. A number promised for December is made by October or not at all, and a shop that hears this in September is a friend.',
  whyNow: [
    'Small laser cutters and kilns have come down to the price of a used car.',
    'Parents and shops ask for toys and things that can be repaired, and large makers do not answer letters.',
  ],
  against:
    'Against now speaks the season: half of the year’s sales fall into ten weeks, and whatever is late for these is a year late.',
  rivals: [
    {
      name: 'Do nothing: the agent’s catalogue',
      why: 'two hundred lines, returns taken',
      fails: 'in every shop, and on the telephone',
      answer: 'one shop in a town',
    },
    {
      name: 'The big brand',
      why: 'children ask for it by name',
      fails: 'no margin left in it',
      answer: 'stand far away from it on the shelf',
    },
    {
      name: 'Marketplaces for handmade things',
      why: 'the whole world’s makers',
      fails: 'postage, and no hand on it',
      answer: 'be touched',
    },
    {
      name: 'Cheap copies',
      why: 'a third of the price',
      fails: 'paint, splinters, papers',
      answer: 'the test report on the shelf',
    },
  ],
  danger: 'a cheap copy of the best of the five, within one season',
  dangerWhy:
    'It will look the same in a picture. Shops that have had a child’s mother bring back the copy reorder the original; the others were never customers.',
  features: [
    'five pieces that go together',
    'safety tests for each',
    'a display that stands on a square foot',
    'reorder in dozens',
    'spare parts for ten years',
  ],
  leftOut: [
    { what: 'licensed figures', why: 'a fee ahead and a minimum nobody sells' },
    { what: 'single commissions', why: 'a week for one grandmother' },
    { what: 'a sixth piece before the third season', why: 'tests and moulds cost the same for each' },
  ],
  goodsTest:
    'Ten of each go to two nurseries for six weeks. Nine of ten have to come back whole and still be fetched from the shelf by children; a piece left lying in week three is dropped.',
  chain:
    'A shop doubles the price, because rent and the unsold are in it. A piece has to look worth the doubled figure from two steps away.',
  sale: 'The owner turns it over, looks for the join, and asks whether she is the only one in town. The order is small, and it comes back in three weeks or never.',
  channels: [
    {
      name: 'Shops visited in spring, display under the arm',
      reached: 'shops visited',
      conversion: [0.14, 0.24, 0.36],
      share: 0.45,
    },
    {
      name: 'The trade fair in January',
      reached: 'buyers met',
      conversion: [0.05, 0.1, 0.18],
      share: 0.35,
    },
    {
      name: 'Shops and teachers who tell others',
      reached: 'introductions',
      conversion: [0.12, 0.22, 0.34],
      share: 0.2,
    },
  ],
  layers: [
    { part: 'bench', job: 'cut, shape, finish', choice: 'one small machine and good jigs; edges by hand' },
    {
      part: 'test file',
      job: 'small parts, paint, pull',
      choice: 'a test house for the worst case of each piece; the file kept for ten years',
    },
    {
      part: 'season plan',
      job: 'what has to lie ready by October',
      choice: 'last year’s reorders by week, plus a fifth',
    },
  ],
  batch:
    'Wood or clay lot, paint lot and day are stamped where a child does not look. A letter from a mother leads to the shelf it came from.',
  acceptance:
    'Somebody else makes twenty of one piece from the jig. Nineteen have to pass the gauge, and the time must lie within a tenth.',
  week: 'From January to May samples and shops, until October making for stock, then ten weeks of parcels. In the quiet half money flows out only.',
  bottleneck: {
    what: 'sanding or glazing by hand',
    because: 'machines do the shape in minutes and edges take the rest',
  },
  spoils:
    'Splinters, cracks, a colour that differs from last year’s. Seconds are sold at the workshop door in January, with the flaw marked.',
  gap: {
    gap: 'Somebody who has been through safety testing',
    why: 'one failed pull test in October ends the season',
    closedBy: 'a test house looks at prototypes in spring, for a flat fee',
  },
  risk: {
    name: 'Stock for a season that does not come',
    likelihood: 'medium',
    sign: 'reorders below last year’s by mid-November',
    answer: 'stop making on that day; keep plain pieces for spring',
  },
  sceptic:
    'Charming things are made everywhere by people who do not count their hours. Shops order a dozen for the window, the copy arrives before the second season, and ten weeks of parcels have to feed a workshop for fifty-two.',
  wrongIf: 'three shops in four reorder before December, and if hours at the bench match the price list',
  ways: {
    meets: ['the January trade fair', 'the shop on a Tuesday morning in spring'],
    trusts: 'the colleague in the next town',
    buys: 'in January and late summer',
    busy: 'November and December',
  },
  price: [8, 17, 45],
  material: [0.24, 0.32, 0.42],
  turnover: [3_500, 13_000, 27_000],
  accountMonth: [70, 150, 320],
  machines: [7_000, 20_000, 60_000],
  floorArea: [50, 100, 200],
  energy: [100, 230, 500],
  stockMonths: 2,
  hands: { role: 'Making and finishing', like: 'warehouse worker', dollars: 35_000, count: [0.5, 1, 1.7] },
  perMillion: [250, 600, 1_200],
  counted: [],
  open: [0.12, 0.22, 0.35],
  openWho: 'that are run by their owners and take small makers',
  register: 'the exhibitors’ and visitors’ list of the trade fair and the town directories',
  permit: { what: 'Safety tests and marking of each piece', dollars: [1_500, 4_500, 11_000] },
  direct: { cue: /online|direct|markets?\b|own shop|website|etsy/i, label: 'Sold directly', markup: 1.9 },
  resale: 1.8,
}
