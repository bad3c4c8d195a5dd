// Something to stop: what it leaves against what the rest leaves.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, amountOf, figuresNear, paceProse, sumAnswer } from './ask.ts'
import { sharesWord } from './meant.ts'

export function answerDrop(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics || economics.price === undefined) return undefined
  const { price, left, noun, pace, most } = economics
  const lower = figuresNear(ask, {
    roles: ['price'],
    unit: 'money',
    fits: (entry) => {
      const ratio = amountOf(ask, entry) / price
      return (
        sharesWord(ask, entry) &&
        entry.status !== 'goal' &&
        ratio > 0.2 &&
        ratio < 0.95 &&
        entry.per !== 'month' &&
        entry.per !== 'year'
      )
    },
  })[0]
  const isFull = most !== undefined && pace > most * 0.85
  if (!lower)
    return sumAnswer(
      together(
        isFull
          ? say`Drop it if it leaves less than your usual ${words(noun[0])}.`
          : say`Keep it while you have time to spare.`,
        say`Your usual ${words(noun[0])} leaves ${ask.money('left', left)}, and ${paceProse(ask, economics)}.`,
        say`Write down what the other brings and costs, hours included. Whatever leaves less than ${ask.money('left', left)} goes as soon as something better waits for its place.`,
      ),
    )
  const amount = amountOf(ask, lower)
  const then = left - (price - amount)
  return sumAnswer(
    together(
      then <= 0
        ? say`Drop it.`
        : isFull
          ? say`Drop it as soon as better customers wait.`
          : say`Keep it for now: it pays a part of your costs.`,
      then <= 0
        ? say`At ${ask.money('lower', amount)} one ${words(noun[0])} does not pay its own cost of ${ask.money('cost', price - left)}.`
        : say`At ${ask.money('lower', amount)} one ${words(noun[0])} leaves ${ask.money('then', then)}, at ${ask.money('price', price)} it leaves ${ask.money('left', left)}. One sale at the full price leaves as much as ${ask.number('times', left / then, 1)} of the cheaper ones.`,
      then <= 0
        ? say`Or name a price above ${ask.money('cost', price - left)} and see who stays.`
        : say`Raise their price first and let those go who refuse.`,
    ),
  )
}
