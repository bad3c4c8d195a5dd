// Food from small kitchens and farms.
import type { Trade } from '../trade.ts'

export const food: Trade = {
  cues: /\b(food|meals?|cooks?|chefs?|kitchens?|restaurants?|farmers?|produce|vegetables?|groceries|bakers?|wine|coffee|surplus food|caterers?|catering|dinner|lunch|recipes?)\b/i,
  field: 'food from small kitchens and farms',
  order: { one: 'order', many: 'orders' },
  seller: { one: 'kitchen', many: 'kitchens' },
  buyer: { one: 'household', many: 'households' },
  wants: 'something good on the table tonight without standing at the stove',
  now: ['order from the same three places', 'heat up what the freezer holds'],
  lack: 'There is no shortage of food after six, only of food with a cook behind it at a price for a weekday.',
  idle: 'Meanwhile people who cook well sell to the neighbours by word of mouth, and a stove that is paid for stands cold from two to five.',
  nothing: 'another evening of bread and cheese',
  groups: [
    {
      who: 'parents between work and bedtime',
      why: 'They decide at four o’clock, for the same evening, and eat what the smallest one eats. A kitchen that is late by half an hour has lost them for good.',
    },
    {
      who: 'people who miss the food they grew up with',
      why: 'They will wait, travel and pay for the dish that no chain makes. Their friends are the same, so one good pot reaches a whole circle.',
    },
  ],
  leak: 'A cook’s number travels with the box, and a standing order for Fridays is made by message the week after.',
  hold: 'the second and third kitchen, since nobody wants the same pot every week',
  breaks: 'a dish that arrives cold, an allergen nobody wrote down, a kitchen that cancels at five',
  remedy: 'refund within the hour and send the household something from the next kitchen',
  check: 'the registration of the kitchen, a hygiene certificate and a list of allergens for every dish',
  thick: 'one side of one town on three evenings a week',
  liquid:
    'on each open evening a household can choose between four kitchens, and three of them still have portions at half past five',
  steps:
    'Menus close at noon, so that each kitchen buys what it has sold; portions are cooked in one batch, handed over between half past five and seven, and the count of empty boxes tells what to cook next week.',
  bottleneck: {
    what: 'handing over between half past five and seven',
    because: 'everybody eats at the same hour, and a rider carries six boxes',
  },
  busy: 'Thursday and Friday evening, and any evening when it rains',
  rivals: [
    {
      name: 'Do nothing: bread and what is there',
      why: 'free, no decision',
      fails: 'the fourth evening in a row',
      answer: 'be decided by noon, with one tap',
    },
    {
      name: 'The delivery apps',
      why: 'everything, in half an hour',
      fails: 'a third goes to the platform, and it tastes of it',
      answer: 'batches at set hours instead of riders on call',
    },
    {
      name: 'The supermarket’s ready meals',
      why: 'on the way, half the price',
      fails: 'the same eight dishes since spring',
      answer: 'leave the cheapest weekday to it',
    },
    {
      name: 'Boxes to cook from',
      why: 'fresh, and a little proud',
      fails: 'forty minutes that were not there',
      answer: 'sell the forty minutes',
    },
    {
      name: 'A neighbour’s cooking, by message',
      why: 'cheap and trusted',
      fails: 'no receipt, no allergens, no second dish',
      answer: 'bring that neighbour in, with papers',
    },
  ],
  danger: 'a delivery app that opens its service to home kitchens',
  uncopied: 'cooks whose papers are in order and whose Fridays are already sold',
  firstVersion: [
    'menus that close at noon',
    'collection points and two hand-over windows',
    'allergens for every dish',
    'repeat of last week’s order in one tap',
  ],
  leftOut: [
    { what: 'delivery on call', why: 'riders who wait cost more than a fee of this size brings' },
    { what: 'alcohol', why: 'it needs a licence for each place and an age check at each door' },
    { what: 'catering for offices', why: 'one late lunch there ruins the evening batches' },
  ],
  layers: [
    {
      part: 'menus and cut-off',
      job: 'portions on offer, closed at noon by itself',
      choice: 'a hosted ordering page; portions are stock that ends',
    },
    {
      part: 'papers',
      job: 'registration, certificate and allergens, with the day they run out',
      choice: 'a table with reminders; an expired paper takes the menu offline',
    },
  ],
  asked: 'what they ate on the last three weekday evenings, who decided, and what it cost',
  askedSeller: 'how many portions they sold last week, to whom, and what was thrown away',
  productTest:
    'On six evenings every twentieth household is called at half past seven: was it warm, on time, enough? Three complaints of one kind stop new kitchens until the cause is known.',
  sceptic: [
    'Evening food is a trade of thin margins run by companies that can lose money for years.',
    'A home kitchen that becomes good enough rents a shop, and one that does not poisons somebody.',
  ],
  risk: {
    name: 'Somebody falls ill',
    sign: 'two complaints about one pot on one evening',
    answer: 'kitchen offline the same hour, samples kept for three days, cover in force',
  },
  ways: [
    'Advertising within the streets served, on weekdays before noon',
    'Kitchens that tell their own circle',
    'Tasting evenings at collection points',
  ],
  supply: 'at street markets, in parents’ groups and in cultural associations that cook for their own feasts',
  takeLike: 'food delivery',
  take: [0.12, 0.2, 0.28],
  orderValue: [22, 34, 55],
  serving: [0.025, 0.04, 0.06],
  ordersAYear: [10, 18, 30],
  leaving: [0.06, 0.09, 0.14],
  paidBack: 6,
  perSeller: [30, 70, 140],
  counted: 'households',
  share: [0.2, 0.35, 0.5],
}
