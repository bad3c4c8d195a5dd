// What has to work on the day.
import type { Goods } from './goods.ts'

export const GEAR: Goods[] = [
  {
    cues: /\b(sports?|running|cycling|bikes?|e-?bikes?|bicycles?|climbing|hiking|outdoor|camping|tents?|fishing|yoga|fitness|gym|surf|skate\w*|golf|gear|refurbished|phones?|laptops?|electronics|gadgets?|earbuds|headphones|tools|knives|pans|water bottles?|cookware|lights?)\b/i,
    noun: 'gear brand',
    one: 'item',
    many: 'items',
    scene:
      'Gear is judged on the one day it is needed. Until then buyers have reviews, half of them paid for, and tables of figures that do not say whether it works when wet, cold or dropped. People read for three evenings and then buy the one a friend has.',
    groups: [
      {
        who: 'people who use it every week',
        why: 'They wear it out, know exactly where it fails and say so in forums where others read. One of them convinced is worth a hundred visits.',
      },
      {
        who: 'beginners with a date',
        why: 'A tour, a course, a new commute. They want to be told what to take and what to leave out, and to be able to send it back clean.',
      },
    ],
    nothing:
      'They use the old one, mended with tape, or borrow. It works until the day it does not, and that day is wet.',
    asked:
      'what piece of gear failed them last, on which day, what it had cost and what they bought after it',
    doubt: 'that it fails far from home, and that a small firm is gone when the guarantee is needed',
    proof:
      'a test anybody can repeat, spare parts with prices, and two years of repair or exchange in one sentence',
    whyNow:
      'Good workshops and refurbishers take small orders, and users publish honest tests for nothing; a thing that passes them needs no slogan.',
    against: 'parts come from far away, with freight and customs that change between order and arrival.',
    rivals: [
      {
        name: 'Do nothing: tape, and the old one',
        why: 'paid for',
        fails: 'on the wet day',
        answer: 'sell the spare part first',
      },
      {
        name: 'The sports or electronics chain',
        why: 'one can hold it, and return it',
        fails: 'the clerk started on Monday',
        answer: 'answer questions at ten at night',
      },
      {
        name: 'The famous brand',
        why: 'nobody was ever blamed for it',
        fails: 'twice the price for the name',
        answer: 'publish the same test for both',
      },
      {
        name: 'Cheap imports',
        why: 'a third of the price',
        fails: 'no spare part, no address',
        answer: 'show ours after a year',
      },
      {
        name: 'Used, from a stranger',
        why: 'half the price',
        fails: 'no guarantee',
        answer: 'buy back, check, resell with one',
      },
    ],
    danger:
      'Cheap imports are the danger, not the famous brand: they copy the shape within a season and the picture within a day. A claim will not hold against them. A published test, a drawer of spare parts and a person who answers may.',
    range: 'one item in two versions, with all its spare parts',
    oneMore:
      'each further item needs its own tooling or supply, its own failures and a drawer of parts for ten years',
    features: [
      'a test that can be repeated',
      'spare parts with prices',
      'two years of repair in one sentence',
      'a guide to choosing in five questions',
    ],
    leftOut: [
      { what: 'accessories', why: 'they come in forty sizes and earn less than their shelf' },
      { what: 'sports shops', why: 'they take nearly half and discount it in the first sale' },
      { what: 'an app', why: 'the item has to work in a pocket and in the rain' },
    ],
    productTest:
      'Fifteen users take it through a season’s worth of use in six weeks, and are asked to break it. What three of them break is built anew; the list is published with the answer to each.',
    comesBack:
      'A thing that lasts is not bought again soon. Parts, wear and the second person in the household bring further orders, and a user who had a repair in three days tells it longer than one who never needed any.',
    priceNote:
      'It stands between the import and the famous name, nearer to the name. The difference is explained by what a part costs and how long a repair takes. A guarantee is not an extra here; it is the reason for the price, and the plan keeps money back for it in the cost of goods.',
    ways: [
      {
        name: 'Clubs, events and test days',
        reached: 'people who try it',
        wins: 0.35,
        cost: 0.3,
        conversion: [0.05, 0.1, 0.17],
      },
      {
        name: 'Search and tests, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.58,
        conversion: [0.008, 0.015, 0.025],
      },
      {
        name: 'Told by users',
        reached: 'items in use',
        wins: 0.25,
        cost: 0.12,
        conversion: [0.04, 0.08, 0.14],
      },
    ],
    making:
      'Parts arrive every eight weeks, are checked piece by piece and put together or made ready in small lots; each item leaves with a number and a checklist signed by a name. Repairs come first each morning, because they are what people tell.',
    limit: {
      what: 'checking',
      because: 'each item is tested by hand before it leaves, and a skipped check comes back as a repair',
    },
    post: 'Returns arrive muddy, scratched or with a flat battery; what may be resold is decided on a bench, by rule and not by mood.',
    season:
      'Spring brings half of the year for what is used outdoors, and December presents; the rest is repairs.',
    gap: {
      gap: 'Somebody who answers for safety marks and guarantee',
      why: 'an item that injures somebody is a matter for courts',
      closedBy: 'the marks and tests listed with a laboratory’s quote before the first lot',
    },
    risk: {
      name: 'One part fails in every item',
      sign: 'the third repair with the same cause',
      answer: 'stop, exchange the part for all, ask the supplier to pay',
    },
    sceptic:
      'The famous name is trusted, the import is cheap, and the chain lets people hold it. A small firm’s gear is none of these, with a guarantee that is worth as much as the firm’s next two years. Those who know enough to see the difference are few, and they already own one.',
    kill: 'more than one item in twenty-five needs repair within its first season',
    steps: [
      {
        day: 17,
        action: 'Collect thirty stories of gear that failed, with date and cause',
        number: 'same cause',
        goOnIf: 'one cause in ten of thirty',
      },
      {
        day: 38,
        action: 'Let fifteen users try to break three samples',
        number: 'failures',
        goOnIf: 'none that can hurt',
      },
      {
        day: 80,
        action: 'Sell twenty at one club or event, at full price',
        number: 'sold',
        goOnIf: 'twelve',
      },
    ],
    hand: { role: 'Checking and repair', like: 'technician', dollars: 44_000, takings: 31_000 },
    price: [60, 120, 260],
    pieces: [1.05, 1.2, 1.5],
    goodsShare: [0.42, 0.48, 0.55],
    postage: [6, 9, 15],
    returns: [0.06, 0.1, 0.15],
    stockMonths: 2,
    repeats: [0.25, 0.5, 0.9],
    cacShare: [0.1, 0.16, 0.26],
    startUp: [5_000, 13_000, 32_000],
    space: [300, 650, 1_300],
    buyers: [0.25, 0.38, 0.5],
    yearly: [180, 340, 620],
    open: [0.02, 0.05, 0.09],
  },
]
