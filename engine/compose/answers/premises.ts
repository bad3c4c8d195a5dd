// A lease, a shop, a second place: how many sales a month pay the rent, and what the signature binds one to.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import {
  type Answer,
  type Ask,
  amountOf,
  cashOf,
  everyMonth,
  figureNear,
  monthlyOf,
  paceProse,
  sumAnswer,
} from './ask.ts'
import { doubtfulFigure } from './meant.ts'
import { boughtThing } from './purchase.ts'

export function answerPremises(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics) return undefined
  const { left, noun, pace } = economics
  const rentEntry =
    figureNear(ask, { roles: ['rent'], unit: 'money', fits: ({ per }) => per !== '' && per !== 'unit' }) ??
    figureNear(ask, { roles: ['rent'], unit: 'money', within: 2, fits: ({ per }) => per === '' })
  const rent = rentEntry && (monthlyOf(ask, rentEntry) ?? amountOf(ask, rentEntry))
  const cash = cashOf(ask)
  const doubt = doubtfulFigure(ask, ['rent'])
  if (!rent)
    return sumAnswer(
      together(
        say`Do not sign before the sales for it are there.`,
        say`One ${words(noun[0])} leaves ${ask.money('left', left)}, and ${paceProse(ask, economics)}.`,
        doubt
          ? say`Is ${words(`‘${doubt.quote.trim()}’`)} the rent a month? Confirm it: divided by ${ask.money('left', left)} it is the extra ${words(noun[1])} that the place has to bring.`
          : say`Tell us the rent a month: divided by ${ask.money('left', left)} it is the extra ${words(noun[1])} that the place has to bring.`,
      ),
    )
  const needed = Math.max(1, Math.ceil(rent / left))
  const ratio = needed / Math.max(1, pace)
  const fit = boughtThing(ask)
  const fitting = fit && fit.role === 'one-off-cost' ? amountOf(ask, fit) : undefined
  const months = cash === undefined ? undefined : Math.max(0, cash - (fitting ?? 0)) / rent
  return sumAnswer(
    together(
      ratio <= EASY
        ? say`Take it if the lease can be ended after a year.`
        : ratio <= HARD
          ? say`Take it only with signed customers.`
          : say`Do not take it yet.`,
      say`A rent of ${ask.about('rent', rent)} a month takes ${ask.count('needed', needed, noun)}${everyMonth(economics)} at ${ask.money('left', left)} each, before light, staff and fittings, and ${paceProse(ask, economics)}.`,
      months === undefined || cash === undefined
        ? say`A year of it is ${ask.about('year', rent * 12)} that you owe whether anybody comes or not.`
        : fitting
          ? say`After ${ask.money('fitting', fitting)} for fittings your ${ask.money('cash', cash)} pay the rent for ${ask.count('months', months, ['month', 'months'])}.`
          : say`Your ${ask.money('cash', cash)} pay the rent alone for ${ask.count('months', months, ['month', 'months'])}.`,
      ratio > EASY
        ? say`Sign when those ${words(noun[1])} are promised in writing or paid in advance.`
        : undefined,
    ),
  )
}

const EASY = 0.25
const HARD = 1
