// Packaging in short runs.
import type { Goods } from '../goods.ts'

export const PACKAGING: Goods = {
  cues: /\b(packag\w+|boxes|cartons?|mycelium (packag\w+|boxes|trays)|compostable|polystyrene|wrapp\w+|pouches|labels?|glass bottles|pallets?|cardboard|bioplastic\w*|trays for|fillers?)\b/i,
  noun: 'packaging maker',
  bench: 'line',
  unit: { one: 'hundred', many: 'hundreds' },
  account: { one: 'brand', many: 'brands' },
  buyers: 'brands that ship small numbers',
  scene:
    'A small brand opens its parcel film with a block of foam, and the comments are about the foam. It would change tomorrow. The catalogue has grey pulp by the lorry load; the good-looking alternative starts at twenty thousand and a mould.',
  today: ['buy foam and apologise', 'stuff parcels with paper by hand'],
  groups: [
    {
      who: 'brands whose customers film the parcel',
      why: 'The inside of the box is their shop window, and they pay for what is shown.',
    },
    {
      who: 'makers of fragile goods',
      why: 'They count breakages. A filler that saves one in fifty pays for itself.',
    },
    {
      who: 'firms with a promise in their report',
      why: 'Somebody has written a date by which plastic is gone. They need figures and a certificate.',
    },
  ],
  nothing: 'Foam is light, cheap and works. It offends after the sale, when the money has been made.',
  asked:
    'what a parcel’s packing costs with the packer’s time, how many break, and what their customers write about it',
  askedPass: 'know their cost of a parcel and can show a complaint or a promise that foam breaks',
  makes: 'two shapes from one family of moulds, in runs of a few hundred',
  differs: 'a mould in three weeks and runs a small brand can store under a table',
  limits:
    'It protects as tested and no better. In damp halls it weakens, and compostable means in a plant or a garden under stated conditions; a certificate says which, and nothing else may be claimed.',
  whyNow: [
    'Charges on plastic packing rise or are announced in many places, so foam grows dearer without its maker’s doing.',
    'Moulds can be printed or milled from cheap board for short runs, which used to need steel.',
  ],
  against:
    'Against now speaks oil: whenever it is cheap, foam is nearly free, and good intentions wait for the next budget.',
  rivals: [
    {
      name: 'Do nothing: foam',
      why: 'cheapest, proven',
      fails: 'in the film of the parcel',
      answer: 'compare whole parcels, breakage and packing minutes included',
    },
    {
      name: 'Paper and cardboard folds',
      why: 'cheap, everybody recycles it',
      fails: 'minutes of folding',
      answer: 'drop in, done',
    },
    {
      name: 'Moulded pulp from a large works',
      why: 'low price in lorry loads',
      fails: 'twenty thousand and a steel mould',
      answer: 'five hundred and three weeks',
    },
    {
      name: 'Reusable boxes',
      why: 'no waste at all',
      fails: 'they have to come back',
      answer: 'leave round trips to it',
    },
  ],
  danger: 'cheap moulded pulp, once large works accept short runs',
  dangerWhy:
    'Its minute costs a fraction. What it does not have is a drop-test report for this bottle in this box by Friday.',
  features: [
    'two shapes from one family',
    'mould within three weeks',
    'drop-test report with the customer’s goods',
    'certificate of what becomes of it',
    'stock held for monthly calls',
  ],
  leftOut: [
    { what: 'contact with food', why: 'migration tests for each recipe' },
    { what: 'printing', why: 'a sleeve does it for less' },
    {
      what: 'brands below a hundred parcels a month',
      why: 'mould and talk cost the same as for a thousand',
    },
  ],
  goodsTest:
    'Thirty parcels with a customer’s own goods fall by the standard’s heights and thirty travel through the post. No more than one may break on either way, or the wall gets thicker and the price with it.',
  chain:
    'The buyer sees cents a parcel; the packer sees seconds. Both are in the price of a shipped order, and only the second argument wins against foam.',
  sale: 'The brand’s founder loves it, the warehouse decides. Ten free sets go to the person with the tape gun, and the talk about price waits for her verdict.',
  channels: [
    {
      name: 'Sample sets made for the brand’s own product',
      reached: 'samples',
      conversion: [0.12, 0.22, 0.34],
      share: 0.5,
    },
    {
      name: 'Fulfilment houses that pack for many',
      reached: 'introductions',
      conversion: [0.12, 0.24, 0.36],
      share: 0.3,
    },
    {
      name: 'Packaging fair and trade press',
      reached: 'contacts',
      conversion: [0.02, 0.05, 0.1],
      share: 0.2,
    },
  ],
  layers: [
    {
      part: 'forming',
      job: 'shape, press or grow, dry',
      choice: 'one press or growth room; drying is bought generously, since it is the slow step',
    },
    {
      part: 'mould library',
      job: 'next mould from the last',
      choice: 'drawn in one family; milled board for runs, printed for trials',
    },
    {
      part: 'test bench',
      job: 'falls, damp, weight on top',
      choice: 'own drop tester; standards tests at a laboratory once a shape',
    },
  ],
  batch:
    'Recipe, moisture and weight are noted for each run, with three pieces kept. A broken bottle at a customer’s leads to a number on the inside.',
  acceptance:
    'Five hundred of one shape are made in one go. Weight may differ by one in ten at most, and a stranger must be able to pack fifty in ten minutes.',
  week: 'Mixing and forming on three days, drying through all of them, packing on Friday. Calls from stock go out daily, because nobody plans packing further than a week.',
  bottleneck: {
    what: 'drying or growing time',
    because: 'a piece leaves the mould soft and occupies a rack until it is hard, whoever is in a hurry',
  },
  spoils:
    'Warping, mould, crushed corners in storage. Racks are weighed each morning; what is too heavy stays, and what is bent is shredded into the next mix.',
  gap: {
    gap: 'A process engineer',
    why: 'the hundredth piece must be like the first',
    closedBy: 'a materials institute, by project, with a public grant for half of it',
  },
  risk: {
    name: 'A claim about composting is challenged',
    likelihood: 'medium',
    sign: 'a letter from a consumer body',
    answer: 'say only what the certificate says, word for word',
  },
  sceptic:
    'Packing is the last line of the budget and the first to be cut. Everybody is for it until the cent a parcel is named; pilots are photographed and never reordered. Cheap pulp will take short runs before this works has paid for its racks.',
  wrongIf:
    'brands reorder after the photograph, at the list price, and if the warehouse asks for it by itself',
  ways: {
    meets: ['the fulfilment house’s ramp', 'the packaging fair'],
    trusts: 'the packer with the tape gun',
    buys: 'in spring for the autumn peak',
    busy: 'the months from October to December',
  },
  price: [55, 95, 190],
  material: [0.26, 0.34, 0.44],
  turnover: [5_000, 18_000, 38_000],
  accountMonth: [350, 800, 2_200],
  machines: [30_000, 85_000, 280_000],
  floorArea: [120, 240, 500],
  energy: [400, 900, 2_000],
  stockMonths: 1,
  hands: { role: 'Forming and packing', like: 'warehouse worker', dollars: 37_000, count: [0.5, 1.4, 2.4] },
  perMillion: [120, 300, 700],
  counted: [],
  open: [0.1, 0.18, 0.3],
  openWho: 'that ship fragile or shown goods and choose their own packing',
  register: 'the packaging register and the client lists of fulfilment houses',
  permit: { what: 'Composting or recycling certificate and tests', dollars: [4_000, 10_000, 22_000] },
  direct: undefined,
  resale: undefined,
}
