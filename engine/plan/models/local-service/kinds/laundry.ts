import type { Kind } from '../kind-row.ts'

export const laundry: Kind = {
  cues: /\b(laundr(y|ies|omats?|ettes?)|launder(ettes?|ers?)|linens? (services?|hire|rental|washing|washed|pressed|ironed)|wash(es|ing)? (the |their )?(bed ?|table ?)?linens?|wash(ing)?(,? dry(ing)?)?[- ](and|&)[- ]fold(ing)?|dry[- ]?clean\w*|(ironing|pressing) services?)\b/i,
  noun: 'laundry service',
  visit: { one: 'order', many: 'orders' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Laundry hand', like: 'cleaner', dollars: 34_000 },
  craft: 'send every piece back dry, flat and to the right door',
  craftTest: 'forty bags from strangers, thirty-nine of them back on the promised day, and no piece lost',
  trouble: [
    'A wash takes two hours of a machine and a day and a half of attention: sorted, forgotten, washed again, carried up, left on a chair. Where guests sleep in the sheets, the same pile has an hour by which it must lie on a bed. {buyers} {where} own machines; they lack a day on which the pile is gone.',
    'Sheets do not dry in the rain, and Monday or the next guest comes all the same. {buyers} {where} plan around a drum that takes one bed at a time. The laundry they tried kept the bag for a week and returned somebody else’s pillowcase.',
  ],
  groups: [
    {
      who: 'hosts of short lets, guest houses, restaurants and salons',
      why: 'Their linen is needed at an hour, by the set, on the same weekdays. They stay for years, and leave after one changeover on which a sheet was missing.',
    },
    {
      who: 'households with two jobs or small children',
      why: 'The weekly bag is handed over for the hours it takes, not for whiteness. First come towels; shirts and bedding follow once these came back complete.',
    },
  ],
  nothing:
    'Washing at home looks free, because machine, water and evening never stand on one bill. A host pays with a bed made up damp, or with a spare set bought in haste; a household pays with Sunday. So ask about the hours before naming a sum.',
  ask: {
    what: 'how much was washed last week, who folded it, and by which hour it had to be ready',
    pass: 'six of the fifteen gave washing to somebody for money, or bought linen because the rest was still wet',
  },
  works:
    'Bags and linen are collected on a fixed day, weighed and counted at the door, washed apart from everybody else’s, dried, folded or pressed, and back on the second working day. A set for a changeover is there the evening before, and the used one goes along. An ordinary order comes to {price}.',
  trust:
    'What is feared is a short count. Sheets look alike, and nobody can prove afterwards whose pillowcase it was, so pieces are counted in front of the customer and once more into the bag. Shrunk wool is paid for; a wrong sheet is driven back the same evening.',
  now: [
    'Short lets have put hotel linen into ordinary flats that have one small drum and nowhere to hang it.',
    'A label, a message and a card on file replace the counter, so a laundry can stand in a back yard and need not pay for a shopping street.',
  ],
  against:
    'Heat speaks against it. Drying uses energy whose price nobody here sets, while hosts have already written our price into what their guests pay for cleaning.',
  caution:
    'Washing is everywhere; who pays to be rid of it is a matter of stairs, balconies and income. Beds for guests can be counted from listings, and changeovers follow the season. Count those first, and believe the households after their third bag.',
  rivals: [
    {
      name: 'Do nothing: the machine at home',
      why: 'paid for, and there at midnight',
      fails: 'one bed at a time, and it folds nothing',
      answer: 'take bedding and towels, leave them the rest',
    },
    {
      name: 'The self-service laundry',
      why: 'large drums, cheap by the wash',
      fails: 'two hours on a plastic chair',
      answer: 'the same drums, without the chair',
    },
    {
      name: 'The cleaner who takes the sheets along',
      why: 'one call for bed and bathroom',
      fails: 'her own drum, and no set in reserve',
      answer: 'wash for her, under her name if she likes',
    },
    {
      name: 'A large linen-hire firm',
      why: 'stock and washing in one contract',
      fails: 'minimum quantities, long notice, sheets that nobody chose',
      answer: 'odd numbers, and a month’s notice',
    },
    {
      name: 'A collection app',
      why: 'a slot tonight, by telephone',
      fails: 'the bag goes to whoever is cheapest that week',
      answer: 'one address, one round, a name to ring',
    },
  ],
  danger:
    'A linen-hire firm becomes dangerous when it looks for small stops between two hotels, since its plant does a sheet for a part of our cost. It does not want eleven sets this week and three the next. {company} is safe with odd numbers, and not with a house of eighty rooms.',
  first: [
    'collection and return on fixed days',
    'washing by weight, folded',
    'sheets and table linen pressed by the set',
    'pieces counted at the door and at packing',
    'each customer’s load washed apart',
    'a changeover set back the evening before',
  ],
  oneMore:
    'curtains, duvets and wool each need another programme, another shelf and a longer promise, and hold up the sheets that a bed is waiting for',
  leftOut: [
    {
      what: 'a solvent machine of our own',
      why: 'it needs a permit and an engineer; suits and coats go to a plant that has both',
    },
    {
      what: 'collection at an hour the customer picks',
      why: 'the round is cheap because it passes when it passes',
    },
    {
      what: 'oily work clothes and linen from sickrooms',
      why: 'both need drums of their own and a record of heat for every load',
    },
  ],
  workTest:
    'On one day of the second month {founder} takes a single pillowcase out of each of ten orders before packing. Whoever packs must notice all ten before the bags are tied; with one overlooked, the count moves from the end of the table to its beginning.',
  priceTalk:
    'Weight can be checked on a bathroom scale, so folding is sold by it; pressing goes by the piece, because a sheet weighs little and takes minutes. {price} is an ordinary full bag or a few sets. A minimum order pays for the stop, and a fixed day costs less than a call.',
  priceTest:
    'Five new customers hear {price} for the ordinary bag, five others a tenth more, with the count slip laid beside it. If four of these send a second bag within three weeks, {founder} prints the higher list.',
  channels: [
    {
      name: 'Cleaners and managers who look after lets',
      reached: 'flats in their care',
      share: [0.04, 0.1, 0.2],
    },
    { name: 'Notes at the doors the van passes anyway', reached: 'doors', share: [0.003, 0.006, 0.012] },
    { name: 'Search for a laundry that collects', reached: 'enquiries', share: [0.1, 0.22, 0.38] },
  ],
  winning:
    'One person with twenty keys decides over twenty beds. {founder} rings those who clean and manage lets on a Monday, while the damp pile of the weekend is still there, and does one changeover at the full price. Households are then looked for on the roads between these stops.',
  keeping:
    'People leave over a smell of damp or a missing towel, seldom over a rise. Both are looked for at the packing table, with a hand in the middle of every stack and the slip beside it. A regular bag that does not stand at the door gets a message that evening.',
  tools: [
    {
      part: 'bags',
      job: 'whose, weight, pieces, programme, day due',
      choice: 'a laundry till that prints a waterproof label for each',
    },
    {
      part: 'round',
      job: 'stops in order, what goes out and what comes in',
      choice: 'a route planner for one van; the order is changed on Sundays only',
    },
    {
      part: 'drums',
      job: 'wash, dry, and what to do when one stops',
      choice: 'two sizes of used commercial machines, and a mechanic with a promised day',
    },
  ],
  data: 'A linen count tells who has guests and who is away. Door codes stand in the round and nowhere else, and go when the customer goes; what is found in a pocket returns in a closed envelope.',
  toolTest:
    'The larger washer is switched off on a Thursday at eight, unannounced. By noon every bag must have another drum or its owner a message with a new day, and no label may be missing.',
  day: 'The drums turn at half past seven with what came in the night before; the van is back with new bags by ten. Washing takes forty minutes, drying fifty, folding and pressing as long again, and at four the round leaves. The day before changeovers is too short; Tuesday is half empty.',
  binds: 'hours at the dryer and the folding table',
  lever:
    'Linen that is spun longer leaves the dryer sooner, and sets that are alike leave the table sooner. A host who moves a load from Friday to Tuesday gets a better price, because that load needs no second machine.',
  alone: 'a load that lies wet overnight is washed twice, and the beds are made up without it',
  sceptic:
    'Nearly every home owns the rival plant and believes it to be free. What is left to sell is folding, at a wage, and drying, at the price of energy. A red sock, a Saturday without sheets or a broken bearing is enough to lose whoever brings the weight, and a larger plant will always do the kilo for less.',
  kill: 'more than one order in fifty goes back short, late or damp, or half of the weight hangs on one customer',
  steps: [
    {
      day: 27,
      action: 'Wash forty bags of strangers in hired machines, each one timed',
      number: 'back complete and on the day',
      go: 'thirty-nine of forty',
    },
    {
      day: 44,
      action: 'One changeover each for five hosts or guest houses, at the full price',
      number: 'second orders',
      go: 'three',
    },
    {
      day: 60,
      action: 'Drive the same round four times',
      number: 'minutes for each stop, way included',
      go: 'ten or fewer',
    },
    {
      day: 77,
      action: 'Have drains, power and venting of two rooms confirmed in writing',
      number: 'kilos a day that they carry',
      go: 'three times the weight of this month',
    },
  ],
  money: {
    shape: 'visits',
    price: [40, 55, 100],
    hours: 1,
    timesAYear: [18, 30, 52],
    perWorker: [6, 8, 12],
    daysAWeek: 5,
    small: 1,
    settled: 4,
    materials: [0.1, 0.15, 0.22],
    churn: [0.02, 0.04, 0.08],
    churnOf: 'regular customers of a local service',
    win: [20, 50, 110],
    winOf: 'customer of a local service',
    kit: [12_000, 32_000, 80_000],
    running: [180, 360, 620],
    premises: { area: [60, 95, 160], fitOut: [220, 380, 650], energy: [350, 650, 1_100], homeToo: false },
    reach: [3, 5, 8],
    way: 'by car',
    share: { label: 'with no time or room for it, or with beds to let', range: [0.2, 0.32, 0.45] },
    willing: [0.03, 0.06, 0.1],
  },
}
