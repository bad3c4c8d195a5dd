// Make it or have it made: how many it takes until the own way is cheaper.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, amountOf, figuresNear, paceProse, sumAnswer } from './ask.ts'
import { boughtThing } from './purchase.ts'

export function answerSource(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics || economics.price === undefined) return undefined
  const { price, left, noun, pace } = economics
  const cost = price - left
  const offers = figuresNear(ask, {
    roles: ['unit-cost'],
    unit: 'money',
    within: 3,
    fits: (entry) => amountOf(ask, entry) < price && amountOf(ask, entry) > price * 0.02,
  })
  const other = offers.find(({ status }) => status === 'quote')
  const own = offers.find((entry) => entry !== other && entry.status !== 'quote')
  const purchase = boughtThing(ask)
  const saving = other && own ? amountOf(ask, other) - amountOf(ask, own) : undefined
  if (purchase && saving !== undefined && saving > 0 && other && own) {
    const units = Math.ceil(amountOf(ask, purchase) / saving)
    const months = units / pace
    return sumAnswer(
      together(
        months <= 18 ? say`Do it yourself.` : say`Have it done for now.`,
        say`Your own way costs ${ask.money('own', amountOf(ask, own))} each and theirs ${ask.money('other', amountOf(ask, other))}. The ${ask.money('bought', amountOf(ask, purchase))} come back after ${ask.count('units', units, noun)}, and ${paceProse(ask, economics)}: ${ask.count('months', months, ['month', 'months'])}.`,
        say`Switch when sales are steady at that pace.`,
      ),
    )
  }
  if (purchase) {
    const amount = amountOf(ask, purchase)
    const monthly = amount / 24
    return sumAnswer(
      together(
        say`Have it made until volume is steady.`,
        say`${ask.money('bought', amount)} over two years is ${ask.about('monthly', monthly)} a month, or ${ask.money('each', monthly / pace)} for each ${words(noun[0])} at the pace of the plan. Your way has to be cheaper than theirs by more than that.`,
        say`Today one costs ${ask.money('cost', cost)} to deliver and leaves ${ask.money('left', left)}.`,
      ),
    )
  }
  return sumAnswer(
    together(
      say`Have it done by others until the volume is steady.`,
      say`One ${words(noun[0])} costs ${ask.money('cost', cost)} to deliver today and leaves ${ask.money('left', left)}, and ${paceProse(ask, economics)}.`,
      say`Tell us their price for one and what you would have to buy: what you buy, divided by the saving on each, is the number that decides.`,
    ),
  )
}
