// Which sort of goods a brand sells, by the words of its brief.
import type { Context } from '../../context.ts'
import { called, named } from '../called.ts'
import { wareIn } from '../kind.ts'
import type { Goods } from './goods.ts'
import { CARE } from './kinds-care.ts'
import { DRINKS } from './kinds-drinks.ts'
import { FAMILY } from './kinds-family.ts'
import { FOOD } from './kinds-food.ts'
import { GEAR } from './kinds-gear.ts'
import { HOME } from './kinds-home.ts'
import { WORN } from './kinds-worn.ts'

/** A brand that sells something we have no row for. */
const PLAIN: Goods = {
  cues: /(?!)/,
  noun: 'small brand',
  one: 'item',
  many: 'items',
  scene:
    'Something exists already for nearly every wish, and most of it is made for an average person whom nobody has met. Those who want it a little different search for an evening, read reviews that contradict each other, and settle.',
  groups: [
    {
      who: 'those who have searched before',
      why: 'They know the words for what they miss and have sent two things back. They are few, they are easy to find where they complain, and they judge quickly.',
    },
    {
      who: 'those who buy it for somebody else',
      why: 'They know the date and the sum and little more. A clear sentence on whom it suits decides for them.',
    },
  ],
  nothing: 'They make do with what they own. It is not quite right, and it is there.',
  asked: 'what of this kind they bought last, where, for how much, and what they would change about it',
  doubt: 'that it looks better than it is, and that sending it back is their problem',
  proof: 'plain photographs in daylight, the weak points named, and the way back paid for',
  whyNow:
    'Small runs, rented shop pages and carriers who collect have made the first hundred pieces affordable; the hundred-and-first is still earned by being told of.',
  against: 'everybody else can do the same, and attention is sold by auction.',
  rivals: [
    {
      name: 'Do nothing: what they own',
      why: 'there, and paid for',
      fails: 'a little, every time',
      answer: 'name that little in the first sentence',
    },
    {
      name: 'The large online shop',
      why: 'tomorrow, cheap, one account',
      fails: 'nobody answers',
      answer: 'answer, with a name, within hours',
    },
    {
      name: 'A shop in town',
      why: 'one can touch it',
      fails: 'does not stock it',
      answer: 'show it on a table, on Saturdays',
    },
    {
      name: 'A near copy',
      why: 'half the price',
      fails: 'after a month',
      answer: 'photographs after a year',
    },
  ],
  danger:
    'The near copy is what to fear. It appears when the original begins to sell, at half the price and on the larger page. Speed does not help against it; knowing the customers by name, and what they asked for last, does.',
  range: 'one item in two versions',
  oneMore: 'each further one splits the batch, the pictures and the attention of whoever looks',
  features: [
    'daylight photographs with a hand for scale',
    'weak points named on the page',
    'a paid way back',
  ],
  leftOut: [
    {
      what: 'shops and wholesalers',
      why: 'they want half, and they stand between us and the people who could tell us what is wrong',
    },
    { what: 'other countries', why: 'customs and returns cost more than the first hundred orders bring' },
    { what: 'a wide range', why: 'it hides the one item that people would tell others about' },
  ],
  productTest:
    'Twenty people use it for a month and are asked on the last day whether they would buy it at the full price, then and there. Eight who pay are enough.',
  comesBack:
    'Whether people return depends on whether it is used up, outgrown or shown to others. Which of the three it is will be clear after sixty orders, and the letters are timed by that.',
  priceNote:
    'Three prices are already in a buyer’s head: the copy’s, the large shop’s and the one that would be a luxury. Ours stands clearly apart from the first and clearly below the last, so that nobody has to think twice about which of them it is.',
  ways: [
    {
      name: 'Tables where such people meet',
      reached: 'people who see it',
      wins: 0.35,
      cost: 0.32,
      conversion: [0.03, 0.07, 0.12],
    },
    {
      name: 'Pictures and search, paid',
      reached: 'visits',
      wins: 0.4,
      cost: 0.55,
      conversion: [0.01, 0.02, 0.03],
    },
    {
      name: 'Told by customers',
      reached: 'cards in parcels',
      wins: 0.25,
      cost: 0.13,
      conversion: [0.04, 0.08, 0.13],
    },
  ],
  making:
    'A batch is made or bought every six weeks, checked piece by piece and put on the shelf with its number. Orders are packed on three mornings; afternoons belong to letters, to pictures and to the next batch.',
  limit: { what: 'the batch', because: 'a supplier’s smallest run sets how much money lies on the shelf' },
  post: 'The parcel is the only shop window that a customer ever touches, so ten are posted to ourselves first.',
  season: 'The weeks before the holidays sell most, and the weeks after them bring it back.',
  gap: {
    gap: 'Rules for this item: labels, safety, who answers for it',
    why: 'a parcel that may not be sold is found out by a customer',
    closedBy: 'one afternoon with the trade office or a lawyer, before the first batch',
  },
  risk: {
    name: 'A supplier fails',
    sign: 'a delivery date that moves twice',
    answer: 'a second source, tested with a paid order',
  },
  sceptic:
    'There is no lack of things to buy. A page without a name is one of millions; the first customers are friends, the next are paid for, and when the paying stops so do they. A better item has never yet been enough.',
  kill: 'fewer than one in eight of the first hundred customers recommend or reorder within four months',
  steps: [
    {
      day: 17,
      action: 'Show the item to twenty people who complained about another',
      number: 'orders at full price',
      goOnIf: 'five',
    },
    {
      day: 38,
      action: 'Two written quotes for the smallest batch',
      number: 'cost of one',
      goOnIf: 'within the plan’s share',
    },
    {
      day: 80,
      action: 'Ask everybody who ordered for one name',
      number: 'names',
      goOnIf: 'one from every third',
    },
  ],
  hand: { role: 'Packing and letters', like: 'warehouse worker', dollars: 35_000, takings: 24_000 },
  price: [24, 40, 75],
  pieces: [1.2, 1.5, 2],
  goodsShare: [0.32, 0.4, 0.5],
  postage: [4.5, 6, 9],
  returns: [0.05, 0.09, 0.15],
  stockMonths: 2,
  repeats: [0.5, 1, 1.8],
  cacShare: [0.2, 0.3, 0.45],
  startUp: [4_000, 10_000, 25_000],
  space: [250, 550, 1_100],
  buyers: [0.15, 0.3, 0.5],
  yearly: [100, 200, 380],
  open: [0.03, 0.06, 0.1],
}

