// What all of it comes to: the first page, the cases, and the money to be found.
import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { SummaryText, Texts } from '../playbook.ts'
import { howMany, isHopeless, type Let, lineOf, oneMore, payingBack, periodWords } from './let.ts'
import { districtOf } from './texts-market.ts'

export function scenarios({ context, effect, letting }: Let): Texts['scenarios'] {
  const { names, choose } = context
  const [fewer, cheaper] = [effect('volume:lets'), effect('price:lets')]
  if (!fewer || !cheaper)
    return {
      ending: {
        label: 'Threshold',
        prose: say`Nothing is added before three months at or above the planned use; ${names.founder} may not waive it.`,
      },
    }
  return {
    ending: {
      label: 'Threshold',
      prose: choose('let-cases', [
        say`A fifth fewer bookings cost ${fewer} over three years and a tenth off the price ${cheaper}. ${words(fewer.value > cheaper.value ? 'A discount that fills is therefore worth trying in quiet weeks' : 'Filling by discount therefore does not pay')}; no further ${words(letting.one)} before three months at plan. Owner: ${names.founder}.`,
        say`Growth has one gate: three months at the planned use. ${names.founder} keeps two sums in view, ${fewer} for a fifth fewer bookings and ${cheaper} for a tenth off the price, and pays for nothing new below the gate.`,
      ]),
    },
  }
}

export function funding(made: Let): Texts['funding'] {
  const { context, raise, letting, known, year } = made
  const { names, choose, said } = context
  const budget = said('budget')
  const round = said('raise')
  return {
    more: [
      budget
        ? choose('let-budget', [
            say`From the ${cite(budget)} in hand ${names.founder} pays for the count, the first ${words(letting.many)} and a reserve of three months; whatever comes later is for money that these have earned.`,
            say`Of the ${cite(budget)} that are there, no more than half goes into ${words(letting.many)} at the start. The rest answers for the quiet weeks.`,
          ])
        : say`How much ${names.founder} can put in is not known. Lenders for such things begin with a fifth to a third of the price, and with whether the founder would lose it too.`,
      ...(round
        ? [
            say`Asked for are ${cite(round)}. Most of it turns into ${words(letting.many)} that can be sold again; the part that cannot, marketing and the empty first months, is what an investor really risks.`,
          ]
        : []),
      ...(raise.value > 0
        ? [
            letting.isPlace
              ? choose('let-place-lender', [
                  say`Furniture is no security: ${known.costEach} for each ${words(letting.one)} bring little in a sale. What a lender reads instead is the lease with its break, the calendars, and ${year('ebitda', 3)} before interest, tax and depreciation in the third year.`,
                  say`A landlord who wants the place filled may pay for part of the furnishing, against a longer lease. That is asked before any bank is, because it costs no interest, and it shows how much the landlord believes in it.`,
                ])
              : choose('let-lender', [
                  say`Whoever lends can count here: ${words(letting.many)} with serial numbers or a lease, a calendar, deposits for dates, and ${year('ebitda', 3)} before interest, tax and depreciation in the third year.`,
                  say`Security is what this kind of business has: each ${words(letting.one)} stands at ${known.costEach} new. A lender takes half of that as its worth, so the other half has to come from elsewhere.`,
                  say`Leasing or hire purchase may replace part of it, at a higher rate and without a deposit. Two offers are asked for, over the time in which one ${words(letting.one)} earns its price and no longer.`,
                ]),
          ]
        : []),
    ],
    ending: {
      label: 'Decision',
      prose: round
        ? say`${names.founder} asks for the round of ${round} with the calendars and the deposits on one page. ${words(raise.value > round.value ? 'It does not cover the need computed above; fewer are bought, rather than the reserve spent.' : 'It is more than the need computed above; what is over buys nothing until refusals outnumber free dates.')}`
        : raise.value > 0
          ? choose('let-ask', [
              say`${names.founder} asks for ${raise} after day ninety, with the calendars and the deposits on one page, and takes the smaller sum first if it is offered in two.`,
              say`The sum to ask for is ${raise}. ${names.founder} brings the count of calendars, the paid deposits and two quotes, and asks a bank and a leasing firm in the same week.`,
            ])
          : say`No outside money is taken. What the first ${words(letting.many)} earn buys the next, and ${names.founder} keeps three months of fixed costs untouched.`,
    },
  }
}

