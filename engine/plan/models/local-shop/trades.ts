// Shops differ by what they sell, when it sells and what spoils. One row for each trade we know; a plain shop otherwise.

export interface Trade {
  id: string
  /** Words in a brief that tell it. */
  cues: RegExp
  /** What one sale is called, and what is mostly sold. */
  goods: { one: string; many: string }
  /** What the owner must be able to do. */
  craft: string
  craftTest: string
  /** When the room is full, and when it stands empty. */
  busy: string
  quiet: string
  /** What happens to goods that do not sell on the day. */
  unsold: string
  bottleneck: string
  helper: string
  /** What people come for, the two ways they manage now, and what that really lacks. */
  want: string
  now: [string, string]
  lack: string
  /** What it costs a customer to leave things as they are. */
  nothing: string
  /** What to ask about the last seven days. */
  asked: string
  /** The kinds of place or habit that people choose instead, and how each is met. */
  rivals: { name: string; why: string; fails: string; answer: string }[]
  /** In euro cents; other currencies are scaled by what things cost there. */
  spend: [low: number, typical: number, high: number]
  costShare: [low: number, typical: number, high: number]
  openDaysAWeek: number
  /** Sales on an open day: at opening, once known, and the most the room and the people allow. */
  sales: { opening: number; settled: number; most: number }
  fitOutPerSquareMetre: [low: number, typical: number, high: number]
  energyAMonth: [low: number, typical: number, high: number]
  /** Hours a week of paid help at opening and once settled. */
  helpHours: { opening: number; settled: number }
}

