// What all of it comes to: the first page, the scenarios' rule and the money.
import { cite, type Prose, say } from '../../kit/prose.ts'
import { isOwn, words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import { capital } from '../../names.ts'
import type { SummaryText, Texts } from '../playbook.ts'
import { figuresOf, type Service, soFar } from './service.ts'

export function scenarios({ context: { names, choose }, effect, known, Founder, some }: Service): {
  ending: Ending
} {
  const worst = effect('volume:cases')
  return {
    ending: {
      label: 'Threshold',
      prose: worst
        ? choose('sf-scenario', [
            say`${worst} are lost over three years when every fifth success fails to come. ${Founder} therefore watches a leading sign, the odds over the last ${some}, and freezes hiring when they fall two months running.`,

            say`A fifth fewer cases won cost ${worst} over three years. The rule against it: nobody is hired while the odds over the last ${some} lie below ${known.wins}, whatever the pile looks like. ${Founder} may not make an exception.`,
            say`Whoever asks what would hurt most finds it in the first rows. Since a fifth fewer wins cost ${worst}, ${names.founder} checks the odds before each hire and waits a quarter when they fall.`,
          ])
        : say`Nobody is hired while the odds over the last ${some} lie below ${known.wins}; ${names.founder} may not make an exception.`,
    },
  }
}

export function funding(service: Service): Texts['funding'] {
  const { context, raise, known, money, trade, Founder, some, many } = service
  const { names, said, choose } = context
  const figures = figuresOf(service)
  const [round, budget] = [said('raise'), said('budget')]
  const more: Prose[] = [
    choose('sf-waiting', [
      say`Most of the need is time. The work of one month is paid ${cite(known.months)} later, if it is won, and by the end ${figures.waiting} stand in files that nobody has decided yet.`,

      say`What the money is for is unusual: less for things than for waiting. Cases worked on and not yet paid hold ${figures.waiting} at the peak, booked as deposits in the table, and the gap of ${cite(known.months)} never closes while the firm grows.`,
      say`Growth eats cash here. Each further ${words(trade.client.one)} means work now and a share ${cite(known.months)} later; ${figures.waiting} lie in open cases by the third year; the table calls them deposits.`,
    ]),
  ]
  if (round) {
    const roles = money.hired.map(({ role }) => role.toLowerCase()).join(', ')
    more.push(
      say`A round of ${cite(round)} is named. It pays for the wait and for people${words(roles ? ` (${roles})` : '')}. ${round.value >= raise.value ? say`By this plan ${raise} would do; the rest is time.` : say`This plan needs ${raise}, so the round is short or a hire comes later.`}`,
    )
  }
  if (budget)
    more.push(
      say`The ${cite(budget)} in hand pay for the lawyer’s page, the first ${some} cases and the wait for their results, in that order.`,
    )
  if (raise.value > 0)
    more.push(
      choose('sf-lender', [
        say`The sum is asked of people who understand waiting: a relative with patience, somebody who has retired from the trade, a client who would rather pay a part ahead. A bank comes later, with a table of decided cases.`,

        say`A lender cannot take open cases as security, as they may be lost. An investor can read a table of decided ones, and a client who has been paid may lend too: that is the order in which ${names.founder} should ask.`,
        say`Who finances waiting? Banks do not, until ${many} decided cases show the odds. Until then it is own money, people who know the trade, or a large client who pays a part ahead for a lower share.`,
      ]),
    )
  return {
    more,
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? choose('sf-fund-end', [
              say`${Founder} raises ${raise} in two steps: enough for ${many} decided cases first, the rest only if ${known.wins} of them are won.`,
              say`Of the ${raise}, half is called at the start and half with the table of the first ${many} decided cases on the desk. ${Founder} writes that into every paper.`,
            ])
          : say`No money is raised. ${Founder} keeps the reserve apart, because a slow half-year would use it up.`,
    },
  }
}

