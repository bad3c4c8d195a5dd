// A question of no kind that we know: what the plan's numbers say about the business, and who can answer the rest.
import { type Prose, say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { limitPoint } from '../limit.ts'
import { type Answer, type Ask, everyMonth, leavesProse, paceProse, sumAnswer, wordAnswer } from './ask.ts'
import type { Economics } from './economics.ts'

/** Several, so that two questions do not get the same answer. */
export function generalAnswers(ask: Ask): Answer[] {
  const { composer, economics } = ask
  const help = helpProse(ask)
  const limit = limitPoint(composer, composer.sentences())?.text
  return [
    ...(economics ? [sumAnswer(together(...judgement(ask, economics), help))] : []),
    ...(economics ? [] : fromForecast(ask)),
    ...(limit
      ? [
          sumAnswer(
            together(
              say`It depends on what holds the business back first.`,
              limit,
              say`Choose what moves that limit, and leave the rest for later.`,
            ),
          ),
        ]
      : []),
    ...(economics
      ? [
          sumAnswer(
            together(
              say`Try it small, with a limit on what it may cost.`,
              leavesProse(ask, economics),
              say`Spend no more on the trial than ten of these bring, ${ask.about('trial', economics.left * 10)}, and stop after two months if nobody has paid.`,
            ),
          ),
        ]
      : []),
    wordAnswer(together(say`This one needs somebody who knows the place.`, help)),
  ]
}

/** Where one sale cannot be told apart, the forecast as a whole. */
function fromForecast(ask: Ask): Answer[] {
  const { results } = ask.composer
  const { neededUnits, breakEvenMonth, even } = results
  if (even.revenue === undefined) return []
  return [
    sumAnswer(
      together(
        say`Judge it by what it does to the month in which the business pays for itself.`,
        say`Break-even takes ${ask.about('even', even.revenue)} of revenue a month${neededUnits ? say`, or ${neededUnits}` : say``}, and the plan ${breakEvenMonth ? say`reaches it for good in ${breakEvenMonth}` : say`does not reach it within three years`}. It is right if it brings that month closer.`,
        helpProse(ask),
      ),
    ),
  ]
}

/** What would make it right, in the number that counts: sales until break-even, else what one leaves. */
function judgement(ask: Ask, economics: Economics): Prose[] {
  const { even: needed, left, noun, pace } = economics
  const target = say`${ask.count('even', needed, noun)}${everyMonth(economics)}`
  return pace >= needed
    ? [
        say`Judge it by what it adds to each sale.`,
        say`Costs and your pay take ${target}, and ${paceProse(ask, economics)}, so volume is not the problem. It is right if one ${words(noun[0])} then leaves more than today’s ${ask.about('left', left)}, or costs you fewer hours.`,
      ]
    : [
        say`Judge it by what it does to one number.`,
        say`Costs and your pay take ${target}, and ${paceProse(ask, economics)}. It is right if it brings that number closer within three months.`,
      ]
}

/** The country's advice service, else people who have done it. */
function helpProse({ composer }: Ask): Prose {
  const card = composer.one.input.countryCard
  return card
    ? say`${words(card.help)}`
    : say`For the part that numbers cannot answer, ask two owners of such a business in another town: they are no rivals, and most like to be asked.`
}