export const TRADES: Trade[] = [
  {
    id: 'bakery',
    cues: /\b(bak(e|er|ery|ing)|sourdough|bread|pastr(y|ies)|patisserie)\b/i,
    goods: { one: 'loaf', many: 'loaves' },
    craft: 'bake at volume',
    craftTest: 'bakes a hundred loaves in one night, in a borrowed oven, and ninety can be sold',
    busy: 'before nine and on Saturday',
    quiet: 'weekday afternoons',
    unsold: 'is tomorrow’s crumbs',
    bottleneck: 'the oven: dough that is not mixed the evening before cannot be sold the next day',
    helper: 'counter help',
    want: 'a proper loaf every week',
    now: ['queue on Saturday and hope that it is not sold out', 'take the supermarket’s'],
    lack: 'The trouble is timing, not love of bread: the ovens of the trade start at four and the shelf is empty by two.',
    nothing: 'a worse loaf',
    asked: 'what bread they bought, where, at what hour and for how much',
    rivals: [
      {
        name: 'The sliced loaf in the weekly shop',
        why: 'already in the trolley, at a third of the price',
        fails: 'taste, and nothing else',
        answer: 'sell one good loaf a week beside it, and leave its price alone',
      },
      {
        name: 'The supermarket’s own oven',
        why: 'warm at five in the afternoon, no second errand',
        fails: 'baked from frozen dough; the same in every town',
        answer: 'a name, a starter and a baker whom one can see',
      },
      {
        name: 'Another craft bakery',
        why: 'known, good, part of Saturday',
        fails: 'sold out or shut when working people are free',
        answer: 'a loaf with the customer’s name on it, whenever they come',
      },
      {
        name: 'Baking at home',
        why: 'cheap, and a pleasure',
        fails: 'a day’s attention for one loaf',
        answer: 'classes turn the rival into a regular',
      },
    ],
    spend: [650, 800, 950],
    costShare: [0.25, 0.3, 0.35],
    openDaysAWeek: 5,
    sales: { opening: 40, settled: 80, most: 130 },
    fitOutPerSquareMetre: [64_000, 80_000, 100_000],
    energyAMonth: [84_000, 105_000, 147_000],
    helpHours: { opening: 30, settled: 58 },
  },
  {
    id: 'cafe',
    cues: /\b(caf[eé]s?|coffee (shop|bar|house)|tea ?(room|house)|espresso)\b/i,
    goods: { one: 'cup', many: 'cups' },
    craft: 'run a bar through the morning queue',
    craftTest:
      'works ten morning shifts behind somebody else’s machine and serves sixty cups an hour in the last',
    busy: 'from half past seven to ten',
    quiet: 'after three',
    unsold: 'goes home with the staff',
    bottleneck: 'the machine and the two hands behind it: a queue of eight turns people away',
    helper: 'a second barista',
    want: 'a good cup within five minutes of the desk',
    now: ['walk to the chain and stand in its queue', 'make do with the machine at work'],
    lack: 'What is missing is a place that knows the order before it is spoken.',
    nothing: 'a cup from a machine',
    asked: 'where the last three coffees were bought, at what hour, and what was eaten with them',
    rivals: [
      {
        name: 'The machine at home or at work',
        why: 'free, and no walk',
        fails: 'nobody to talk to',
        answer: 'be the reason for the walk, not for the caffeine',
      },
      {
        name: 'The chain on the main street',
        why: 'fast, predictable, an app with points',
        fails: 'the same room everywhere, and no memory',
        answer: 'know twenty names by the end of the first month',
      },
      {
        name: 'The bakery with a coffee machine',
        why: 'bread and cup in one stop',
        fails: 'coffee is its second thought',
        answer: 'do three drinks better than anybody in the street',
      },
      {
        name: 'The supermarket’s cup',
        why: 'half the price',
        fails: 'drunk in the car park',
        answer: 'do not meet that price; meet the morning',
      },
    ],
    spend: [520, 680, 880],
    costShare: [0.27, 0.32, 0.38],
    openDaysAWeek: 6,
    sales: { opening: 60, settled: 120, most: 210 },
    fitOutPerSquareMetre: [60_000, 85_000, 120_000],
    energyAMonth: [60_000, 80_000, 110_000],
    helpHours: { opening: 40, settled: 84 },
  },
  {
    id: 'restaurant',
    cues: /\b(restaurant|bistro|diner|eatery|food truck|street food|pizzeria|ramen|taqueria|kitchen serving)\b/i,
    goods: { one: 'cover', many: 'covers' },
    craft: 'send out a full service without losing a plate',
    craftTest: 'cooks three pop-up evenings for forty guests each, and the last table eats within the hour',
    busy: 'Friday and Saturday evening',
    quiet: 'Monday to Wednesday',
    unsold: 'is thrown away and paid for',
    bottleneck: 'the pass: the kitchen sends so many plates an hour, whatever the room could seat',
    helper: 'kitchen and floor help',
    want: 'an evening out that is worth the babysitter',
    now: ['book the chain by the cinema', 'order in and eat from the box'],
    lack: 'Choice is not what is missing; a reason to leave the sofa is.',
    nothing: 'an evening on the sofa',
    asked: 'where they last ate out, who chose the place, and what the bill was for each',
    rivals: [
      {
        name: 'Cooking at home',
        why: 'cheap, and already paid for',
        fails: 'every evening is like the last',
        answer: 'be what cannot be cooked on a Tuesday',
      },
      {
        name: 'Delivery to the door',
        why: 'no babysitter, no parking',
        fails: 'lukewarm, and the platform keeps a third',
        answer: 'keep out of the apps until the room is full',
      },
      {
        name: 'The established place nearby',
        why: 'known, safe for a birthday',
        fails: 'the menu of ten years ago',
        answer: 'one dish that people name when they tell of it',
      },
      {
        name: 'The chain',
        why: 'children’s menu and a car park',
        fails: 'forgotten by Monday',
        answer: 'leave families with small children to it',
      },
    ],
    spend: [1_600, 2_400, 3_400],
    costShare: [0.28, 0.32, 0.37],
    openDaysAWeek: 5,
    sales: { opening: 22, settled: 44, most: 70 },
    fitOutPerSquareMetre: [90_000, 130_000, 190_000],
    energyAMonth: [110_000, 150_000, 210_000],
    helpHours: { opening: 90, settled: 160 },
  },
  {
    id: 'bookshop',
    cues: /\bbook ?(shop|store|seller)s?\b/i,
    goods: { one: 'book', many: 'books' },
    craft: 'choose stock that this street will buy',
    craftTest: 'sells thirty self-chosen titles from a market table on four Saturdays without a discount',
    busy: 'Saturday and the six weeks before Christmas',
    quiet: 'February and most mornings',
    unsold: 'goes back to the wholesaler, late and minus the postage',
    bottleneck: 'the money in the shelves: a title that stands for a year has paid nothing',
    helper: 'Saturday help',
    want: 'the next book, chosen by somebody who reads',
    now: ['take what the algorithm puts on top', 'wait until the airport'],
    lack: 'Nobody lacks books; what is scarce is a person who says: not that one, this one.',
    nothing: 'an evening with the telephone',
    asked: 'which book they bought last, where, and who recommended it',
    rivals: [
      {
        name: 'The online giant',
        why: 'tomorrow, and cheaper',
        fails: 'it knows what sold, not what is good',
        answer: 'sell the second book, the one nobody searched for',
      },
      {
        name: 'The library',
        why: 'free',
        fails: 'the new one is out until spring',
        answer: 'give its reading groups a shelf and an evening',
      },
      {
        name: 'The supermarket’s twenty titles',
        why: 'in the trolley at half price',
        fails: 'twenty titles',
        answer: 'do not stock them',
      },
      {
        name: 'Not reading',
        why: 'needs no visit',
        fails: 'nothing on Sunday afternoon',
        answer: 'make the visit the pleasure: coffee, evenings, a chair',
      },
    ],
    spend: [1_300, 1_800, 2_400],
    costShare: [0.55, 0.59, 0.63],
    openDaysAWeek: 6,
    sales: { opening: 22, settled: 42, most: 90 },
    fitOutPerSquareMetre: [22_000, 32_000, 48_000],
    energyAMonth: [20_000, 30_000, 45_000],
    helpHours: { opening: 12, settled: 30 },
  },
  {
    id: 'fashion',
    cues: /\b(boutique|clothes|clothing|apparel|fashion|vintage|thrift|shoe|jewell?ery)\b/i,
    goods: { one: 'piece', many: 'pieces' },
    craft: 'buy a season ahead and be right about sizes',
    craftTest: 'sells forty pieces from two weekend rails, at full price, in at least four sizes',
    busy: 'Saturday, and the first warm weekend of a season',
    quiet: 'Tuesday and Wednesday',
    unsold: 'waits for the sale, at half its price',
    bottleneck: 'the money on the rail: the wrong sizes stay and tie up the next purchase',
    helper: 'Saturday help',
    want: 'something that fits and that nobody else at the table wears',
    now: ['order three sizes and send two back', 'settle for the chain’s window'],
    lack: 'Fit is the trouble, and it cannot be seen on a screen.',
    nothing: 'last year’s coat',
    asked: 'what they bought last, how many sizes they tried, and what went back',
    rivals: [
      {
        name: 'Ordering online in three sizes',
        why: 'tried on at home, free returns',
        fails: 'two parcels to take back',
        answer: 'alter it while they wait',
      },
      {
        name: 'The chain',
        why: 'cheap, and new every fortnight',
        fails: 'everybody has it',
        answer: 'few pieces, once',
      },
      {
        name: 'Second-hand apps',
        why: 'a bargain, and a hunt',
        fails: 'no mirror and no way back',
        answer: 'buy in what sells there, and press it',
      },
      {
        name: 'Wearing what is in the cupboard',
        why: 'costs nothing',
        fails: 'it is five years old',
        answer: 'repair and re-cut as a service',
      },
    ],
    spend: [3_800, 5_500, 7_800],
    costShare: [0.42, 0.48, 0.55],
    openDaysAWeek: 6,
    sales: { opening: 8, settled: 16, most: 40 },
    fitOutPerSquareMetre: [28_000, 42_000, 65_000],
    energyAMonth: [22_000, 32_000, 48_000],
    helpHours: { opening: 12, settled: 32 },
  },
  {
    id: 'grocer',
    cues: /\b(grocer(y|ies)?|zero[- ]waste|refill|deli|delicatessen|farm shop|butcher|fishmonger|green ?grocer|wine (shop|merchant)|cheese)\b/i,
    goods: { one: 'basket', many: 'baskets' },
    craft: 'order fresh goods twice a week without throwing a tenth away',
    craftTest: 'runs a market stall on six Saturdays and writes off less than a tenth of what was bought',
    busy: 'Thursday to Saturday',
    quiet: 'Monday',
    unsold: 'is marked down at five and binned at seven',
    bottleneck: 'waste: every point of spoilage comes straight out of a thin margin',
    helper: 'shop help',
    want: 'good food without the drive to the edge of town',
    now: ['load the car once a week', 'pay the corner shop’s price for the corner shop’s choice'],
    lack: 'Distance is the trouble: the good shop is where the car park is.',
    nothing: 'the weekly drive',
    asked: 'what they bought fresh in the last week, where, and what they threw away',
    rivals: [
      {
        name: 'The supermarket',
        why: 'everything, one trolley, one receipt',
        fails: 'an hour, a car and no names',
        answer: 'take over the fresh third of the trolley, not all of it',
      },
      {
        name: 'The delivery van',
        why: 'a slot at nine in the evening',
        fails: 'substitutes, and bruised fruit',
        answer: 'let people choose with their own hands',
      },
      {
        name: 'The Saturday market',
        why: 'the growers themselves',
        fails: 'only on Saturday, only when it is dry',
        answer: 'be the market on the other five days',
      },
      {
        name: 'The corner shop',
        why: 'open until ten',
        fails: 'tired vegetables',
        answer: 'stay off its ground: no crisps, no lottery',
      },
    ],
    spend: [1_250, 1_700, 2_300],
    costShare: [0.6, 0.66, 0.72],
    openDaysAWeek: 6,
    sales: { opening: 40, settled: 85, most: 160 },
    fitOutPerSquareMetre: [40_000, 60_000, 90_000],
    energyAMonth: [70_000, 100_000, 150_000],
    helpHours: { opening: 36, settled: 72 },
  },
  {
    id: 'florist',
    cues: /\b(florist|flowers?|bouquets?|plant shop)\b/i,
    goods: { one: 'bouquet', many: 'bouquets' },
    craft: 'turn a morning’s market buy into bouquets by ten',
    craftTest:
      'makes and sells sixty bouquets on three Fridays, and throws away fewer than one stem in eight',
    busy: 'Friday, and the four days of the year that everybody knows',
    quiet: 'high summer',
    unsold: 'lasts three days and then nothing',
    bottleneck: 'freshness: what is bought on Monday has to be sold by Thursday',
    helper: 'a second pair of hands on Fridays',
    want: 'flowers that last until the next Friday',
    now: ['take the wrapped bunch at the till', 'order a box two days ahead'],
    lack: 'Freshness is what one cannot see in a wrapper.',
    nothing: 'an empty vase',
    asked: 'when they last bought flowers, for whom, and how long they stood',
    rivals: [
      {
        name: 'The bunch at the supermarket’s till',
        why: 'three euro and no detour',
        fails: 'dead by Sunday',
        answer: 'say how long each bunch will stand, and mean it',
      },
      {
        name: 'The online box',
        why: 'arrives flat, by post',
        fails: 'two days late for an apology',
        answer: 'same afternoon, on foot',
      },
      {
        name: 'The garden',
        why: 'free in June',
        fails: 'there is no June in November',
        answer: 'dried and potted from October on',
      },
      {
        name: 'No flowers',
        why: 'nothing to carry',
        fails: 'nothing on the table',
        answer: 'a standing order for Fridays',
      },
    ],
    spend: [2_200, 3_200, 4_500],
    costShare: [0.36, 0.42, 0.5],
    openDaysAWeek: 6,
    sales: { opening: 11, settled: 22, most: 48 },
    fitOutPerSquareMetre: [24_000, 36_000, 55_000],
    energyAMonth: [25_000, 35_000, 55_000],
    helpHours: { opening: 12, settled: 30 },
  },
]

