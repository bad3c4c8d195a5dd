// Makers of what is eaten, drunk or grown: it spoils, it is tasted, and an inspector comes.
import type { Goods } from './goods.ts'

export const FOOD: Goods[] = [
  {
    cues: /\b(brew(s|ed|ing|ery|eries|er)?|beers?|ales?|lagers?|ciders?|gins?|distill\w+|spirits?|whisk(e)?y|wines?|kombucha|sodas?|soft drinks?|kegs?|cans|juices?|mead|rum|vodka)\b/i,
    noun: 'brewery',
    bench: 'brewhouse',
    unit: { one: 'litre', many: 'litres' },
    account: { one: 'outlet', many: 'outlets' },
    buyers: 'independent bars and bottle shops',
    scene:
      'A bar has twelve taps and four are tied. For the other eight the owner wants something that the chain across the road cannot pour, arrives when it was promised, and tastes in March as it did in January. Most small makers manage two of the three.',
    today: [
      'take what the wholesaler’s van carries',
      'buy a guest keg whenever a maker rings at the right moment',
    ],
    groups: [
      {
        who: 'free houses with taps to fill',
        why: 'They choose by what sold last weekend. A keg that comes back half full is the last one.',
      },
      {
        who: 'bottle shops',
        why: 'They live on what is new and drop it in the third month; each label is a fresh sale.',
      },
      {
        who: 'restaurants with a short list',
        why: 'They want one that goes with the food and never runs out. Once on the printed list it stays for a season.',
      },
    ],
    nothing:
      'The wholesaler’s van comes on Tuesday with everything on one invoice. A new maker means a second door to open, a second deposit on kegs and one more bill.',
    asked:
      'which taps they may fill themselves, what ran on them last month, how many kegs, and why the last small maker lost the tap',
    askedPass: 'have a free tap or a shelf and say what the last maker did wrong',
    makes: 'one drink brewed all year, one by the season, and nothing in between',
    differs: 'the same taste every month and a keg on the agreed day',
    limits:
      'Freshness is the price of flavour. It goes flat, it goes off, and it must be kept cold; whoever will not do that should not be sold to, however well he pays.',
    whyNow: [
      'Tank time can be rented at breweries that are not full, so a recipe can be sold before steel is bought.',
      'Wherever a small maker gives up, taps fall free and used tanks are for sale; whoever has a recipe and no steel can wait for that.',
    ],
    against:
      'Against now speaks duty and energy: both are paid on each litre whether the bar has paid or not, and both can rise in a year in which a pint cannot.',
    rivals: [
      {
        name: 'Do nothing: the wholesaler’s list',
        why: 'one van, one invoice, credit',
        fails: 'the chain pours the same',
        answer: 'get on that van with one product, at its margin',
      },
      {
        name: 'The big brand’s craft label',
        why: 'free glasses, a sales rep, steady',
        fails: 'guests have begun to know whose it is',
        answer: 'be visible: the brewer behind the bar one evening a quarter',
      },
      {
        name: 'Another small brewery',
        why: 'local, loved',
        fails: 'a different taste in each batch',
        answer: 'the same taste, and a sheet that shows it',
      },
      {
        name: 'Wine and mixed drinks',
        why: 'a better margin behind the bar',
        fails: 'slow to serve at eight on Friday',
        answer: 'leave the cocktail hour alone',
      },
    ],
    danger: 'another small brewery within delivery that learns to be consistent',
    dangerWhy:
      'Taste can be met within a season. The tap stays with whoever cleans the line, takes the empty back and answers on Saturday.',
    features: [
      'one drink all year, one by the season',
      'kegs and one size of can',
      'delivery on a fixed weekday',
      'line cleaning with the first keg',
      'empties taken back each round',
    ],
    leftOut: [
      { what: 'supermarkets', why: 'they list at a price that needs ten times the tank' },
      { what: 'a third recipe', why: 'it takes a tank for three weeks and splits every label order' },
      { what: 'export', why: 'duty papers for pallets nobody has tasted' },
    ],
    goodsTest:
      'Three batches in a row are poured blind for ten bar owners. Eight must call them the same drink, or the recipe goes back to rented tanks.',
    chain:
      'Duty comes off first, then the bar takes about two thirds of what a guest pays. What is left for the maker is small, and is set by the pint across the road.',
    sale: 'A tap is won at eleven in the morning, with a cold bottle and the owner alone. It is lost on a Saturday, when the keg runs out or foams.',
    channels: [
      {
        name: 'A cold bottle and a visit before opening time',
        reached: 'bars visited',
        conversion: [0.1, 0.18, 0.3],
        share: 0.5,
      },
      {
        name: 'Guest taps passed on by bar owners',
        reached: 'introductions',
        conversion: [0.15, 0.28, 0.4],
        share: 0.3,
      },
      {
        name: 'Beer festivals of the region',
        reached: 'landlords met',
        conversion: [0.03, 0.08, 0.15],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'tanks',
        job: 'the weeks that nothing can shorten',
        choice: 'rented first; own tanks used, with a paper on pressure and welds',
      },
      {
        part: 'duty log',
        job: 'each litre from malt to invoice',
        choice: 'the form the excise office knows, filled on the day',
      },
      {
        part: 'cold store',
        job: 'hold taste until delivery',
        choice: 'a container with its own thermometer and record',
      },
    ],
    batch:
      'Each brew has a sheet with weights, temperatures and tasting notes, and a bottle kept back for half a year. When a bar complains, that bottle is opened first.',
    acceptance:
      'A keg is called back from a bar as an exercise. Within an hour it must be known which brew it was and where its sisters are.',
    week: 'Brewing takes one long day, fermenting two to three weeks, and the tank is blocked all that time. Wednesday and Friday belong to the van; Monday to washing kegs, which is most of the trade.',
    bottleneck: {
      what: 'the fermenting tank',
      because: 'a brew occupies it for weeks, and no overtime makes yeast faster',
    },
    spoils:
      'Infection comes through hoses and haste. Everything that touches cold wort is stripped and boiled on a fixed day, and a batch with a doubt is poured away: one bad keg costs the tap for years.',
    gap: {
      gap: 'A brewer who has made the same thing fifty times',
      why: 'a home kettle forgives what a tank does not',
      closedBy: 'ten brews at the rented brewery under its brewer’s eyes',
    },
    risk: {
      name: 'A batch is infected',
      likelihood: 'medium',
      sign: 'a sour note in the kept bottle',
      answer: 'call back, pour away, tell the bars before they taste it',
    },
    sceptic:
      'It is a hobby with duty. The region has more small breweries than free taps, the tank sets the volume and the chain across the road sets the price. What is earned is earned by washing kegs at six in the morning, and the founder came for something else.',
    wrongIf:
      'bars keep the tap for a second quarter without a visit, and if three batches in a row taste alike to strangers',
    ways: {
      meets: ['the bar at eleven in the morning', 'the regional festival’s trade hour'],
      trusts: 'the landlord two streets on',
      buys: 'before a season, when lists are printed',
      busy: 'the days from Friday to Sunday',
    },
    price: [3, 4.6, 7],
    material: [0.28, 0.36, 0.46],
    turnover: [5_000, 17_000, 34_000],
    accountMonth: [250, 480, 900],
    machines: [35_000, 85_000, 200_000],
    floorArea: [100, 180, 350],
    energy: [400, 850, 1_600],
    stockMonths: 1,
    hands: { role: 'Brewing and cellar', like: 'cook', dollars: 40_000, count: [0.5, 1, 1.6] },
    perMillion: [700, 1_400, 2_600],
    counted: [{ of: 'restaurants and cafés' }],
    open: [0.06, 0.12, 0.2],
    openWho: 'that choose their own drinks and stock small makers',
    register: 'the register of licensed premises',
    permit: { what: 'Excise licence, food registration and first tests', dollars: [2_500, 6_000, 12_000] },
    direct: {
      cue: /taproom|tap room|brewpub|online|direct|shop at|markets?\b/i,
      label: 'At the gate',
      markup: 1.9,
    },
    resale: 3,
  },
  {
    cues: /\b(jams?|sauces?|chees(e|es|emaker)|chocolates?|pasta|snacks?|frozen|biscuits?|cookies|granola|pickles?|chutney|honey|bakery|bread|roast(er|ers|ery|ed|ing)?|coffee|teas?|spices?|ready meals?|tofu|vegan|baby food|pet (food|treats)|ice cream|gelato|yogh?urt|noodles|nut butter|oils?|food producer)\b/i,
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
  },
  {
    cues: /\b(vertical farm\w*|microgreens?|hydroponic\w*|aquaponic\w*|mushrooms?|urban farm\w*|herbs?|basil|lettuce|salad|sprouts?|greenhouse|edible flowers|indoor farm\w*|trays?)\b/i,
    noun: 'growing room',
    bench: 'growing room',
    unit: { one: 'tray', many: 'trays' },
    account: { one: 'kitchen', many: 'kitchens' },
    buyers: 'restaurants and grocers',
    scene:
      'Herbs arrive in a kitchen on Tuesday and are black by Friday. A third goes into the bin, and on Saturday, when the room is full, somebody is sent to the supermarket. What the chef wants is not cheaper leaves but leaves that are still alive at the weekend.',
    today: [
      'order too much from the market and throw the rest away',
      'leave the dish off the menu when the box looks tired',
    ],
    groups: [
      {
        who: 'chefs with a changing menu',
        why: 'They pay for what nobody else has on the plate, and they ring at eleven at night.',
      },
      {
        who: 'kitchens that count waste',
        why: 'A living tray is cut as needed. They can say to the gram what they threw away.',
      },
      {
        who: 'small grocers',
        why: 'They want something that looks good by the door on Saturday and is taken back on Monday.',
      },
    ],
    nothing:
      'The wholesaler’s box costs half as much a gram, on paper. What is thrown away is not on that paper.',
    asked:
      'what they paid for herbs and leaves last week, how much was thrown away, and what was missing on Saturday',
    askedPass: 'weigh or estimate a quarter lost, and name a leaf they would put on a menu if it came alive',
    makes: 'four kinds, cut or living, sown to standing orders',
    differs: 'a tray picked this morning that still lives on Saturday',
    limits:
      'Light and rent grow leaves; they will never grow calories. Whoever wants potatoes, or prices from the field, is at the wrong door, and so is any menu that changes daily without telling us ten days before.',
    whyNow: [
      'Lamps give more light for a unit of power than they did when the first indoor farms failed, and used racks from those farms are cheap.',
      'Kitchens short of hands buy what needs no washing.',
    ],
    against:
      'Against now speaks the electricity bill, and the memory of large indoor farms that burnt through a fortune to sell lettuce.',
    rivals: [
      {
        name: 'Do nothing: the market box',
        why: 'everything in one delivery',
        fails: 'black by Friday',
        answer: 'deliver on Thursday',
      },
      {
        name: 'The field in season',
        why: 'better and cheaper for four months',
        fails: 'the other eight',
        answer: 'sow less in summer and take holidays then',
      },
      {
        name: 'Imported pots from the greenhouse',
        why: 'a third of the price',
        fails: 'soft, and always the same five',
        answer: 'the sixth kind',
      },
      {
        name: 'The chef’s own window sill',
        why: 'pleasure',
        fails: 'enough for a photograph',
        answer: 'supply the seed and the tray',
      },
    ],
    danger: 'the large greenhouse that starts to sell living trays in town',
    dangerWhy:
      'Its light is free. It cannot be at the back door within an hour with ten trays of something odd, and that is the only ground worth standing on.',
    features: [
      'four kinds on a fixed price list',
      'standing orders by weekday',
      'delivery before eleven',
      'trays taken back and washed',
      'a sowing plan the chef can see',
    ],
    leftOut: [
      { what: 'lettuce heads', why: 'weight at field prices, under lamps' },
      { what: 'supermarkets', why: 'they return what wilts in their own light' },
      { what: 'a second room', why: 'the first has to be sold out on four weekdays' },
    ],
    goodsTest:
      'Ten trays of one sowing go to five kitchens and are looked at on the fifth day by the chefs themselves. Eight of ten have to be usable, or the harvest day moves.',
    chain:
      'A chef reckons by the plate: a few coins of green on a dish that costs a hundred times as much. By the kilogram he would never buy it, so it is never quoted that way.',
    sale: 'A tray is left on the pass on a quiet Tuesday, without a word about price. On Thursday the founder comes back and asks what it was put on.',
    channels: [
      {
        name: 'A free tray, and a visit two days later',
        reached: 'kitchens visited',
        conversion: [0.15, 0.26, 0.4],
        share: 0.55,
      },
      {
        name: 'Chefs who move to another kitchen',
        reached: 'introductions',
        conversion: [0.2, 0.35, 0.48],
        share: 0.25,
      },
      {
        name: 'The wholesale market at dawn',
        reached: 'grocers met',
        conversion: [0.05, 0.11, 0.2],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'racks and light',
        job: 'even growth on each level',
        choice: 'used racks, lamps by their yield of light for power; timers for cheap hours',
      },
      {
        part: 'water and air',
        job: 'no mould, no dry corner',
        choice: 'bottom watering, fans, and a thermometer on each level',
      },
      {
        part: 'sowing plan',
        job: 'today’s seed for the order of next week',
        choice: 'a sheet by kind and day; standing orders first',
      },
    ],
    batch:
      'Each tray carries kind, sowing day and seed lot on a stick. If a seed lot is called back, the trays are found in a minute.',
    acceptance:
      'For four weeks the plan is followed without a correction. Nine of ten ordered trays must be ready on their day, and no more than one in ten unsold.',
    week: 'Sowing on two days, harvesting on four mornings, delivery before eleven, washing trays all afternoon. Everything sold on Thursday was decided the week before last.',
    bottleneck: {
      what: 'square metres under light',
      because: 'a tray holds its place for as many days as it needs, sold or not',
    },
    spoils:
      'Mould, gnats and cancelled bookings. A tray that misses its day is cut for soup or compost by evening; more than one in ten unsold, and sowing is cut before selling is pushed.',
    gap: {
      gap: 'A grower who has lost a crop before',
      why: 'the first fungus teaches slowly',
      closedBy: 'a nursery gardener looks in every other week through the first half-year',
    },
    risk: {
      name: 'Power grows dearer',
      likelihood: 'high',
      sign: 'the next tariff letter',
      answer: 'light at night, fewer levels, prices by tray',
    },
    sceptic:
      'Leaves under lamps have bankrupted better-financed people. Light costs money that the sun does not ask for; chefs praise, pay late and move on; and summer takes half of the customers for four months. What remains is a delivery round with plants.',
    wrongIf:
      'kitchens stand by their weekly order through one summer, and if nine trays in ten sown are sold',
    ways: {
      meets: ['the back door on a Tuesday afternoon', 'the wholesale market at dawn'],
      trusts: 'a chef they once worked under',
      buys: 'when the menu changes',
      busy: 'service, and the weeks before the holidays',
    },
    price: [5, 9, 16],
    material: [0.16, 0.23, 0.32],
    turnover: [4_000, 13_000, 26_000],
    accountMonth: [180, 340, 650],
    machines: [15_000, 45_000, 140_000],
    floorArea: [60, 130, 260],
    energy: [500, 1_000, 2_000],
    stockMonths: 0.1,
    hands: { role: 'Growing and harvest', like: 'warehouse worker', dollars: 35_000, count: [0.5, 1, 1.7] },
    perMillion: [900, 1_700, 2_800],
    counted: [{ of: 'restaurants, all kinds' }, { of: 'restaurants and cafés' }],
    open: [0.04, 0.08, 0.15],
    openWho: 'that cook fresh, buy for themselves and lie on the round',
    register: 'the food authority’s list of restaurants',
    permit: { what: 'Food registration, water tests and change of use', dollars: [1_500, 4_000, 9_000] },
    direct: { cue: /markets?\b|direct|box|online|households/i, label: 'At the market', markup: 1.5 },
    resale: undefined,
  },
]