export function summary(made: Let): SummaryText {
  const { context, letting, known, effect, opens } = made
  const { names, choose } = context
  const { one, dates } = periodWords(made)
  const { share, ours } = districtOf(made)
  const back = payingBack(made)
  const more = oneMore(made)
  const lost = effect('volume:lets')
  return {
    what: choose('let-what', [
      say`${names.company} is there for ${names.buyers} ${names.where}: ${names.offer}, at ${known.price} a ${words(one)}. It ${words(opens === 1 ? 'has' : 'starts with')} ${howMany(made)}.`,
      say`For ${names.buyers}, ${names.where}: ${names.offer}. ${names.company} ${words(opens === 1 ? 'has' : 'starts with')} ${howMany(made)} and takes ${known.price} a ${words(one)}.`,
      say`${howMany(made)}, ${known.price} a ${words(one)}, ${names.where}: that is ${names.company}. The offer to ${names.buyers}: ${names.offer}.`,
    ]),
    findings: [
      isHopeless(made)
        ? {
            headline: 'Full is not enough.',
            text: say`To break even the second year would have to let more than there is: ${lineOf(made)} a month, with ${howMany(made)}. Rent or price has to change before anything is signed or bought.`,
          }
        : more
          ? {
              headline: 'The calendar decides.',
              text: say`The plan rests on ${known.use} of all ${words(dates)} being let. ${known.period === 'month' ? say`Five points more` : say`One ${words(one)} more a month, of each,`} would be worth ${more} a year.`,
            }
          : {
              headline: 'A booking loses money.',
              text: say`At ${known.price} a ${words(one)} handing over costs more than comes in; the price is the first thing to change.`,
            },
      back
        ? {
            headline: letting.isPlace
              ? 'What is built in cannot be taken along.'
              : 'Each one has to earn its own price.',
            text: say`One ${words(letting.one)} costs ${known.costEach} and has earned that after ${back.periods}, before rent and wages: ${back.months} at the planned use.`,
          }
        : {
            headline: 'What is bought does not come back.',
            text: say`One ${words(letting.one)} costs ${known.costEach}, and no booking pays for it at this price.`,
          },
      {
        headline:
          opens === 1 ? 'The quiet weeks are the reserve.' : 'The market can be counted in an evening.',
        text:
          opens === 1
            ? say`It is let already. ${ours} in the third year are ${share} of what suits in the district, and the easiest of them lie in weeks that stand empty now.`
            : say`By our first count the third year’s ${ours} are ${share} of what suits in the district. Other people’s calendars can confirm or refute that before anything is ${words(letting.isPlace ? 'signed' : 'bought')}.`,
      },
    ],
    weakest: lost
      ? choose('let-weakest', [
          say`Its weak point is the empty calendar. A fifth fewer bookings cost ${lost} over three years, and ${known.use} is taken from elsewhere until the calendars nearby have been counted.`,
          say`The figure to attack is ${known.use}. If a fifth fewer book, ${lost} are gone after three years, and ${words(letting.isPlace ? 'the lease' : 'what was bought')} stays.`,
        ])
      : say`Its weak point is the empty calendar: ${known.use} is taken from elsewhere until the calendars nearby have been counted.`,
    ending: {
      label: 'Decision',
      prose:
        opens === 1
          ? say`In the next ninety days: find out why the emptiest weeks are empty, remove one cause, and add nothing until then. Owner: ${names.founder}.`
          : choose('let-go', [
              say`${words(letting.isPlace ? 'Sign' : 'Buy')} when eight strangers have paid deposits for dates and the calendars nearby are more than half full, by day ninety. Owner: ${names.founder}.`,
              say`Day ninety decides: eight deposits from strangers and a good week more than half taken nearby, or ${names.founder} ${words(letting.isPlace ? 'does not sign' : 'buys nothing')}.`,
            ]),
    },
  }
}
