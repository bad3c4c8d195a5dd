// Shops that sell by weight into the customer's own jar, in both tables: the row and what there is to say at length.
import type { Trade } from './trade.ts'
import type { Voice } from './voice.ts'

const NOUN = 'refill shop'

export const REFILL: Trade = {
  cues: /\b(zero[- ]waste|refill(s|ery|eries|ing)?|packag(e|ing)[- ]free|unpackaged|plastic[- ]free|bulk (store|shop|foods?)|unverpackt|sans emballage|low[- ]waste)\b/i,
  noun: NOUN,
  goods: { one: 'refill', many: 'refills' },
  craft: 'keep eighty bins clean, labelled and turning over',
  craftTest:
    'six market Saturdays with twelve bins and a scale, sold by weight, and less than one in twenty kilograms written off',
  busy: 'Saturday, and after work on Thursday and Friday',
  quiet: 'Monday to Wednesday before four',
  unsold: 'ages in its bin until the whole bin has to go',
  bottleneck: {
    what: 'the scale at the till',
    because: 'every jar is weighed twice and only one customer fits in front of it',
  },
  want: 'oats, soap and oil without the packet',
  now: ['carry home the packets and sort them afterwards', 'order refills by post, in more cardboard'],
  lack: 'The goods are everywhere; the empty jar has nowhere to go on the way home.',
  nothing: 'the usual shelf, and a fuller bin on Thursday',
  asked: 'which dry goods and cleaners they bought, in what packet, where and for how much',
  groups: [
    {
      who: 'households that sort already',
      why: 'They have the jars and the habit, and need a place that is no detour. They come every second week with a list.',
    },
    {
      who: 'parents of small children',
      why: 'They use much soap, oats and washing powder, count the price of a kilogram and stay if that is not above the supermarket’s own brand.',
    },
  ],
  rivals: [
    {
      name: 'Do nothing: the packet',
      why: 'on the shelf, nothing to carry there',
      fails: 'in the bin at home',
      answer: 'lend the first jar',
    },
    {
      name: 'The supermarket’s own dispensers',
      why: 'one trip for everything',
      fails: 'six kinds, often empty',
      answer: 'eighty kinds, never empty',
    },
    {
      name: 'The organic supermarket',
      why: 'the same brands, and a car park',
      fails: 'packed all the same, and dearer by the kilogram',
      answer: 'show the price of a kilogram in large figures',
    },
    {
      name: 'Refill parcels by post',
      why: 'to the door, on a rhythm',
      fails: 'soap only, and a box each time',
      answer: 'take the same concentrates by the litre',
    },
  ],
  danger: 'the supermarket two streets away, on the day it puts a wall of dispensers beside its bread',
  range: 'eighty bins of dry goods, twelve cleaners by the litre, and soap by the piece',
  oneMore: 'each further bin has to be emptied within its date, and cleaned before it is filled again',
  leftOut: [
    { what: 'fresh vegetables', why: 'they spoil in days, and the market is better at it' },
    { what: 'steel bottles and gadgets', why: 'bought once, and then they stand in the window' },
    { what: 'delivery', why: 'jars that travel both ways cost more than what is in them' },
  ],
  day: 'Bins are filled and wiped before ten; mornings bring few people with long lists, evenings many with two jars. What stands at the bottom of a bin is weighed on Sunday.',
  premises:
    'whether loose food may be sold there, where deliveries of sacks can stop, and how many people pass with a shopping bag',
  productTest:
    'After eight weeks the turnover of every bin is read from the till. Whatever took longer than six weeks to empty goes, and its place stays free for a month.',
  help: [{ role: 'Shop help', like: 'shop assistant', opening: 14, settled: 34, dollars: 32_000 }],
  spend: [15, 23, 34],
  costShare: [0.55, 0.61, 0.68],
  openDaysAWeek: 6,
  sales: { opening: 30, settled: 74, most: 140 },
  fitOutPerSquareMetre: [350, 550, 850],
  energyAMonth: [200, 320, 500],
  householdYear: [900, 1_500, 2_300],
  willing: [0.06, 0.12, 0.2],
  visitsAWeek: [0.3, 0.5, 0.8],
  floorArea: [50, 70, 110],
  walk: [10, 18, 28],
  keeps: true,
}

export const REFILL_VOICES: Record<string, Voice> = {
  [NOUN]: {
    nothing:
      'A packet costs nothing on the day. It is squeezed into the bin on Thursday with a bad conscience, and that conscience lasts until the next shelf. So the jar has to be as near as the shelf and the kilogram no dearer.',
    now: 'Wholesalers who used to deliver to canteens now sell sacks and canisters to small shops, and take the empty ones back.',
    against:
      'In months in which food gets dearer, people go back to the cheapest packet. Good will does not survive a kilogram price that is a third higher.',
    caution:
      'What households spend on dry goods and cleaners is spread over offers and own brands. Only what needs no brand can be won; approval, which everybody gives, is no measure of it.',
    protects:
      'Bins and suppliers are open to anybody. A regular’s jars on a shelf with a name, and a kilogram price that has been kept below the packet’s, are not.',
    unit: 'A receipt of {spend} is three or four jars. Spices and soap leave most, flour and oats hardly anything, and it is flour and oats that people come for.',
    price:
      'Ten prices are compared by the kilogram, among them oats, flour, rice and washing powder; these stay level with the supermarket’s organic packet. Spices, nuts and soap carry the rest.',
    winning:
      'A stall with six bins and free jars outside a school or a nursery. {founder} fills the first jar at cost and writes the price of the packet beside the price of the refill.',
    keeping:
      'People stop when a bin was empty twice, or when the jars stayed at home. Jars can be borrowed with a name on them, and a bin below a quarter is filled before the doors open.',
    sceptic:
      'Everybody praises it and drives to the supermarket. Those who come buy what earns least, take long at the scale, and leave as soon as money is short. Large chains can put up a wall of dispensers at a loss for as long as it takes.',
  },
}
