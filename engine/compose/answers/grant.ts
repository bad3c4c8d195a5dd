// A grant, a sponsor: apply, but the plan has to stand without it.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, amountOf, figureNear, sumAnswer } from './ask.ts'
import { lowestWithout } from './loan.ts'

export function answerGrant(ask: Ask): Answer | undefined {
  const { results, one } = ask.composer
  const grant = figureNear(ask, { roles: ['grant-applied', 'grant-awarded'], unit: 'money' })
  const card = one.input.countryCard
  const where = card
    ? say`${words(card.help)}`
    : say`Ask the business office of your town which programmes are open.`
  const amount = grant && amountOf(ask, grant)
  const { amount: lowest } = results.need.committed.lowestCash
  if (!amount)
    return sumAnswer(
      together(
        say`Ask for it, but do not wait for it.`,
        lowest < 0
          ? lowestWithout(ask)
          : say`The plan works without it: cash is lowest in ${results.lowestMonth}, at ${results.lowestCash}.`,
        where,
      ),
    )
  const after = lowest + amount
  return sumAnswer(
    together(
      lowest >= 0
        ? say`Apply, and begin without it.`
        : say`Apply, but sign nothing that only the grant could pay.`,
      lowestWithout({ ...ask }),
      lowest >= 0
        ? say`The ${ask.money('grant', amount)} would be a reserve.`
        : after >= 0
          ? say`The ${ask.money('grant', amount)} would close that gap.`
          : say`Even with the ${ask.money('grant', amount)} another ${ask.about('still', -after)} is missing.`,
      say`Most grants are paid after the invoice, so the money has to be there first.`,
    ),
  )
}
