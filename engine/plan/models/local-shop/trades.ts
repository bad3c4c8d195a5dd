// Which trade a shop is in, by the words of its brief.
import type { Trade } from './trade.ts'
import { FOOD } from './trades-food.ts'
import { GOODS } from './trades-goods.ts'

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
  return [...FOOD, ...GOODS].find(({ cues }) => cues.test(text)) ?? PLAIN
}