/** A shop that sells something we have no row for. */
const PLAIN: Trade = {
  id: 'shop',
  cues: /(?:)/,
  goods: { one: 'sale', many: 'sales' },
  craft: 'choose, buy and sell the goods',
  craftTest: 'sells from a market table on four Saturdays at the prices of this plan',
  busy: 'Saturday',
  quiet: 'weekday mornings',
  unsold: 'ties up the money for the next order',
  bottleneck: 'footfall: nobody buys who does not pass the door',
  helper: 'shop help',
  want: 'what they want, in their hands, today',
  now: ['order it and wait', 'drive to the edge of town'],
  lack: 'Waiting is the trouble, or the drive.',
  nothing: 'a parcel tomorrow',
  asked: 'what of this kind they bought last, where, and what it cost',
  rivals: [
    {
      name: 'Ordering online',
      why: 'cheaper, and the choice of the world',
      fails: 'two days, and no hand on the goods',
      answer: 'let people touch it, and take it home',
    },
    {
      name: 'The big store at the edge of town',
      why: 'choice and a car park',
      fails: 'an hour of the weekend',
      answer: 'stock the fifth of its range that sells, and know it',
    },
    {
      name: 'Making do',
      why: 'costs nothing',
      fails: 'the wish comes back',
      answer: 'be on the way, not at the end of one',
    },
  ],
  spend: [1_500, 2_200, 3_200],
  costShare: [0.48, 0.55, 0.62],
  openDaysAWeek: 6,
  sales: { opening: 20, settled: 42, most: 90 },
  fitOutPerSquareMetre: [30_000, 45_000, 70_000],
  energyAMonth: [30_000, 42_000, 65_000],
  helpHours: { opening: 18, settled: 40 },
}

export function tradeOf(text: string): Trade {
  return TRADES.find(({ cues }) => cues.test(text)) ?? PLAIN
}
