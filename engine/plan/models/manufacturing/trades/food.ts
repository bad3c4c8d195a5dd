// Makers of food that keeps for a while.
import type { Goods } from '../goods.ts'

export const FOOD: Goods = {
  cues: /\b(jams?|sauces?|chees(e|es|emaker)|chocolates?|pasta|snacks?|frozen|biscuits?|cookies|granola|pickles?|chutney|honey|bakery|bread|roast(er|ers|ery|ed|ing)?|coffee|teas?|spices?|ready meals?|tofu|vegan|baby food|pet (food|treats)|ice cream|gelato|yogh?urt|noodles|nut butter|oils?|cold[- ]press\w*|bottling|flour|mill(ed|ing)?|syrups?|vinegars?|grocers?|health food|delis?|food producer)\b/i,
  noun: 'food maker',
  bench: 'kitchen',
  unit: { one: 'case', many: 'cases' },
  account: { one: 'shop', many: 'shops' },
  buyers: 'delicatessens, farm shops and cafés',
  scene:
    'A shelf in a good shop is rented by the week, in sales. The buyer has a drawer full of pretty jars whose makers never came back to ask. What she lacks is one that turns over, has a date long enough to sell, and is delivered before the gap shows.',
  today: [
    'order from two wholesalers by the pallet layer',
    'try a local maker and drop it when the second delivery is late',
  ],
  groups: [
    {
      who: 'delicatessens and farm shops',
      why: 'They sell the story and need it to be true. A maker who stands in the shop for a morning is worth a discount.',
    },
    {
      who: 'cafés and caterers',
      why: 'They want it in a tub and not in a jar, every week, at a price per portion.',
    },
    {
      who: 'gift sellers',
      why: 'They order once, in September, a great deal, and never reorder in January.',
    },
  ],
  nothing:
    'The wholesaler’s version stands on the shelf already and nobody has complained. A new line needs a place, and a place means that something else goes.',
  asked:
    'which local line they dropped last and why, what turns over fastest on that shelf, and what margin they need',
  askedPass: 'name a line they would take out for this one, and the margin that would make them',
  makes: 'three varieties in one size of pack, with a date long enough for a slow shelf',
  differs: 'a full shelf every other Tuesday, and tastings in the shop to move it',
  limits:
    'Natural does not mean safe. Shelf life is what the laboratory says and not what the family remembers; until it has said so, dates are short and returns are ours.',
  whyNow: [
    'Shared and contract kitchens sell hours with the inspection already passed, so the first hundred cases need no lease.',
    'Shops look for what the discounters do not have, since on all the rest they have lost.',
  ],
  against:
    'Against now speaks the basket: when people save, the second jar is the first thing left on the shelf.',
  rivals: [
    {
      name: 'Do nothing: the wholesaler’s brand',
      why: 'delivered with everything else',
      fails: 'the same in every shop',
      answer: 'one shop in a street, not all of them',
    },
    {
      name: 'The supermarket’s fine own label',
      why: 'half the price, good enough',
      fails: 'no face',
      answer: 'be tasted where it is not sold',
    },
    {
      name: 'Imported speciality',
      why: 'a place people dream of',
      fails: 'weeks in transit, minimum orders',
      answer: 'fresh, in cases of six',
    },
    {
      name: 'Another local maker',
      why: 'same story, same market day',
      fails: 'runs out in December',
      answer: 'a delivery plan with dates, kept',
    },
  ],
  danger: 'the supermarket’s own label, should it copy the best of the three',
  dangerWhy:
    'It needs a season for it and then sells at half. By that time the shops that matter must sell ours for another reason than taste.',
  features: [
    'three varieties, one pack size',
    'cases of six',
    'a tested date on every pack',
    'allergens in writing',
    'two tastings a year in each shop',
  ],
  leftOut: [
    { what: 'a supermarket chain', why: 'one listing needs a factory and one delisting closes it' },
    { what: 'a fourth variety', why: 'labels are bought by the thousand' },
    { what: 'chilled goods', why: 'a cold van before the tenth account' },
  ],
  goodsTest:
    'Twelve cases stand in a warm storeroom for twice the printed time and go to a laboratory. Taste and safety both have to hold, and the printed date is halved if either does not.',
  chain:
    'The shop adds a third to a half, a wholesaler another quarter. A jar that is dear at the stall is impossible on the shelf unless the maker’s price was set from the far end.',
  sale: 'The first case is bought out of kindness. The buyer decides by the second, and she orders that only if somebody has been in to sell the first.',
  channels: [
    {
      name: 'Tasting mornings in the shop',
      reached: 'shops visited',
      conversion: [0.12, 0.22, 0.35],
      share: 0.5,
    },
    {
      name: 'A stand at the regional food fair',
      reached: 'buyers met',
      conversion: [0.04, 0.09, 0.16],
      share: 0.25,
    },
    {
      name: 'Café owners who pass it on',
      reached: 'introductions',
      conversion: [0.12, 0.24, 0.38],
      share: 0.25,
    },
  ],
  layers: [
    {
      part: 'kitchen',
      job: 'cook, fill, cool',
      choice: 'shared kitchen by the day; own filler first, since it is the slow step',
    },
    {
      part: 'batch sheet',
      job: 'weights, heat, time, who',
      choice: 'paper on the wall, photographed into a folder',
    },
    {
      part: 'labels',
      job: 'name, allergens, date, batch',
      choice: 'printed by the roll; date and batch stamped on the day',
    },
  ],
  batch:
    'Every case can be traced one step back to a sack and one step forward to a shop. Twice a year it is tried, with a stopwatch.',
  acceptance:
    'A recall is rehearsed on one batch: all shops that hold it must have been reached by telephone within two hours.',
  week: 'Two days of cooking, one of filling and labels, one on the road, one for orders and the laboratory’s mail. Autumn doubles it, and January is empty.',
  bottleneck: {
    what: 'filling and labelling',
    because: 'a pot cooks a hundred jars while two hands close them one by one',
  },
  spoils:
    'Lids that do not seal, labels that slip, a pot burnt while somebody telephoned. Each batch loses a few in a hundred; beyond five the day is stopped and the cause written down.',
  gap: {
    gap: 'Somebody who knows food law by trade',
    why: 'one missing allergen is a recall',
    closedBy: 'a food technologist signs recipe, heat and label before the first case',
  },
  risk: {
    name: 'A recall',
    likelihood: 'low',
    sign: 'one swollen lid',
    answer: 'stop, call, fetch, publish; insurance named beforehand',
  },
  sceptic:
    'Everybody liked it, and nobody ordered twice. Shops fill shelves with local makers because the first case costs them nothing; the hours of stirring are paid below the minimum wage, and December’s success hides it until March.',
  wrongIf:
    'shops reorder within six weeks without a tasting, and if a case still earns after the minutes spent on it',
  ways: {
    meets: ['the farm shop before it opens', 'the regional food fair'],
    trusts: 'the cheesemonger down the road',
    buys: 'in January for the year and in September for the presents',
    busy: 'December',
  },
  price: [18, 27, 42],
  material: [0.3, 0.38, 0.48],
  turnover: [4_000, 14_000, 30_000],
  accountMonth: [90, 190, 400],
  machines: [10_000, 28_000, 80_000],
  floorArea: [40, 90, 180],
  energy: [200, 450, 900],
  stockMonths: 0.7,
  hands: { role: 'Kitchen and filling', like: 'cook', dollars: 35_000, count: [0.5, 1, 1.8] },
  perMillion: [500, 1_000, 2_000],
  counted: [],
  open: [0.12, 0.22, 0.35],
  openWho: 'that stock small makers and decide for themselves',
  register: 'the food authority’s list of shops and cafés',
  permit: { what: 'Food registration, shelf-life tests and labels', dollars: [1_500, 4_000, 9_000] },
  direct: {
    cue: /online|direct|markets?\b|own shop|stall|subscription/i,
    label: 'Sold directly',
    markup: 1.7,
  },
  resale: 1.6,
}
