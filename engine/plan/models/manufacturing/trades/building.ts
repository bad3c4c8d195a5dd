// Building materials.
import type { Goods } from '../goods.ts'

export const BUILDING: Goods = {
  cues: /\b(bricks?|insulation|panels?|tiles?|concrete|prefab\w*|building materials?|cladding|roof\w*|windows?|plaster|straw|hempcrete|hemp (blocks?|lime|insulation)|clay|paving|blocks?|tiny houses?|modular|construction|builders?|floor(s|ing)?)\b/i,
  noun: 'works',
  bench: 'line',
  unit: { one: 'square metre', many: 'square metres' },
  account: { one: 'builder', many: 'builders' },
  buyers: 'builders and architects',
  scene:
    'An architect wants a wall that breathes, a builder wants one that arrives on Tuesday with a data sheet. The merchant stocks neither. So the drawing says natural and the lorry brings foam, because the foam had a number for fire and heat and was there.',
  today: [
    'specify what the merchant has in stock',
    'mix something on site and hope that nobody asks for a certificate',
  ],
  groups: [
    {
      who: 'architects with clients who ask',
      why: 'They put a material into the tender. Without a data sheet they cannot, whatever they feel.',
    },
    {
      who: 'small builders and restorers',
      why: 'They look for something one person can carry and a crew understands in a morning.',
    },
    {
      who: 'owners who build for themselves',
      why: 'They pay for health and story, and need to be told which parts they may do.',
    },
  ],
  nothing:
    'The usual board has fifty years of papers and every crew can fit it in the dark. Nobody was ever blamed for specifying it.',
  asked:
    'which material they wanted on the last job and could not use, for want of what, and what they took instead',
  askedPass: 'name a job of the last year on which papers or delivery, and not price, were missing',
  makes: 'one product in two thicknesses, with tested values',
  differs: 'a data sheet an engineer accepts and a pallet on the day',
  limits:
    'One product does one thing. Where it gets wet or carries load it fails, and every sheet says so in the first line, because a wall is torn down at the maker’s cost.',
  whyNow: [
    'Rules on heat and on carbon in buildings are tightened step by step, and each step makes one more architect ask.',
    'Waste of farms and sites can be had for the fetching, where it used to be burnt or dumped.',
  ],
  against:
    'Against now speaks building itself: interest rates decide how many walls there are, and a new material is the first thing struck from a tight budget.',
  rivals: [
    {
      name: 'Do nothing: the usual board',
      why: 'papers, price, habit',
      fails: 'in the tender that asks for more',
      answer: 'go only where the tender asks',
    },
    {
      name: 'The large maker’s green line',
      why: 'a name, a network of merchants',
      fails: 'full lorries, long lead',
      answer: 'a pallet in a week',
    },
    {
      name: 'Imported natural product',
      why: 'certified abroad',
      fails: 'freight eats the carbon and the margin',
      answer: 'the same paper, from here',
    },
    {
      name: 'Mixing on site',
      why: 'cheap, romantic',
      fails: 'no two walls alike',
      answer: 'sell the mix in bags to those who insist',
    },
  ],
  danger: 'the large maker’s green line, when its merchants split pallets',
  dangerWhy:
    'It has the approval and the shelf. Until its merchants bother with half pallets, restorers and small builders are open.',
  features: [
    'one product, two thicknesses',
    'tested values for fire, heat and damp',
    'pallets and half pallets',
    'a morning of training with the first load',
    'cutting list for architects',
  ],
  leftOut: [
    { what: 'load-bearing parts', why: 'an approval that costs more than the works' },
    { what: 'fitting', why: 'crews are the customers' },
    { what: 'colours', why: 'each is a stock of pallets' },
  ],
  goodsTest:
    'One wall is built by a crew that has never seen the product, with the sheet alone, and left through a winter. If it has to be explained twice or patched once, the sheet or the edge is redrawn.',
  chain:
    'The merchant takes a quarter, the builder adds a fifth, and the owner compares the finished wall. So the sum that counts is price and hours together, for a square metre that is done.',
  sale: 'An architect writes it into one tender, a builder grumbles, somebody has to stand on the site that morning. After the third wall the crew asks for it.',
  channels: [
    {
      name: 'Training mornings with a crew on a first site',
      reached: 'crews',
      conversion: [0.15, 0.28, 0.42],
      share: 0.4,
    },
    {
      name: 'Architects’ offices at lunch, with a sample',
      reached: 'offices',
      conversion: [0.06, 0.14, 0.24],
      share: 0.35,
    },
    { name: 'Merchants who try a pallet', reached: 'merchants', conversion: [0.1, 0.2, 0.3], share: 0.25 },
  ],
  layers: [
    {
      part: 'line',
      job: 'mix, form, dry',
      choice: 'used press and a large dry hall; weather is a machine too',
    },
    {
      part: 'test file',
      job: 'fire, heat, damp, strength',
      choice: 'an institute for approval, own cubes and scales each day',
    },
    {
      part: 'yard and lorry',
      job: 'pallets out on their day',
      choice: 'a haulier with a tail lift; slots by the half day',
    },
  ],
  batch:
    'A pallet has a number that leads to its mix, its drying days and its test cube. A builder’s photograph of a crack can be answered before the crew has left.',
  acceptance:
    'Twenty pallets are made in a row and one of each is broken at the institute. All must lie inside the declared values, or the declaration is lowered.',
  week: 'Mixing and pressing in the dry months at full pace, drying for days or weeks, loading before seven. Winter is for maintenance, papers and architects.',
  bottleneck: {
    what: 'drying space',
    because: 'a square metre stands in the hall until it is dry, and rain does not read the order book',
  },
  spoils:
    'Damp, broken corners, a mix gone wrong on a Monday. Broken ones go back into the mixer; a whole pallet in doubt is never sold as seconds, because it will be built in.',
  gap: {
    gap: 'Somebody who leads an approval',
    why: 'without papers there is no tender',
    closedBy: 'the testing institute’s own engineer as adviser, by the day',
  },
  risk: {
    name: 'The approval takes another year',
    likelihood: 'high',
    sign: 'a second series of tests asked for',
    answer: 'sell for uses that need none: gardens, restoration, inner skins',
  },
  sceptic:
    'Building changes by regulation and not by desire. A small works carries the tests of a large one, sells by the pallet to people who pay after sixty days, and stands still when it rains or when rates rise. The material may be right and the firm may still be early.',
  wrongIf: 'architects who used it once write it into the next tender, and if crews need no second morning',
  ways: {
    meets: ['the architects’ chamber evening', 'the builders’ merchant at half past six'],
    trusts: 'the foreman who has fitted it',
    buys: 'in winter, when the season’s sites are priced',
    busy: 'the building season',
  },
  price: [24, 42, 85],
  material: [0.28, 0.36, 0.46],
  turnover: [6_000, 22_000, 46_000],
  accountMonth: [700, 1_600, 4_000],
  machines: [40_000, 110_000, 320_000],
  floorArea: [200, 400, 900],
  energy: [300, 700, 1_500],
  stockMonths: 1.2,
  hands: { role: 'Works and yard', like: 'warehouse worker', dollars: 40_000, count: [1, 1.6, 2.6] },
  perMillion: [300, 800, 1_800],
  counted: [],
  open: [0.05, 0.1, 0.18],
  openWho: 'that build with such materials or are asked for them',
  register: 'the chambers’ lists of builders and architects',
  permit: { what: 'Tests and technical approval, first steps', dollars: [8_000, 20_000, 50_000] },
  direct: undefined,
  resale: 1.35,
}