export function summary(service: Service): SummaryText {
  const { context, trade, known, effect, once, Founder, some } = service
  const { names, choose } = context
  const figures = figuresOf(service)
  const worst = effect('volume:cases')
  const price = known.flat
    ? say`${cite(known.flat)} for each result`
    : say`${cite(known.share)} of ${words(trade.of)}`
  const unsaid = !isOwn(known.share) && !known.flat
  return {
    what: choose('sf-what', [
      say`${names.company} is ${names.offer}, ${names.where}, for ${names.buyers}. It earns ${price}${words(unsaid ? '; the size is this plan’s assumption' : '')}.`,
      say`For ${names.buyers} ${names.where}, ${names.company} is ${names.offer}. Its price is ${price}${words(unsaid ? ', a size that the brief leaves open' : '')}, and nothing without a result.`,
      say`${names.company}, ${names.offer}, works for ${names.buyers} ${names.where} and is paid by result: ${price}${words(unsaid ? ', as assumed here' : '')}.`,
    ]),
    findings: [
      {
        headline: choose('sf-f1', [
          'Saying no is the business.',
          'The lost ones are paid too.',
          'Odds before volume.',
        ]),
        text: choose('sf-f1t', [
          say`Each case that is won carries ${figures.lostPerWon}, worked on just as long. ${figures.left} remain of a win; refusing better, at ${figures.betterWins} instead of ${known.wins}, leaves ${figures.betterLeft}.`,
          say`A file on the desk is worth ${figures.expected}, not ${figures.earned}: ${known.wins} are won. The gain lies in ${words(trade.sorting)}, asked before the work.`,
        ]),
      },
      {
        headline: choose('sf-f2', [
          'Work now, money later.',
          'Growth costs cash first.',
          'The wait has a price.',
        ]),
        text: choose('sf-f2t', [
          say`Between work and share lie ${known.months}. At the peak ${figures.waiting} are tied up in open cases, and that sum grows with success.`,
          say`${words(capital(trade.payer))} sets the pace: ${known.months} from work to money. Open cases hold ${figures.waiting} before the plan ends.`,
        ]),
      },
      once
        ? {
            headline: 'Every client is new.',
            text: say`Most come once, so winning one at ${known.costToWin} against ${figures.worth} is repeated each month. Those who bring another are the only discount.`,
          }
        : {
            headline: choose('sf-f3', ['They fall silent, they do not leave.', 'Success thins the pile.']),
            text: known.openingBasis
              ? say`The brief reports ${soFar(service)}. ${words(trade.ends)} What counts is how many still send cases after a year.`
              : say`${words(trade.ends)} The plan answers with ${words(trade.hold)}, and ends the third year with ${figures.clients(3)}.`,
          },
    ],
    weakest: choose('sf-weakest', [
      say`Attack the odds first. ${known.wins} won is ours, not measured${worst ? say`; every fifth success that fails to come takes ${worst} with it by the end` : say``}.`,

      say`Weakest are the odds. That ${known.wins} of what is taken up is won has been counted by nobody${worst ? say`, and a fifth fewer wins cost ${worst} over three years` : say``}.`,
      say`The weakest figure is ${known.wins} won: an assumption on which every other line rests. ${worst ? say`A fifth fewer successes take ${worst} out of the account by the end.` : say`Forty decided cases would replace it.`}`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('sf-sum-end', [
        say`Day forty-five: the papers of five strangers. Day ninety: the share of cases worth taking, and what one costs in hours. ${Founder} hires, builds or stops on these three figures.`,

        say`First ${some} ${words(trade.case.many)}, chosen blind and worked by hand, before anything more is built. ${Founder} has their papers by day forty-five or changes the kind of ${words(trade.client.one)}.`,
        say`${Founder} takes on five ${words(trade.client.many)} and refuses in writing what should be refused. On day ninety the count of decided, open and refused says whether to hire.`,
      ]),
    },
  }
}
