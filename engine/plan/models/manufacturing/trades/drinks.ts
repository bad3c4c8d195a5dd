// Brewers, cider makers, distillers.
import type { Goods } from '../goods.ts'

export const DRINKS: Goods = {
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
}