/** Names of single goods, which differ within a sort. */
const NAMES = [
  ...named(
    'candle',
    'mug',
    'poster',
    'print',
    'notebook',
    'planner',
    'blanket',
    'cushion',
    'bouquet',
    'plant',
  ),
  ...named(
    'sneaker',
    'jacket',
    'shirt',
    'hat',
    'backpack',
    'handbag',
    'ring',
    'necklace',
    'earring',
    'bracelet',
  ),
  ...named('toy', 'puzzle', 'board game', 'table', 'chair', 'sofa', 'lamp', 'rug', 'surfboard', 'guitar'),
  ...named(
    'e-bike',
    'bicycle',
    'tent',
    'bottle',
    'jar',
    'sauce',
    'soap',
    'cream',
    'bar',
    'cake',
    'meal',
    'sock',
  ),
  ...named('stick', 'balm', 'towel', 'tin', 'kit'),
  [/\bwatch(es)?\b/i, 'watch', 'watches'],
  [/\bdress(es)?\b/i, 'dress', 'dresses'],
  [/\bknife|knives\b/i, 'knife', 'knives'],
  [/\bshoes?\b/i, 'pair', 'pairs'],
  [/\bbread|loaf|loaves\b/i, 'loaf', 'loaves'],
  [/\bbox(es)?\b/i, 'box', 'boxes'],
] as const

export function goodsOf(context: Context): Goods {
  const goods = wareIn(context, [...DRINKS, ...FOOD, ...CARE, ...FAMILY, ...WORN, ...HOME, ...GEAR], PLAIN)
  return called(context, goods, NAMES)
}
