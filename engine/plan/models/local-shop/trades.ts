// Which trade a shop is in, by the words of its brief.
import type { Context } from '../../context.ts'
import { tradeIn } from '../kind.ts'
import type { Trade } from './trade.ts'
import { FOOD } from './trades-food.ts'
import { FRESH } from './trades-fresh.ts'
import { GOODS } from './trades-goods.ts'
import { NEEDS } from './trades-needs.ts'
import { REFILL, REFILL_VOICES } from './trades-refill.ts'
import type { Voice } from './voice.ts'
import { FOOD_VOICES } from './voices-food.ts'
import { GOODS_VOICES } from './voices-goods.ts'

const TRADES: readonly Trade[] = [REFILL, ...NEEDS, ...FOOD, ...FRESH, ...GOODS]

/** A shop that sells something we have no row for. */
const PLAIN: Trade = {
  cues: /(?!)/,
  noun: 'shop',
  goods: { one: 'sale', many: 'sales' },
  craft: 'choose and buy the goods',
  craftTest: 'four Saturdays behind a market table, at the prices of this plan and without a discount',
  busy: 'Saturday',
  quiet: 'weekday mornings',
  unsold: 'ties up the money for the next order',
  bottleneck: { what: 'footfall', because: 'nobody buys who does not pass the door' },
  want: 'what they need in their hands today, chosen with somebody who knows it',
  now: ['order it and wait', 'drive to the edge of town'],
  lack: 'The goods exist; the wait, the drive or the missing advice is the trouble.',
  nothing: 'a parcel tomorrow',
  asked: 'what of this kind they bought last, where, and what it cost',
  groups: [
    {
      who: 'people who need it now',
      why: 'A parcel tomorrow is too late for them, and they pay for the hour they save.',
    },
    {
      who: 'people who do not know which one',
      why: 'They have read reviews and are less sure than before. Advice is what they come for; the goods follow.',
    },
  ],
  rivals: [
    {
      name: 'Do nothing: make do with what is there',
      why: 'costs nothing',
      fails: 'the wish comes back',
      answer: 'be on the way, not at the end of one',
    },
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
      name: 'Second-hand, from a neighbour',
      why: 'half the price',
      fails: 'luck, and no way back',
      answer: 'take in, check and resell the good part of it',
    },
  ],
  danger: 'the online order, whenever it learns to arrive the same afternoon',
  range: 'the fifth of a full range that makes most of the sales',
  oneMore: 'each further line is money on a shelf that the next order cannot use',
  leftOut: [
    {
      what: 'an online shop for the whole country',
      why: 'it competes with giants on the two things they do best',
    },
    { what: 'a loyalty card', why: 'a name remembered does more, and costs nothing' },
    { what: 'a second site', why: 'the first has to run a week without its founder before it can be copied' },
  ],
  day: 'Deliveries come before ten, the shelf is filled by eleven, and what sells from then on depends on who passes the window.',
  premises:
    'whether the use is permitted, how many people pass the window on a weekday and on a Saturday, and why the last tenant left',
  productTest:
    'After eight weeks the slowest fifth of the range goes, at cost, and nothing takes its place until three customers have asked for the same thing.',
  help: [{ role: 'Shop help', like: 'shop assistant', opening: 18, settled: 44, dollars: 32_000 }],
  spend: [20, 31, 46],
  costShare: [0.48, 0.55, 0.62],
  openDaysAWeek: 6,
  sales: { opening: 20, settled: 40, most: 90 },
  fitOutPerSquareMetre: [400, 620, 950],
  energyAMonth: [350, 550, 850],
  householdYear: [250, 450, 800],
  willing: [0.12, 0.2, 0.3],
  visitsAWeek: [0.15, 0.3, 0.5],
  floorArea: [40, 60, 90],
  walk: [8, 16, 25],
  keeps: true,
}

const VOICES: Record<string, Voice> = { ...FOOD_VOICES, ...GOODS_VOICES, ...REFILL_VOICES }

export function voiceOf({ noun }: Trade): Voice {
  return VOICES[noun] ?? (GOODS_VOICES.shop as Voice)
}

export function tradeOf(context: Context): Trade {
  return tradeIn(context, TRADES, PLAIN)
}
