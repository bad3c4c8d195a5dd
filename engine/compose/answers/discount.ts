// A share given away: a discount, a commission, a royalty, a reseller's margin.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import type { Role } from '../../read/reading.ts'
import { type Answer, type Ask, figureNear, figuresInside, sumAnswer } from './ask.ts'
import { shareOrFlat } from './basis.ts'
import { ownRate } from './price.ts'

const GIVEN: Role[] = ['discount', 'commission-rate']

export function answerDiscount(ask: Ask): Answer | undefined {
  const either = shareOrFlat(ask) ?? ownRate(ask)
  if (either) return either
  const { economics } = ask
  if (!economics || economics.price === undefined) return undefined
  const { price, left, noun, margin, pace, most } = economics
  const entry =
    figuresInside(ask).find(({ unit }) => unit === 'fraction') ??
    figureNear(ask, { roles: GIVEN, unit: 'fraction', within: 3 })
  const share = entry && Number(entry.value) / 100
  if (!share || share >= 1)
    return sumAnswer(
      together(
        say`Give away at most half of what a sale leaves.`,
        say`One ${words(noun[0])} at ${ask.money('price', price)} leaves ${ask.money('left', left)}, or ${ask.share('margin', margin)}: beyond that share every sale loses money. Half of it, ${ask.share('half', margin / 2)}, already means twice as many sales for the same money.`,
        say`Give more only to somebody who brings customers you cannot reach and pays for stock at once.`,
      ),
    )
  const then = left - share * price
  if (then <= 0)
    return sumAnswer(
      together(
        say`That is too much.`,
        say`${ask.rate('share', share)} of ${ask.money('price', price)} is ${ask.money('given', share * price)}, and one ${words(noun[0])} leaves only ${ask.money('left', left)}. Each of these sales would lose ${ask.money('loses', -then)}.`,
        say`Stay below ${ask.share('most-share', margin / 2)}, or raise the price for this channel.`,
      ),
    )
  const times = left / then
  const needed = Math.ceil(pace * times)
  const isFull = most !== undefined && needed > most
  return sumAnswer(
    together(
      isFull
        ? say`That is too much: you cannot deliver the extra sales it would take.`
        : times <= BEARABLE
          ? say`It can be borne, for sales you would not have otherwise.`
          : say`It is a lot.`,
      say`${ask.rate('share', share)} of ${ask.money('price', price)} is ${ask.money('given', share * price)}, so one ${words(noun[0])} leaves ${ask.money('then', then)} instead of ${ask.money('left', left)}. You need ${ask.number('times', times, 1)} times as many of these to earn what direct sales leave.`,
      isFull && most !== undefined
        ? say`Capacity ends at ${ask.count('most', Math.floor(most), noun)} a month.`
        : say`Agree to it for a trial of three months and count how many of these buyers are new.`,
    ),
  )
}

const BEARABLE = 1.6
