// A share of the company for money or for a partner's work: what it says the company is worth, and what it costs each year.
import { say, together } from '../../plan/kit/prose.ts'
import type { LedgerEntry } from '../../read/reading.ts'
import { type Answer, type Ask, amountOf, figureNear, sumAnswer, wordAnswer } from './ask.ts'

const MONEY: LedgerEntry['role'][] = [
  'raise-goal',
  'loan-offered',
  'grant-applied',
  'cash',
  'budget',
  'price',
  'one-off-cost',
]
const SHARES: LedgerEntry['role'][] = ['other', 'raise-goal', 'commission-rate', 'discount', 'loan-offered']
/** What a small firm changes hands for, in years of profit. */
const YEARS_OF_PROFIT = 3
const GENEROUS = 8

export function answerEquity(ask: Ask): Answer | undefined {
  const { results } = ask.composer
  const profit = results.year('ebitda', 3).value
  const offer = offerOf(ask)
  const need = results.raise.value
  const needProse =
    need > 0
      ? say`The plan needs ${results.raise} of new money.`
      : say`The plan needs no new money: cash is lowest in ${results.lowestMonth}, at ${results.lowestCash}.`
  if (!offer) {
    if (profit <= 0)
      return wordAnswer(
        together(
          say`Do not sell a share yet.`,
          needProse,
          say`The third year still loses money, so a share has no price that you could defend. Tell us the sum and the share that are offered: the sum divided by the share is the value they put on the company.`,
        ),
      )
    return sumAnswer(
      together(
        need > 0
          ? say`Give a share only for money or skill that you cannot get otherwise.`
          : say`Keep the company whole for now.`,
        needProse,
        say`Profit in the third year is ${results.year('ebitda', 3)} after your pay, so each tenth of the company that you give away costs ${ask.about('tenth', profit / 10)} a year. Do not sell a tenth for less than ${ask.about('tenth-price', (profit / 10) * YEARS_OF_PROFIT)}.`,
      ),
    )
  }
  const { amount, share } = offer
  const value = amount / share
  const costs = share * profit
  const stakes = say`${ask.money('sum', amount)} for ${ask.rate('stake', share)} puts ${ask.about('value', value)} on the whole company.`
  if (profit <= 0)
    return sumAnswer(
      together(
        say`Take it if the money comes without other strings.`,
        stakes,
        say`The plan shows no profit in the third year to hold against it, so this is a price for hope.`,
        needProse,
      ),
    )
  const years = value / profit
  return sumAnswer(
    together(
      years < YEARS_OF_PROFIT
        ? say`That is too cheap.`
        : years > GENEROUS
          ? say`The price is good for you.`
          : need > 0
            ? say`The offer is fair.`
            : say`The price is fair, but the money is not needed.`,
      stakes,
      say`Profit in the third year is ${results.year('ebitda', 3)}, so the buyer pays ${ask.number('years', years, 1)} times one year’s profit, and you give up ${ask.about('costs', costs)} a year.`,
      needProse,
    ),
  )
}

/** A sum and a share in the question or right beside it. */
function offerOf(ask: Ask): { amount: number; share: number } | undefined {
  for (const within of [0, 1, 2]) {
    const near = ask.question.figures.filter(
      ({ distance, entry }) => distance <= within && entry.value !== '',
    )
    const share = near.find(
      ({ entry }) => entry.unit === 'fraction' && SHARES.includes(entry.role) && Number(entry.value) < 60,
    )?.entry
    const sum = figureNear(ask, { roles: MONEY, unit: 'money', within })
    if (share && sum && share.field === sum.field && Math.abs(share.start - sum.start) < BESIDE)
      return { amount: amountOf(ask, sum), share: Number(share.value) / 100 }
  }
  return undefined
}

const BESIDE = 90
