// Sewing in small lots.
import type { Goods } from '../goods.ts'

export const TEXTILES: Goods = {
  cues: /\b(textiles?|garments?|clothing|clothes|apparel|uniforms?|workwear|knit\w*|weav\w*|sew\w*|tailor\w*|leather|bags?|fabrics?|shirts?|denim|linen|wool|shoes?|footwear|fashion|pattern makers?)\b/i,
  noun: 'sewing workshop',
  bench: 'line',
  unit: { one: 'piece', many: 'pieces' },
  account: { one: 'label', many: 'labels' },
  buyers: 'small labels and firms that need sewn goods',
  scene:
    'A small label has a pattern, forty orders and no factory. The works abroad want three hundred of a colour and deposit by wire; the seamstress in town can do eight by Friday. Between eight and three hundred there is hardly anybody.',
  today: ['order three hundred and store what does not sell', 'sew the first forty themselves at night'],
  groups: [
    {
      who: 'young labels',
      why: 'Stock kills them. Forty of a colour, reordered when sold, would let them live.',
    },
    {
      who: 'firms with uniforms',
      why: 'They take on people every month and need five in three sizes that match last year’s.',
    },
    {
      who: 'costume, theatre and hotel buyers',
      why: 'Odd numbers, odd sizes, fixed dates; price comes third.',
    },
  ],
  nothing: 'A catalogue shirt with a print is there in a week. It fits nobody well and offends nobody.',
  asked:
    'what quantity they last had to order, how much of it was left, and what they would have paid to order a fifth',
  askedPass: 'still have unsold pieces and would have paid a quarter more for small lots',
  makes: 'lots of thirty to three hundred from a tested pattern, in sizes that repeat',
  differs: 'thirty pieces in three weeks, the same again in the same thread',
  limits:
    'Sewing takes the minutes it takes. Local work costs several times the foreign minute, so a plain shirt will never be right here, and it is kinder to say so at the first cup of coffee.',
  whyNow: [
    'Freight and minimum orders have taught labels what unsold stock costs; some now pay for the small lot and sell it out.',
    'Used machines from closed works are cheap, and the people who ran them still live nearby.',
  ],
  against:
    'Against now speaks the price tag: buyers of clothes compare with a shirt that costs less than the thread here.',
  rivals: [
    {
      name: 'Do nothing: printed stock goods',
      why: 'a week, a few coins',
      fails: 'fit and feel',
      answer: 'leave plain shirts to it',
    },
    {
      name: 'The works abroad',
      why: 'a quarter of the price',
      fails: 'three hundred, deposit, ten weeks',
      answer: 'thirty, in three weeks',
    },
    {
      name: 'The seamstress in town',
      why: 'near, careful',
      fails: 'eight by Friday',
      answer: 'pass on eights, take thirties',
    },
    {
      name: 'Another small works',
      why: 'same machines',
      fails: 'dates in the season',
      answer: 'slots booked ahead with a deposit',
    },
  ],
  danger: 'the works abroad that lowers its smallest lot',
  dangerWhy:
    'Some already take fifty. They cannot let a designer stand beside the machine and change a seam, and that hour is worth more than the fare.',
  features: [
    'lots of thirty to three hundred',
    'a sewn sample within ten days',
    'patterns kept and graded',
    'slots booked with a deposit',
    'repair of faults within a week',
  ],
  leftOut: [
    { what: 'own collections', why: 'a label that competes with its customers loses them' },
    { what: 'printing and embroidery', why: 'bought in by the piece next door' },
    { what: 'alterations for private people', why: 'an hour each, and a mirror' },
  ],
  goodsTest:
    'Thirty pieces of one pattern are sewn by three people and mixed. The customer measures all of them blind; twenty-eight have to lie within the tolerance agreed beforehand.',
  chain:
    'A label sells for four to five times what the sewing costs, and needs that for shop, returns and sale. A minute saved on a seam is worth more to it than a coin off the price.',
  sale: 'It begins with a sample that somebody else got wrong. Put right in ten days, it brings the lot; the lot, delivered in its week, brings the season.',
  channels: [
    {
      name: 'Samples put right for labels in trouble',
      reached: 'labels talked to',
      conversion: [0.12, 0.22, 0.35],
      share: 0.45,
    },
    {
      name: 'Fashion schools, pattern makers and fabric dealers',
      reached: 'introductions',
      conversion: [0.14, 0.26, 0.38],
      share: 0.35,
    },
    {
      name: 'Letters to firms with uniforms',
      reached: 'letters',
      conversion: [0.01, 0.03, 0.06],
      share: 0.2,
    },
  ],
  layers: [
    { part: 'pattern file', job: 'sizes that repeat', choice: 'one pattern program; paper kept beside it' },
    {
      part: 'line',
      job: 'cut, sew, press, check',
      choice: 'used machines in the order of the seams; cutting bought in above a hundred',
    },
    {
      part: 'slots',
      job: 'who is sewn in which week',
      choice: 'a wall calendar with deposits written on it',
    },
  ],
  batch:
    'A bundle travels with its ticket: fabric lot, size, each seam signed. A fault found in a shop leads back to one machine and one day.',
  acceptance:
    'One lot runs through with an outsider holding the stopwatch. Minutes for a piece must lie within a tenth of the quote, or the quote was wrong.',
  week: 'Cutting on Monday, bundles on Tuesday, the line until Thursday, pressing and parcels on Friday. Two seasons a year bring twice the orders in half the weeks, and deposits decide who is sewn.',
  bottleneck: {
    what: 'the slowest seam',
    because: 'every piece passes it, and two good hands there set the pace of all',
  },
  spoils:
    'Fabric shrinks, colours differ from lot to lot, needles break on zips. The first of each lot is washed and measured before the second is cut.',
  gap: {
    gap: 'A forewoman who can time a seam',
    why: 'quotes by feeling are wrong by a third',
    closedBy: 'ten days of somebody from a closed works, at the first three lots',
  },
  risk: {
    name: 'Labels fail with bills unpaid',
    likelihood: 'high',
    sign: 'a slot moved twice',
    answer: 'half ahead, the rest before the parcel leaves',
  },
  sceptic:
    'Sewing left for a reason. The minute is dear, the customers are young, poor and seasonal, and the skilled are near retirement. A works that lives on other people’s first collections dies of their second.',
  wrongIf: 'labels sell out small lots and reorder within the season, and if quotes and stopwatch agree',
  ways: {
    meets: ['the fabric fair', 'the degree show of the fashion school'],
    trusts: 'the pattern maker they share',
    buys: 'ten weeks before a season',
    busy: 'the weeks before delivery of a season',
  },
  price: [24, 46, 110],
  material: [0.24, 0.32, 0.44],
  turnover: [5_000, 16_000, 32_000],
  accountMonth: [450, 950, 2_200],
  machines: [9_000, 26_000, 75_000],
  floorArea: [70, 140, 280],
  energy: [120, 260, 550],
  stockMonths: 0.6,
  hands: { role: 'Sewing', like: 'warehouse worker', dollars: 35_000, count: [1, 1.5, 2.4] },
  perMillion: [120, 300, 700],
  counted: [],
  open: [0.15, 0.25, 0.4],
  openWho: 'that order sewn goods in lots below three hundred',
  register: 'the chamber’s list of labels and the exhibitors of two fairs',
  permit: { what: 'Workplace approval and fibre labelling', dollars: [800, 2_000, 5_000] },
  direct: { cue: /online|direct|own shop|website|etsy/i, label: 'Sold directly', markup: 2 },
  resale: undefined,
}
